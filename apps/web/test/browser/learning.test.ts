import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { createSentences } from '@shoal/table-ui';
import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import { expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { byMouse } from './input-methods.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { test, testInCheck } from './visit.ts';
import { words } from './words.ts';

const GAMES = atDepth<readonly GameId[]>({ test: ['crazy-eights'], check: GAME_IDS });
const SEATS = 3;
/** Some tips wait for their moment: with these cards, each comes in the first turns. */
const FIRST_TURNS = 12;
const EVENTFUL = 'eel';

const optionsOf = (game: GameId): object => gameNamed(game).tables.presets['standard'].options(SEATS);

const tipsOf = (game: GameId): readonly string[] => [
  ...Object.values(SHOWN_GAMES.en[game].words.tips({ options: optionsOf(game), seats: SEATS, input: 'touch' })),
  ...(SHOWN_GAMES.en[game].presentation.isAllChance === true ? [] : [en.screen.coachTip.touch]),
];

testInCheck.for(GAMES)(
  'a beginner at %s is told each tip once, in the first turns that it fits',
  async (game, { visit }) => {
    const table = await TablePage.deal(await visit(), game, EVENTFUL);
    const told: string[] = [];
    for (let state = await table.awaited(); state.is === 'choosing' && state.turns <= FIRST_TURNS; ) {
      const tip = tipsOf(game).find((sentence) => state.remark.includes(sentence));
      if (tip !== undefined) told.push(tip);
      const [target] = targetsIn(state);
      await byMouse(table, target, state);
      state = await table.awaited(state);
    }
    console.log(`${game}: ${told.length} tips in the first turns: ${told.join(' | ')}`);
    expect(told.toSorted()).toEqual(tipsOf(game).toSorted());
  },
);

testInCheck.for(GAMES)('the rules card of %s says exactly what is in force', async (game, { visit }) => {
  const { page } = await TablePage.deal(await visit(), game, 'learner');
  const sentences = createSentences({ catalogue: en, names: [], ascii: false }, SHOWN_GAMES.en[game]);
  const [title, ...clauses] = sentences.rulesSheet(optionsOf(game), SEATS);
  await page.getByRole('button', { name: words.table.menu }).click();
  await page.getByRole('button', { name: words.table.rules }).click();
  const card = page.getByRole('dialog', { name: words.table.rules });
  const text = (await card.innerText()).replaceAll(/\s+/g, ' ');
  console.log(`${game}: the rules card has ${clauses.length} clauses`);
  for (const line of [title, ...clauses]) expect(text).toContain(line);
});

testInCheck('a hint lights its cards on the table, and says why and does it on demand', async ({ visit }) => {
  const table = await TablePage.deal(await visit(), 'crazy-eights', 'learner');
  const before = await table.awaited();
  const startMs = performance.now();
  await table.page.getByRole('button', { name: words.table.hint }).click();
  await table.page.locator('[data-stack][data-hinted=true], [data-type][data-hinted=true]').first().waitFor();
  const framesOf = (which: string) =>
    table.page
      .locator(`[data-stack]${which} [data-card]`)
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).boxShadow));
  const [hinted] = await framesOf('[data-hinted=true]');
  const plain = await framesOf('[data-legal=true]:not([data-hinted=true])');
  // A second ring, and not only another colour.
  expect(plain.map((one) => one.split('rgb').length)).not.toContain(hinted.split('rgb').length);
  expect(await table.page.getByRole('dialog').count()).toBe(0);
  expect((await table.read()).remark).not.toBe('');
  await table.page.getByRole('button', { name: words.table.why }).click();
  const dialog = table.page.getByRole('dialog', { name: en.screen.hintTitle });
  await dialog.getByRole('listitem').first().waitFor();
  console.log(`the coach answers after ${Math.round(performance.now() - startMs)} ms`);
  await dialog.getByRole('listitem').first().getByRole('button').click();
  const after = await table.awaited(before);
  expect(after.log).not.toEqual(before.log);
});

test('a hint lights the back that it names with a lamp', async ({ visit }) => {
  const table = await TablePage.deal(await visit(), 'old-maid', EVENTFUL);
  await table.awaited();
  await table.page.getByRole('button', { name: words.table.hint, exact: true }).click();
  const lit = table.page.locator('[data-fan] [data-hinted=true]');
  await lit.waitFor();
  expect(await table.page.locator('[data-fan] [data-spot] svg path').count()).toBe(1);
  const { remark } = await table.read();
  expect(remark).toContain(`card ${Number(await lit.getAttribute('data-spot')) + 1}`);
});
