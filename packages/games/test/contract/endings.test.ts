import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { everyTable } from '../tables/every-table.ts';
import { endingsOf } from './endings.ts';

/** `npm run check:endings` plays a million games at each table. */
const GAMES_EACH = atDepth({ test: 100, check: 600, long: 20_000 });

test.each(everyTable())(`$name: each of ${GAMES_EACH} random games ends by rule, seed 1`, (table) => {
  const { reasons, unended } = endingsOf(table, GAMES_EACH, 1);
  expect(unended).toBe(0);
  expect([...reasons.values()].reduce((sum, count) => sum + count, 0)).toBe(GAMES_EACH);
});
