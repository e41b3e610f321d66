import { type ListenPlace, type ServedSite, type Site, serveSite } from '@shoal/server/http';
import { NetworkError } from '../process/exit-code.ts';
import { webWords } from './web-words.ts';

export interface WhereFlags {
  readonly port?: number;
  /** True: every address of this machine. */
  readonly host?: string | true;
}

/**
 * Always the same where possible: a browser keeps games and settings by address, port included. On a telephone's
 * keys it spells SHOA.
 */
export const DEFAULT_PORT = 7462;

const LOOPBACK = '127.0.0.1';

/** Serves at the port that is asked for, or else at the default one or, if that is taken, at any. */
export async function listenAt(
  site: Site,
  { port, host = LOOPBACK }: WhereFlags,
  say: (sentence: string) => void,
): Promise<ServedSite> {
  const where: ListenPlace = { host: host === true ? null : host, port: port ?? DEFAULT_PORT };
  try {
    return await serveSite(site, where);
  } catch (error) {
    if (port !== undefined || codeOf(error) !== 'EADDRINUSE') throw explained(error, where);
  }
  const served = await serveSite(site, { ...where, port: 0 });
  say(webWords.otherPort(DEFAULT_PORT, served.port));
  return served;
}

function explained(error: unknown, { host, port }: ListenPlace): unknown {
  const code = codeOf(error);
  if (code === null) return error;
  if (code === 'EADDRINUSE') return new NetworkError(webWords.portTaken(port));
  if (code === 'EACCES') return new NetworkError(webWords.portForbidden(port));
  if (host !== null && NO_SUCH_HOST.has(code)) return new NetworkError(webWords.noSuchHost(host));
  return new NetworkError(webWords.cannotListen(code));
}

const NO_SUCH_HOST = new Set(['EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']);

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
