import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Seat } from '@shoal/core';
import {
  type ClientMessage,
  type Command,
  type CommandId,
  type Entrance,
  newCommandId,
  type Outcome,
  PROTOCOL_VERSION,
  type RoomPicture,
  type Round,
  type ServerMessage,
  socketUrlOf,
} from '@shoal/room/protocol';
import { commitmentOf } from '@shoal/room/seal';
import { WebSocket } from 'ws';

/** What a raw client reads of a view. The actions go back as they came. */
export interface WireView {
  readonly seat: Seat | null;
  readonly turn: Seat | null;
  readonly hand: readonly string[];
  readonly legal: readonly object[];
  readonly result: object | null;
}

export type WireMessage =
  | Exclude<ServerMessage, { type: 'news' }>
  | { readonly type: 'news'; readonly seq: number; readonly table: { readonly view: WireView } };

const VALUE_BYTES = 16;

/** One connection that spends as little as possible: reads JSON and believes it, and takes part in rounds before deals. */
export class WireClient {
  seq = 0;
  view: WireView | null = null;
  /** The number of the frame that brought the view. */
  viewSeq = 0;
  room: RoomPicture | null = null;
  seat: Seat | null = null;
  hear: (message: WireMessage) => void = () => undefined;
  /** Hears of a connection that ends without being asked to. */
  lost: () => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #value = randomBytes(VALUE_BYTES).toString('hex');
  readonly #answers = new Map<CommandId, (outcome: Outcome) => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket
      .on('message', (data: Buffer) => this.#take(JSON.parse(data.toString())))
      .on('close', () => this.lost())
      .on('error', () => undefined);
  }

  /** Comes into a room, and to its table if there is one; rejects if the server does not let it in. */
  static async enter(origin: string, entrance: Entrance): Promise<WireClient> {
    const socket = new WebSocket(socketUrlOf(origin), { perMessageDeflate: false });
    const client = new WireClient(socket);
    await once(socket, 'open');
    const welcomed = new Promise<void>((resolve, reject) => {
      client.lost = () => reject(new Error('the connection was lost before the welcome'));
      client.hear = (message) => {
        if (client.isAtTable) resolve();
        else if (message.type === 'bye') reject(new Error(`not welcome: ${message.ending}`));
      };
    });
    client.say({ type: 'hello', version: PROTOCOL_VERSION, entrance });
    await welcomed;
    client.lost = () => undefined;
    client.hear = () => undefined;
    return client;
  }

  get hasTurn(): boolean {
    const { view } = this;
    return view !== null && view.result === null && view.seat !== null && view.turn === view.seat;
  }

  /** Has it been told all that comes first? */
  private get isAtTable(): boolean {
    const phase = this.room?.phase;
    return this.view !== null || phase === 'lobby' || phase === 'dealing';
  }

  say(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Sends a command whose outcome nobody waits for, and returns its id. */
  order(command: Command | { readonly type: 'act'; readonly action: object }): CommandId {
    const id = newCommandId(randomBytes);
    this.#socket.send(JSON.stringify({ type: 'do', id, seq: this.seq, command }));
    return id;
  }

  /** Gives a command that must succeed. */
  must(command: Command): Promise<void> {
    return new Promise((resolve, reject) => {
      const id = this.order(command);
      this.#answers.set(id, (outcome) => {
        if (outcome.ok) resolve();
        else reject(new Error(`${command.type}: ${outcome.refusal}`));
      });
    });
  }

  /** Hangs up. */
  close(): void {
    this.lost = () => undefined;
    this.#socket.terminate();
  }

  #take(message: WireMessage): void {
    this.seq = message.seq;
    switch (message.type) {
      case 'welcome':
      case 'room':
        this.room = message.room;
        this.seat = message.you.seat;
        break;
      case 'news':
        this.view = message.table.view;
        this.viewSeq = message.seq;
        break;
      case 'round':
        this.#takePart(message.round);
        break;
      case 'answer':
        this.#answers.get(message.id)?.(message.outcome);
        this.#answers.delete(message.id);
        break;
    }
    this.hear(message);
  }

  #takePart({ type, round }: Round): void {
    const { seat } = this;
    if (seat === null) return;
    if (type === 'commit') this.say({ type, round, commitment: commitmentOf(this.#value, round, seat) });
    if (type === 'open') this.say({ type, round, value: this.#value });
  }
}
