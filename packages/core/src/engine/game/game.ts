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
import type { CardStep } from './card-step.ts';
import type { ViewShape } from './codec.ts';
import type { RecordSchema } from './entry.ts';

/** Everything that the rest of the system needs to know about a game. Each game's folder makes one. */
export interface Game<G extends Vocabulary = Vocabulary> {
  readonly id: string;
  readonly tables: TableRules<G['options'], Message>;
  rules(options: G['options'], seats: number, pack?: Pack): Rules<G>;
  /** Works out what a viewer knows, once; the returned function then fills in any number of worlds. */
  imagine(rules: Rules<G>, view: G['view'], log: readonly G['event'][]): Imagine<G['state']>;
  /** Bots that know this game. Without them, the quick levels act at random and the others search with random rollouts. */
  readonly bots?: GameBots<G>;
  /** Explains actions. Without it, a hint tells only the share of the win. */
  advice?(rules: Rules<G>): Advisor<G>;
  /** Writes what a seat may know as numbers, for programs that learn. Without it, the view is used. */
  observer?(rules: Rules<G>): Observer<G>;
  /** The fields of each log entry in a record, in the order they are written. */
  readonly recordSchema: RecordSchema;
  /** Fields of events that records leave out, because a replay restores them. */
  readonly unrecorded?: RecordSchema;
  /** The fields that this game adds to a view, for bots and the network. */
  readonly viewShape: ViewShape<G['view']>;
  /** The clause of the rules behind each type of log entry, the turn, the options and the result. */
  readonly clauses: Clauses<G>;
  /** The decision of chance that an event reveals; null if there is none. */
  outcomeIn?(event: G['event']): ChanceOutcome | null;
  /** What an event does with cards, in order. The pack is dealt one card at a time, clockwise. */
  cardSteps(event: G['event']): readonly CardStep[];
  readonly match: MatchRules<G['options']>;
  /** Which of two scores is better; null if scores decide nothing. */
  readonly betterScore: BetterScore | null;
  /** Cards that lie face up on the table, laid down or on a pile. */
  openCards(view: G['view']): readonly Card[];
  /** May a hand look like this between actions? False if part of it should have been laid down. */
  mayHold?(options: G['options'], hand: readonly Card[]): boolean;
}

export type BetterScore = 'higher' | 'lower';

/** What a game's own bots know and how they choose. */
export interface GameBots<G extends Vocabulary> {
  knowledge(rules: Rules<G>): SeatKnowledge;
  /** The quick levels of the ladder at this table. */
  levels(rules: Rules<G>): Levels;
  /** The best quick choice known for this table: searches start from it, and rollouts use it. */
  prior(rules: Rules<G>): Level;
  /** Like `imagine`, but prefers worlds in which the actions so far were likely. */
  imagineLikely?(rules: Rules<G>, view: G['view'], log: readonly G['event'][]): Imagine<G['state']>;
  /** What exact endgames need. Without it, bots search to the end. */
  readonly endgame?: EndgameKnowledge<G>;
}

export interface EndgameKnowledge<G extends Vocabulary> {
  /** Every world that the viewer cannot tell from the real one; null when there are more than `most`. */
  everyWorld(rules: Rules<G>, view: G['view'], log: readonly G['event'][], most: number): EveryWorld<G['state']>;
  /** What a seat learns from a log, as text. Two logs have the same key exactly when they teach the seat the same. */
  informationKey(log: EventLog, seat: Seat): string;
}

export type Clauses<G extends Vocabulary> = Readonly<
  Record<G['event']['type'] | 'turn' | 'options' | 'result', string>
>;

/** How deals add up to a match (section 4 of the rules). */
export interface MatchRules<O> {
  /** The options of a deal within a match; unchanged by default. */
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
   * Reads only what the seat's view would show. The knowledge has every event since the deal applied, and
   * gives only what everyone knows.
   */
  observe(state: G['state'], knowledge: SeatKnowledge, seat: Seat, into: Float32Array): void;
}
