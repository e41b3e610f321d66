import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { vi } from 'vitest';
import { readSite, type Site } from '../../../server/src/http/site.ts';
import { pageFolder } from './site.ts';

const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** Distinguishes the next edition of the page from the current one. */
export const NEXT = 'meta[name=edition][content=next]';

export interface Editions {
  readonly present: Site;
  readonly next: Site;
}

/** The current page, and the page as it would be after a change of its sources. */
export async function editionsOfThePage(): Promise<Editions> {
  // As in the build: the page has no code for developers.
  vi.stubEnv('NODE_ENV', 'production');
  const [present, next] = await Promise.all([pageFolder().then(readSite), nextEdition()]);
  vi.unstubAllEnvs();
  if (present === null) throw new Error('nothing was built');
  return { present, next };
}

async function nextEdition(): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'shoal-next-'));
  const change = {
    name: 'next-edition',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'edition', content: 'next' } }],
  };
  try {
    await build({ configFile: CONFIG, plugins: [change], build: { outDir }, logLevel: 'warn' });
    const site = await readSite(outDir);
    if (site === null) throw new Error('nothing was built');
    return site;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
