import { writeCard } from '../cards/card.ts';
import type { Seat } from '../cards/kind.ts';
import type { Fairness } from '../chance/fairness.ts';
import { type Generator, generatorOf } from '../chance/seed.ts';
import { SHUFFLES, type ShuffleName } from '../chance/shuffle.ts';
import { type Entry, writeEntry } from '../game/entry.ts';
import type { Game } from '../game/game.ts';
import { recordedOptions } from '../options/preset.ts';
import { dealtSeat, type Result, type Vocabulary } from '../rules/rules.ts';
import type { Revealed, Table } from '../table/table.ts';

export const RECORD_FORMAT = 'shoal-record/1';

export interface SeatEntry {
  readonly name: string;
  /** `human`, or `bot:` and its level. */
  readonly player: string;
}

/** One game, complete enough that anyone can check every card of it. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** Every option by its name in the rules, but for those that a record implies. */
  readonly rules: object;
  readonly seats: readonly SeatEntry[];
  /** Absent from a record as one seat sees it. */
  readonly seed?: string;
  readonly generator?: Generator;
  readonly shuffle?: ShuffleName;
  /** Only of a deal whose seed nobody could choose. */
  readonly fairness?: Fairness;
  readonly firstSeat: Seat;
  /** Top of the shuffled pack first; null for a card that the seat may not know. */
  readonly pack: readonly (string | null)[];
  readonly log: readonly Entry[];
  /** Absent while the game is in progress. */
  readonly result?: Result;
}

/** How the cards of a game came about. */
export interface Origin {
  readonly seed: string;
  readonly shuffle: ShuffleName;
  readonly fairness?: Fairness | null;
}

/** The parts of a record. */
export interface Played<G extends Vocabulary> extends Revealed<G> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly seats: readonly SeatEntry[];
  readonly origin: Origin;
  readonly firstSeat: Seat;
  readonly result: Result | null;
}

/** Writes a game down, finished or not, with every card in it. */
export function recordFrom<G extends Vocabulary>(played: Played<G>): GameRecord {
  const { game, options, seats, origin, firstSeat, pack, events, result } = played;
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: recordedOptions(game.tables, options),
    seats,
    seed: origin.seed,
    generator: generatorOf(origin.seed),
    shuffle: origin.shuffle,
    ...fairnessOf(origin),
    firstSeat,
    pack: pack.map(writeCard),
    log: events.map((event) => writeEntry(game.recordSchema, event)),
    ...resultOf(result),
  };
}

/** Writes down the game at a table. */
export function recordOf<G extends Vocabulary>(
  game: Game<G>,
  table: Table<G>,
  seats: readonly SeatEntry[],
  origin: Origin,
): GameRecord {
  const { firstSeat, result } = table;
  return recordFrom({ game, options: table.rules.options, seats, origin, firstSeat, result, ...table.reveal() });
}

/** A record as one seat sees it: without the seed, and with null for every card that the seat may not know. */
export function seatRecordOf<G extends Vocabulary>(
  game: Game<G>,
  table: Table<G>,
  seats: readonly SeatEntry[],
  viewer: Seat | null,
): GameRecord {
  const { pack } = table.reveal();
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: recordedOptions(game.tables, table.rules.options),
    seats,
    firstSeat: table.firstSeat,
    pack: pack.map((card, index) => (isDealtTo(table, index, viewer) ? writeCard(card) : null)),
    log: table.log(viewer).map((event) => writeEntry(game.recordSchema, event)),
    ...resultOf(table.result),
  };
}

const isDealtTo = <G extends Vocabulary>({ rules, firstSeat }: Table<G>, index: number, viewer: Seat | null): boolean =>
  viewer !== null && dealtSeat(rules, firstSeat, index) === viewer;

const fairnessOf = ({ fairness = null }: Origin) => (fairness === null ? {} : { fairness });

const resultOf = (result: Result | null) => (result === null ? {} : { result });

export const writeRecord = (record: GameRecord): string => JSON.stringify(record);

export const isShuffleName = (name: unknown): name is ShuffleName =>
  typeof name === 'string' && Object.hasOwn(SHUFFLES, name);
