import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowText } from '../terminal/row.ts';
import { logRows } from './log-rows.ts';

const LOG = ['Ann asks Bo for sevens.', 'Bo has none. Go fish, Ann!', 'Ann fishes a card.'];
const told = (log: readonly string[], width: number, height: number, news = 0): string[] =>
  logRows(log, news, { width, height }).map(rowText);

describe('the log', () => {
  test('ends with the newest sentence, and shows as many before it as there is room for', () => {
    expect(told(LOG, 40, 9)).toEqual(LOG);
    expect(told(LOG, 40, 2)).toEqual(LOG.slice(1));
    expect(told(LOG, 40, 0)).toEqual([]);
    expect(told([], 40, 3)).toEqual([]);
  });

  test('breaks sentences between words, and keeps their end', () => {
    expect(told(LOG, 20, 3)).toEqual(['Bo has none. Go', '  fish, Ann!', 'Ann fishes a card.']);
    expect(told(LOG, 20, 2)).toEqual(['  fish, Ann!', 'Ann fishes a card.']);
  });

  test('lets what is new stand out', () => {
    const tones = logRows(LOG, 1, { width: 40, height: 3 }).map((line) => line[0].style?.tone);
    expect(tones).toEqual(['muted', 'muted', undefined]);
  });

  test('is never higher than there is room for', () => {
    const anyLog = fc.array(fc.constantFrom(...LOG, 'Bo lays down a book of sevens: 7♠ 7♥ 7♦ 7♣.'));
    fc.assert(
      fc.property(anyLog, fc.integer({ min: 5, max: 60 }), fc.nat(10), (log, width, height) => {
        const rows = logRows(log, 2, { width, height });
        expect(rows.length).toBeLessThanOrEqual(height);
        if (height > 0 && log.length > 0)
          expect(log[log.length - 1].endsWith(rowText(rows[rows.length - 1]).trim())).toBe(true);
      }),
    );
  });
});
