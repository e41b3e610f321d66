import { GAME_IDS, type GameId } from '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { en } from '@shoal/table-ui/en';
import { expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { TablePage, type TouchTarget, targetsIn } from './table-page.ts';
import { PHONE, test, testInCheck, type Visitor } from './visit.ts';
import { words } from './words.ts';

/** One tap on the game and one at its table; an ask needs another for the player. */
const mostTaps = (game: GameId): number => (PRESENTATIONS[game].handTouch === 'rank' ? 3 : 2);
const GAMES = atDepth<readonly GameId[]>({ test: ['crazy-eights'], check: GAME_IDS });

const aPhone = { settings: null, hasTouch: true, isMobile: true, viewport: PHONE };

test.for(GAMES)('a new visitor is dealt in at %s with one tap, beside two bots', async (game, { visit }) => {
  const visitor = await visit(aPhone);
  await visitor.page.goto(visitor.origin);
  const table = await tappedAt(visitor, game);
  const state = await table.awaited();
  expect(state.seats.map(({ name }) => name)).toEqual([expect.stringMatching(/bot/), expect.stringMatching(/bot/)]);
  const taps = 1 + (await tapsToAct(table));
  console.log(`${game}: ${taps} taps from an empty profile to the first action`);
  expect(taps).toBeLessThanOrEqual(mostTaps(game));
});

testInCheck('the table that was set up last is dealt the next time, after one tap', async ({ visit }) => {
  const visitor = await visit(aPhone);
  const { page, origin } = visitor;
  await page.goto(`${origin}/#/setup/go-fish`);
  await page.getByRole('radio', { name: en.screen.playerCount(5) }).check({ force: true });
  await page.getByRole('button', { name: words.setup.start, exact: true }).tap();
  expect((await new TablePage(page, 'go-fish').awaited()).seats).toHaveLength(4);
  await page.goto('about:blank');
  await page.goto(origin);
  const table = await tappedAt(visitor, 'go-fish');
  expect((await table.awaited()).seats).toHaveLength(4);
});

async function tappedAt({ page }: Visitor, game: GameId): Promise<TablePage> {
  await page.getByRole('link', { name: en.screen.playGame(en.games[game].name) }).tap();
  return new TablePage(page, game);
}

/** Taps until something happens at the table. Avoids wild cards, which would also ask for a suit. */
async function tapsToAct(table: TablePage): Promise<number> {
  let taps = 0;
  let state = await table.awaited();
  for (const before = state.log; JSON.stringify(state.log) === JSON.stringify(before); taps += 1) {
    const targets = [...targetsIn(state), ...state.offers.map((_, index): TouchTarget => ({ type: 'offer', index }))];
    const isWild = ({ type, index }: TouchTarget) => type === 'stack' && state.hand[index].name.startsWith('eight');
    await table.button(targets.find((target) => !isWild(target)) ?? targets[0]).tap();
    state = await table.answered(state);
  }
  return taps;
}
