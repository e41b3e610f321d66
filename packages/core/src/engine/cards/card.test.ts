import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARD_COUNT,
  type Card,
  cardOf,
  RANK_NAMES,
  RANKS,
  rankNamed,
  rankOf,
  readCard,
  readRank,
  readSuit,
  SUIT_NAMES,
  SUITS,
  suitNamed,
  suitOf,
  writeCard,
  writeCards,
  writeRank,
  writeSuit,
} from './card.ts';

const CARDS = Array.from({ length: CARD_COUNT }, (_, card) => card as Card);

describe('cards', () => {
  test('there are 52: ranks A to K, in each of them suits S H D C (1)', () => {
    expect(CARDS.map(writeCard)).toEqual(RANK_NAMES.flatMap((rank) => SUIT_NAMES.map((suit) => rank + suit)));
    expect(writeCards(CARDS.slice(36, 42))).toBe('TS TH TD TC JS JH');
  });

  test('a card is its rank and its suit (1)', () => {
    for (const card of CARDS) expect(cardOf(rankOf(card), suitOf(card))).toBe(card);
    expect(RANKS.map(writeRank)).toEqual(RANK_NAMES);
    expect(SUITS.map(writeSuit)).toEqual(SUIT_NAMES);
    expect(RANK_NAMES.map(rankNamed)).toEqual(RANKS);
    expect(SUIT_NAMES.map(suitNamed)).toEqual(SUITS);
  });
});

describe('one notation everywhere', () => {
  test('what is written is read back, in either case (1)', () => {
    for (const card of CARDS) {
      const text = writeCard(card);
      expect([readCard(text), readCard(text.toLowerCase()), readCard(` ${text}\n`)]).toEqual([card, card, card]);
    }
  });

  test('the short form for people is read too (1)', () => {
    for (const card of CARDS) {
      const sign = ['♠', '♥', '♦', '♣'][suitOf(card)];
      expect(readCard(writeRank(rankOf(card)) + sign)).toBe(card);
    }
  });

  test.each(['10h', '10H', 'th', 'Th', '10♥', ' t♥ '])('%s is the ten of hearts (1)', (text) => {
    expect(readCard(text)).toBe(readCard('TH'));
  });

  test('ten is written T and read as 10 as well (1)', () => {
    expect([readRank('10'), readRank('t'), readRank('T')]).toEqual(Array(3).fill(rankNamed('T')));
    expect([readSuit('d'), readSuit('D'), readSuit('♦')]).toEqual(Array(3).fill(suitNamed('D')));
  });

  test.each([
    '',
    ' ',
    '7',
    'H',
    'H7',
    '1H',
    '11H',
    '0H',
    '7X',
    'XH',
    '7HH',
    '77H',
    '100H',
    '-7H',
    '7.H',
    '♥',
    '♥7',
    '🂡',
    'null',
  ])('“%s” is no card (1)', (text) => {
    expect(readCard(text)).toBeNull();
  });

  test('nothing else is a card (1)', () => {
    const isCard = /^\s*(10|[a2-9tjqk])\s*[shdc♠♥♦♣]\s*$/i;
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCard(text) !== null).toBe(isCard.test(text));
      }),
    );
  });

  test('nothing else is a rank or a suit (1)', () => {
    for (const text of ['', '1', '11', '0', 'ten', 'ace', 'S', 'constructor', '__proto__'])
      expect(readRank(text)).toBeNull();
    for (const text of ['', 'x', 'hearts', 'sh', '7', 'constructor', '__proto__']) expect(readSuit(text)).toBeNull();
  });
});
