import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { FuzzRun } from './fuzz-run.ts';
import type { FuzzTarget } from './fuzz-target.ts';
import { HostTarget } from './host-target.ts';
import { SocketTarget } from './socket-target.ts';

/** `npm run fuzz:wire` sends more. */
const MESSAGES = atDepth({ test: 4000, check: 100_000 });
const OVER_SOCKETS = atDepth({ test: 100, check: 5000 });
const MOST_MB = 400;

const SEED = `${Date.now()}`;

/** Sends so many messages. Returns what came of it. */
async function fuzz(target: FuzzTarget, messages: number): Promise<string> {
  const { changes, kinds, faults, memoryMb } = await new FuzzRun(target, SEED).run(messages);
  await target.end();
  expect(faults, `seed ${SEED}`).toEqual([]);
  expect(changes).toBeGreaterThan(0);
  expect(memoryMb).toBeLessThan(MOST_MB);
  return `seed ${SEED}: ${messages} messages ${JSON.stringify(kinds)}, ${changes} allowed changes, ${memoryMb} MB`;
}

test('PR2, PR17, SE1 messages of every kind change nothing but what their senders may change', async () => {
  console.log(await fuzz(new HostTarget(SEED), MESSAGES));
});

test('messages of every kind do no harm to a server in another process either', async () => {
  console.log(await fuzz(await SocketTarget.start(), OVER_SOCKETS));
});
