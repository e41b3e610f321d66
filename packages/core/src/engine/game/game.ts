import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/kind.ts';
import type { Pack } from '../cards/pack.ts';
import type { ChanceOutcome } from '../chance/recorded-chance.ts';
import type { Message } from '../options/message.ts';
import type { TableRules } from '../options/preset.ts';
import type { EventLog } from '../rules/event-log.ts';
import type { Level, Levels } from '../rules/level.ts';
import type { EveryWorld, Imagine, Result, Rules, Vocabulary } from '../rules/rules.ts';
import type { SeatKnowledge } from '../rules/seat-knowledge.ts';
import type { Advisor } from './advice.ts';
import type { ViewShape } from './codec.ts';
import type { RecordSchema } from './entry.ts';

/** All that the rest of the system needs to know of a game: one folder makes one of these. */
export interface Game<G extends Vocabulary = Vocabulary> {
  readonly id: string;
  readonly tables: TableRules<G['options'], Message>;
  rules(options: G['options'], seats: number, pack?: Pack): Rules<G>;
  /** Works out what a viewer knows from its view and log, once for any number of worlds. */
  imagine(rules: Rules<G>, view: G['view'], log: readonly G['event'][]): Imagine<G['state']>;
  /** Bots that know this game; without them a random one and a search with random rollouts stand in. */
  readonly bots?: GameBots<G>;
  /** Judges each action in the words of the game; without it a hint tells only the share of the win. */
  advice?(rules: Rules<G>): Advisor<G>;
  /** Writes what a seat may know as numbers, for programs that learn; without it they are read from the view. */
  observer?(rules: Rules<G>): Observer<G>;
  /** The fields of each log entry in a record, in the order they are written. */
  readonly recordSchema: RecordSchema;
  /** What events tell a seat and records leave out, because the rules give it back when a record is played. */
  readonly unrecorded?: RecordSchema;
  /** The fields that this game adds to a view, for bots and the network. */
  readonly viewShape: ViewShape<G['view']>;
  /** The clause of the rules that each kind of log entry follows from, and the turn, the options and the result. */
  readonly clauses: Clauses<G>;
  /** What chance decided after the deal, as an event tells it; null when chance decided nothing. */
  outcomeIn?(event: G['event']): ChanceOutcome | null;
  readonly match: MatchRules<G['options']>;
  /** The better of two scores; null where scores are only counted and decide nothing. */
  readonly betterScore: BetterScore | null;
  /** Cards that lie open on the table, laid down or on a pile. */
  openCards(view: G['view']): readonly Card[];
  /** May a hand stay like this between actions, or should part of it have been laid down? */
  mayHold?(options: G['options'], hand: readonly Card[]): boolean;
}

export type BetterScore = 'higher' | 'lower';

/** What a game's own bots know and how they choose. */
export interface GameBots<G extends Vocabulary> {
  knowledge(rules: Rules<G>): SeatKnowledge;
  /** The quick rungs of the ladder, as they play at this table. */
  levels(rules: Rules<G>): Levels;
  /** The best choice at a glance that is known for this table: where every search begins, and how its imagined games go on. */
  prior(rules: Rules<G>): Level;
  /** Like `imagine`, but prefers worlds in which the actions so far were likely. */
  imagineLikely?(rules: Rules<G>, view: G['view'], log: readonly G['event'][]): Imagine<G['state']>;
  /** What exact play at the end needs; without it a search goes on to the end. */
  readonly endgame?: EndgameKnowledge<G>;
}

export interface EndgameKnowledge<G extends Vocabulary> {
  /** Every world that the viewer cannot tell from the real one; null when they are more than `most`, or too many to count. */
  everyWorld(rules: Rules<G>, view: G['view'], log: readonly G['event'][], most: number): EveryWorld<G['state']>;
  /** What a seat learns from a log, as text. Two logs that teach it the same give the same text. */
  informationKey(log: EventLog, seat: Seat): string;
}

export type Clauses<G extends Vocabulary> = Readonly<
  Record<G['event']['type'] | 'turn' | 'options' | 'result', string>
>;

/** How deals add up to a match (section 4 of the rules). */
export interface MatchRules<O> {
  /** The options in force when a deal is one of several; without it they stay as they are. */
  options?(options: O): O;
  /** What each seat adds to its total in a match to a target. */
  points(result: Result): number[];
  defaultTarget(seats: number): number;
}

export const optionsInMatch = <G extends Vocabulary>({ match }: Game<G>, options: G['options']): G['options'] =>
  match.options?.(options) ?? options;

/** Writes what a seat may know as numbers from 0 to about 1, for programs that learn. */
export interface Observer<G extends Vocabulary> {
  /** What each number means, in order; `+0` is the seat that observes, `+1` the next one clockwise. */
  readonly labels: readonly string[];
  /**
   * Reads nothing of the state that the seat's view would not show; the sight has heard everything since the deal, and
   * gives only what everyone knows.
   */
  observe(state: G['state'], knowledge: SeatKnowledge, seat: Seat, into: Float32Array): void;
}
