import { type Action, type Card, type GameId, SUITS, type Suit, suitOf, type View } from '@shoal/core';
import type { Touches } from '../presentation/hand-stack.ts';
import { narrow, type Touchable } from './touches.ts';

/** How far a person has come in choosing an action: the same for keys, taps and clicks. */
export interface Choosing {
  readonly touches: Touches;
  /** What is still missing; null while nothing was touched. */
  readonly wanted: Touchable | null;
  /** The stack of the hand that Enter would touch. */
  readonly cursor: number;
  /** The offer that Enter would take while something is wanted. */
  readonly pick: number;
}

export const NOTHING_CHOSEN: Choosing = { touches: {}, wanted: null, cursor: 0, pick: 0 };

/** The table as a person who chooses sees it. */
export interface ChoosingTable {
  readonly game: GameId;
  readonly view: View;
  /** Plays that end the game, whatever suit is named. */
  readonly endings: readonly Action[];
}

/** What came of a touch. */
export type Step =
  | { readonly key: 'act'; readonly action: Action }
  | { readonly key: 'go-on'; readonly choosing: Choosing }
  /** The rules forbid it, and can say why. */
  | { readonly key: 'refused'; readonly action: Action };

/** Takes up something touched: it answers the open question, or begins anew. */
export function touch(touches: Touches, choosing: Choosing, { view, endings }: ChoosingTable): Step {
  const all = answers(touches, choosing) ? { ...choosing.touches, ...touches } : touches;
  const choice = narrow(view.legal, all);
  if (choice.key === 'action') return { key: 'act', action: choice.action };
  if (choice.key === 'refused') return choice;
  const { thing } = choice;
  const last = thing === 'suit' ? endings.find(({ card }) => card === all.card) : undefined;
  if (last !== undefined) return { key: 'act', action: last };
  const pick = thing === 'suit' ? mostHeld(view.hand) : 0;
  return { key: 'go-on', choosing: { ...choosing, touches: all, wanted: thing, pick } };
}

/** The suit that a person likeliest names is offered first. */
function mostHeld(hand: readonly Card[]): Suit {
  const counts = SUITS.map((suit) => hand.filter((card) => suitOf(card) === suit).length);
  return SUITS[counts.indexOf(Math.max(...counts))];
}

/** Did the person touch just what was asked for, rather than something else altogether? */
function answers(touches: Touches, { wanted }: Choosing): boolean {
  const things = Object.keys(touches);
  return wanted !== null && things.length === 1 && things[0] === wanted;
}
