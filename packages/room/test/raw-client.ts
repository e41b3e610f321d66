import type { Seat } from '@shoal/core';
import type { ClientSocket, SocketListener } from '../src/hosting/ports.ts';
import { type ClientMessage, type Entrance, type KnownLog, PROTOCOL_VERSION } from '../src/protocol/client-messages.ts';
import { readServerMessage } from '../src/protocol/codec/read-server-message.ts';
import { writeClientMessage } from '../src/protocol/codec/write-client-message.ts';
import type { Command, CommandType } from '../src/protocol/commands.ts';
import type { CommandId, RoomSecret, SpokenCode } from '../src/protocol/identifiers.ts';
import type { Ending } from '../src/protocol/refusals.ts';
import type { OwnPlace, RoomPicture } from '../src/protocol/room-picture.ts';
import type { Outcome, Round, ServerMessage, TableNews } from '../src/protocol/server-messages.ts';
import { commitmentOf } from '../src/seal/fairness.ts';

export type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** The end of the connection that a host holds. What is sent arrives at once. */
class MemorySocket implements ClientSocket {
  readonly address: string;
  unsentBytes = 0;
  readonly #client: RawClient;

  constructor(address: string, client: RawClient) {
    this.address = address;
    this.#client = client;
  }

  send(frame: string): void {
    this.#client.take(frame);
  }

  close(ending: Ending): void {
    this.#client.closedBy = ending;
  }
}

/** A client that says exactly what a test tells it to, and remembers everything that it was told. */
export class RawClient {
  readonly socket: MemorySocket;
  readonly frames: string[] = [];
  readonly received: ServerMessage[] = [];
  /** How the host closed the connection. */
  closedBy: Ending | null = null;
  /** What this client adds to the rounds before deals; null keeps silent. */
  value: string | null = 'c0ffee00c0ffee00c0ffee00c0ffee00';
  /** What it does as soon as it is welcome. */
  onWelcome: () => void = () => undefined;
  #listener: SocketListener | null = null;
  #commands = 0;
  readonly #name: string;

  constructor(address: string, name: string) {
    this.socket = new MemorySocket(address, this);
    this.#name = name;
  }

  listen(listener: SocketListener): this {
    this.#listener = listener;
    return this;
  }

  /** Sends a message without waiting for anything. */
  say(message: ClientMessage): void {
    this.write(writeClientMessage(message));
  }

  write(text: string | null): void {
    this.#listener?.receive(text);
  }

  hang(): void {
    this.#listener?.closed();
  }

  hello(entrance: Entrance, known: KnownLog | null = null): Promise<void> {
    this.say({ type: 'hello', version: PROTOCOL_VERSION, entrance, ...(known === null ? {} : { known }) });
    return turn();
  }

  /** Gives a command, and resolves to its answer; null if there is none yet. */
  async do(command: Command, { id = this.nextId, seq = this.seq } = {}): Promise<Outcome | null> {
    this.say({ type: 'do', id, seq, command });
    await turn();
    return this.answerTo(id);
  }

  /** Gives a command that must succeed. */
  async must(command: Command): Promise<Extract<Outcome, { ok: true }>> {
    const outcome = await this.do(command);
    if (outcome?.ok !== true) throw new Error(`${command.type} of ${this.#name}: ${JSON.stringify(outcome)}`);
    return outcome;
  }

  /** Gives commands without anything in them, by name. */
  plain(type: Extract<CommandType, 'stand' | 'deal' | 'move' | 'leave' | 'lobby' | 'reissue' | 'end'>) {
    return this.do({ type });
  }

  get nextId(): CommandId {
    this.#commands += 1;
    return `${this.#name}-${this.#commands}` as CommandId;
  }

  answerTo(id: CommandId): Outcome | null {
    return this.all('answer').findLast((answer) => answer.id === id)?.outcome ?? null;
  }

  get seq(): number {
    return this.received.at(-1)?.seq ?? 0;
  }

  all<T extends ServerMessage['type']>(type: T): MessageOf<T>[] {
    return this.received.filter((message): message is MessageOf<T> => message.type === type);
  }

  /** The latest message of a type. */
  last<T extends ServerMessage['type']>(type: T): MessageOf<T> {
    const message = this.all(type).at(-1);
    if (message === undefined) throw new Error(`${this.#name} was told no ${type}: ${this.closedBy ?? 'open'}`);
    return message;
  }

  /** Why the server hung up; null while it has not. */
  get ending(): Ending | null {
    return this.all('bye').at(-1)?.ending ?? null;
  }

  get picture(): RoomPicture {
    return this.#latest.room;
  }

  /** What this client can send to friends. */
  get invitation(): { readonly secret: RoomSecret; readonly code: SpokenCode } {
    const { secret, code } = this.picture;
    if (secret === null || code === null) throw new Error(`${this.#name} does not know the link`);
    return { secret, code };
  }

  get you(): OwnPlace {
    return this.#latest.you;
  }

  get table(): TableNews {
    return this.last('news').table;
  }

  take(frame: string): void {
    const message = readServerMessage(frame);
    if (message === null) throw new Error(`not readable: ${frame}`);
    this.frames.push(frame);
    this.received.push(message);
    if (message.type === 'welcome') this.onWelcome();
    if (message.type === 'round') this.#takePart(message.round);
  }

  get #latest(): MessageOf<'room' | 'welcome'> {
    const message = this.received.findLast(({ type }) => type === 'room' || type === 'welcome');
    if (message?.type !== 'room' && message?.type !== 'welcome') throw new Error(`${this.#name} is in no room`);
    return message;
  }

  #takePart(round: Round): void {
    const { seat } = this.you;
    // An answer comes later than the question, as over a network.
    if (this.value !== null && seat !== null) void Promise.resolve().then(() => this.#answer(round, seat));
  }

  #answer({ type, round }: Round, seat: Seat): void {
    const { value } = this;
    if (value === null) return;
    if (type === 'commit') this.say({ type, round, commitment: commitmentOf(value, round, seat) });
    if (type === 'open') this.say({ type, round, value });
  }
}

/** Lets everything run that is ready. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
