import { readRecord, verify, writeRecord } from '@shoal/core';
import { GAME_IDS, type GameId, REGISTRY } from '@shoal/games';
import { expect, test } from 'vitest';
import { recordOfDeal } from '../src/match/deal.ts';
import { Match } from '../src/match/match.ts';
import { seedOfFairness } from '../src/seal/fairness.ts';
import { chance, playOn } from './matches.ts';
import { planFor } from './plans.ts';
import { fairnessFrom } from './sealed-table.ts';

const GAMES = 2;

/** A deal of a hosted room: Ann and Ben play with a bot, and Ben opened in time only for the second game. */
function sealedRecord(game: GameId, number: number): string {
  const [first, second] = fairnessFrom(`golden ${game} ${number}`, 2).people;
  const people = [first, number === 0 ? { ...second, value: null } : second];
  const fairness = { ...fairnessFrom(`golden ${game} ${number}`, 2), deal: number + 1, people };
  const plan = planFor({ game, seats: 'PPb', bot: 'pike' });
  const match = Match.resume(plan, [{ type: 'deal', seed: seedOfFairness(fairness), firstSeat: number, fairness }]);
  if (match === null) throw new Error('no deal');
  playOn(match, chance(number));
  return `${writeRecord(recordOfDeal(match.deal))}\n`;
}

test.each(GAME_IDS)('%s: sealed deals of the past are still the same deals, byte for byte', async (game) => {
  const lines = Array.from({ length: GAMES }, (_, number) => sealedRecord(game, number));
  await expect(lines.join('')).toMatchFileSnapshot(`../../../golden/${game}-sealed-3.jsonl`);
  for (const line of lines) {
    const reading = readRecord(REGISTRY, line);
    if (!reading.ok) throw new Error(reading.fault.key);
    expect(verify(reading.read)).toBeNull();
  }
});
