import type { SiteUrls } from '@shoal/server/http';
import { say } from '../text/line-writer.ts';
import { lookOf } from '../text/look.ts';
import { qrLines } from './qr-code.ts';
import { webWords } from './web-words.ts';

export interface PlaceFlags {
  readonly ascii?: boolean;
  readonly json?: boolean;
}

interface Place {
  readonly urls: SiteUrls;
  /** The address that the world knows; null where only this network has one. */
  readonly origin: string | null;
  /** Is the server meant for others? */
  readonly isOpen: boolean;
}

/** Says where the server is, with a QR code for others. */
export function tellPlace({ urls, origin, isOpen }: Place, flags: PlaceFlags): void {
  if (flags.json === true) {
    const known = origin === null ? {} : { origin };
    print([JSON.stringify({ url: urls.here, network: urls.network, ...known })]);
  } else print([webWords.isAt(urls.here), ...linesForOthers(urls, origin, flags)]);
  if (origin === null && urls.network.length > 0) say(webWords.needsHttps);
  else if (origin === null && isOpen) say(webWords.noNetwork);
  if (process.stdout.isTTY) say(webWords.howToStop);
}

/** Nobody can hear a QR code. */
function linesForOthers({ network }: SiteUrls, origin: string | null, flags: PlaceFlags): string[] {
  const look = lookOf(flags, process.env, process.stdout);
  const link = origin === null ? network.at(0) : `${origin}/`;
  const code = link === undefined || look.spoken ? [] : qrLines(link, look);
  return [...(origin === null ? network.map(webWords.onNetwork) : [webWords.forFriends(`${origin}/`)]), ...code];
}

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
