import { defaultSetup, type TableSetup, withSeats } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { byMouse } from './input-methods.ts';
import { playOn } from './play-on.ts';
import type { ShownTable } from './shown-table.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { tablesWith } from './tables.ts';
import { QUICK, test, testInCheck } from './visit.ts';
import { words } from './words.ts';

const MATCH_OF = atDepth({ test: 1, check: 1, long: 3 });

/** The part that a returning person must find again; cards are marked as new only once. */
const cardsIn = ({ hand, upCard, stock, seats, log }: ShownTable) => ({
  ...{ upCard, stock, seats, log },
  hand: hand.map(({ cards, isLegal }) => ({ cards, isLegal })),
});

/** Makes a choice that is neither partial nor forced. */
async function actedAt(table: TablePage): Promise<readonly [before: ShownTable, after: ShownTable]> {
  const before = await table.awaited();
  const plain = before.hand.findIndex(({ isLegal, name }) => isLegal && !name.startsWith('eight'));
  await byMouse(table, { type: 'stack', index: plain }, before);
  return [before, await table.awaited(before)];
}

testInCheck('who leaves the table goes on there with one click', async ({ visit }) => {
  const { page, ...visitor } = await visit();
  const table = await TablePage.deal({ page, ...visitor }, 'crazy-eights', 'pike');
  const [, left] = await actedAt(table);
  await page.getByRole('button', { name: words.table.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.table.leave }).click();
  await page.getByRole('region', { name: words.home.continueTitle }).getByRole('link').click();
  expect(cardsIn(await table.awaited())).toEqual(cardsIn(left));
});

testInCheck('what was taken back never happened', async ({ visit }) => {
  const table = await TablePage.deal(await visit(), 'crazy-eights', 'pike');
  const [before, after] = await actedAt(table);
  expect(cardsIn(after)).not.toEqual(cardsIn(before));
  await table.page.getByRole('button', { name: words.table.undo }).click();
  expect(cardsIn(await table.awaited(after))).toEqual(cardsIn(before));
});

test('a table is played at in one window only, and goes on in another when that one is closed', async ({ visit }) => {
  const visitor = await visit();
  const table = await TablePage.deal(visitor, 'crazy-eights', 'pike');
  const [, left] = await actedAt(table);
  const other = new TablePage(await visitor.context.newPage(), 'crazy-eights');
  await other.page.goto(table.page.url());
  await other.page.getByText(words.table.elsewhere).waitFor();
  await table.page.close();
  const reloaded = async () => {
    await other.page.reload();
    return other.awaited();
  };
  // On a busy machine the browser may free the closed window's lock only after the first reload.
  const shown = await reloaded().catch(reloaded);
  expect(cardsIn(shown)).toEqual(cardsIn(left));
});

testInCheck('a match goes through its deals to a winner, and can be played again', async ({ visit }) => {
  const setup = withSeats({ ...defaultSetup('crazy-eights'), preset: 'quick' }, 2);
  const match: TableSetup = { ...setup, goal: { type: 'best-of', deals: MATCH_OF } };
  const settings = { ...QUICK, tables: tablesWith(match) };
  const table = await TablePage.deal(await visit({ settings }), 'crazy-eights', 'anchovy');
  const [next, rematch] = [en.screen.nextDeal, en.screen.rematch].map((name) =>
    table.page.getByRole('button', { name, exact: true }),
  );
  let deals = 0;
  for (; !(await rematch.isVisible()); deals += 1) {
    if (deals > 0) await next.click();
    await playOn(table, byMouse, `deal ${deals}`);
  }
  expect(deals).toBe(MATCH_OF);
  const over = await table.read();
  // Back from the review leads to the same table with its score.
  await table.page.getByRole('link', { name: words.end.review, exact: true }).click();
  await table.page.getByRole('heading', { name: words.review.title }).waitFor();
  await table.page.goBack();
  await rematch.waitFor();
  expect((await table.read()).end).toEqual(over.end);
  console.log(`A match of ${MATCH_OF}: ${over.end?.title} ${over.end?.score}`);
  await rematch.click();
  const again = await table.awaited(over);
  expect(targetsIn(again)).not.toEqual([]);
  expect(again.heading).toMatch(/1/);
});
