import { RANKS, type RankName, rankNamed, rankOf, writeRank } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { ranksName } from '@shoal/language';
import { DEFAULT_BOT, fillSeats } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { fewOf, IS_CHECK } from '../../../scripts/depth.mjs';
import { gamesIn } from '../src/text/language.ts';
import { choose, keysFor } from './player/at-the-keys.ts';
import { homeWith } from './player/home-with.ts';
import { KnownDeal } from './player/known-deal.ts';
import { readScreen, readText } from './player/read-screen.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { questionIn, TAGLINE } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;
const PLAYERS = fillSeats([{ name: 'You', bot: null }], 3, DEFAULT_BOT);

const isChoosing = (text: string): boolean => readText(text).is === 'choosing';

/** A table of three, in a home whose owner needs no tips; so wide that every message is in one row. */
async function tableOf(game: GameId, columns = 120, rows = 24): Promise<Pty> {
  const env = { SHOAL_HOME: homeWith(program) };
  const pty = ptys.shoal(['play', game, '--seed', '7', '--speed', 'instant'], { columns, rows, env });
  await pty.until(isChoosing);
  return pty;
}

/** Everything but the one row that is there for what was pressed wrongly. */
const position = (pty: Pty): string[] => pty.screen().map((row, y) => (y === pty.rows - 3 ? '' : row));
const messageOf = (text: string): string => text.split('\n').at(-3)?.trim() ?? '';
const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** Asks somebody for something, and goes on to the next own choice. */
async function act(pty: Pty, seed = '1'): Promise<void> {
  const player = new ScreenPlayer(pty, seed);
  const before = readScreen(pty.screen()).prompt;
  do await player.act(await player.awaited());
  while ((await player.awaited()).prompt !== before);
}

describe('from nothing to the first own action', () => {
  test('it takes one command, Enter and Enter', async () => {
    const pty = ptys.shoal([]);
    await pty.until(TAGLINE);
    await pty.press('enter');
    await pty.until(screen.setupStart);
    await pty.press('enter');
    const { hand } = readText(await pty.until(isChoosing));
    await pty.press(hand[0].toLowerCase());
    const { answers } = readText(await pty.until((text) => readText(text).answers.length > 1));
    await pty.press(answers[0].key);
    await pty.until(`You ask ${answers[0].label} for `);
  });

  test('keys that come before their screens are not lost', async () => {
    const pty = ptys.shoal([]);
    pty.burst('enter', 'enter');
    await pty.until(isChoosing);
  });
});

describe.each(GAME_IDS)('the help of %s', (game) => {
  test.each(
    fewOf(1, [
      [60, 16],
      [80, 24],
    ] as const),
  )('explains every key at %ix%i', async (columns, rows) => {
    const pty = await tableOf(game, columns, rows);
    const before = pty.text;
    await pty.press('?');
    const pages = [await pty.until(screen.helpTitle)];
    await pty.press('end');
    pages.push(await pty.until(screen.helpCommon.at(-1)?.[1] ?? ''));
    const lines = new Set(pages.flatMap((page) => page.split('\n').slice(1, -1)).map((line) => line.trim()));
    const told = flat([...lines].join(' '));
    for (const [key, meaning] of [...gamesIn(en)[game].words.keys, ...screen.helpCommon]) {
      expect(told).toContain(`${key} ${meaning}`);
    }
    await pty.press('esc');
    expect(await pty.until(isChoosing)).toBe(before);
  });
});

const SIGNS = [...'abcdefghijklmnopqrstuvwxyz0123456789!"#$%&\'()*+,-./:;<=>@[\\]^_{|}~'];
const NAMED = ['tab', 'shift-tab', 'backspace', 'delete', 'home', 'end', 'pageup', 'pagedown'];
const COMMANDS = ['?', 'i', 'r', 'l', 'u'];

/** Presses every key that answers nothing; each must be explained, and change nothing. */
async function pressAllWrong(pty: Pty, right: readonly string[]): Promise<string[]> {
  const wrong = [...SIGNS, ...NAMED].filter((key) => ![...COMMANDS, ...right].includes(key));
  const sentences: string[] = [];
  const before = pty.text;
  for (const key of wrong) {
    await pty.press(key);
    sentences.push(messageOf(await pty.until((text) => messageOf(text) !== '')));
    expect([key, ...position(pty)]).toEqual([key, ...before.split('\n')]);
    // An arrow clears what was said, and the other one comes back to where it was.
    await pty.press('right', 'left');
    await pty.until((text) => text === before);
  }
  return sentences;
}

describe('wrong keys', () => {
  const lower = (keys: readonly string[]) => keys.map((key) => key.toLowerCase());
  const explained = (sentences: readonly string[], keys: readonly string[]) => {
    for (const sentence of sentences) {
      expect(sentence).toMatch(/(?:does nothing here|\byou\b|^There is nothing to).*\.$/i);
      if (!/does nothing here/.test(sentence)) continue;
      for (const key of keys) expect(sentence.split(':').slice(1).join(':')).toMatch(new RegExp(`\\b${key}\\b`));
    }
  };

  test('a wrong key where a rank is asked for names the right ones', async () => {
    const pty = await tableOf('go-fish');
    const { hand } = readScreen(pty.screen());
    explained(await pressAllWrong(pty, lower(hand)), hand);
  });

  test.runIf(IS_CHECK)('a wrong key where a player is asked for names the right ones', async () => {
    const pty = await tableOf('go-fish');
    const { hand } = readScreen(pty.screen());
    await pty.press(hand[0].toLowerCase());
    const { answers } = readText(await pty.until((text) => readText(text).answers.length > 1));
    const keys = answers.map(({ key }) => key);
    const ranks = RANKS.map((rank) => writeRank(rank).toLowerCase()).filter((rank) => !/\d/.test(rank));
    explained(await pressAllWrong(pty, [...lower(keys), ...ranks]), keys);
  });

  test.runIf(IS_CHECK)('a wrong key where one can only fish names the right one', async () => {
    const pty = await tableOf('go-fish');
    const deal = new KnownDeal('go-fish', 'standard', PLAYERS, '7');
    const view = deal.view;
    const missing = view.legal.find(
      ({ target = 0, rank }) => !deal.deal.table.view(target).hand.some((card) => rankOf(card) === rank),
    );
    for (const key of missing === undefined ? [] : keysFor(missing, deal)) await pty.press(key);
    const { answers } = readText(await pty.until((text) => readText(text).answers.some(({ key }) => key === 'F')));
    expect(answers.length).toBe(1);
    explained(await pressAllWrong(pty, ['f', 'd']), ['F']);
  });

  test.runIf(IS_CHECK)('a wrong key where a card or a suit is asked for names the right ones', async () => {
    const pty = await tableOf('crazy-eights');
    const { hand } = readScreen(pty.screen());
    explained(await pressAllWrong(pty, [...lower(hand), 'a', 't', 'j', 'q', 'k']), hand);
    const deal = new KnownDeal('crazy-eights', 'standard', PLAYERS, '7');
    const { view } = deal;
    const eight = view.legal.find(({ suit }) => suit !== undefined);
    await pty.press(keysFor(eight ?? view.legal[0], deal)[0]);
    await pty.until((text) => readText(text).answers.length === 4);
    explained(await pressAllWrong(pty, ['s', 'h', 'd', 'c', '1', '2', '3', '4', 'a', 't', 'j', 'q', 'k']), [...'SHDC']);
  });
});

describe('at the table', () => {
  test('a rank that is not held is explained', async () => {
    const pty = await tableOf('go-fish');
    const { hand } = readScreen(pty.screen());
    const missing = [...'A23456789TJQK'].find((rank) => !hand.includes(rank)) ?? '';
    const before = position(pty);
    await pty.press(missing.toLowerCase());
    const sentence = messageOf(await pty.until((text) => messageOf(text) !== ''));
    for (const rank of hand) expect(sentence).toContain(ranksName(rankNamed(rank as RankName), en.cards));
    expect(position(pty)).toEqual(before);
  });

  test('Esc asks before it leaves, and N stays', async () => {
    const pty = await tableOf('go-fish');
    const before = pty.text;
    for (const key of ['n', 'esc']) {
      await pty.press('esc');
      await pty.until(screen.leaveUnbegun);
      await pty.press(key);
      expect(await pty.until(isChoosing)).toBe(before);
    }
  });

  test('a game that is not kept is not said to be kept', async () => {
    const pty = ptys.shoal(['play', '--seed', '7', '--no-save']);
    await pty.until(isChoosing);
    await pty.press('esc');
    await pty.until(screen.leaveUnsaved);
  });

  test('Y leaves to the first screen, which offers to continue, and Enter continues the same position', async () => {
    const pty = await tableOf('go-fish');
    await act(pty);
    const before = position(pty);
    await pty.press('esc');
    await pty.until(screen.leaveQuestion);
    await pty.press('y');
    const home = await pty.until(TAGLINE);
    expect(home).toMatch(/^ +▸ 1 {2}Continue Go Fish with .*Bo and Cy/m);
    await pty.press('enter');
    await pty.until(isChoosing);
    // What came before the program ended is no longer new.
    expect(position(pty)).toEqual(before.map((row) => row.replaceAll(/(?<=[\w◂])\+/g, ' ').trimEnd()));
  });

  test('Esc takes back a chosen rank before it asks anything', async () => {
    const pty = await tableOf('go-fish');
    await pty.press(readScreen(pty.screen()).hand[1].toLowerCase());
    await pty.until((text) => readText(text).answers.length > 1);
    await pty.press('esc');
    const { answers } = readText(
      await pty.until((text) => readText(text).prompt === questionIn('go-fish', 'which-rank')),
    );
    expect(answers).toEqual([]);
    await pty.press('esc');
    await pty.until(screen.leaveUnbegun);
  });

  test('undo gives back the position before, and with it every card', async () => {
    const pty = await tableOf('go-fish');
    const first = position(pty);
    await act(pty);
    const second = position(pty);
    await act(pty, '2');
    for (const before of [second, first]) {
      await pty.press('u');
      await pty.until((text) => messageOf(text) === screen.undone && text.includes(before.at(-1) ?? ''));
      expect(position(pty)).toEqual(before);
      await pty.press('right', 'left');
      await pty.until((text) => messageOf(text) === '');
    }
    await pty.press('u');
    await pty.until(screen.nothingToUndo);
  });

  test.each([
    ['i', screen.hintTitle],
    ['l', screen.logTitle],
    ['r', screen.rules],
    ['?', screen.helpTitle],
  ])('%s opens a page, and Enter comes back to the same table', async (key, title) => {
    const pty = await tableOf('crazy-eights');
    await act(pty);
    const before = pty.text;
    await pty.press(key);
    const page = await pty.until((text) => text.split('\n')[0].trim() === title);
    expect(page.split('\n').filter((row) => row !== '').length).toBeGreaterThan(3);
    await pty.press('enter');
    expect(await pty.until(isChoosing)).toBe(before);
  });

  test('keys in one burst are all understood', async () => {
    const pty = await tableOf('go-fish');
    const { hand } = readScreen(pty.screen());
    pty.burst('right', 'right', 'left', '?', 'enter', 'l', 'enter', 'r', 'enter', hand[2].toLowerCase(), '2');
    await pty.until(`You ask Bo for ${ranksName(rankNamed(hand[2] as RankName), en.cards)}`);
  });

  test('the arrows and Enter do all that letters do', async () => {
    const pty = await tableOf('go-fish');
    const { hand } = readScreen(pty.screen());
    await pty.press('right', 'right', 'enter', 'down', 'enter');
    await pty.until(`You ask Cy for ${ranksName(rankNamed(hand[2] as RankName), en.cards)}`);
  });

  test('Ctrl-L draws the screen again', async () => {
    const pty = await tableOf('go-fish');
    const before = pty.text;
    const length = pty.raw.length;
    await pty.press('ctrl-l');
    await pty.until(() => pty.raw.length > length + 500);
    expect(pty.text).toBe(before);
  });
});

test('the first screen leads to finished games, statistics and rules, and back', async () => {
  const pty = ptys.shoal([]);
  for (const label of [screen.finishedGames, screen.statistics, screen.rules]) {
    await pty.until(TAGLINE);
    await choose(pty, label);
    await pty.gone(TAGLINE);
    await pty.press('esc');
  }
  await pty.until(TAGLINE);
});

test('a wrong key on the first screen is answered as well', async () => {
  const pty = ptys.shoal([]);
  await pty.until(TAGLINE);
  await pty.press('x');
  await pty.until(/X does nothing here: press .*Enter.*\./);
});
