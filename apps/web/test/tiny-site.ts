import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readSite, type Site } from '../../server/src/http/site.ts';
import { contentSecurityPolicy } from '../build/content-security-policy.ts';
import { precompress } from '../build/precompress.ts';
import { serviceWorker } from '../build/service-worker.ts';

const source = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="./icon.svg">
    <script type="module" src="./main.ts"></script>
  </head>
  <body>
    <h1></h1><output></output>
    <button id="lazy">lazy</button><button id="worker">worker</button><button id="reload" hidden>reload</button>
  </body>
</html>
`;

const MAIN = `
  import '${source('trusted-script-urls.ts')}';
  import { registerServiceWorker } from '${source('service-worker/register.ts')}';

  const find = (selector) => document.querySelector(selector);
  const say = (text) => { find('output').textContent = text; };
  find('h1').textContent = EDITION;
  find('#lazy').onclick = () => import('./lazy.ts').then(({ lazy }) => say(lazy), (error) => say(String(error)));
  find('#worker').onclick = () => {
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }).onmessage = ({ data }) => say(data);
  };
  registerServiceWorker({
    patienceMs: 0,
    onUpdate: (reload) => {
      find('#reload').hidden = false;
      find('#reload').onclick = reload;
    },
  });
  navigator.serviceWorker?.ready.then(() => document.body.classList.add('offline-ready'));
`;

/** Builds a page of a few lines with the plugins of the real one, in a temporary folder. */
export async function tinySite(edition: string): Promise<Site> {
  const root = mkdtempSync(join(tmpdir(), 'shoal-tiny-'));
  try {
    write(root, edition);
    await build({
      root,
      configFile: false,
      base: './',
      logLevel: 'warn',
      define: { EDITION: JSON.stringify(edition) },
      plugins: [contentSecurityPolicy(), serviceWorker(), precompress()],
      build: { modulePreload: false, assetsInlineLimit: 0, sourcemap: true },
      worker: { format: 'es' },
    });
    const site = await readSite(join(root, 'dist'));
    if (site === null) throw new Error('nothing was built');
    return site;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function write(root: string, edition: string): void {
  mkdirSync(join(root, 'public'));
  const files = {
    'index.html': PAGE,
    'main.ts': MAIN,
    'lazy.ts': `export const lazy = 'lazy of ' + EDITION;`,
    'worker.ts': `postMessage('worker of ' + EDITION);`,
    'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'public/same.txt': 'the same in every edition',
    'public/other.txt': edition,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
}

/** Moves a site into a folder of its host. */
export const inFolder = (folder: string, { files, policy }: Site): Site => {
  const moved = [...files].map(([name, file]) => [`${folder}/${name}`, file] as const);
  const page = files.get('index.html');
  return { policy, files: new Map(page === undefined ? moved : [...moved, [`${folder}/`, page]]) };
};

/** Puts two sites on one host. */
export const together = (one: Site, other: Site): Site => ({ ...one, files: new Map([...one.files, ...other.files]) });
