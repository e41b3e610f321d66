import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { createSentences } from '@shoal/table-ui';
import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import { expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { byMouse } from './input-methods.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { testInCheck } from './visit.ts';
import { words } from './words.ts';

const GAMES = atDepth<readonly GameId[]>({ test: ['crazy-eights'], check: GAME_IDS });
const SEATS = 3;
/** More than three, because a turn without a choice does not count. */
const FIRST_TURNS = 7;

const optionsOf = (game: GameId): object => gameNamed(game).tables.presets['standard'].options(SEATS);

const tipsOf = (game: GameId): readonly string[] =>
  SHOWN_GAMES.en[game].words.tips.touch({ options: optionsOf(game), seats: SEATS });

testInCheck.for(GAMES)(
  'a beginner at %s is told one sentence in each of the first three turns',
  async (game, { visit }) => {
    const table = await TablePage.deal(await visit(), game, 'learner');
    const told: string[] = [];
    for (let state = await table.awaited(); state.is === 'choosing' && state.turns <= FIRST_TURNS; ) {
      const tip = tipsOf(game).find((sentence) => state.remark.includes(sentence));
      if (tip !== undefined && !told.includes(tip)) told.push(tip);
      const [target] = targetsIn(state);
      await byMouse(table, target, state);
      state = await table.awaited(state);
    }
    console.log(`${game}: ${told.length} tips in the first turns: ${told.join(' | ')}`);
    expect(told).toEqual(tipsOf(game));
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

testInCheck('a hint names an action, says why, and does it', async ({ visit }) => {
  const table = await TablePage.deal(await visit(), 'crazy-eights', 'learner');
  const before = await table.awaited();
  const startMs = performance.now();
  await table.page.getByRole('button', { name: words.table.hint }).click();
  const dialog = table.page.getByRole('dialog', { name: en.screen.hintTitle });
  await dialog.getByRole('listitem').first().waitFor();
  console.log(`the coach answers after ${Math.round(performance.now() - startMs)} ms`);
  await dialog.getByRole('listitem').first().getByRole('button').click();
  const after = await table.awaited(before);
  expect(after.log).not.toEqual(before.log);
});
