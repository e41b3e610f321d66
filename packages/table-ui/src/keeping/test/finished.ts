import type { ReadRecord } from '@shoal/core';
import type { FinishedGame } from '../../sitting/finished-game.ts';
import type { SittingPlan } from '../../sitting/sitting-plan.ts';
import { readFinished, writeFinished } from '../finished-line.ts';
import { finishedDealOf } from '../kept-deals.ts';
import { chance, keptSitting, planFor, playOn } from './sittings.ts';

/** The deals of a sitting in which everybody did something that was allowed. */
export function playedDeals(plan: SittingPlan, number: number, deals = 1): FinishedGame[] {
  const { sitting } = keptSitting(plan);
  const rng = chance(number);
  return Array.from({ length: deals }, (_, deal) => {
    if (deal > 0) sitting.nextDeal();
    playOn(sitting, rng);
    const game = finishedDealOf(`game-${number}`, sitting, new Date('2026-11-16T08:24:00.000Z'));
    if (game === null) throw new Error('the deal goes on');
    return game;
  });
}

export const playedDeal = (game: Parameters<typeof planFor>[0], number: number): FinishedGame =>
  playedDeals(planFor(game, { seed: `${number}` }), number)[0];

export function recordIn(game: FinishedGame): ReadRecord {
  const reading = readFinished(writeFinished(game));
  if (!reading.ok) throw new Error('the game cannot be read');
  return reading.read;
}
