import { expect } from 'vitest';
import { BlindPlayer, isCall } from './blind-player.ts';
import { TablePage } from './table-page.ts';
import { shortTables } from './tables.ts';
import { settingsFor, testInCheck } from './visit.ts';

const TABLES = shortTables('wels');

testInCheck.for(TABLES)('a whole deal of $game is played by what is said and by names', async (tested, { visit }) => {
  const { game, seed } = tested;
  const { page } = await TablePage.deal(await visit({ settings: settingsFor(tested) }), game, seed);
  const { turns, said, result, isResultTold } = await new BlindPlayer(page, seed).playOn();
  const calls = said.filter(isCall).length;
  console.log(`${game}: called upon ${calls} times in ${turns} turns, ${said.length} things said, at last: ${result}`);
  expect(calls).toBeGreaterThanOrEqual(turns);
  expect(said.filter(({ text }) => /[♠♥♦♣]/.test(text))).toEqual([]);
  expect(isResultTold).toBe(true);
});
