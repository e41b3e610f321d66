import type { BrowserContext } from 'playwright-core';

/** Errors that no test may cause, as the browser words them; empty if there are none. */
export type PageErrors = readonly string[];

/** Watches all pages and workers of a context. Violations of the content policy appear as console errors. */
export function collectErrors(context: BrowserContext, origin: string): PageErrors {
  const errors: string[] = [];
  context.on('weberror', (event) => errors.push(`page error: ${event.error().stack ?? event.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (!isOwn(protocol) && asked !== origin) errors.push(`request to elsewhere: ${request.url()}`);
  });
  return errors;
}

/** URLs that the page creates itself, without a request. */
const isOwn = (protocol: string): boolean => protocol === 'blob:' || protocol === 'data:' || protocol === 'about:';
