import { GAME_IDS } from '@shoal/games';
import { defaultSetup, seatRange } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { atDepth, IS_CHECK } from '../../../scripts/depth.mjs';
import { choose, pressAndSee, resized } from './player/at-the-keys.ts';
import { readText } from './player/read-screen.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { TAGLINE } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;
const SIZES = [
  [40, 10],
  [200, 60],
  [60, 16],
  [1, 1],
  [100, 5],
  [12, 40],
  [140, 40],
] as const;

/** Through all sizes and back: nothing may break, and nothing be lost. */
async function resizeAll(pty: Pty): Promise<void> {
  await pty.settled();
  const { columns, rows, text } = pty;
  for (const [width, height] of SIZES) {
    await resized(pty, width, height);
  }
  await pty.settled();
  pty.resize(columns, rows);
  await pty.until((shown) => shown === text);
}

const PEOPLE = ['--player', 'Ann', '--player', 'Ben', '--player', 'Cy:minnow'];
const table = (...flags: readonly string[]): Pty => ptys.shoal(['play', ...flags, '--seed', '7', '--speed', 'instant']);
const tables = (players: 'min' | 'max') =>
  GAME_IDS.map((game) => [game, seatRange(defaultSetup(game))[players]] as const);
const isChoosing = (text: string): boolean => readText(text).is === 'choosing';

describe('after any change of size and back', () => {
  test('the first screen, the form and its options are as before', async () => {
    const pty = ptys.shoal([]);
    await pty.until(TAGLINE);
    await resizeAll(pty);
    await pty.press('enter');
    await pty.until(screen.setupStart);
    await resizeAll(pty);
    await pty.press('down', 'down', 'enter');
    await pty.until(screen.optionsTitle('Go Fish'));
    await resizeAll(pty);
  });

  test.each(atDepth({ test: tables('max'), check: [...tables('max'), ...tables('min')] }))(
    'a choice at %s for %i is as before',
    async (game, seats) => {
      const pty = table(game, '--seats', `${seats}`);
      await pty.until(isChoosing);
      await resizeAll(pty);
      await pressAndSee(pty, 'right', 'enter');
      await pty.until((text) => readText(text).is !== 'other');
      await resizeAll(pty);
    },
  );

  test.runIf(IS_CHECK)('help, rules, log, hints and the question whether to leave are as before', async () => {
    const pty = table('go-fish');
    await pty.until(isChoosing);
    for (const [key, sight] of [
      ['?', screen.helpTitle],
      ['r', 'Go Fish for 3 players'],
      ['l', screen.logTitle],
      ['i', screen.hintTitle],
      ['esc', screen.leaveUnbegun],
    ]) {
      await pty.press(key);
      await pty.until(sight);
      await resizeAll(pty);
      await pty.press(key === 'esc' ? 'n' : 'enter');
      await pty.until(isChoosing);
    }
  });

  test.runIf(IS_CHECK)('the curtain, the recap and the question whether to hide my cards are as before', async () => {
    const pty = table('crazy-eights', ...PEOPLE);
    const player = new ScreenPlayer(pty, '1');
    const seen = new Set<string>();
    while (seen.size < 4) {
      const shown = await player.awaited();
      if (shown.is === 'end') break;
      if (!seen.has(shown.is)) await resizeAll(pty);
      seen.add(shown.is);
      await player.act(shown);
    }
    expect([...seen].sort()).toEqual(['choosing', 'curtain', 'hiding', 'recap']);
  });

  test.runIf(IS_CHECK)('the end, the replay and the review are as before', async () => {
    const pty = table('crazy-eights', '--preset', 'quick', '--seats', '2');
    await new ScreenPlayer(pty, '1').play();
    await resizeAll(pty);
    await choose(pty, screen.replayDeal);
    await pty.until(/: step \d+ of \d+/);
    await pressAndSee(pty, 'right', 'right');
    await resizeAll(pty);
    await pty.press('esc');
    await pty.until(screen.endTitle);
    await choose(pty, screen.review);
    await pty.until('winning chance');
    await resizeAll(pty);
  });

  test('a table where bots act is drawn again', async () => {
    const pty = ptys.shoal(['play', 'crazy-eights', '--seats', '10', '--seed', '7', '--speed', 'calm']);
    await new ScreenPlayer(pty, '1').act(readText(await pty.until(isChoosing)));
    await pty.until((text) => text.includes(screen.keys.skip));
    for (const [columns, rows] of SIZES) pty.resize(columns, rows);
    pty.resize(80, 24);
    await pty.until((text) => text.includes(screen.keys.skip));
  });
});

test('every size in between shows something, and none breaks the program', async () => {
  const pty = table('crazy-eights', '--seats', '10');
  await pty.until(isChoosing);
  for (let columns = 1; columns < 150; columns += 7) {
    await resized(pty, columns, 1 + (columns % 31));
  }
  pty.resize(80, 24);
  await pty.until(isChoosing);
});

test('the line that continues a game for ten tells on every screen when it was left', async () => {
  const pty = table('crazy-eights', '--seats', '10');
  await new ScreenPlayer(pty, '1').act(readText(await pty.until(isChoosing)));
  await pty.until(isChoosing);
  await pty.press('esc');
  await pty.until(screen.leaveQuestion);
  await pty.press('y');
  await pty.until(TAGLINE);
  await resized(pty, 140, 40);
  expect(await pty.until('Joy')).toMatch(/1 {2}Continue Crazy Eights with Bo, .* and Joy {2}left just now *$/m);
  await resized(pty, 80, 24);
  expect(await pty.until('others')).toMatch(/1 {2}Continue Crazy Eights with 9 others {2}left just now *$/m);
});
