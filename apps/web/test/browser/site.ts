import { fileURLToPath } from 'node:url';
import { buildWeb } from '../../../../scripts/build-web.mjs';
import { readSite, type Site } from '../../../server/src/http/site.ts';
import type { RunningServer } from '../../../server/src/index.ts';
import { serveSite } from '../../../server/test/serve-site.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface OpenSite extends RunningServer {
  readonly origin: string;
}

/** The built page; `SHOAL_PAGE` names a folder to test instead of a fresh build. */
export const pageFolder = async (): Promise<string> => process.env['SHOAL_PAGE'] ?? (await buildWeb(ROOT));

interface SiteWanted {
  /** A folder other than that of the page. */
  readonly folder?: string;
  readonly change?: (site: Site) => Site;
}

/** Serves the page, possibly modified, at a free port. */
export async function openSite({ folder: other, change = (site) => site }: SiteWanted = {}): Promise<OpenSite> {
  const folder = other ?? (await pageFolder());
  const site = await readSite(folder);
  if (site === null) throw new Error(`There is no page in ${folder}`);
  const served = await serveSite(change(site), { host: '127.0.0.1', port: 0 });
  return { ...served, origin: `http://127.0.0.1:${served.port}` };
}
