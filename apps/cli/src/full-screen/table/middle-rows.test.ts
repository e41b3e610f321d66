import { readCard, suitNamed } from '@shoal/core';
import type { MiddleModel } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { type Row, rowText } from '../terminal/row.ts';
import { type CardLook, LARGE_CARD, SMALL_CARD } from './card-art.ts';
import { middleRows, pilesRows } from './middle-rows.ts';

const MIDDLE: MiddleModel = {
  ...{ stock: 12, upCard: readCard('8S'), suitInForce: suitNamed('H'), penalty: 0 },
  ...{ anythingMatches: false, isReversed: true },
};
const EMPTY: MiddleModel = { ...MIDDLE, stock: 0, upCard: null, suitInForce: null, isReversed: false };
const LOOK: CardLook = { ascii: false, colours: false, size: SMALL_CARD };
const pictureOf = (rows: readonly Row[]): string[] => rows.map((line) => rowText(line).trimEnd());
const piles = (middle: Partial<MiddleModel> = {}, look: Partial<CardLook> = {}) =>
  pictureOf(pilesRows({ ...MIDDLE, ...middle }, { ...LOOK, ...look }, en.screen));
const low = (middle: Partial<MiddleModel> = {}, look: Partial<CardLook> = {}) =>
  pictureOf(middleRows({ ...MIDDLE, ...middle }, { ...LOOK, ...look }, en.screen));

describe('the middle of the table', () => {
  test('is the stock, the up-card, and what else must be known', () => {
    expect(piles()).toEqual([
      '   ░░░░░   ┌───┐',
      '    12 ░   │8♠ │',
      '   ░░░░░   └───┘',
      '   stock',
      ' ♥ hearts in force ♥',
      ' counter-clockwise',
    ]);
  });

  test('is large on a large screen, and in colours needs no lines', () => {
    expect(piles({ isReversed: false, suitInForce: null }, { size: LARGE_CARD, colours: true })).toEqual([
      ' ░░░░░░░   8♠',
      ' ░░░░░░░',
      ' ░ 12 ░░      ♠',
      ' ░░░░░░░',
      ' ░░░░░░░        8♠',
      ' stock',
    ]);
  });

  test('is as high as its cards on a low screen, with all that must be known beside them', () => {
    expect(low()).toEqual([
      '░░░░░   ┌───┐  stock 12',
      ' 12 ░   │8♠ │   ♥ hearts in force ♥',
      '░░░░░   └───┘  counter-clockwise',
    ]);
  });

  test('is spelled in ASCII where that is asked for', () => {
    expect(low({ stock: 99 }, { ascii: true })).toEqual([
      '/////   +---+  stock 99',
      ' 99 /   |8S |   H hearts in force H',
      '/////   +---+  counter-clockwise',
    ]);
  });

  test('is an empty place where the stock was', () => {
    expect(low(EMPTY)).toEqual(['· · ·  stock empty', '', '· · ·']);
    expect(piles({ ...EMPTY, upCard: readCard('KH') })).toEqual([
      '   · · ·   ┌───┐',
      '           │K♥ │',
      '   · · ·   └───┘',
      '   stock empty',
    ]);
  });

  test('has room for a stock of two packs', () => {
    expect(low({ ...EMPTY, stock: 103 })[1]).toBe(' 103');
  });

  test.each([
    ['any card fits', { suitInForce: null, anythingMatches: true }],
    ['4 cards to draw', { suitInForce: null, penalty: 4 }],
    ['spades in force', { suitInForce: suitNamed('S') }],
    ['counter-clockwise', {}],
  ])('says "%s" on any screen', (fact, middle) => {
    expect(piles(middle).join('\n')).toContain(fact);
    expect(low(middle).join('\n')).toContain(fact);
  });
});
