import { describe, expect, test } from 'vitest';
import { rowText, rowWidth } from '../terminal/row.ts';
import { fanRows } from './fan-rows.ts';

const LOOK = { ascii: false, colours: false };
const drawn = (count: number, place: number | null, columns: number, rows: number): string[] =>
  fanRows({ label: "Bo's hand", count, place }, { columns, rows }, LOOK).map((line) => rowText(line).trimEnd());

describe('a hidden hand', () => {
  test('shows a back for each card with its key below, and the one that is pointed at raised', () => {
    expect(drawn(3, 1, 17, 6)).toEqual([
      "    Bo's hand",
      '      ░░░░░',
      '░░░░░ ░░░░░ ░░░░░',
      '░░░░░ ░░░░░ ░░░░░',
      '░░░░░       ░░░░░',
      '  1     2     3',
    ]);
  });

  test('names no key while nobody here may take a card', () => {
    expect(drawn(3, null, 17, 6).join('')).not.toMatch(/\d/);
  });

  test('is told by its keys where there is no room for backs', () => {
    expect(drawn(5, 2, 20, 3)).toEqual(["     Bo's hand", ' 1   2  ▸3◂  4   5']);
    expect(drawn(12, 10, 24, 4).slice(1)).toEqual([' 1   2   3   4   5   6', ' 7   8   9   0  ▸░◂  ░']);
  });

  test('has a long name in two rows where there is room, and cut where there is little', () => {
    const label = 'Your hand as the others see it: 8 cards';
    const named = (rows: number) => fanRows({ label, count: 8, place: null }, { columns: 36, rows }, LOOK);
    expect(named(8).slice(0, 2).map(rowText).join('').replace(/ +/g, ' ').trim()).toBe(label);
    expect(rowText(named(5)[0]).trim()).toBe('Your hand as the others see it: 8 c…');
  });

  test('keeps to its width', () => {
    for (const columns of [24, 28, 36]) {
      const rows = fanRows({ label: "Bo's hand", count: 26, place: 0 }, { columns, rows: 4 }, LOOK);
      expect(Math.max(...rows.map(rowWidth))).toBeLessThanOrEqual(columns);
    }
  });
});
