import {
  type Action,
  type Card,
  type ChoosingState,
  type GamePresentation,
  SUITS,
  type Suit,
  suitOf,
  TOUCHABLE,
  type Touchable,
  type Touches,
  type View,
} from '@shoal/core';

export const matches = (action: Action, touches: Touches): boolean =>
  (touches.type === undefined || action.type === touches.type) &&
  TOUCHABLE.every((thing) => touches[thing] === undefined || action[thing] === touches[thing]);

/** The state of a person's choice of an action. Keys, taps and clicks share it. */
export interface Choosing extends ChoosingState {
  /** The stack of the hand, or the place of a fan, that Enter would touch. */
  readonly cursor: number;
  /** The offer that Enter would take while an answer is wanted. */
  readonly pick: number;
}

export const NOTHING_CHOSEN: Choosing = { touches: {}, wanted: null, cursor: 0, pick: 0 };

/** The table as the person who chooses sees it. */
export interface ChoosingTable {
  readonly presentation: GamePresentation;
  readonly options: object;
  readonly view: View;
}

/** The result of a touch. */
export type TouchResult =
  | { readonly key: 'act'; readonly action: Action }
  | { readonly key: 'go-on'; readonly choosing: Choosing }
  /** The action is illegal; the rules can say why. */
  | { readonly key: 'refused'; readonly action: Action };

/** Handles a touch: it answers the open question, or starts a new choice. */
export function touch(touches: Touches, choosing: Choosing, table: ChoosingTable): TouchResult {
  const { presentation, view, options } = table;
  const all = answers(touches, choosing) ? { ...choosing.touches, ...touches } : touches;
  const choice = narrow(all, table);
  if (choice.key === 'action') return { key: 'act', action: choice.action };
  if (choice.key === 'refused') return choice;
  const filledIn = presentation.fillIn?.(all, view, options) ?? null;
  if (filledIn !== null) return { key: 'act', action: filledIn };
  const { thing } = choice;
  const pick = thing === 'suit' ? mostHeld(view.hand) : 0;
  return { key: 'go-on', choosing: { ...choosing, touches: all, wanted: thing, pick } };
}

/** The suit to offer first, since a person most likely names it. */
function mostHeld(hand: readonly Card[]): Suit {
  const counts = SUITS.map((suit) => hand.filter((card) => suitOf(card) === suit).length);
  return SUITS[counts.indexOf(Math.max(...counts))];
}

/** Did the person touch exactly what was asked for? */
function answers(touches: Touches, { wanted }: Choosing): boolean {
  const things = Object.keys(touches);
  return wanted !== null && things.length === 1 && things[0] === wanted;
}

type NarrowedChoice =
  | { readonly key: 'action'; readonly action: Action }
  /** Several actions are left, which differ in `thing`. */
  | { readonly key: 'missing'; readonly thing: Touchable; readonly left: readonly Action[] }
  /** No action is left; the rules can say why. */
  | { readonly key: 'refused'; readonly action: Action };

/** Narrows the legal actions by the touches, without knowing any rules. */
export function narrow(
  touches: Touches,
  { presentation, view }: Pick<ChoosingTable, 'presentation' | 'view'>,
): NarrowedChoice {
  const left = view.legal.filter((action) => matches(action, touches));
  if (left.length === 1) return { key: 'action', action: left[0] };
  const thing = TOUCHABLE.find((one) => new Set(left.map((action) => action[one])).size > 1);
  if (thing !== undefined) return { key: 'missing', thing, left };
  return { key: 'refused', action: presentation.meant(touches, view) };
}
