import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const PAGE = '<!doctype html><title>store</title><script type="module" src="/store-page.js"></script>';

/** Pages of this folder have an opaque origin, so the browser stores nothing for them. */
export const REFUSED = '/refused';

export interface StoreSite {
  readonly port: number;
  close(): void;
}

/** Serves a page that contains the store. */
export async function startStoreSite(): Promise<StoreSite> {
  const script = await bundled('store-page.ts');
  const server = createServer(({ url }, response) => answer(url ?? '', response, script));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server), close: () => server.close() };
}

async function bundled(name: string): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL(name, import.meta.url)),
    platform: 'browser',
    tsconfig: false,
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  return output[0].code;
}

function answer(url: string, response: ServerResponse, script: string): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (url === REFUSED) response.setHeader('Content-Security-Policy', 'sandbox allow-scripts');
  if (url.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript').end(script);
  else response.setHeader('Content-Type', 'text/html').end(PAGE);
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
