import { readFileSync, writeFileSync } from 'node:fs';
import { writeRecord } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { readFinished, recordOfDeal } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { describe, expect } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { useProgram } from '../../../cli/test/program.ts';
import { finishedLines } from './browser-storage.ts';
import { KnownGame, shownIn } from './known-game.ts';
import { TablePage } from './table-page.ts';
import { shortTables, type TestedTable } from './tables.ts';
import { settingsFor, testInCheck, type Visitor } from './visit.ts';
import { words } from './words.ts';

const tableOf = (game: GameId): TestedTable => ({ game, preset: 'standard', seats: 3, seed: 'gar' });
const TABLES = atDepth<readonly TestedTable[]>({
  test: [tableOf('crazy-eights')],
  check: shortTables('gar'),
  long: [...GAME_IDS.map(tableOf), { game: 'go-fish', preset: 'standard', seats: 6, seed: 'hake' }],
});
const program = useProgram();
const textIn = (file: string): string => readFileSync(file, 'utf8');

describe('the same seed and the same choices give the same game', () => {
  testInCheck.for(TABLES)(
    'a game of $game is the same in the page, beside it, and in the terminal',
    async (tested, { visit }) => {
      const visitor = await visit({ acceptDownloads: true, settings: settingsFor(tested) });
      const { game, preset, seats, seed } = tested;
      const both = new KnownGame(tested);
      await playInBoth(visitor, both);
      const record = recordOfDeal(both.deal);

      const finished = readFinished((await finishedLines(visitor.page))[0]);
      expect(finished.ok && finished.game.record).toEqual(record);

      const saved = program.file(`${game}-saved.jsonl`);
      await saveRecord(visitor, saved);
      expect(textIn(saved)).toBe(`${writeRecord(record)}\n`);
      await expectRight(saved);

      const typed = program.file(`${game}-typed.jsonl`);
      const rules = ['--preset', preset, '--seats', `${seats}`, '--seed', seed];
      const flags = ['--record', typed, '--no-save', '--plain', '--speed', 'instant'];
      const { code, stdout } = await program.run(
        ['play', game, ...rules, ...flags],
        both.lines.map((line) => `${line}\n`).join(''),
      );
      expect({ code, stdout }).toMatchObject({ code: 0 });
      expect(textIn(typed)).toBe(textIn(saved));
      console.log(`${game}: ${record.log.length} entries after ${both.lines.length} choices, the same in three places`);
    },
  );

  testInCheck.for(TABLES)('a record of $game is told in the page as in the terminal', async (tested, { visit }) => {
    const { page, origin } = await visit();
    const file = program.file(`${tested.game}-elsewhere.jsonl`);
    writeFileSync(file, `${writeRecord(recordOfDeal(new KnownGame(tested).playOut()))}\n`);
    await page.goto(`${origin}/#/check`);
    await page.getByLabel(words.replay.check.choose).setInputFiles(file);
    await page.getByText(words.replay.check.allRight(1)).waitFor();
    await page.getByText(words.replay.check.goThrough).click();
    await page.getByRole('button', { name: words.replay.last }).click();
    const told = await page.getByRole('main').getByRole('list').last().getByRole('listitem').evaluateAll(seenTexts);
    const { stdout } = await program.run(['replay', file]);
    expect(told.filter((line) => line !== words.table.nothingYet)).toEqual(linesIn(stdout).slice(1));
  });
});

/** The visible texts, without those for screen readers; suits that are drawn are read as their signs. */
function seenTexts(lines: readonly Element[]): string[] {
  const signs = new Map([
    ['#suit-spades', '♠'],
    ['#suit-hearts', '♥'],
    ['#suit-diamonds', '♦'],
    ['#suit-clubs', '♣'],
  ]);
  const textIn = (node: Node): string => {
    if (node instanceof SVGUseElement) return signs.get(node.href.baseVal) ?? '?';
    return node.hasChildNodes() ? [...node.childNodes].map(textIn).join('') : (node.nodeValue ?? '');
  };
  return lines.map((line) => textIn(line.querySelector('[aria-hidden]') ?? line));
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

async function playInBoth(visitor: Visitor, both: KnownGame): Promise<void> {
  const table = await TablePage.deal(visitor, both.table.game, both.table.seed);
  let state = await table.awaited();
  while (state.is !== 'end') {
    expect(shownIn(state)).toEqual(both.expected);
    state = await both.actAt(table, state);
  }
  expect(both.deal.table.turn).toBeNull();
  expect(state.end?.unveiled).toBe(both.unveiled);
}

/** Saves as a person does: opens the replay and presses its button. */
async function saveRecord({ page }: Visitor, file: string): Promise<void> {
  await page.getByRole('link', { name: words.end.replay, exact: true }).click();
  const save = page.getByRole('button', { name: words.replay.save, exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await download.saveAs(file);
}

async function expectRight(file: string): Promise<void> {
  expect(await program.run(['verify', file])).toEqual({ code: 0, stderr: '', stdout: `${en.files.verified(1, 0)}\n` });
  const { code, stderr } = await program.run(['replay', file]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}
