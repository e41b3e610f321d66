import type { ListenPlace, RunningServer } from '@shoal/server';
import { NetworkError } from '../process/exit-code.ts';
import { webWords } from './web-words.ts';

/**
 * Always the same where possible: a browser keeps games and settings by address, port included. On a telephone's
 * keys it spells SHOA.
 */
export const DEFAULT_PORT = 7462;

type Start = (place: ListenPlace) => Promise<RunningServer>;

/** Starts a server at this place, or fails with a sentence on why that cannot be. */
export async function listenAt(
  start: Start,
  place: ListenPlace,
  taken: (port: number) => string = webWords.portTaken,
): Promise<RunningServer> {
  try {
    return await start(place);
  } catch (error) {
    throw explained(error, place, taken);
  }
}

/** Starts a server at the default port or, if that is taken, at any. */
export async function listenSomewhere(
  start: Start,
  host: string | null,
  say: (sentence: string) => void,
): Promise<RunningServer> {
  try {
    return await start({ host, port: DEFAULT_PORT });
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw explained(error, { host, port: DEFAULT_PORT }, webWords.portTaken);
  }
  const served = await listenAt(start, { host, port: 0 });
  say(webWords.otherPort(DEFAULT_PORT, served.port));
  return served;
}

function explained(error: unknown, { host, port }: ListenPlace, taken: (port: number) => string): unknown {
  const code = codeOf(error);
  if (code === null) return error;
  if (code === 'EADDRINUSE') return new NetworkError(taken(port));
  if (code === 'EACCES') return new NetworkError(webWords.portForbidden(port));
  if (host !== null && NO_SUCH_HOST.has(code)) return new NetworkError(webWords.noSuchHost(host));
  return new NetworkError(webWords.cannotListen(code));
}

const NO_SUCH_HOST = new Set(['EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']);

/** The name that the system gives an error; sentences of our own have none. */
const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
