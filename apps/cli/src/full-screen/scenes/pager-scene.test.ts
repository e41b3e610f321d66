import { en } from '@shoal/table-ui/en';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowText, rowWidth } from '../terminal/row.ts';
import { type Page, PagerScene } from './pager-scene.ts';

const SIZE = { columns: 60, rows: 10 };
const HEIGHT = SIZE.rows - 4;
const TWENTY = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);

const pageOf = (lines: readonly string[], more: Partial<Page> = {}): PagerScene =>
  new PagerScene({ title: 'Rules', lines, words: en.screen, ascii: false, ...more });

const linesOf = (scene: PagerScene, size = SIZE): string[] => scene.frame(size).map((line) => rowText(line).trimEnd());
const readOn = (scene: PagerScene): string[] => linesOf(scene).slice(2, 2 + HEIGHT);

/** What is read after some keys, each pressed when the page has been seen. */
function after(scene: PagerScene, ...keys: readonly string[]): string[] {
  for (const key of keys) {
    linesOf(scene);
    expect(scene.press(key)).toBeUndefined();
  }
  return readOn(scene);
}

const from = (first: number): string[] => TWENTY.slice(first - 1, first - 1 + HEIGHT).map((line) => ` ${line}`);

describe('a text', () => {
  test('begins at its beginning, or at its end', () => {
    expect(readOn(pageOf(TWENTY))).toEqual(from(1));
    expect(readOn(pageOf(TWENTY, { fromEnd: true }))).toEqual(from(15));
    expect(readOn(pageOf(['short'], { fromEnd: true }))[0]).toBe(' short');
  });

  test('moves by lines, by pages that overlap by a line, and to its ends, and no further', () => {
    expect(after(pageOf(TWENTY), 'down', 'down', 'up')).toEqual(from(2));
    expect(after(pageOf(TWENTY), 'page-down')).toEqual(from(6));
    expect(after(pageOf(TWENTY), 'right', 'left')).toEqual(from(1));
    expect(after(pageOf(TWENTY), 'space', 'space', 'space')).toEqual(from(15));
    expect(after(pageOf(TWENTY), 'end', 'down')).toEqual(from(15));
    expect(after(pageOf(TWENTY), 'end', 'home', 'up')).toEqual(from(1));
  });

  test('is closed by Esc, Enter and any other key, and by Space at its end', () => {
    for (const key of ['escape', 'enter', 'q', '?']) {
      const scene = pageOf(TWENTY);
      linesOf(scene);
      expect(scene.press(key)).toEqual({ result: null });
    }
    const scene = pageOf(TWENTY);
    after(scene, 'end');
    expect(scene.press('space')).toEqual({ result: null });
  });

  test('is broken between words where it is too wide', () => {
    const sentence = 'Ask another player for a rank that you hold yourself, and get all the cards of it.';
    const lines = readOn(pageOf([sentence]));
    expect(lines.slice(0, 2)).toEqual([
      ' Ask another player for a rank that you hold yourself, and',
      '   get all the cards of it.',
    ]);
  });

  test('names the keys that scroll only where there is something to scroll', () => {
    expect(linesOf(pageOf(TWENTY)).at(-1)).toBe(' ↑↓ scroll   Enter back');
    expect(linesOf(pageOf(['one'])).at(-1)).toBe(' Enter back');
  });

  test('stays within the text when the screen grows', () => {
    const scene = pageOf(TWENTY);
    after(scene, 'end');
    expect(linesOf(scene, { columns: 60, rows: 24 }).slice(2, 22)).toEqual(TWENTY.map((line) => ` ${line}`));
  });

  test('fills a screen of any size', () => {
    const anyLines = fc.array(fc.array(fc.constantFrom('ask', 'for', 'sevens', '7♥'), { maxLength: 40 }));
    fc.assert(
      fc.property(
        anyLines,
        fc.integer({ min: 20, max: 120 }),
        fc.integer({ min: 5, max: 40 }),
        (texts, columns, rows) => {
          const frame = pageOf(texts.map((words) => words.join(' '))).frame({ columns, rows });
          expect(frame.length).toBe(rows);
          expect(Math.max(...frame.map(rowWidth))).toBeLessThanOrEqual(columns);
        },
      ),
    );
  });

  test('that begins at its end is scrolled from there by a key that comes before the first picture', () => {
    const scene = pageOf(TWENTY, { fromEnd: true });
    scene.press('up');
    expect(readOn(scene)).toEqual(from(14));
  });
});
