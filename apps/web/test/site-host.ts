import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Site } from '../../server/src/http/site.ts';
import { answerFrom } from '../../server/src/http/site-answer.ts';

/** A host that answers like `shoal web`, records requests, and can change its site or stop. */
export class SiteHost {
  readonly asked: string[] = [];
  #site: Site;
  #server: Server | null = null;
  #port = 0;

  constructor(site: Site) {
    this.#site = site;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  get port(): number {
    return this.#port;
  }

  show(site: Site): void {
    this.#site = site;
    this.asked.length = 0;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.asked.push(request.url ?? '');
      const { status, headers, body } = answerFrom(this.#site, request);
      response.writeHead(status, { ...headers }).end(body ?? undefined);
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address !== null && typeof address !== 'string') this.#port = address.port;
    this.#server = server;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
