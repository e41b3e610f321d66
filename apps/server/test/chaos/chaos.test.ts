import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { FATES } from './chaos-proxy.ts';
import { playThroughChaos } from './chaos-run.ts';

/** `npm run chaos` plays more. */
const GAMES = atDepth({ test: 1, check: 30 });

test('PR17, SE4 through a network that delays, drips, cuts and resets, games are played to their end without help', async () => {
  const seed = `${Date.now()}`;
  // It takes most of a minute to notice that a connection swallows everything.
  const fates = FATES.filter((fate) => fate !== 'swallow');
  const { actions, losses, faults, fates: met } = await playThroughChaos({ games: GAMES, seed, fates });
  console.log(`seed ${seed}: ${actions} actions, ${losses} connections lost, ${JSON.stringify(met)}`);
  expect(faults, `seed ${seed}`).toEqual([]);
});
