import { resolve } from 'node:path';
import {
  backUpRooms,
  DEFAULT_LIMITS,
  jsonLog,
  type LogLevel,
  type MetricsAudience,
  type ProxyTrust,
  readOrigin,
  readProxyTrust,
  roomsFileIn,
  type ServerSettings,
  StoreError,
  TRUST_NOBODY,
} from '@shoal/server';
import { urlsOf } from '@shoal/server/http';
import { EXIT, type ExitCode, FileError, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { callOf } from '../process/own-command.ts';
import { say } from '../text/line-writer.ts';
import { DEFAULT_PORT, listenAt } from '../web/listen-at.ts';
import {
  baseSettings,
  builtSite,
  heedTermination,
  ownRoomsFolder,
  STDERR,
  serverWithRooms,
  serveUntilStopped,
  storeSentence,
} from '../web/serving.ts';
import { type PlaceFlags, tellPlace } from '../web/tell-place.ts';
import { webWords } from '../web/web-words.ts';

export interface ServeFlags extends PlaceFlags {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly origin?: readonly string[];
  readonly trustProxy?: string;
  readonly roomsPerHour?: number;
  readonly socketsPerAddress?: number;
  /** Neither is the default. */
  readonly metrics?: boolean;
  readonly log?: LogLevel;
  readonly backup?: string;
}

/** Serves page and rooms for others until Ctrl-C, or copies all rooms. */
export async function serve(flags: ServeFlags, interruption: Interruption): Promise<ExitCode> {
  const data = flags.data === undefined ? ownRoomsFolder() : resolve(flags.data);
  if (flags.backup !== undefined) return backUp(data, resolve(flags.backup));
  heedTermination(interruption);
  const { host, port = DEFAULT_PORT } = flags;
  const settings = { ...settingsOf(flags), site: await builtSite(), data };
  const start = (place: ServerSettings['place']) => serverWithRooms({ ...settings, place });
  const served = await listenAt(start, { host: host ?? null, port }, webWords.stopOther);
  const isOpen = host === undefined;
  tellPlace({ urls: urlsOf(served.port, host ?? true), origin: settings.origins.at(0) ?? null, isOpen }, flags);
  if (process.stdout.isTTY) say(webWords.howToOpenRoom(callOf(roomCall(served.port))));
  return serveUntilStopped(served, interruption);
}

/** A room on a server at the default port of this machine needs no address. */
const roomCall = (port: number): string => (port === DEFAULT_PORT ? 'host' : `host --server http://127.0.0.1:${port}`);

function settingsOf(flags: ServeFlags): Omit<ServerSettings, 'site' | 'data' | 'place'> {
  const { roomsPerHour = DEFAULT_LIMITS.roomsPerHour, socketsPerAddress = DEFAULT_LIMITS.socketsPerAddress } = flags;
  return {
    ...baseSettings(),
    origins: (flags.origin ?? []).map(originIn),
    proxies: proxiesIn(flags.trustProxy),
    limits: { ...DEFAULT_LIMITS, roomsPerHour, socketsPerAddress },
    metrics: audienceOf(flags.metrics),
    log: jsonLog(flags.log ?? (process.stderr.isTTY ? 'warn' : 'info'), STDERR),
  };
}

function originIn(text: string): string {
  const origin = readOrigin(text);
  if (origin === null) throw new UsageError(webWords.badOrigin(text));
  return origin;
}

function proxiesIn(text: string | undefined): ProxyTrust {
  if (text === undefined) return TRUST_NOBODY;
  const proxies = readProxyTrust(text);
  if (proxies === null) throw new UsageError(webWords.badProxies(text));
  return proxies;
}

function audienceOf(isShown: boolean | undefined): MetricsAudience {
  if (isShown === undefined) return 'this-machine';
  return isShown ? 'everybody' : 'nobody';
}

async function backUp(data: string, file: string): Promise<ExitCode> {
  try {
    await backUpRooms(roomsFileIn(data), file);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new FileError(storeSentence(error, error.code.startsWith('target-') ? file : data));
  }
  process.stdout.write(`${webWords.backedUp(file)}\n`);
  return EXIT.ok;
}
