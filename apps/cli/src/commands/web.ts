import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readSite, type Site, type SiteUrls, urlsOf } from '@shoal/server/http';
import { EXIT, type ExitCode, FileError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { say } from '../text/line-writer.ts';
import { lookOf } from '../text/look.ts';
import { listenAt, type WhereFlags } from '../web/listen-at.ts';
import { openBrowser } from '../web/open-browser.ts';
import { qrLines } from '../web/qr-code.ts';
import { webWords } from '../web/web-words.ts';

export interface WebFlags extends WhereFlags {
  readonly open?: boolean;
  readonly ascii?: boolean;
  readonly json?: boolean;
}

/** Beside the bundle; a folder of one's own, say a test's, comes by the environment. */
const folder = (): string => process.env['SHOAL_WEB'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Serves the built page until Ctrl-C, which is how it is meant to end. */
export async function web(flags: WebFlags, interruption: Interruption): Promise<ExitCode> {
  process.on('SIGTERM', () => interruption.interrupt());
  const served = await listenAt(await builtSite(), flags, say);
  const urls = urlsOf(served.port, flags.host);
  tell(urls, flags);
  // Not waited for: whatever opens a browser may stay as long as the browser.
  if (flags.open === true) void openBrowser(urls.here).then((isOpen) => isOpen || say(webWords.cannotOpen(urls.here)));
  if (!interruption.hasCome) await once(interruption.signal, 'abort');
  await served.close();
  return EXIT.ok;
}

async function builtSite(): Promise<Site> {
  const site = await readSite(folder());
  if (site === null) throw new FileError(webWords.notBuilt);
  return site;
}

function tell(urls: SiteUrls, flags: WebFlags): void {
  if (flags.json === true) print([JSON.stringify({ url: urls.here, network: urls.network })]);
  else print([webWords.isAt(urls.here), ...networkLines(urls, flags)]);
  if (urls.network.length > 0) say(webWords.needsHttps);
  else if (flags.host === true) say(webWords.noNetwork);
  if (process.stdout.isTTY) say(webWords.howToStop);
}

/** Nobody can hear a QR code. */
function networkLines({ network }: SiteUrls, flags: WebFlags): string[] {
  const look = lookOf(flags, process.env, process.stdout);
  const code = network.length === 0 || look.spoken ? [] : qrLines(network[0], look);
  return [...network.map(webWords.onNetwork), ...code];
}

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
