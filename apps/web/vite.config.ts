import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './build/content-security-policy.ts';
import { courtArt } from './build/court-art.ts';
import { precompress } from './build/precompress.ts';
import { preload } from './build/preload.ts';
import { serviceWorker } from './build/service-worker.ts';
import site from './package.json' with { type: 'json' };

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative, so that the folder works below any address.
  base: './',
  plugins: [courtArt(), contentSecurityPolicy(), preload(), serviceWorker(), precompress()],
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
      // A slow machine is no news for somebody who wants to play.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // One script and one style sheet for the first load: every further request costs a round trip.
          groups: [{ name: 'page', tags: ['$initial'], includeDependenciesRecursively: false }],
        },
      },
    },
  },
  worker: { format: 'es' },
});
