import { RANKS } from '../../../../test/naive/cards.ts';
import {
  atLeast,
  type OptionCheck,
  oneOf,
  optionFault,
  seatsFault,
  yesOrNo,
} from '../../../../test/naive/option-checks.ts';
import { below, pick, type Random, shuffled } from '../../../../test/naive/random.ts';
import type { CrazyEightsRules } from './types.ts';

const CHECKS: Record<keyof CrazyEightsRules, OptionCheck> = {
  packs: oneOf(1, 2),
  handSize: atLeast(1),
  wild: oneOf(...RANKS),
  starterWild: oneOf('bury', 'free'),
  draw: oneOf('until-playable', 1, 2, 3, 4, 5),
  drawWithPlayable: yesOrNo,
  stockEmpty: oneOf('rebuild', 'pass'),
  drawTwo: oneOf(...RANKS, null),
  skip: oneOf(...RANKS, null),
  reverse: oneOf(...RANKS, null),
  playOn: oneOf('never', 'vote', 'always'),
};

/** Returns why a table cannot be played with these options (3.1), or null. */
export function rulesFault(rules: CrazyEightsRules, seats: number): string | null {
  const fault = seatsFault(seats, 2, 10) ?? optionFault(rules, CHECKS);
  if (fault !== null) return fault;
  const ranks = [rules.wild, rules.drawTwo, rules.skip, rules.reverse].filter((rank) => rank !== null);
  if (new Set(ranks).size < ranks.length) {
    return `expected wild, drawTwo, skip and reverse to be different ranks but found ${ranks.join(', ')}.`;
  }
  const left = 52 * rules.packs - seats * rules.handSize;
  if (left <= 4 * rules.packs) {
    return `expected more than ${4 * rules.packs} cards left after the deal but found ${left}.`;
  }
  return null;
}

/** Random playable rules for a number of seats, rare combinations included. */
export function anyRules(random: Random, seats: number): CrazyEightsRules {
  const packs = seats > 6 ? 2 : pick(random, [1, 2]);
  const mostDealt = Math.floor((48 * packs - 1) / seats);
  const ranks = shuffled(random, RANKS);
  return {
    packs,
    handSize: 1 + below(random, random() < 0.7 ? Math.min(7, mostDealt) : mostDealt),
    wild: ranks[0],
    starterWild: pick(random, ['bury', 'free'] as const),
    draw: pick(random, ['until-playable', 1, 2, 3, 4, 5] as const),
    drawWithPlayable: pick(random, [true, false]),
    stockEmpty: pick(random, ['rebuild', 'rebuild', 'pass'] as const),
    drawTwo: pick(random, [null, ranks[1]]),
    skip: pick(random, [null, ranks[2]]),
    reverse: pick(random, [null, ranks[3]]),
    playOn: pick(random, ['never', 'vote', 'always'] as const),
  };
}
