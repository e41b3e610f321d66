import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_LIMITS,
  jsonLog,
  type ListenPlace,
  type RunningServer,
  type ServerSettings,
  StoreError,
  startServer,
  TRUST_NOBODY,
} from '@shoal/server';
import { readSite, type Site } from '@shoal/server/http';
import { EXIT, type ExitCode, FileError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { startWorker } from '../process/own-program.ts';
import { foldersOf } from '../store/folders.ts';
import { say } from '../text/line-writer.ts';
import { webWords } from './web-words.ts';

/** Beside the bundle; a folder of one's own, say a test's, comes by the environment. */
const folder = (): string => process.env['SHOAL_WEB'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

export async function builtSite(): Promise<Site> {
  const site = await readSite(folder());
  if (site === null) throw new FileError(webWords.notBuilt);
  return site;
}

/** What every server of this program has in common. */
export const baseSettings = (): Omit<ServerSettings, 'site' | 'data' | 'place'> => ({
  startThread: () => startWorker('thoughts'),
  origins: [],
  proxies: TRUST_NOBODY,
  limits: DEFAULT_LIMITS,
  metrics: 'this-machine',
  log: jsonLog('warn', STDERR),
});

export const STDERR = {
  now: () => new Date(),
  write: (line: string): void => void process.stderr.write(line),
};

/** The rooms of this user, beside the games of one device. */
export const ownRoomsFolder = (): string => join(foldersOf(process.env).data, 'server');

/** Starts a server, or fails with a sentence on why it cannot keep its rooms. */
export async function serverWithRooms(settings: ServerSettings & { readonly data: string }): Promise<RunningServer> {
  try {
    return tellDamage(await startServer(settings));
  } catch (error) {
    throw error instanceof StoreError ? new FileError(storeSentence(error, settings.data)) : error;
  }
}

/** Starts a server that has rooms if it can keep them. Another server that has them is no trouble: they are there. */
export async function serverWithOrWithoutRooms(
  settings: ServerSettings & { readonly data: string },
): Promise<RunningServer> {
  try {
    return tellDamage(await startServer(settings));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.code !== 'locked') say(webWords.withoutRooms(storeSentence(error, settings.data)));
    return startServer({ ...settings, data: null });
  }
}

function tellDamage(server: RunningServer): RunningServer {
  if (server.setAside !== null) say(webWords.setAside(server.setAside));
  return server;
}

export const storeSentence = ({ code }: StoreError, folder: string): string => webWords.rooms[code](folder);

/** From here on SIGTERM ends the program cleanly, as Ctrl-C does. */
export const heedTermination = (interruption: Interruption): void =>
  void process.on('SIGTERM', () => interruption.interrupt());

/** Notes bugs that belong to no room. Returns the exit code of the program, which one that nobody catches ends. */
export function noteBugs({ report }: RunningServer, interruption: Interruption): () => ExitCode {
  let code: ExitCode = EXIT.ok;
  process.on('unhandledRejection', report);
  // Nobody knows what state this leaves, and nothing is lost by starting again.
  process.on('uncaughtException', (bug) => {
    report(bug);
    code = EXIT.internal;
    interruption.interrupt();
  });
  return () => code;
}

/** Serves until Ctrl-C or SIGTERM, which is how a server is meant to end. */
export async function serveUntilStopped(server: RunningServer, interruption: Interruption): Promise<ExitCode> {
  const exitCode = noteBugs(server, interruption);
  if (!interruption.hasCome) await once(interruption.signal, 'abort');
  await server.close();
  return exitCode();
}

export type { ListenPlace };
