import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { everyTable } from '../tables/every-table.ts';
import { tableDisagreement } from './agreement.ts';

/** A check plays 60,000 games by preset and 40,000 under random options; `npm run check:agreement` plays a million. */
const TABLES = everyTable();
const GAMES_EACH = Math.ceil(atDepth({ test: 1000, check: 60_000 }) / TABLES.length);
const SEED = 1;

test.each(TABLES)(`$name: both engines agree on every card of ${GAMES_EACH} games, seed ${SEED}`, (table) => {
  expect(tableDisagreement(table, GAMES_EACH, SEED)).toBeNull();
});
