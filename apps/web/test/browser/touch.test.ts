import { expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { byTouch } from './input-methods.ts';
import { playOn } from './play-on.ts';
import { TablePage } from './table-page.ts';
import { allTables, everyPreset, type TestedTable } from './tables.ts';
import { PHONE, settingsFor, test, testInCheck } from './visit.ts';

const aPhone = { hasTouch: true, isMobile: true, viewport: PHONE };

const TABLES = atDepth<readonly TestedTable[]>({
  test: [{ game: 'crazy-eights', preset: 'actions', seats: 6, seed: 'pike' }],
  check: everyPreset('fewest'),
  long: allTables(),
});

test.for(TABLES)('$game $preset with $seats seats is played by touch alone', async (tested, { visit }) => {
  const visitor = await visit({ ...aPhone, settings: settingsFor(tested) });
  const table = await TablePage.deal(visitor, tested.game, tested.seed);
  const { end } = await playOn(table, byTouch, tested.seed);
  expect(end.end?.standings).toHaveLength(tested.seats);
});

testInCheck('one tap leads to the next deal, and the score is kept', async ({ visit }) => {
  const table = await TablePage.deal(await visit(aPhone), 'crazy-eights', 'roach');
  const first = await playOn(table, byTouch, 'roach');
  await table.again.tap();
  await table.changed(first.end);
  const second = await playOn(table, byTouch, 'roach again');
  console.log(`${first.end.end?.title} After one tap and another deal: ${second.end.end?.score}`);
  expect(first.end.end?.score).toBeNull();
  expect(second.end.end?.score).toMatch(/^After 2 deals:/);
});
