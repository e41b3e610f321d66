import { type Action, type GameId, type View, writeSuit } from '@shoal/core';
import { handStacks, numberKey, offersFor } from '@shoal/table-ui';

/** The keys that a person presses to do this, one after the other. */
export function keysFor(action: Action, game: GameId, view: View): string[] {
  const { type, target, rank, card, suit } = action;
  if (rank === undefined && card === undefined) {
    return offersFor(view, {}, null).flatMap(({ keys, touches }) => (touches.type === type ? [keys[0]] : []));
  }
  const stack = handStacks(game, view).find(({ touches }) => (touches.rank ?? touches.card) === (rank ?? card));
  if (stack === undefined || stack.key === null) throw new Error('no key does this');
  const targets = new Set(view.legal.map((legal) => legal.target));
  const isAsked = view.legal.filter((legal) => legal.card === card && legal.rank === rank).length > 1;
  if (target !== undefined) return targets.size > 1 ? [stack.key, numberKey(target) ?? ''] : [stack.key];
  return suit !== undefined && isAsked ? [stack.key, writeSuit(suit).toLowerCase()] : [stack.key];
}
