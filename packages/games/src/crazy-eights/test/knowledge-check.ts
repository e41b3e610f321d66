import type { Seat } from '@shoal/core';
import type { CrazyEightsCommonKnowledge } from '../bots/common-knowledge.ts';
import { groupsOf } from '../bots/exclusions.ts';
import { countIn, RANK_HIGH, RANK_LOW } from '../bots/faces.ts';
import { type CrazyEightsState, rowOf } from '../rules/state.ts';

/** Does a hand agree with what everyone knows of it? Enough cards must avoid what each group excludes. */
export function isPossibleHand(
  common: CrazyEightsCommonKnowledge,
  wild: number,
  state: CrazyEightsState,
  seat: Seat,
): boolean {
  const hand = state.hands.slice(rowOf(seat), rowOf(seat) + 4);
  if (!takeKnown(hand, common.known[seat * 2], 0) || !takeKnown(hand, common.known[seat * 2 + 1], 1)) return false;
  const { low, high, count, notWild, groups } = common.exclusions;
  const first = groupsOf(seat);
  let cards = 0;
  let tame = 0;
  for (let at = first; at < first + groups[seat]; at++) {
    cards += count[at];
    tame += notWild[at];
    if (countIn(hand, ~low[at], ~high[at]) < cards) return false;
  }
  return cards === countIn(hand, -1, -1) && countIn(hand, ~RANK_LOW[wild], ~RANK_HIGH[wild]) >= tame;
}

function takeKnown(hand: Int32Array, known: number, word: number): boolean {
  if ((hand[word] & known) !== known) return false;
  hand[word] = (hand[word] & ~known) | (hand[word + 2] & known);
  hand[word + 2] &= ~known;
  return true;
}
