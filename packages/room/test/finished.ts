import type { ReadRecord } from '@shoal/core';
import { finishedDealOf } from '../src/journal/finished-deals.ts';
import { readFinished, writeFinished } from '../src/journal/finished-line.ts';
import type { FinishedGame } from '../src/match/deal.ts';
import type { MatchPlan } from '../src/match/match-plan.ts';
import { chance, newMatch, planOfThree, playOn } from './matches.ts';

/** The deals of a match in which everyone takes some legal action. */
export function playedDeals(plan: MatchPlan, number: number, deals = 1): FinishedGame[] {
  const match = newMatch(plan);
  const rng = chance(number);
  return Array.from({ length: deals }, (_, deal) => {
    if (deal > 0) match.nextDeal(() => 'fresh');
    playOn(match, rng);
    const game = finishedDealOf(`game-${number}`, match, new Date('2026-11-16T08:24:00.000Z'));
    if (game === null) throw new Error('the deal goes on');
    return game;
  });
}

export const playedDeal = (game: Parameters<typeof planOfThree>[0], number: number): FinishedGame =>
  playedDeals(planOfThree(game, { seed: `${number}` }), number)[0];

export function recordIn(game: FinishedGame): ReadRecord {
  const reading = readFinished(writeFinished(game));
  if (!reading.ok) throw new Error('the game cannot be read');
  return reading.read;
}
