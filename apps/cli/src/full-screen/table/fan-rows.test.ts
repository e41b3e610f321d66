import { LANGUAGES } from '@shoal/language';
import { CATALOGUES } from '@shoal/table-ui/catalogues';
import { describe, expect, test } from 'vitest';
import { textWidth } from '../../text/columns.ts';
import { rowText, rowWidth } from '../terminal/row.ts';
import { fanRows } from './fan-rows.ts';

const LOOK = { ascii: false, colours: false };
const drawn = (count: number, place: number | null, columns: number, rows: number, most = count): string[] =>
  fanRows({ label: "Bo's hand", count, most, place }, { columns, rows }, LOOK).map((line) => rowText(line).trimEnd());

/** The rows of the backs in the first line of them. */
function heightOfTop(fan: readonly string[]): number {
  const first = fan.findIndex((line) => line.includes('░'));
  return fan.slice(first).findIndex((line) => !line.includes('░'));
}

describe('a hidden hand', () => {
  test('shows a back for each card with its key below, and the one that is pointed at raised', () => {
    expect(drawn(3, 1, 17, 7)).toEqual([
      '',
      "    Bo's hand",
      '      ░░░░░',
      '░░░░░ ░░░░░ ░░░░░',
      '░░░░░ ░░░░░ ░░░░░',
      '░░░░░       ░░░░░',
      '  1     2     3',
    ]);
  });

  test('has backs that overlap where they have no room side by side', () => {
    expect(drawn(5, 1, 18, 7)).toEqual([
      '',
      "    Bo's hand",
      '   ▏░░',
      '▏░░▏░░▏░░▏░░▏░░░░',
      '▏░░▏░░▏░░▏░░▏░░░░',
      '▏░░   ▏░░▏░░▏░░░░',
      ' 1  2  3  4  5',
    ]);
  });

  test.each([
    [36, 7],
    [28, 16],
    [56, 30],
    [110, 34],
  ])('keeps the size of its backs and its height while it loses cards, on %i columns and %i rows', (columns, rows) => {
    const shapes = [10, 9, 5, 2, 1].map((count) => {
      const fan = drawn(count, null, columns, rows, 10);
      return { rows: fan.length, first: fan.findIndex((line) => line.includes('░')), top: heightOfTop(fan) };
    });
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test('names no key while nobody here may take a card', () => {
    expect(drawn(3, null, 17, 6).join('')).not.toMatch(/\d/);
  });

  test('is told by its keys where there is no room for backs', () => {
    expect(drawn(5, 2, 20, 3)).toEqual(["     Bo's hand", ' 1   2  ▸3◂  4   5']);
    expect(drawn(12, 10, 24, 4).slice(1)).toEqual([' 1   2   3   4   5   6', ' 7   8   9   0  ▸░◂  ░']);
  });

  test('has its keys close together rather than more rows than there are', () => {
    expect(drawn(10, 8, 38, 3).length).toBe(3);
    expect(drawn(10, 8, 38, 2)).toEqual(["              Bo's hand", '     1  2  3  4  5  6  7  8 ▸9◂ 0']);
  });

  test('has a long name in two rows where there is room, and cut where there is little', () => {
    const label = 'Your hand as the others see it: 8 cards';
    const named = (rows: number) => fanRows({ label, count: 8, most: 8, place: null }, { columns: 36, rows }, LOOK);
    expect(named(8).slice(0, 2).map(rowText).join('').replace(/ +/g, ' ').trim()).toBe(label);
    expect(rowText(named(5)[0]).trim()).toBe('Your hand as the others see it: 8 c…');
  });

  test.each(LANGUAGES)('of the viewer is named in one row on 80 columns (%s)', (language) => {
    for (const count of [1, 9, 10]) {
      expect(textWidth(CATALOGUES[language].screen.yourFan(count))).toBeLessThanOrEqual(36);
    }
  });

  test('keeps to its width', () => {
    for (const columns of [24, 28, 36]) {
      const rows = fanRows({ label: "Bo's hand", count: 26, most: 26, place: 0 }, { columns, rows: 4 }, LOOK);
      expect(Math.max(...rows.map(rowWidth))).toBeLessThanOrEqual(columns);
    }
  });
});
