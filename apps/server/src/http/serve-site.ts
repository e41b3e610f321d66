import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './site.ts';
import { answerFrom } from './site-answer.ts';

/** Where to listen; no host means every address of this machine, port 0 any free port. */
export interface ListenPlace {
  readonly host: string | null;
  readonly port: number;
}

export interface ServedSite {
  readonly port: number;
  /** Ends every connection, also one that somebody keeps open. */
  close(): Promise<void>;
}

/** Serves a site until it is closed; rejects with the error of the system where it cannot listen. */
export async function serveSite(site: Site, where: ListenPlace): Promise<ServedSite> {
  // Loaded here because every other command starts faster without it.
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    const { status, headers, body } = answerFrom(site, request);
    response.writeHead(status, { ...headers });
    response.end(body ?? undefined);
  });
  const { port } = await listen(server, where);
  return { port, close: () => close(server) };
}

function listen(server: Server, { host, port }: ListenPlace): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The server listens at no port'));
      else resolve(address);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
