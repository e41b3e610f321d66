import { RANKS } from './cards.ts';
import { same } from './same.ts';
import type { CrazyEightsRules, GoFishRules } from './types.ts';

type Check = { allows: (value: unknown) => boolean; says: string };

const oneOf = (...values: unknown[]): Check => ({
  allows: (value) => values.includes(value),
  says: `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
});

const atLeast = (least: number): Check => ({
  allows: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least,
  says: `a whole number of at least ${least}`,
});

const yesOrNo = oneOf(true, false);

const goFishChecks: Record<keyof GoFishRules, Check> = {
  handSize: atLeast(1),
  bookSize: oneOf(2, 4),
  give: oneOf('all', 'one'),
  goAgainOnCatch: yesOrNo,
  goAgainOnLuckyDraw: yesOrNo,
  goAgainOnBook: yesOrNo,
  refill: atLeast(0),
  end: oneOf('all-books', 'first-empty-hand'),
  packs: oneOf(1, 2),
};

const crazyEightsChecks: Record<keyof CrazyEightsRules, Check> = {
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

/** Why a Go Fish table cannot be played with these options (2.1), or null. */
export function goFishFault(rules: GoFishRules, seats: number): string | null {
  if (!atLeast(2).allows(seats) || seats > 6) return `expected 2 to 6 seats but found ${seats}.`;
  const fault = optionFault(rules, goFishChecks);
  if (fault !== null) return fault;
  const dealt = seats * rules.handSize;
  if (dealt > 52 * rules.packs) return `expected at most ${52 * rules.packs} cards to be dealt but found ${dealt}.`;
  return null;
}

/** Why a Crazy Eights table cannot be played with these options (3.1), or null. */
export function crazyEightsFault(rules: CrazyEightsRules, seats: number): string | null {
  if (!atLeast(2).allows(seats) || seats > 10) return `expected 2 to 10 seats but found ${seats}.`;
  const fault = optionFault(rules, crazyEightsChecks);
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

function optionFault(rules: object, checks: Record<string, Check>): string | null {
  const expected = Object.keys(checks).sort();
  const found = Object.keys(rules).sort();
  if (!same(expected, found)) return `expected the options ${expected.join(', ')} but found ${found.join(', ')}.`;
  for (const [name, value] of Object.entries(rules)) {
    const check = checks[name];
    if (!check.allows(value)) return `expected ${name} to be ${check.says} but found ${JSON.stringify(value)}.`;
  }
  return null;
}
