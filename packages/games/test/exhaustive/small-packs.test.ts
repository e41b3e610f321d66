import { describe, expect, test } from 'vitest';
import { atDepth, fewOf, IS_CHECK } from '../../../../scripts/depth.mjs';
import { EVERY_GAME } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';
import { type CountedTable, described } from './small-packs.ts';

/** A check explores larger packs, and its long form the largest. */
const MOST_STATES = atDepth({ test: 800, check: 100_000, long: Number.POSITIVE_INFINITY });

const nameOf = (table: CountedTable): string =>
  `${described(table)}: ${table.states.toLocaleString('en')} states, counter ${table.counting}`;

describe.each(EVERY_GAME)('from every state of %s the game can end, and every card stays in one place', (id) => {
  const { naive, smallPacks } = TEST_GAMES[id];
  const tables = fewOf(
    2,
    smallPacks.counted.filter(({ states }) => states <= MOST_STATES),
  );
  const reasons = new Set<string>();

  test.each(tables.map((table) => [nameOf(table), table] as const))(
    '%s: from every state the game can end',
    (_, table) => {
      const found = smallPacks.explore(table, table);
      for (const reason of found.reasons) reasons.add(reason);
      expect(found.states).toBe(table.states);
    },
  );

  test.runIf(IS_CHECK)('every reason to end has been seen', () => {
    expect([...reasons].sort()).toEqual(naive.reasons);
  });
});

/** With all states distinguished, every class must still have one future, and no class may be missing. */
describe.each(EVERY_GAME)('no rule of %s notices the names of ranks and suits, nor orders that do not matter', (id) => {
  const { explore, nameless } = TEST_GAMES[id].smallPacks;
  const tables = fewOf(1, nameless);

  test.each(tables.map((table) => [described(table), table] as const))(
    'no rule notices names or orders: %s',
    (_, table) => {
      const classes = explore(table, { counting: 'folded' });
      const exact = explore(table, { counting: 'folded', exact: true });
      expect(exact.states).toBeGreaterThan(classes.states);
      expect(exact.classes).toEqual(classes.classes);
    },
  );
});
