import {
  atLeast,
  type OptionCheck,
  oneOf,
  optionFault,
  seatsFault,
  yesOrNo,
} from '../../../../test/naive/option-checks.ts';
import { below, pick, type Random } from '../../../../test/naive/random.ts';
import type { GoFishRules } from './types.ts';

const CHECKS: Record<keyof GoFishRules, OptionCheck> = {
  handSize: atLeast(1),
  bookSize: oneOf(2, 4),
  give: oneOf('all', 'one'),
  goAgainOnCatch: yesOrNo,
  goAgainOnLuckyDraw: yesOrNo,
  goAgainOnBook: yesOrNo,
  refill: atLeast(0),
  end: oneOf('all-books', 'first-empty-hand'),
  win: oneOf('most-books', 'first-out'),
  packs: oneOf(1, 2),
};

/** Returns why a table cannot be played with these options (2.1), or null. */
export function rulesFault(rules: GoFishRules, seats: number): string | null {
  const fault = seatsFault(seats, 2, 6) ?? optionFault({ ...rules, win: winOf(rules) }, CHECKS);
  if (fault !== null) return fault;
  if (winOf(rules) === 'first-out' && rules.end !== 'first-empty-hand') {
    return `expected end to be "first-empty-hand" where the first seat out wins but found ${JSON.stringify(rules.end)}.`;
  }
  const dealt = seats * rules.handSize;
  if (dealt > 52 * rules.packs) return `expected at most ${52 * rules.packs} cards to be dealt but found ${dealt}.`;
  return null;
}

const winOf = ({ win = 'most-books' }: GoFishRules) => win;

/** Random playable rules for a number of seats, rare combinations included. */
export function anyRules(random: Random, seats: number): GoFishRules {
  const packs = pick(random, [1, 2]);
  const end = pick(random, ['all-books', 'first-empty-hand'] as const);
  return {
    handSize: 1 + below(random, random() < 0.9 ? 7 : Math.floor((52 * packs) / seats)),
    bookSize: pick(random, [2, 4] as const),
    give: pick(random, ['all', 'one'] as const),
    goAgainOnCatch: pick(random, [true, false]),
    goAgainOnLuckyDraw: pick(random, [true, false]),
    goAgainOnBook: pick(random, [true, false]),
    refill: pick(random, [0, 0, 1, 2, 5]),
    end,
    win: end === 'all-books' ? 'most-books' : pick(random, ['most-books', 'first-out'] as const),
    packs,
  };
}
