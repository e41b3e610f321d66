import { objectIn, type Seat } from '@shoal/core';
import type { LogRow } from '../../src/hosting/ports.ts';
import { readServerMessage } from '../../src/protocol/codec/read-server-message.ts';
import type { CommandId, RoomId } from '../../src/protocol/identifiers.ts';
import type { ServerMessage, TableNews } from '../../src/protocol/server-messages.ts';
import type { MemoryRoomStore } from '../memory-room-store.ts';
import { Truth } from './truth.ts';

/** Commands that the log must hold before anybody hears that they were done, unless they change nothing. */
const LOGGED: ReadonlySet<string> = new Set(['act', 'deal', 'sit', 'reissue', 'lock']);

/** An order as its client sent it. */
interface Heard {
  readonly command: { readonly type: string; readonly isLocked?: boolean };
  /** The latest entry that the client knew. */
  readonly seq: number;
}

const MATCH_ENTRY = /^\{"type":"(?:deal|act)"/;
/** What a connection says without its room carries the number of its latest frame. */
const WITHOUT_ROOM: ReadonlySet<string> = new Set(['beat', 'bye']);

/** Reads every frame of a room as it is sent, and compares it with what is durable at that moment. */
export class Witness {
  readonly #store: MemoryRoomStore;
  readonly #seatOf: (who: string) => Seat | null;
  readonly #commands = new Map<string, Heard>();
  readonly #acknowledged = new Set<CommandId>();
  /** The names of the commands of each client. */
  readonly #named = new Map<string, Set<string>>();
  /** The number of the latest frame for each client. */
  readonly #told = new Map<string, number>();
  #rows = 0;
  /** The latest entry of a match. */
  #matchSeq = 0;
  readonly truth = new Truth();
  room: RoomId | null = null;
  frames = 0;

  constructor(store: MemoryRoomStore, seatOf: (who: string) => Seat | null) {
    this.#store = store;
    this.#seatOf = seatOf;
  }

  /** Throws a sentence if the frame says too much, too early, or something wrong. */
  see(who: string, from: 'client' | 'server', frame: string): void {
    this.frames += 1;
    if (from === 'client') this.#hear(who, frame);
    else this.#read(who, frame);
  }

  /** Everything that was acknowledged is still there. */
  checkAcknowledged(): void {
    this.#catchUp();
    for (const id of this.#acknowledged) if (!this.truth.has(id)) throw new Error(`the acknowledged ${id} is lost`);
  }

  /** How many names a client has given to its commands. */
  commandsOf(who: string): number {
    return this.#named.get(who)?.size ?? 0;
  }

  #hear(who: string, frame: string): void {
    const json = objectIn(frame);
    if (json?.['type'] !== 'do') return;
    const { id, seq, command } = json as { id: string; seq: number; command: Heard['command'] };
    this.#commands.set(id, { command, seq });
    this.#named.set(who, (this.#named.get(who) ?? new Set()).add(id));
  }

  #read(who: string, frame: string): void {
    const message = readServerMessage(frame);
    if (message === null) throw new Error(`nobody can read ${frame}`);
    if ('room' in message) this.room ??= message.room.id;
    this.#catchUp();
    this.#checkSeq(who, message);
    this.#checkSeed(frame);
    if (message.type === 'news') this.#checkNews(who, message.table);
    if (message.type === 'answer' && message.outcome.ok) this.#checkAnswer(message.id);
    if (message.type === 'record' && this.truth.match?.result === null)
      throw new Error('a record came before its time');
  }

  #catchUp(): void {
    if (this.room === null) return;
    const rows = this.#store.rowsOf(this.room);
    this.truth.follow(rows);
    for (const row of rows.slice(this.#rows)) this.#checkKnown(row);
    this.#rows = rows.length;
  }

  /** Nobody acts at a table that has changed since. */
  #checkKnown({ seq, command, entry }: LogRow): void {
    if (!MATCH_ENTRY.test(entry)) return;
    const order = command === null ? undefined : this.#commands.get(command);
    if (order !== undefined && order.seq < this.#matchSeq)
      throw new Error(`row ${seq} was chosen at ${order.seq}, before row ${this.#matchSeq}`);
    this.#matchSeq = seq;
  }

  #checkSeq(who: string, { seq, type }: ServerMessage): void {
    const durable = this.room === null ? 0 : this.#store.rowsOf(this.room).length;
    if (seq > durable) throw new Error(`${type} ${seq} was told while ${durable} rows were durable`);
    if (WITHOUT_ROOM.has(type)) return;
    const before = this.#told.get(who) ?? 0;
    if (seq < before) throw new Error(`${type} ${seq} was told to ${who} after ${before}`);
    this.#told.set(who, seq);
  }

  #checkSeed(frame: string): void {
    const { match } = this.truth;
    if (match === null || match.result !== null) return;
    const { seed, fairness } = match.deal;
    for (const secret of [seed, fairness?.server]) {
      if (secret !== undefined && frame.includes(secret))
        throw new Error(`a frame tells the secret of a deal: ${frame}`);
    }
  }

  #checkNews(who: string, { view, events, from, terms, dealNumber }: TableNews): void {
    const { seat } = view;
    if (seat !== null && seat !== this.#seatOf(who)) throw new Error(`${who} sees the hand of seat ${seat}`);
    const { match, state } = this.truth;
    if (match === null || (terms !== null && terms.id !== state?.matchId) || dealNumber !== match.dealNumber) return;
    const { table } = match.deal;
    const told = [from + events.length, events, view];
    const true_ = [table.logLength, table.log(seat, from), table.view(seat)];
    if (JSON.stringify(told) !== JSON.stringify(true_)) {
      throw new Error(`${who} was told ${JSON.stringify(told)} where ${JSON.stringify(true_)} is true`);
    }
  }

  #checkAnswer(id: CommandId): void {
    const { type, isLocked } = this.#commands.get(id)?.command ?? { type: '' };
    const isSoAlready = type === 'lock' && this.truth.state?.isLocked === isLocked && !this.truth.has(id);
    if (!LOGGED.has(type) || isSoAlready) return;
    if (!this.truth.has(id)) throw new Error(`${id} was acknowledged before it was durable`);
    this.#acknowledged.add(id);
  }
}
