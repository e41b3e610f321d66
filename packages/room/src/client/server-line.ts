import type { ClientMessage } from '../protocol/client-messages.ts';
import { missingGameIn, readServerMessage } from '../protocol/codec/read-server-message.ts';
import { writeClientMessage } from '../protocol/codec/write-client-message.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { ServerMessage } from '../protocol/server-messages.ts';
import type { ClientConnection, ClientPorts } from './ports.ts';

/** How long a new connection may take until its first message. */
const ANSWER_MS = 10_000;
const PROBE_MS = 500;

type LinePorts = Pick<ClientPorts, 'clock' | 'connect' | 'loadGame'>;

/** Hears one connection. Nothing follows `lost` or `unreadable`. */
export interface LineListener {
  message(message: ServerMessage): void;
  lost(): void;
  /** The server says what this program does not understand. */
  unreadable(): void;
}

/** One connection to the server: reads and writes messages, and notices by silence that it is dead. */
export class ServerLine {
  readonly #ports: LinePorts;
  readonly #listener: LineListener;
  readonly #connection: ClientConnection;
  /** What is not read yet: the rules of a game may have to be loaded first. */
  readonly #frames: string[] = [];
  #isReading = false;
  #isClosed = false;
  #cancelDeadline: () => void = () => undefined;
  #cancelBeat: () => void = () => undefined;

  constructor(ports: LinePorts, hello: ClientMessage, listener: LineListener) {
    this.#ports = ports;
    this.#listener = listener;
    this.#dieAfter(ANSWER_MS);
    this.#connection = ports.connect({
      opened: () => this.#open(hello),
      received: (frame) => this.#receive(frame),
      closed: () => this.#lose(),
    });
  }

  send(message: ClientMessage): void {
    if (!this.#isClosed) this.#connection.send(writeClientMessage(message));
  }

  /** Asks the server for a sign of life, and gives it little time. */
  probe(): void {
    this.send({ type: 'beat' });
    this.#dieAfter(PROBE_MS);
  }

  /** Ends the connection. Its listener hears nothing more. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#cancelDeadline();
    this.#cancelBeat();
    this.#connection.close();
  }

  #open(hello: ClientMessage): void {
    if (this.#isClosed) return;
    this.send(hello);
    this.#beat();
  }

  #beat(): void {
    this.#cancelBeat = this.#ports.clock.after(LIMITS.beatMs, () => {
      this.send({ type: 'beat' });
      this.#beat();
    });
  }

  #receive(frame: string): void {
    if (this.#isClosed) return;
    this.#dieAfter(LIMITS.silenceMs);
    this.#frames.push(frame);
    void this.#read();
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    for (let frame = this.#frames.shift(); frame !== undefined && !this.#isClosed; frame = this.#frames.shift()) {
      this.#tell(readServerMessage(frame) ?? (await this.#readWithRules(frame)));
    }
    this.#isReading = false;
  }

  /** Reads a frame once the rules of its game are loaded. */
  async #readWithRules(frame: string): Promise<ServerMessage | null> {
    const missing = missingGameIn(frame);
    if (missing === null) return null;
    try {
      await this.#ports.loadGame(missing);
    } catch {
      this.#lose();
    }
    return readServerMessage(frame);
  }

  #tell(message: ServerMessage | null): void {
    if (this.#isClosed) return;
    if (message === null) {
      this.close();
      this.#listener.unreadable();
    } else this.#listener.message(message);
  }

  #dieAfter(ms: number): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#ports.clock.after(ms, () => this.#lose());
  }

  #lose(): void {
    if (this.#isClosed) return;
    this.close();
    this.#listener.lost();
  }
}
