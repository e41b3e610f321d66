import type { Card, Rank, Suit } from '../cards/card.ts';
import type { ActionCode, Seat } from '../cards/kind.ts';
import type { Pack } from '../cards/pack.ts';
import type { Chance } from '../chance/chance.ts';
import type { Rng } from '../chance/rng.ts';
import type { EventLog } from './event-log.ts';

/** An action, made of things that a player can touch, so one interface serves every game. */
export interface Action {
  readonly type: string;
  readonly target?: Seat;
  readonly rank?: Rank;
  readonly card?: Card;
  readonly suit?: Suit;
  /** A place in a hidden hand, from 0. */
  readonly spot?: number;
}

/** An action that a player chose, or a fact that followed from it. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
}

/** The part of a view that every game shares. */
export interface View {
  /** Who looks; null is a spectator, who knows only what everyone knows. */
  readonly seat: Seat | null;
  readonly seats: number;
  /** Who acts; null when the game is over. */
  readonly turn: Seat | null;
  readonly phase: string;
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  /** Cards that nobody holds or sees: those of a stock, or one that was set aside. */
  readonly stockSize: number;
  /** What the viewer may do now; empty unless it has the turn. */
  readonly legal: readonly Action[];
  readonly result: Result | null;
}

/** How a finished game stands: a place for every seat, winners in place 1. */
export interface Result {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** The types of one game, gathered so that other types need only one parameter. */
export interface Vocabulary {
  options: object;
  state: object;
  action: Action;
  event: GameEvent;
  view: View;
  refusal: string;
}

/** The rules of one game at one table, with fixed options and seats. */
export interface Rules<G extends Vocabulary> {
  readonly options: G['options'];
  readonly seats: number;
  /** Every card of the game, in canonical order. */
  readonly pack: Pack;
  /** How many cards of the shuffled pack are dealt to the hands. */
  readonly dealtCards: number;
  readonly actionCount: number;

  // The fast lane: integers, one reused state, no allocation.
  create(): G['state'];
  copy(from: G['state'], into: G['state']): void;
  deal(state: G['state'], firstSeat: Seat, chance: Chance, log?: EventLog): void;
  /** Who acts; null when the game is over. */
  turn(state: G['state']): Seat | null;
  isOver(state: G['state']): boolean;
  /** The seat that has certainly won alone, even if play goes on; null while that is open. */
  winner(state: G['state']): Seat | null;
  /** How many actions are legal; 0 exactly when the game is over. */
  legalCount(state: G['state']): number;
  /** The n-th legal action, from 0. */
  legalAt(state: G['state'], n: number): ActionCode;
  isLegal(state: G['state'], code: ActionCode): boolean;
  /** A legal action, each equally likely. The game must not be over. */
  sample(state: G['state'], rng: Rng): ActionCode;
  /** Applies an action. The code must be legal. */
  apply(state: G['state'], code: ActionCode, chance: Chance, log?: EventLog): void;

  // The readable lane: typed actions, reasons, and what each seat may know.
  encode(action: G['action']): ActionCode;
  decode(code: ActionCode): G['action'];
  /** Why the seat to act may not do this; null when it may. */
  whyNot(state: G['state'], action: G['action']): G['refusal'] | null;
  result(state: G['state']): Result | null;
  view(state: G['state'], seat: Seat | null): G['view'];
  /** The events of a log from its integer `from` on, uncensored. */
  events(log: EventLog, from?: number): G['event'][];
  censor(event: G['event'], viewer: Seat | null): G['event'];
  /** The action of an event, or null if the event is a fact. */
  actionOf(event: G['event']): G['action'] | null;
}

/** Who is dealt a card of the shuffled pack: one card at a time, clockwise. Null for a card that is not dealt. */
export const dealtSeat = (
  { seats, dealtCards }: Pick<Rules<Vocabulary>, 'seats' | 'dealtCards'>,
  firstSeat: Seat,
  index: number,
): Seat | null => (index < dealtCards ? (firstSeat + index) % seats : null);

/** Fills in a state that the viewer cannot tell from the real one. */
export type Imagine<S> = (into: S, rng: Rng) => void;

/** A world with its relative likelihood. */
export interface WeighedWorld<S> {
  readonly state: S;
  readonly weight: number;
}

/** All worlds, or null when there are too many. */
export type EveryWorld<S> = readonly WeighedWorld<S>[] | null;

/** The codes of everything the seat to act may do. */
export const legalCodes = <G extends Vocabulary>(rules: Rules<G>, state: G['state']): ActionCode[] =>
  Array.from({ length: rules.legalCount(state) }, (_, n) => rules.legalAt(state, n));

export const legalActions = <G extends Vocabulary>(rules: Rules<G>, state: G['state']): G['action'][] =>
  legalCodes(rules, state).map((code) => rules.decode(code));
