import { gameNamed } from '@shoal/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProcessLane } from './process-lane.ts';

/** Node tells its version and ends, whatever it was to run. */
beforeAll(() => {
  process.execArgv.push('--version');
});
afterAll(() => {
  process.execArgv.pop();
});

test('a lane that has ended refuses to play', async () => {
  const rules = gameNamed('go-fish').tables.presets['standard'].options(2);
  const setting = {
    game: 'go-fish',
    rules,
    seats: 2,
    pairs: 'round-robin',
    seed: '7',
    shuffle: 'fisher-yates',
    timeLimitMs: 1000,
    timeBankMs: 0,
  } as const;
  const lane = new ProcessLane({ ...setting, bots: [] }, false, () => undefined);
  await expect(lane.play([])).rejects.toThrow('a lane of the tournament ended');
  await expect(lane.play([])).rejects.toThrow('a lane of the tournament ended');
  await lane.close();
});
