import { expect, test } from 'vitest';
import { mulberry32 } from '../../../../test/naive/random.ts';
import { referee } from '../../../../test/naive/referee.ts';
import { playNaive } from '../../../../test/naive/self-play.ts';
import { naiveCrazyEights } from './naive-game.ts';
import { presets } from './presets.ts';
import type { CrazyEightsRules } from './types.ts';

const SEED = 4711;

/** The referee's verdict on a record with other rules or seats. */
function refereeWith(changed: Partial<CrazyEightsRules>, seats = 2): string {
  const record = playNaive(naiveCrazyEights, presets.standard.rules(2), 2, mulberry32(SEED));
  const named = Array.from({ length: seats }, () => ({ name: 'Ann', player: 'human' }));
  return referee({ ...record, seats: named, rules: { ...record.rules, ...changed } }) ?? 'accepted';
}

test('options out of range or in a combination that cannot be played are refused', () => {
  expect(refereeWith({})).toBe('accepted');
  expect(refereeWith({ handSize: 24 })).toContain('expected more than 4 cards left after the deal but found 4');
  expect(refereeWith({ skip: '8' })).toContain('different ranks');
  expect(refereeWith({ skip: 'Q', reverse: 'Q' })).toContain('different ranks');
  expect(refereeWith({ draw: 6 })).toContain('rules: expected draw');
  expect(refereeWith({}, 11)).toContain('expected 2 to 10 seats');
});

test(`a rebuilt stock of other cards is refused where it stands (seed ${SEED})`, () => {
  const random = mulberry32(SEED);
  const records = [2, 3, 4].map((seats) => playNaive(naiveCrazyEights, presets.quick.rules(seats), seats, random));
  const rebuilt = records.flatMap((record) =>
    record.log.flatMap((entry, index) => (entry.type === 'rebuilt' ? [{ record, entry, index }] : [])),
  );
  expect(rebuilt.length).toBeGreaterThan(0);
  for (const { record, entry, index } of rebuilt) {
    const stock = [entry.stock[1], ...entry.stock.slice(1)];
    const log = record.log.map((told, at) => (at === index ? { ...entry, stock } : told));
    expect(referee({ ...record, log })).toMatch(new RegExp(`^log ${index}: expected a rebuilt stock of`));
  }
});
