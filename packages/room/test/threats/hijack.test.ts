import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { hashOf, isSameSecret } from '../../src/hosting/door.ts';
import { newToken } from '../../src/protocol/identifiers.ts';
import { bytesFrom } from '../any-client-message.ts';
import { Hijack } from './hijack.ts';

/** `npm run check:hijack` tries 50,000 times. */
const ATTEMPTS = atDepth({ test: 900, check: 5000 });
const SEED = process.env['SHOAL_SEED'] ?? 'hijack';

test('nobody gets a seat by ids, guesses, old or other tokens, tickets or commands', async () => {
  const hijack = new Hijack(SEED);
  await hijack.setUp();
  let [attempts, seats] = [0, 0];
  for (; attempts < ATTEMPTS; attempts += 45) seats += await hijack.attempt(45);
  console.log(`seat hijack, seed ${SEED}: ${attempts} attempts of ${hijack.tried.size} kinds, ${seats} seats`);
  expect(seats).toBe(0);
  expect(await hijack.areVictimsSafe()).toBe(true);
});

test('a token that is right but for one letter is compared as a hash that has nothing in common with the right one', () => {
  const random = bytesFrom(18);
  let longest = 0;
  for (let guesses = 0; guesses < ATTEMPTS; guesses++) {
    const token = newToken(random);
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const [right, wrong] = [hashOf(token), hashOf(other)];
    const same = [...right].findIndex((digit, at) => digit !== wrong[at]);
    longest = Math.max(longest, same);
    expect(isSameSecret(token, other)).toBe(false);
  }
  console.log(`constant time: ${ATTEMPTS} guesses that are nearly right agree in at most ${longest} of 64 digits`);
  expect(longest).toBeLessThan(8);
});
