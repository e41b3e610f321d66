import type { Seat } from '../cards/kind.ts';
import type { Chance } from '../chance/chance.ts';
import { RecordedChance } from '../chance/recorded-chance.ts';
import { writeEntry } from '../game/entry.ts';
import type { GameEvent, Vocabulary } from '../rules/rules.ts';
import { Table } from '../table/table.ts';
import type { ReadRecord } from './read-record.ts';

/** Where a record's log departs from the rules, with the values its sentence needs. */
export type ReplayFault = {
  /** Its place in the log, from 0. */
  readonly entry: number;
  readonly found: string;
} & (
  | { readonly key: 'wrong-entry'; readonly clause: string; readonly expected: string }
  | { readonly key: 'illegal-action'; readonly game: string; readonly clause: string; readonly refusal: string }
  | { readonly key: 'not-an-action'; readonly clause: string }
  | { readonly key: 'entry-after-end'; readonly clause: string }
);

/** A recorded game played again, entry by entry. */
export class Replay {
  readonly table: Table<Vocabulary>;
  readonly #read: ReadRecord;
  #at = 0;

  constructor(read: ReadRecord, chance: Chance = recordedChance(read)) {
    const { game, options, record } = read;
    this.#read = read;
    this.table = new Table(game.rules(options, record.seats.length), chance, record.firstSeat);
  }

  /** How many entries of the log have been played. */
  get at(): number {
    return this.#at;
  }

  get isDone(): boolean {
    return this.#at === this.#read.events.length;
  }

  /** Plays the next entry of the log, or says how it departs from the rules. */
  step(): ReplayFault | null {
    const event = this.#read.events[this.#at];
    const fault = this.#act(event) ?? this.#compare(event);
    if (fault === null) this.#at += 1;
    return fault;
  }

  /** Plays on until so many entries are played, or a fault. */
  runTo(entries: number): ReplayFault | null {
    let fault: ReplayFault | null = null;
    while (fault === null && this.#at < entries && !this.isDone) fault = this.step();
    return fault;
  }

  /** After all facts so far, the next entry must be an action. */
  #act(event: GameEvent): ReplayFault | null {
    if (this.#at < this.table.logLength) return null;
    const { id: game, clauses } = this.#read.game;
    const place = () => ({ entry: this.#at, found: this.#spell(event) });
    if (this.table.turn === null) return { key: 'entry-after-end', clause: clauses['result'], ...place() };
    const clause = event.seat === this.table.turn ? clauses[event.type] : clauses['turn'];
    const action = this.table.rules.actionOf(event);
    if (action === null) return { key: 'not-an-action', clause, ...place() };
    // An action always names its seat.
    const refusal = this.table.act(event.seat as Seat, action);
    return refusal === null ? null : { key: 'illegal-action', game, clause, refusal, ...place() };
  }

  #compare(event: GameEvent): ReplayFault | null {
    const expectedEvent = this.table.reveal().events[this.#at];
    const expected = this.#spell(expectedEvent);
    const found = this.#spell(event);
    const clause = this.#read.game.clauses[expectedEvent.type];
    return expected === found ? null : { key: 'wrong-entry', entry: this.#at, clause, expected, found };
  }

  #spell(event: GameEvent): string {
    return JSON.stringify(writeEntry(this.#read.game.recordSchema, event));
  }
}

/** Chance that repeats what a record tells. */
export function recordedChance({ game, pack, events }: ReadRecord): Chance {
  return new RecordedChance(
    pack,
    events.flatMap((event) => game.outcomeIn?.(event) ?? []),
  );
}
