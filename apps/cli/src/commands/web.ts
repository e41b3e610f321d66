import { resolve } from 'node:path';
import { urlsOf } from '@shoal/server/http';
import type { ExitCode } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { say } from '../text/line-writer.ts';
import { listenAt, listenSomewhere } from '../web/listen-at.ts';
import { openBrowser } from '../web/open-browser.ts';
import {
  baseSettings,
  builtSite,
  heedTermination,
  type ListenPlace,
  ownRoomsFolder,
  serverWithOrWithoutRooms,
  serverWithRooms,
  serveUntilStopped,
} from '../web/serving.ts';
import { type PlaceFlags, tellPlace } from '../web/tell-place.ts';
import { webWords } from '../web/web-words.ts';

export interface WebFlags extends PlaceFlags {
  readonly port?: number;
  /** True: every address of this machine. */
  readonly host?: string | true;
  readonly open?: boolean;
  readonly data?: string;
}

const LOOPBACK = '127.0.0.1';

/** Serves page and rooms to this machine until Ctrl-C. */
export async function web(flags: WebFlags, interruption: Interruption): Promise<ExitCode> {
  heedTermination(interruption);
  const { port, host } = flags;
  const data = flags.data === undefined ? ownRoomsFolder() : resolve(flags.data);
  const settings = { ...baseSettings(), site: await builtSite(), data };
  // A folder that somebody names is meant.
  const startServer = flags.data === undefined ? serverWithOrWithoutRooms : serverWithRooms;
  const start = (place: ListenPlace) => startServer({ ...settings, place });
  const address = host === true ? null : (host ?? LOOPBACK);
  const served = await (port === undefined
    ? listenSomewhere(start, address, say)
    : listenAt(start, { host: address, port }));
  const urls = urlsOf(served.port, host);
  tellPlace({ urls, origin: null, isOpen: host === true }, flags);
  // Not waited for: whatever opens a browser may stay as long as the browser.
  if (flags.open === true) void openBrowser(urls.here).then((isOpen) => isOpen || say(webWords.cannotOpen(urls.here)));
  return serveUntilStopped(served, interruption);
}
