import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { measureRestart } from './restart-run.ts';

/** `npm run restart` fills a server with more rooms. */
const ROOMS = atDepth({ test: { rooms: 8, present: 2 }, check: { rooms: 400, present: 40 } });
/** A machine that does much else meanwhile must not fail the test. */
const PATIENCE_MS = 10_000;

test('SE4, JO1 everybody is back soon after a restart, after a wake, and where the network fell silent', async () => {
  const { readyMs, ...back } = await measureRestart(ROOMS);
  const [restart, wake, silence] = Object.values(back).map((times) => Math.round(Math.max(...times)));
  console.log(`ready after ${Math.round(readyMs)} ms, back after ${restart}, ${wake} and ${silence} ms at most`);
  for (const times of Object.values(back)) expect(Math.max(...times)).toBeLessThan(PATIENCE_MS);
});
