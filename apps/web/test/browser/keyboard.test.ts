import { expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { byKeys } from './input-methods.ts';
import { playOn } from './play-on.ts';
import { TablePage } from './table-page.ts';
import { allTables, everyPreset, type TestedTable } from './tables.ts';
import { settingsFor, test } from './visit.ts';

const MOST_KEYS = 4;

const TABLES = atDepth<readonly TestedTable[]>({
  test: [{ game: 'old-maid', preset: 'standard', seats: 3, seed: 'carp' }],
  check: everyPreset('most'),
  long: allTables(),
});

test.for(TABLES)(
  '$game $preset with $seats seats is played by keys alone, at most four a turn',
  async (tested, { visit }) => {
    const visitor = await visit({ settings: settingsFor(tested) });
    const table = await TablePage.deal(visitor, tested.game, tested.seed);
    const { strokes, end } = await playOn(table, byKeys, tested.seed);
    const most = Math.max(...strokes);
    console.log(
      `${tested.game} ${tested.preset}, ${tested.seats} seats: ${strokes.length} turns, at most ${most} keys a turn`,
    );
    expect(end.end?.standings).toHaveLength(tested.seats);
    expect(most).toBeLessThanOrEqual(MOST_KEYS);
  },
);

test('the arrows and Enter choose a rank, and then any player', async ({ visit }) => {
  const tested: TestedTable = { game: 'go-fish', preset: 'standard', seats: 3, seed: 'carp' };
  const table = await TablePage.deal(await visit({ settings: settingsFor(tested) }), tested.game, tested.seed);
  await table.awaited();
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await table.page.keyboard.press(key);
  await table.page
    .getByText(/^You ask Cy for/)
    .first()
    .waitFor();
});
