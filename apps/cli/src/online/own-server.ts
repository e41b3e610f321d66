import { SOCKET_PATH } from '@shoal/room/protocol';
import { jsonLog, type RunningServer } from '@shoal/server';
import { networkAddresses } from '@shoal/server/http';
import type { ExitCode } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { DEFAULT_PORT, listenAt } from '../web/listen-at.ts';
import {
  baseSettings,
  builtSite,
  heedTermination,
  noteBugs,
  ownRoomsFolder,
  STDERR,
  serverWithRooms,
} from '../web/serving.ts';
import { webWords } from '../web/web-words.ts';

const PROBE_MS = 1500;
/** What a server with rooms answers to somebody who is no WebSocket. */
const UPGRADE_REQUIRED = 426;

/** Does a server with rooms answer at this origin? */
export async function answersAt(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${origin}${SOCKET_PATH}`, { signal: AbortSignal.timeout(PROBE_MS) });
    return status === UPGRADE_REQUIRED;
  } catch {
    return false;
  }
}

/** A server of this program, which goes on beside a visit. */
export interface OwnServer extends RunningServer {
  /** How the program ends, as far as the server knows. */
  exitCode(): ExitCode;
}

/** Serves page and rooms from this program, on all addresses of this machine, until it is closed. It must not write over a screen. */
export async function startOwnServer(interruption: Interruption, tell: (line: string) => void): Promise<OwnServer> {
  heedTermination(interruption);
  const log = jsonLog('warn', { ...STDERR, write: (line) => tell(line.trimEnd()) });
  const settings = { ...baseSettings(), log, site: await builtSite(), data: ownRoomsFolder() };
  const start = (place: { readonly host: string | null; readonly port: number }) =>
    serverWithRooms({ ...settings, place });
  const server = await listenAt(start, { host: null, port: DEFAULT_PORT }, webWords.stopOther);
  return { ...server, exitCode: noteBugs(server, interruption) };
}

/** The origin at which others on the network reach a server of this machine, if they do. */
export async function publicOriginOf(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  if (!/^(?:127\.|localhost$|\[::1\]$)/.test(hostname)) return origin;
  const [address] = networkAddresses();
  if (address === undefined) return origin;
  const outside = `http://${address}:${port}`;
  return (await answersAt(outside)) ? outside : origin;
}
