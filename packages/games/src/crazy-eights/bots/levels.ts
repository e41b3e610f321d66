import {
  type ActionCode,
  cardOf,
  countBits,
  countByte,
  DOLPHINS_HABIT,
  type Level,
  type Levels,
  nthBit,
  outOfHabit,
  type Rank,
  type Rng,
  type Suit,
} from '@shoal/core';
import { KEEP_PLAYING_CODE, namingCode } from '../rules/codes.ts';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { NOTHING } from '../rules/state.ts';
import { faceAt } from './faces.ts';
import { Greed } from './greed.ts';
import { Judgement } from './judgement.ts';
import type { CrazyEightsSight } from './sight.ts';
import { weightsAt } from './weights.ts';

/** Bots vote to go on: those who are left play for the next place (R25). */
const isVote = (sight: CrazyEightsSight): boolean => sight.otherwise === KEEP_PLAYING_CODE;

const holdsNatural = ({ naturalLow, naturalHigh }: CrazyEightsSight): boolean => (naturalLow | naturalHigh) !== 0;

const anyOf = (count: number, rng: Rng): number => (count === 1 ? 0 : rng.below(count));

/** The n-th of the cards that match. */
function natural({ naturalLow, naturalHigh }: CrazyEightsSight, n: number): ActionCode {
  const lows = countBits(naturalLow);
  return (n < lows ? nthBit(naturalLow, n) : faceAt(1, nthBit(naturalHigh, n - lows))) as ActionCode;
}

/** Anything that is legal. */
const minnow = (wild: Rank): Level<CrazyEightsSight> => ({
  choose(sight, rng) {
    if (isVote(sight)) return KEEP_PLAYING_CODE;
    const { wilds, otherwise } = sight;
    const naturals = countBits(sight.naturalLow) + countBits(sight.naturalHigh);
    const plays = naturals + countByte(wilds) * 4;
    const n = anyOf(plays + (otherwise === NOTHING ? 0 : 1), rng);
    if (n < naturals) return natural(sight, n);
    if (n === plays) return otherwise as ActionCode;
    return namingCode(cardOf(wild, nthBit(wilds, (n - naturals) >> 2) as Suit), (n - naturals) & 3);
  },
});

/** How often guppy remembers to keep its wild cards: all but one time in so many. */
const GUPPY_KEEPS = 4;

/** Any card that matches; a wild card when none does, and now and then when it forgets to keep it. */
const guppy = (greed: Greed): Level<CrazyEightsSight> => ({
  choose(sight, rng) {
    if (isVote(sight)) return KEEP_PLAYING_CODE;
    const forgets = sight.wilds !== 0 && rng.below(GUPPY_KEEPS) === 0;
    if (forgets || !holdsNatural(sight)) return greed.nameAny(sight, rng);
    return natural(sight, anyOf(countBits(sight.naturalLow) + countBits(sight.naturalHigh), rng));
  },
});

/** Greedy, but it overlooks some of its cards. */
const perch = (greed: Greed): Level<CrazyEightsSight> => ({
  choose: (sight, rng) => (isVote(sight) ? KEEP_PLAYING_CODE : greed.chooseAbsently(sight, rng)),
});

/** Greedy: stays in its longest suit, keeps its wild cards, and names its longest suit. */
const pikeOf = (greed: Greed): Level<CrazyEightsSight> => ({
  choose: (sight) => (isVote(sight) ? KEEP_PLAYING_CODE : greed.choose(sight)),
});

/** Weighs what it may do by what the others can follow. */
export function priorAt(rules: CrazyEightsRules): Level<CrazyEightsSight> {
  const judgement = new Judgement(rules, weightsAt(rules));
  return { choose: (sight) => (isVote(sight) ? KEEP_PLAYING_CODE : judgement.best(sight)) };
}

export function levelsAt(rules: CrazyEightsRules): Levels<CrazyEightsSight> {
  const greed = new Greed(rules.wild);
  const pike = pikeOf(greed);
  return {
    minnow: minnow(rules.wild),
    guppy: guppy(greed),
    perch: perch(greed),
    pike,
    dolphin: outOfHabit(priorAt(rules), pike, DOLPHINS_HABIT),
  };
}
