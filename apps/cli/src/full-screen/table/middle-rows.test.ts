import { cardOf, type Pile, RANKS, readCard, SUITS, type Suit, suitNamed } from '@shoal/core';
import type { MiddleModel, ShownBadge } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { type Row, rowText } from '../terminal/row.ts';
import { type CardLook, LARGE_CARD, SMALL_CARD } from './card-art.ts';
import { middleRows, pilesRows } from './middle-rows.ts';

const stock = (count: number): Pile => ({ type: 'stock', count });
const upCard = (card: string): Pile => ({ type: 'up-card', card: readCard(card) ?? cardOf(RANKS[0], SUITS[0]) });
const badge = (text: string, more: Partial<ShownBadge> = {}): ShownBadge => ({
  ...{ text, message: { key: text }, tone: 'plain' },
  ...more,
});
const inForce = (suit: Suit, text: string) => badge(text, { tone: 'notice', suit });

const MIDDLE: MiddleModel = {
  piles: [stock(12), upCard('8S')],
  badges: [inForce(suitNamed('H'), 'hearts in force'), badge('counter-clockwise')],
};
const EMPTY: MiddleModel = { piles: [stock(0)], badges: [] };
const LOOK: CardLook = { ascii: false, colours: false, size: SMALL_CARD };
const pictureOf = (rows: readonly Row[]): string[] => rows.map((line) => rowText(line).trimEnd());
const piles = (middle: Partial<MiddleModel> = {}, look: Partial<CardLook> = {}) =>
  pictureOf(pilesRows({ ...MIDDLE, ...middle }, { ...LOOK, ...look }, en.screen, 20));
const low = (middle: Partial<MiddleModel> = {}, look: Partial<CardLook> = {}) =>
  pictureOf(middleRows({ ...MIDDLE, ...middle }, { ...LOOK, ...look }, en.screen));

describe('the middle of the table', () => {
  test('breaks a long fact between words', () => {
    const rows = piles({ ...EMPTY, badges: [badge('2 more cards without a pair end the game')] });
    expect(rows.slice(-2).map((line) => line.trim())).toEqual(['2 more cards without', 'a pair end the game']);
  });

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
    expect(piles({ badges: [] }, { size: LARGE_CARD, colours: true })).toEqual([
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
      '░░░░░   ┌───┐   ♥ hearts in force ♥',
      ' 12 ░   │8♠ │  counter-clockwise',
      '░░░░░   └───┘  stock 12',
    ]);
  });

  test('is spelled in ASCII where that is asked for', () => {
    expect(low({ piles: [stock(99), upCard('8S')] }, { ascii: true })).toEqual([
      '/////   +---+   H hearts in force H',
      ' 99 /   |8S |  counter-clockwise',
      '/////   +---+  stock 99',
    ]);
  });

  test('is an empty place where the stock was', () => {
    expect(low(EMPTY)).toEqual(['· · ·', '', '· · ·  stock empty']);
    expect(piles({ ...EMPTY, piles: [stock(0), upCard('KH')] })).toEqual([
      '   · · ·   ┌───┐',
      '           │K♥ │',
      '   · · ·   └───┘',
      '   stock empty',
    ]);
  });

  test('has room for a stock of two packs', () => {
    expect(low({ ...EMPTY, piles: [stock(103)] })[1]).toBe(' 103');
  });

  test.each([
    badge('any card fits', { tone: 'notice' }),
    badge('4 cards to draw', { tone: 'alarm' }),
    inForce(suitNamed('S'), 'spades in force'),
    badge('counter-clockwise'),
  ])('says "$text" on any screen', (fact) => {
    expect(piles({ badges: [fact] }).join('\n')).toContain(fact.text);
    expect(low({ badges: [fact] }).join('\n')).toContain(fact.text);
  });
});
