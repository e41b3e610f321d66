import {
  countByte,
  countShort,
  DOLPHINS_HABIT,
  type Level,
  type Levels,
  nthOfByte,
  nthOfShort,
  outOfHabit,
  RANK_COUNT,
  type Rng,
} from '@shoal/core';
import { askCode, FISH_CODE } from '../rules/codes.ts';
import type { GoFishRules } from '../rules/rules.ts';
import { AskJudgement } from './judgement.ts';
import { Memory } from './memory.ts';
import type { GoFishSeatKnowledge } from './seat-knowledge.ts';
import { weightsAt } from './weights.ts';

const anyTarget = ({ targets }: GoFishSeatKnowledge, rng: Rng): number =>
  nthOfByte(targets, rng.below(countByte(targets)));

/** The design document's player: asks for the rank it holds most of, ties at random, a random seat with cards. */
const minnow: Level<GoFishSeatKnowledge> = {
  choose(knowledge, rng) {
    if (knowledge.mustFish) return FISH_CODE;
    const favourites = mostHeld(knowledge);
    const rank = nthOfShort(favourites, rng.below(countShort(favourites)));
    return askCode(anyTarget(knowledge, rng), rank);
  },
};

/** A random legal ask. */
const guppy: Level<GoFishSeatKnowledge> = {
  choose(knowledge, rng) {
    if (knowledge.mustFish) return FISH_CODE;
    const rank = nthOfShort(knowledge.held, rng.below(countShort(knowledge.held)));
    return askCode(anyTarget(knowledge, rng), rank);
  },
};

/** The ranks that the seat holds most cards of, as a set of bits. */
function mostHeld({ own }: GoFishSeatKnowledge): number {
  let most = 0;
  let ranks = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    if (own[rank] < most || own[rank] === 0) continue;
    ranks = own[rank] > most ? 1 << rank : ranks | (1 << rank);
    most = own[rank];
  }
  return ranks;
}

/** `perch` remembers the last few rounds, forgets one fact in five, and acts on whims. */
const ROUNDS_REMEMBERED = 5;
const LAPSES = 20;
const WHIM = 4;

const pike = new Memory();

export const priorAt = (rules: GoFishRules): Level<GoFishSeatKnowledge> => new AskJudgement(rules, weightsAt(rules));

export const levelsAt = (rules: GoFishRules): Levels<GoFishSeatKnowledge> => ({
  minnow,
  guppy,
  perch: new Memory(ROUNDS_REMEMBERED * rules.seats, LAPSES, WHIM),
  pike,
  dolphin: outOfHabit(priorAt(rules), pike, DOLPHINS_HABIT),
});
