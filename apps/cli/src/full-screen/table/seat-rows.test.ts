import { type CardGroup, RANKS, type Rank, rankNamed } from '@shoal/core';
import type { SeatModel, ShownBadge } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { rowText, rowWidth } from '../terminal/row.ts';
import { type SeatRoom, seatRows } from './seat-rows.ts';

const seat = (number: number, label: string, more: Partial<SeatModel> = {}): SeatModel => ({
  ...{ seat: number, label, bot: number === 0 ? null : 'minnow', cards: 5, groups: null, badge: null },
  strength: number === 0 ? null : { word: 'beginner', placed: '1 of 7, beginner' },
  ...{ hasTurn: number === 1, isViewer: number === 0 },
  ...more,
});
const laid = (...ranks: readonly Rank[]): CardGroup[] => ranks.map((rank) => ({ rank, cards: [] }));
const out = (text: string): ShownBadge => ({ text, message: { key: 'out' }, tone: 'plain' });
const ROOM: SeatRoom = {
  width: 60,
  height: 3,
  ascii: false,
  colours: false,
  words: en.screen,
  offered: [],
  picked: null,
};
const drawn = (seats: readonly SeatModel[], room: Partial<SeatRoom> = {}): string[] =>
  seatRows(seats, { ...ROOM, ...room }).map((line) => rowText(line).trimEnd());

const THREE = [seat(0, 'Ann'), seat(1, 'Bo', { cards: 12 }), seat(2, 'Cy', { cards: 0, badge: out('out: 1st place') })];

describe('seats', () => {
  test('have a line each: who has the turn, number, name, bot with its strength, and how many cards', () => {
    expect(drawn(THREE)).toEqual([
      '  1 Ann                      5 cards  ▮▮▮▮▮',
      '▶ 2 Bo minnow · beginner     12 cards ▮▮▮▮▮▮▮▮▮▮▮▮',
      '  3 Cy minnow · beginner     out: 1st place',
    ]);
  });

  test('tell the place of a bot on the ladder where there is room for it', () => {
    expect(drawn(THREE, { width: 80 })[1]).toBe('▶ 2 Bo minnow · 1 of 7, beginner   12 cards ▮▮▮▮▮▮▮▮▮▮▮▮');
  });

  test('are spelled in ASCII, with the one that Enter would take', () => {
    expect(drawn(THREE, { ascii: true, picked: 2 })).toEqual([
      '  1 Ann                      5 cards  #####',
      '* 2 Bo minnow · beginner     12 cards ############',
      '> 3 Cy minnow · beginner     out: 1st place',
    ]);
  });

  test('stand apart where there is room', () => {
    expect(drawn(THREE, { height: 5 }).map((line) => line !== '')).toEqual([true, false, true, false, true]);
    expect(drawn(THREE, { height: 4 }).length).toBe(3);
  });

  test('stand in two columns where the height is short and the width is not', () => {
    const four = [seat(0, 'Ann'), seat(1, 'Bo'), seat(2, 'Cy'), seat(3, 'Dee')];
    expect(drawn(four, { height: 2 })).toEqual([
      '  1 Ann         5 cards          3 Cy minnow   5 cards',
      '▶ 2 Bo minnow   5 cards          4 Dee minnow  5 cards',
    ]);
    expect(drawn(four, { height: 2, width: 40 }).length).toBe(4);
  });

  test('are counted from 1, and the tenth is 0', () => {
    const ten = Array.from({ length: 10 }, (_, number) => seat(number, `N${number}`));
    expect(drawn(ten, { height: 10 }).map((line) => line.slice(2, 3))).toEqual([...'1234567890']);
  });

  test('show their books by rank', () => {
    const groups = laid(rankNamed('7'), rankNamed('T'), rankNamed('K'));
    expect(drawn([seat(0, 'Ann', { groups })])).toEqual(['  1 Ann                      5 cards  ▤ 3: 7 10 K']);
    expect(drawn([seat(0, 'Ann', { groups })], { ascii: true })[0]).toContain('= 3: 7 10 K');
    expect(drawn([seat(0, 'Ann', { groups: [] })])[0]).not.toContain('▤');
  });

  test('show their books before the backs of their cards, and close together where room is short', () => {
    const ann = seat(0, 'Ann', { groups: laid(...RANKS.slice(0, 6)) });
    expect([60, 50, 38, 30].map((width) => drawn([ann], { width })[0])).toEqual([
      '  1 Ann                      5 cards  ▤ 6: A 2 3 4 5 6',
      '  1 Ann                  5 cards  ▤ 6: A 2 3 4 5 6',
      '  1 Ann              5  ▤A23456',
      '  1 Ann           5  ▤A23456',
    ]);
  });

  test('have the beginning of a name that is too long, wide letters counted as such', () => {
    const long = [seat(0, 'Bartholomew the Great'), seat(1, '世界世界世界世界世界'), seat(2, 'Ann (2)')];
    expect(drawn(long, { width: 40 })).toEqual([
      '  1 Bartholomew the… 5 cards  ▮▮▮▮▮',
      '▶ 2 世界世界… minnow 5 cards  ▮▮▮▮▮',
      '  3 Ann (2) minnow   5 cards  ▮▮▮▮▮',
    ]);
  });

  test('show a back for each card, and mark a bar that has no room for all of them', () => {
    const bars = [21, 22, 23].map((cards) => drawn([seat(0, 'Ann', { cards })])[0].slice(38));
    expect(bars).toEqual(['▮'.repeat(21), `${'▮'.repeat(20)}+`, `${'▮'.repeat(20)}+`]);
  });

  test('keep their columns while cards come and go and books are laid down', () => {
    const groups = laid(...RANKS.slice(0, 3));
    const line = (cards: number) => drawn([seat(0, 'Ann', { groups, cards })], { width: 90 })[0];
    const columns = [0, 1, 9, 10, 25].map((cards) => [line(cards).search(/\d+ card/), line(cards).indexOf('▤')]);
    expect(new Set(columns.map(String)).size).toBe(1);
  });

  test('that can be chosen stand out by their number', () => {
    const tones = seatRows(THREE, { ...ROOM, offered: [1] }).map((line) => line[1].style?.tone);
    expect(tones).toEqual(['muted', 'accent', 'muted']);
  });
});

describe('a line keeps to its width', () => {
  const wide = (seats: readonly SeatModel[], room: Partial<SeatRoom>) =>
    Math.max(...seatRows(seats, { ...ROOM, ...room }).map(rowWidth));

  test('a line of cards alone keeps to its width', () => {
    for (let width = 30; width < 120; width++) {
      expect(wide([seat(0, '世界世界世界世界世界', { cards: 40 })], { width })).toBeLessThanOrEqual(width);
    }
  });

  test('show every rank once where they have laid down too many groups', () => {
    const ann = seat(0, 'Ann', { groups: laid(...RANKS, ...RANKS) });
    expect(drawn([ann], { width: 40 })[0]).toContain('▤A23456789TJQK');
  });

  test('a line with all thirteen books keeps to its width', () => {
    for (let width = 40; width < 120; width++) {
      expect(wide([seat(0, 'Ann', { groups: laid(...RANKS) }), seat(1, 'Bo')], { width })).toBeLessThanOrEqual(width);
    }
  });

  test('a line with a place keeps to its width in two columns of 28', () => {
    const four = [seat(0, 'Ann'), seat(1, 'Bo'), seat(2, 'Cy'), seat(3, 'Dee', { badge: out('out: 2nd place') })];
    expect(wide(four, { height: 2, width: 58 })).toBeLessThanOrEqual(58);
  });
});
