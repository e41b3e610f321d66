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
import { PlayJudgement } from './judgement.ts';
import type { CrazyEightsSeatKnowledge } from './seat-knowledge.ts';
import { weightsAt } from './weights.ts';

/** Bots vote to go on: those who are left play for the next place (R25). */
const isVote = (knowledge: CrazyEightsSeatKnowledge): boolean => knowledge.otherwise === KEEP_PLAYING_CODE;

const holdsNatural = ({ naturalLow, naturalHigh }: CrazyEightsSeatKnowledge): boolean =>
  (naturalLow | naturalHigh) !== 0;

const anyOf = (count: number, rng: Rng): number => (count === 1 ? 0 : rng.below(count));

/** The n-th of the cards that match. */
function natural({ naturalLow, naturalHigh }: CrazyEightsSeatKnowledge, n: number): ActionCode {
  const lows = countBits(naturalLow);
  return (n < lows ? nthBit(naturalLow, n) : faceAt(1, nthBit(naturalHigh, n - lows))) as ActionCode;
}

/** Any legal action. */
const minnow = (wild: Rank): Level<CrazyEightsSeatKnowledge> => ({
  choose(knowledge, rng) {
    if (isVote(knowledge)) return KEEP_PLAYING_CODE;
    const { wilds, otherwise } = knowledge;
    const naturals = countBits(knowledge.naturalLow) + countBits(knowledge.naturalHigh);
    const plays = naturals + countByte(wilds) * 4;
    const n = anyOf(plays + (otherwise === NOTHING ? 0 : 1), rng);
    if (n < naturals) return natural(knowledge, n);
    if (n === plays) return otherwise as ActionCode;
    return namingCode(cardOf(wild, nthBit(wilds, (n - naturals) >> 2) as Suit), (n - naturals) & 3);
  },
});

/** `guppy` forgets to keep its wild cards once in this many times. */
const GUPPY_KEEPS = 4;

/** Plays any card that matches; a wild card only if nothing else matches, or when it forgets to keep it. */
const guppy = (greed: Greed): Level<CrazyEightsSeatKnowledge> => ({
  choose(knowledge, rng) {
    if (isVote(knowledge)) return KEEP_PLAYING_CODE;
    const forgets = knowledge.wilds !== 0 && rng.below(GUPPY_KEEPS) === 0;
    if (forgets || !holdsNatural(knowledge)) return greed.nameAny(knowledge, rng);
    return natural(knowledge, anyOf(countBits(knowledge.naturalLow) + countBits(knowledge.naturalHigh), rng));
  },
});

/** Greedy, but it overlooks some of its cards. */
const perch = (greed: Greed): Level<CrazyEightsSeatKnowledge> => ({
  choose: (knowledge, rng) => (isVote(knowledge) ? KEEP_PLAYING_CODE : greed.chooseAbsently(knowledge, rng)),
});

/** Greedy: stays in its longest suit, keeps its wild cards, and names its longest suit. */
const pikeOf = (greed: Greed): Level<CrazyEightsSeatKnowledge> => ({
  choose: (knowledge) => (isVote(knowledge) ? KEEP_PLAYING_CODE : greed.choose(knowledge)),
});

/** Values each action by what the others can follow. */
export function priorAt(rules: CrazyEightsRules): Level<CrazyEightsSeatKnowledge> {
  const judgement = new PlayJudgement(rules, weightsAt(rules));
  return { choose: (knowledge) => (isVote(knowledge) ? KEEP_PLAYING_CODE : judgement.best(knowledge)) };
}

export function levelsAt(rules: CrazyEightsRules): Levels<CrazyEightsSeatKnowledge> {
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
