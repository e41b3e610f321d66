import type { Duplex } from 'node:stream';
import { type ClientSocket, type SocketListener, TokenBucket } from '@shoal/room/hosting';
import { closeCodeOf, type Ending, LIMITS } from '@shoal/room/protocol';
import type { RawData, WebSocket } from 'ws';
import { CLOCK } from '../node/clock.ts';

/** How long a client gets to answer a close. */
const CLOSE_MS = 2000;
const MS_PER_SECOND = 1000;

interface RoomSocketPorts {
  readonly address: string;
  /** The connection below the WebSocket. */
  readonly stream: Duplex;
  /** A bug: the connection ends, and nothing else. */
  failed(error: unknown): void;
  /** After so much silence a ping asks for a sign of life, and then the connection is dead. */
  readonly patience?: { readonly beatMs: number; readonly silenceMs: number };
}

/** A WebSocket as the host knows it. */
export class RoomSocket implements ClientSocket {
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #failed: (error: unknown) => void;
  #listener: SocketListener | null = null;
  readonly #quiet: NodeJS.Timeout;
  readonly #dead: NodeJS.Timeout;
  readonly #signs = new TokenBucket(
    LIMITS.messagesAtOnce,
    LIMITS.messagesPerSecond / MS_PER_SECOND,
    CLOCK.monotonicMs(),
  );
  #late: NodeJS.Timeout | undefined;
  /** The bytes that waited before the frames of this turn of the event loop; null between two turns. */
  #waitedBefore: number | null = null;
  /** The bytes of the longest turn since nothing waited. */
  #longestTurn = 0;

  constructor(socket: WebSocket, { address, stream, failed, patience = LIMITS }: RoomSocketPorts) {
    this.address = address;
    this.#socket = socket;
    this.#stream = stream;
    this.#failed = failed;
    this.#quiet = setTimeout(() => socket.ping(), patience.beatMs);
    this.#dead = setTimeout(() => socket.terminate(), patience.silenceMs);
  }

  /** What waits beyond the longest turn: nobody reads too slowly because one turn, such as a long log, says much. */
  get unsentBytes(): number {
    const waiting = this.#waitedBefore ?? this.#socket.bufferedAmount;
    return Math.max(0, waiting - this.#longestTurn);
  }

  send(frame: string): void {
    if (this.#waitedBefore === null) this.#gather();
    this.#socket.send(frame);
  }

  close(ending: Ending): void {
    // A client that reads too slowly would not read the farewell either.
    if (ending === 'too-slow') this.#socket.terminate();
    else this.#socket.close(closeCodeOf(ending), ending);
    this.#late = setTimeout(() => this.#socket.terminate(), CLOSE_MS);
  }

  /** Hands everything that comes to the listener. */
  listen(listener: SocketListener): void {
    this.#listener = listener;
    this.#socket
      .on('message', (data: RawData, isBinary: boolean) => this.#receive(isBinary ? null : data.toString()))
      .on('ping', (content: Buffer) => this.#takeSign() && this.#socket.pong(content))
      .on('pong', () => this.#takeSign())
      // What breaks the rules of WebSockets ends with the close code that they give it.
      .on('error', () => undefined)
      .on('close', () => this.#closed());
  }

  /** What is sent until all promises are settled, such as news and answer, leaves in one call of the system. */
  #gather(): void {
    const waiting = this.#socket.bufferedAmount;
    if (waiting === 0) this.#longestTurn = 0;
    this.#waitedBefore = waiting;
    this.#stream.cork();
    process.nextTick(() => {
      this.#waitedBefore = null;
      this.#longestTurn = Math.max(this.#longestTurn, this.#socket.bufferedAmount - waiting);
      this.#stream.uncork();
    });
  }

  /** Pings and pongs cost a client nothing: one that sends too many, or does not read the answers, is cut off. */
  #takeSign(): boolean {
    this.#hear();
    const isFine = this.#signs.take(CLOCK.monotonicMs()) && this.unsentBytes <= LIMITS.unsentBytes;
    if (!isFine) this.#socket.terminate();
    return isFine;
  }

  #receive(message: string | null): void {
    this.#hear();
    this.#guard(() => this.#listener?.receive(message));
  }

  #hear(): void {
    this.#quiet.refresh();
    this.#dead.refresh();
  }

  #closed(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#dead);
    clearTimeout(this.#late);
    this.#guard(() => this.#listener?.closed());
  }

  #guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#failed(error);
      this.#socket.terminate();
    }
  }
}
