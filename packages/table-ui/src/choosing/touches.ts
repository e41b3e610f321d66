import type { Action, Rank } from '@shoal/core';
import type { Touches } from '../presentation/hand-stack.ts';

/** What may still be missing of an action, in the order in which it is asked for. */
export const TOUCHABLE = ['rank', 'target', 'card', 'suit'] as const;
export type Touchable = (typeof TOUCHABLE)[number];

export const matches = (action: Action, touches: Touches): boolean =>
  (touches.type === undefined || action.type === touches.type) &&
  TOUCHABLE.every((thing) => touches[thing] === undefined || action[thing] === touches[thing]);

export type Choice =
  | { readonly key: 'action'; readonly action: Action }
  /** Several actions are left; they differ in this. */
  | { readonly key: 'missing'; readonly thing: Touchable; readonly left: readonly Action[] }
  /** None is left: the rules can say why not. */
  | { readonly key: 'refused'; readonly action: Action };

/** Narrows what is legal by what was touched; knows no rules. */
export function narrow(legal: readonly Action[], touches: Touches): Choice {
  const left = legal.filter((action) => matches(action, touches));
  if (left.length === 1) return { key: 'action', action: left[0] };
  const thing = TOUCHABLE.find((one) => new Set(left.map((action) => action[one])).size > 1);
  if (thing !== undefined) return { key: 'missing', thing, left };
  return { key: 'refused', action: attempt(legal, touches) };
}

/** The action that was meant, with what was not said taken from a legal one. */
function attempt(legal: readonly Action[], touches: Touches): Action {
  const type = touches.type ?? (touches.card === undefined ? 'ask' : 'play');
  const like = type === 'ask' ? legal.find((action) => action.type === type) : undefined;
  const blank = type === 'ask' ? { target: 0, rank: 0 as Rank } : {};
  return { ...blank, ...like, ...touches, type };
}
