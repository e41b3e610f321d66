import type { LogEntry } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowText } from '../terminal/row.ts';
import { logBlock, logRows } from './log-rows.ts';

const LOOK = { ascii: false, colours: false, words: en.screen };
const BOX = { x: 0, y: 0, columns: 40, rows: 3 };
const LOG = ['Ann asks Bo for sevens.', 'Bo has none. Go fish, Ann!', 'Ann fishes a card.'];
const entries = (log: readonly string[], news = 0): LogEntry[] =>
  log.map((text, index) => ({ seat: null, text, isNew: index >= log.length - news }));
const told = (log: readonly string[], width: number, height: number): string[] =>
  logRows(entries(log), { width, height }).map(rowText);

describe('the log', () => {
  test('ends with the newest sentence, and shows as many before it as there is room for', () => {
    expect(told(LOG, 40, 9)).toEqual(LOG);
    expect(told(LOG, 40, 2)).toEqual(LOG.slice(1));
    expect(told(LOG, 40, 0)).toEqual([]);
    expect(told([], 40, 3)).toEqual([]);
  });

  test('breaks sentences between words, and keeps their end', () => {
    expect(told(LOG, 20, 3)).toEqual(['Bo has none. Go', '  fish, Ann!', 'Ann fishes a card.']);
  });

  test('begins with the beginning of a sentence, the newest in its place', () => {
    expect(told(LOG, 20, 2)).toEqual(['', 'Ann fishes a card.']);
  });

  test('marks the newest sentence where even that is cut', () => {
    expect(told(LOG.slice(0, 2), 12, 2)).toEqual(['… Go fish,', '  Ann!']);
  });

  test('counts the new turns that have no room, and names the key that shows them', () => {
    const log = Array.from({ length: 9 }, (_, turn) => `Turn ${turn}.`);
    const block = (news: number) => logBlock({ log: entries(log, news), seats: [] }, BOX, LOOK);
    expect(block(9)).toMatchObject({ namesLog: true });
    expect(block(9).rows.map(rowText)).toEqual(['7 more: press L', 'Turn 7.', 'Turn 8.']);
    expect(block(3).rows.map(rowText)).toEqual(['Turn 6.', 'Turn 7.', 'Turn 8.']);
    expect(block(3).namesLog).toBeUndefined();
  });

  test('counts turns of others alone: viewers know of their own', () => {
    const log = ['You play the 8♠.', ...LOG, 'Cy draws a card.'].map((text, seat) => ({ seat, text, isNew: true }));
    const seats = log.map((_, seat) => ({ isViewer: seat === 0 }));
    const block = (turns: number) => logBlock({ log: log.slice(0, turns), seats }, BOX, LOOK).rows.map(rowText);
    expect(block(5)).toEqual(['2 more: press L', LOG[2], 'Cy draws a card.']);
    expect(block(4)).toEqual(LOG);
  });

  test('lets what is new stand out', () => {
    const tones = logRows(entries(LOG, 1), { width: 40, height: 3 }).map((line) => line[0].style?.tone);
    expect(tones).toEqual(['muted', 'muted', undefined]);
  });

  test('is never higher than there is room for', () => {
    const anyLog = fc.array(fc.constantFrom(...LOG, 'Bo lays down a book of sevens: 7♠ 7♥ 7♦ 7♣.'));
    fc.assert(
      fc.property(anyLog, fc.integer({ min: 5, max: 60 }), fc.nat(10), (log, width, height) => {
        const rows = logRows(entries(log, 2), { width, height });
        expect(rows.length).toBeLessThanOrEqual(height);
        const newest = log.at(-1);
        const last = rows.at(-1);
        if (newest === undefined || last === undefined) return;
        expect(newest.endsWith(rowText(last).replace(/^… /, '').trim())).toBe(true);
        const first = rows.map(rowText).find((line) => line !== '') ?? '';
        expect(first).toMatch(/^(… |\S)/);
      }),
    );
  });
});
