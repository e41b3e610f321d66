import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where to listen; no host means every address of this machine, port 0 any free port. */
export interface ListenPlace {
  readonly host: string | null;
  readonly port: number;
}

/** Whoever sends a request slowly is cut off before that costs anything. */
const PATIENCE = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 5000,
  maxHeaderSize: 8192,
} as const;
/** A reader of a file may pause for this long. */
const PAUSE_MS = 30_000;
/** Everybody comes back at once after a restart. */
const WAITING_CONNECTIONS = 4096;

export function newHttpServer(answer: RequestListener, mostConnections: number): Server {
  const server = createServer(PATIENCE, answer);
  server.timeout = PAUSE_MS;
  server.maxConnections = mostConnections;
  return server;
}

/** Rejects with the error of the system where it cannot listen. */
export function listen(server: Server, { host, port }: ListenPlace): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, backlog: WAITING_CONNECTIONS, ...(host === null ? {} : { host }) }, () => {
      const address = server.address();
      server.off('error', reject);
      if (address === null || typeof address === 'string') reject(new Error('The server listens at no port'));
      else resolve(address);
    });
  });
}

/** Ends every connection, also one that somebody keeps open. */
export function closeListener(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
