import type { BrowserContext } from 'playwright-core';

/** What must not happen in any test, in the words of the browser; empty when all is well. */
export type Complaints = readonly string[];

/** Watches every page and worker of a browser context. A breach of the content policy is an error of the console. */
export function watch(context: BrowserContext, origin: string): Complaints {
  const complaints: string[] = [];
  context.on('weberror', (event) => complaints.push(`page error: ${event.error().stack ?? event.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (!isOwn(protocol) && asked !== origin) complaints.push(`request to elsewhere: ${request.url()}`);
  });
  return complaints;
}

/** Made by the page itself, and asked of nobody. */
const isOwn = (protocol: string): boolean => protocol === 'blob:' || protocol === 'data:' || protocol === 'about:';
