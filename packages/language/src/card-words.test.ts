import { type Card, RANKS, readCard, SUITS } from '@shoal/core';
import { expect, test } from 'vitest';
import { cardSign, ranksName, spokenCard, suitsName } from './card-words.ts';
import { cards as words } from './en/cards.ts';

const card = (text: string): Card => readCard(text) as Card;

test('a card is written with its sign, or with a letter in ASCII', () => {
  expect(cardSign(card('7H'), { ascii: false })).toBe('7♥');
  expect(cardSign(card('TS'), { ascii: false })).toBe('10♠');
  expect(cardSign(card('7H'), { ascii: true })).toBe('7H');
  expect(cardSign(card('TS'), { ascii: true })).toBe('10S');
});

test('a card is spoken as its rank of its suit', () => {
  expect(spokenCard(card('7H'), words)).toBe('seven of hearts');
  expect(spokenCard(card('AS'), words)).toBe('ace of spades');
  expect(spokenCard(card('QD'), words)).toBe('queen of diamonds');
});

test('ranks and suits have a singular and a plural', () => {
  expect(words.ranks.map(({ one }) => one).join(' ')).toBe(
    'ace two three four five six seven eight nine ten jack queen king',
  );
  expect(RANKS.map((rank) => ranksName(rank, words)).join(' ')).toBe(
    'aces twos threes fours fives sixes sevens eights nines tens jacks queens kings',
  );
  expect(words.suits.map(({ one }) => one).join(' ')).toBe('spade heart diamond club');
  expect(SUITS.map((suit) => suitsName(suit, words)).join(' ')).toBe('spades hearts diamonds clubs');
});
