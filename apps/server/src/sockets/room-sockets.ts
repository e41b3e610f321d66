import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ClientSocket, SocketListener } from '@shoal/room/hosting';
import { LIMITS, SOCKET_PATH } from '@shoal/room/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientAddress, isLoopback, networkOf, type ProxyTrust } from './client-address.ts';
import { Crowd } from './crowd.ts';
import { isWelcome } from './origins.ts';
import { RoomSocket } from './room-socket.ts';

/** Why a request for a socket is refused. */
export type SocketRefusal = 'elsewhere' | 'foreign-page' | 'too-many' | 'stopping';

interface RoomSocketsSettings {
  readonly origins: readonly string[];
  readonly proxies: ProxyTrust;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  connect(socket: ClientSocket): SocketListener;
  refused(refusal: SocketRefusal): void;
  failed(error: unknown): void;
  /** A neighbour speaks for others, and is not believed: then all of them share the limits of one address. */
  untrustedProxy(): void;
}

const REFUSALS: Readonly<Record<SocketRefusal, readonly [status: number, sentence: string]>> = {
  elsewhere: [404, `Rooms are at ${SOCKET_PATH}.`],
  'foreign-page': [403, 'A page of another address may not connect: the server must be started with its --origin.'],
  'too-many': [429, 'There are too many connections: close some, or try again later.'],
  stopping: [503, 'The server is about to stop: try again in a moment.'],
};

/** A message this much longer than allowed still gets a sentence; a longer one ends the connection as it comes. */
const LENGTH_WITH_SENTENCE = 4 * LIMITS.messageBytes;
/** How long all sockets together get to close by themselves. */
const CLOSE_MS = 2000;

/** Turns requests into the sockets of rooms. */
export class RoomSockets {
  readonly #settings: RoomSocketsSettings;
  readonly #crowd: Crowd;
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LENGTH_WITH_SENTENCE,
    maxFragments: 64,
    // A socket answers pings itself, within a limit.
    autoPong: false,
  });
  #isStopping = false;
  #hasWarned = false;

  constructor(settings: RoomSocketsSettings) {
    this.#settings = settings;
    this.#crowd = new Crowd(settings.sockets, settings.socketsPerAddress);
  }

  /** Answers a request to switch to WebSockets. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => undefined);
    const address = networkOf(this.#addressOf(request));
    const refusal = this.#refusalOf(request);
    const leave = refusal === null ? this.#crowd.enter(address) : null;
    if (leave === null) {
      this.#refuse(socket, refusal ?? 'too-many');
      return;
    }
    socket.once('close', leave);
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#open(opened, socket, address));
  }

  /** Lets nobody else in. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Resolves when all connections are closed. Those that take too long are cut. */
  async close(): Promise<void> {
    this.#isStopping = true;
    const open = [...this.#server.clients].map(closing);
    const cut = setTimeout(() => this.#cut(), CLOSE_MS);
    await Promise.all(open);
    clearTimeout(cut);
  }

  #cut(): void {
    for (const client of this.#server.clients) client.terminate();
  }

  #addressOf({ headers, socket: { remoteAddress = '' } }: IncomingMessage): string {
    const { proxies, untrustedProxy } = this.#settings;
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join();
    if (forwarded !== '' && proxies.type === 'nobody' && isLoopback(remoteAddress) && !this.#hasWarned) {
      this.#hasWarned = true;
      untrustedProxy();
    }
    return clientAddress(proxies, remoteAddress, forwarded);
  }

  #refusalOf({ url = '', headers }: IncomingMessage): SocketRefusal | null {
    if (url.split('?', 1)[0] !== SOCKET_PATH) return 'elsewhere';
    if (this.#isStopping) return 'stopping';
    return isWelcome(headers.origin, headers.host, this.#settings.origins) ? null : 'foreign-page';
  }

  #open(opened: WebSocket, stream: Duplex, address: string): void {
    const { connect, failed } = this.#settings;
    const socket = new RoomSocket(opened, { address, stream, failed });
    socket.listen(connect(socket));
  }

  #refuse(socket: Duplex, refusal: SocketRefusal): void {
    this.#settings.refused(refusal);
    refuseSocket(socket, ...REFUSALS[refusal]);
  }
}

/** Answers a request for a socket with a sentence, and hangs up. */
export function refuseSocket(socket: Duplex, status: number, sentence: string): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${sentence.length + 1}`,
  ];
  socket.on('error', () => undefined);
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}\n`);
}

const closing = (client: WebSocket): Promise<void> => new Promise((resolve) => client.once('close', () => resolve()));
