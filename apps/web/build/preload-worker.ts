import type { Plugin } from 'vite';

/** The worker is wanted as soon as the page runs: told in the page's head, it comes together with the script. */
export function preloadWorker(): Plugin {
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
