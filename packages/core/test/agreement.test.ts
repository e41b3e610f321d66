import { expect, test } from 'vitest';
import { anyRulesDisagreement, tableDisagreement } from './agreement.ts';
import { everyTable } from './every-table.ts';

/** Together a little over 100,000 games; `npm run check:agreement` plays a million. */
const TABLES = everyTable();
const GAMES_EACH = Math.ceil(60_000 / TABLES.length);
const GAMES_WITH_ANY_RULES = 20_000;
const SEED = 1;

test.each(TABLES)(`$name: both engines agree on every card of ${GAMES_EACH} games, seed ${SEED}`, (table) => {
  expect(tableDisagreement(table, GAMES_EACH, SEED)).toBeNull();
});

test.each(['go-fish', 'crazy-eights'] as const)(
  `%s: both engines agree under any options, ${GAMES_WITH_ANY_RULES} games, seed ${SEED}`,
  (id) => {
    expect(anyRulesDisagreement(id, GAMES_WITH_ANY_RULES, SEED)).toBeNull();
  },
);
