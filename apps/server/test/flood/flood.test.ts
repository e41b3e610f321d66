import { LIMITS } from '@shoal/room/protocol';
import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { measureFloods, spelledPairs } from './flood-run.ts';

/** `npm run flood` measures, with the machine to itself. */
const FLOODS = atDepth({
  test: { load: { rooms: 5, seats: 4, rate: 25, seconds: 0.5 }, people: 10, pairs: 1, changeMs: 50 },
  check: { load: { rooms: 20, seats: 4, rate: 50, seconds: 2 }, people: LIMITS.peoplePerRoom, pairs: 2, changeMs: 200 },
});

test('beside floods of messages, sockets, rooms, guesses and names, honest rooms of a real server play on', async () => {
  const { pairs, floods } = await measureFloods(FLOODS);
  console.log(`floods ${JSON.stringify(floods)}: p99 alone and beside them ${spelledPairs(pairs)}`);
  expect(pairs.flatMap(({ beside }) => beside.errors)).toEqual([]);
  for (const { alone, beside } of pairs) expect(beside.actionsPerS).toBeGreaterThan(alone.actionsPerS / 4);
  for (const [name, count] of Object.entries(floods)) expect(count, name).toBeGreaterThan(0);
});
