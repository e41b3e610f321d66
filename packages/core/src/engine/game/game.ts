import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/kind.ts';
import type { Pack } from '../cards/pack.ts';
import type { TableRules } from '../options/preset.ts';
import type { Level, Levels } from '../rules/level.ts';
import type { Imagine, Result, Rules, Vocabulary } from '../rules/rules.ts';
import type { Advisor } from './advice.ts';
import type { ViewShape } from './codec.ts';
import type { EntryShapes } from './entry.ts';

/** All that the rest of the system needs to know of a game: one folder makes one of these. */
export interface Game<G extends Vocabulary = Vocabulary> {
  readonly id: string;
  readonly tables: TableRules<G['options']>;
  rules(options: G['options'], seats: number, pack?: Pack): Rules<G>;
  sight(rules: Rules<G>): G['sight'];
  /** The quick rungs of the ladder, as they play at this table. */
  levels(rules: Rules<G>): Levels<G>;
  /** The best choice at a glance that is known for this table: where every search begins, and how its imagined games go on. */
  prior(rules: Rules<G>): Level<G>;
  /** As `imagine`, but worlds come up the more often, the likelier they make what was done so far. */
  imagineLikely(rules: Rules<G>, view: G['view'], log: readonly G['event'][]): Imagine<G['state']>;
  /** What can be said of each action at this table. */
  advice(rules: Rules<G>): Advisor<G>;
  /** What a seat may know at this table as numbers, for programs that learn. */
  observer(rules: Rules<G>): Observer<G>;
  /** The fields of each log entry in a record, in the order they are written. */
  readonly entries: EntryShapes;
  /** What events tell a seat and records leave out, because the rules give it back when a record is played. */
  readonly unrecorded?: EntryShapes;
  /** The fields that this game adds to a view, for bots and the network. */
  readonly viewShape: ViewShape<G['view']>;
  /** The clause of the rules that each kind of log entry follows from, and the turn, the options and the result. */
  readonly clauses: Clauses<G>;
  /** The rebuilt stock that an event tells of, or nothing. */
  rebuiltStock(event: G['event']): readonly (readonly (Card | null)[])[];
  readonly match: MatchRules<G['options']>;
  /** Cards that lie open on the table, books and piles alike. */
  openCards(view: G['view']): readonly Card[];
  /** May a hand stay like this between actions, or should part of it have been laid down? */
  mayHold(options: G['options'], hand: readonly Card[]): boolean;
}

export type Clauses<G extends Vocabulary> = Readonly<
  Record<G['event']['type'] | 'turn' | 'options' | 'result', string>
>;

/** How deals add up to a match (section 4 of the rules). */
export interface MatchRules<O> {
  /** The options in force when a deal is one of several. */
  options(options: O): O;
  /** What each seat adds to its total in a match to a target. */
  points(result: Result): number[];
  defaultTarget(seats: number): number;
}

/** Writes what a seat may know as numbers from 0 to about 1, for programs that learn. */
export interface Observer<G extends Vocabulary> {
  /** What each number means, in order; `+0` is the seat that observes, `+1` the next one clockwise. */
  readonly labels: readonly string[];
  /**
   * Reads nothing of the state that the seat's view would not show; the sight has heard everything since the deal, and
   * gives only what everyone knows.
   */
  observe(state: G['state'], sight: G['sight'], seat: Seat, into: Float32Array): void;
}
