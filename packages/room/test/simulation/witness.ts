import { objectIn, type Seat } from '@shoal/core';
import { readServerMessage } from '../../src/protocol/codec/read-server-message.ts';
import type { CommandId, RoomId } from '../../src/protocol/identifiers.ts';
import type { ServerMessage, TableNews } from '../../src/protocol/server-messages.ts';
import type { MemoryRoomStore } from '../memory-room-store.ts';
import { Truth } from './truth.ts';

/** Commands that the log must hold before anybody hears that they were done. */
const LOGGED: ReadonlySet<string> = new Set(['act', 'deal', 'sit', 'reissue', 'lock']);

/** Reads every frame of a room as it is sent, and compares it with what is durable at that moment. */
export class Witness {
  readonly #store: MemoryRoomStore;
  readonly #seatOf: (who: string) => Seat | null;
  readonly #commands = new Map<string, string>();
  readonly #acknowledged = new Set<CommandId>();
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
    if (from === 'client') this.#hear(frame);
    else this.#read(who, frame);
  }

  /** Everything that was acknowledged is still there. */
  checkAcknowledged(): void {
    this.#catchUp();
    for (const id of this.#acknowledged) if (!this.truth.has(id)) throw new Error(`the acknowledged ${id} is lost`);
  }

  #hear(frame: string): void {
    const json = objectIn(frame);
    if (json?.['type'] !== 'do') return;
    const { id, command } = json as { readonly id: string; readonly command: { readonly type: string } };
    this.#commands.set(id, command.type);
  }

  #read(who: string, frame: string): void {
    const message = readServerMessage(frame);
    if (message === null) throw new Error(`nobody can read ${frame}`);
    if ('room' in message) this.room ??= message.room.id;
    this.#catchUp();
    this.#checkSeq(message);
    this.#checkSeed(frame);
    if (message.type === 'news') this.#checkNews(who, message.table);
    if (message.type === 'answer' && message.outcome.ok) this.#checkAnswer(message.id);
    if (message.type === 'record' && this.truth.match?.result === null)
      throw new Error('a record came before its time');
  }

  #catchUp(): void {
    if (this.room !== null) this.truth.follow(this.#store.rowsOf(this.room));
  }

  #checkSeq({ seq, type }: ServerMessage): void {
    const durable = this.room === null ? 0 : this.#store.rowsOf(this.room).length;
    if (seq > durable) throw new Error(`${type} ${seq} was told while ${durable} rows were durable`);
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
    if (!LOGGED.has(this.#commands.get(id) ?? '')) return;
    if (!this.truth.has(id)) throw new Error(`${id} was acknowledged before it was durable`);
    this.#acknowledged.add(id);
  }
}
