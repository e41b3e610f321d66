import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import type { EnvironmentVariables } from '../text/language.ts';

/** Where the program keeps what should outlive it. */
export interface Folders {
  /** Games, in progress and finished. */
  readonly data: string;
  /** Settings. */
  readonly config: string;
}

const NAME = 'shoal';

/** SHOAL_HOME gathers everything in one folder; otherwise the conventions of the platform decide. */
export function foldersOf(environment: EnvironmentVariables, platform = process.platform, home = ownHome()): Folders {
  const { SHOAL_HOME } = environment;
  if (SHOAL_HOME !== undefined && SHOAL_HOME !== '') return { data: resolve(SHOAL_HOME), config: resolve(SHOAL_HOME) };
  const { data, config } = PLATFORMS[platform]?.(environment, home) ?? xdg(environment, home);
  return { data: join(data, NAME), config: join(config, NAME) };
}

type Conventions = (environment: EnvironmentVariables, home: string) => Folders;

/** The XDG base directories, in which a path that is not absolute does not count. */
const xdg: Conventions = ({ XDG_DATA_HOME, XDG_CONFIG_HOME }, home) => ({
  data: given(XDG_DATA_HOME) ?? join(home, '.local', 'share'),
  config: given(XDG_CONFIG_HOME) ?? join(home, '.config'),
});

const macOs: Conventions = (_, home) => ({
  data: join(home, 'Library', 'Application Support'),
  config: join(home, 'Library', 'Preferences'),
});

const windows: Conventions = ({ LOCALAPPDATA, APPDATA }, home) => ({
  data: given(LOCALAPPDATA) ?? join(home, 'AppData', 'Local'),
  config: given(APPDATA) ?? join(home, 'AppData', 'Roaming'),
});

const PLATFORMS: Readonly<Record<string, Conventions>> = { darwin: macOs, win32: windows };

const given = (path: string | undefined): string | undefined =>
  path !== undefined && isAbsolute(path) ? path : undefined;

/** A user without a home, as in some containers, still plays. */
function ownHome(): string {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}
