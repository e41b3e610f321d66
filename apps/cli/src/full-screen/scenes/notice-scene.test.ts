import { LANGUAGES } from '@shoal/language';
import { CATALOGUES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { rowText } from '../terminal/row.ts';
import type { Stage } from '../terminal/stage.ts';
import { agrees, type Notice, NoticeScene } from './notice-scene.ts';

const SIZE = { columns: 60, rows: 16 };
const LEAVE: Notice<boolean> = {
  title: 'Go Fish',
  lines: ['Leave the table? Your game is saved.'],
  keys: [
    { key: 'Y', label: 'leave', isAnswer: true },
    { key: 'N', label: 'back', isAnswer: true },
  ],
  answers: { y: true, n: false, escape: false },
  words: en.screen,
};

const linesOf = (scene: NoticeScene<boolean>, size = SIZE): string[] =>
  scene.frame(size).map((line) => rowText(line).trimEnd());

/** A stage at which somebody presses one key. */
const stageWith = (key: string): Pick<Stage, 'play'> => ({
  async play(scene) {
    const outcome = scene.press(key);
    if (outcome === undefined) throw new Error(`${key} answers nothing`);
    return outcome.result;
  },
});

describe('yes or no', () => {
  test.each(LANGUAGES)('is answered by the first letter of the word for it, and by Y (%s)', async (language) => {
    const words = CATALOGUES[language].screen;
    const [yes] = words.keys.yes;
    const [no] = words.keys.no;
    const answers = [yes, 'y', no, 'escape'].map((key) => agrees({ stage: stageWith(key), words }, words.quitQuestion));
    expect(await Promise.all(answers)).toEqual([true, true, false, false]);
  });
});

describe('a question', () => {
  test('stands alone in the middle of the screen, with its answers below', () => {
    const lines = linesOf(new NoticeScene(LEAVE));
    expect(lines.filter((line) => line !== '')).toEqual([
      ' Go Fish',
      '            Leave the table? Your game is saved.',
      ' Y leave   N back',
    ]);
    expect(lines.length).toBe(16);
    expect(lines[7]).not.toBe('');
  });

  test('is answered by its keys, with Shift or without', () => {
    const answers = ['y', 'Y', 'n', 'escape'].map((key) => new NoticeScene(LEAVE).press(key));
    expect(answers).toEqual([true, true, false, false].map((result) => ({ result })));
  });

  test('stays for every other key, and says which there are', () => {
    const scene = new NoticeScene(LEAVE);
    for (const key of ['q', 'up', 'constructor', '__proto__']) expect(scene.press(key)).toBeUndefined();
    scene.press('Q');
    expect(linesOf(scene).join('\n')).toContain('Q does nothing here: press Y or N.');
  });

  test.each([SIZE, { columns: 80, rows: 24 }])('stays in its place when a message comes', (size) => {
    const scene = new NoticeScene({ ...LEAVE, lines: ['Pass to Ann', '', 'Everyone else, look away.'] });
    const before = linesOf(scene, size);
    scene.press('enter');
    const after = linesOf(scene, size);
    expect(after.filter((line, at) => line !== before[at])).toEqual([
      expect.stringContaining('Enter does nothing here: press Y or N.'),
    ]);
  });

  test('is broken between words on a narrow screen', () => {
    const lines = linesOf(new NoticeScene(LEAVE), { columns: 30, rows: 10 });
    expect(lines.filter((line) => line.includes('Leave') || line.includes('saved')).length).toBe(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(30);
  });
});
