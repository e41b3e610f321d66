import { resolve } from 'node:path';
import envPaths from 'env-paths';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the program keeps what should outlive it. */
export interface Folders {
  /** Games, in progress and finished. */
  readonly data: string;
  /** Settings. */
  readonly config: string;
}

/**
 * SHOAL_HOME gathers everything in one folder. Otherwise the platform decides; what moves its folders, such as
 * XDG_DATA_HOME and XDG_CONFIG_HOME on Linux, is read from the process itself and not from what is given here.
 */
export function foldersOf({ SHOAL_HOME: home }: Environment): Folders {
  if (home !== undefined && home !== '') return { data: resolve(home), config: resolve(home) };
  const { data, config } = envPaths('shoal', { suffix: '' });
  return { data: resolve(data), config: resolve(config) };
}
