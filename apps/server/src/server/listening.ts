import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListenPlace, ServerLimits } from './server-settings.ts';

const MOST_HEADER_BYTES = 8192;
const KEPT_ALIVE_MS = 5000;
/** A reader of a file may pause for this long. */
const PAUSE_MS = 30_000;
/** Everybody comes back at once after a restart. */
const WAITING_CONNECTIONS = 4096;
/** Connections that are no sockets: for the page, and for those who look after the server. */
const OTHER_CONNECTIONS = 2000;

/** A request that comes slowly is cut off before it costs anything. */
export function newHttpServer(answer: RequestListener, { headersMs, sockets }: ServerLimits): Server {
  const patience = {
    headersTimeout: headersMs,
    requestTimeout: 2 * headersMs,
    connectionsCheckingInterval: headersMs / 5,
    keepAliveTimeout: KEPT_ALIVE_MS,
    maxHeaderSize: MOST_HEADER_BYTES,
  };
  const server = createServer(patience, answer);
  server.timeout = PAUSE_MS;
  server.maxConnections = sockets + OTHER_CONNECTIONS;
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
