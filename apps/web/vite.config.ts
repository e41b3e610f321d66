import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { contentSecurityPolicy } from './build/content-security-policy.ts';
import { courtArt } from './build/court-art.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import site from './package.json' with { type: 'json' };

/** The engine and its bots: the page asks the worker, and only some screens that are loaded later need them. */
const ENGINE =
  /packages[\\/](core[\\/]src[\\/](bots|arena)|games[\\/]src[\\/](index|[^\\/]+[\\/](index|bots|design|rules[\\/](?!words|story|vocabulary|points|matching|offers|codes|state))))/;

/** The first load is one script and one style sheet: every further request costs a round trip. */
const isShown = (id: string): boolean => !ENGINE.test(id);

/** The worker is wanted as soon as the page runs: told in the page's head, it comes together with the script. */
function preloadWorker(): Plugin {
  return {
    name: 'shoal:preload-worker',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /(^|\/)worker-[^/]+\.js$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative, so that the folder works below any address.
  base: './',
  plugins: [courtArt(), contentSecurityPolicy(), serviceWorker(), preloadWorker(), precompress()],
  define: { SHOAL_VERSION: JSON.stringify(site.version) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'page', tags: ['$initial'], test: isShown, includeDependenciesRecursively: false }],
        },
      },
    },
  },
  worker: { format: 'es' },
});
