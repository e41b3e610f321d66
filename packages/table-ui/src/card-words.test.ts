import { CARD_COUNT, type Card, RANKS, readCard, readRank, readSuit, SUITS } from '@shoal/core';
import { expect, test } from 'vitest';
import {
  cardSign,
  rankName,
  ranksName,
  readSpokenCard,
  readSpokenRank,
  readSpokenSuit,
  spokenCard,
  suitName,
  suitsName,
} from './card-words.ts';

const card = (text: string): Card => readCard(text) as Card;
const everyCard = Array.from({ length: CARD_COUNT }, (_, face) => face as Card);

test('a card is written with its sign, or with a letter in ASCII', () => {
  expect(cardSign(card('7H'), { ascii: false })).toBe('7♥');
  expect(cardSign(card('TS'), { ascii: false })).toBe('10♠');
  expect(cardSign(card('7H'), { ascii: true })).toBe('7H');
  expect(cardSign(card('TS'), { ascii: true })).toBe('10S');
});

test('a card is spoken as its rank of its suit', () => {
  expect(spokenCard(card('7H'))).toBe('seven of hearts');
  expect(spokenCard(card('AS'))).toBe('ace of spades');
  expect(spokenCard(card('QD'))).toBe('queen of diamonds');
});

test('ranks and suits have a singular and a plural', () => {
  expect(RANKS.map((rank) => rankName(rank)).join(' ')).toBe(
    'ace two three four five six seven eight nine ten jack queen king',
  );
  expect(RANKS.map((rank) => ranksName(rank)).join(' ')).toBe(
    'aces twos threes fours fives sixes sevens eights nines tens jacks queens kings',
  );
  expect(SUITS.map((suit) => suitName(suit)).join(' ')).toBe('spade heart diamond club');
  expect(SUITS.map((suit) => suitsName(suit)).join(' ')).toBe('spades hearts diamonds clubs');
});

test.each([
  ['T', ['10', 't', 'T', 'ten', 'Tens', '10s', "10's", ' TEN ', 'the tens', 'ts']],
  ['A', ['a', 'A', 'ace', 'Aces', 'an ace', 'any aces', 'As', ' a ']],
  ['7', ['7', '7s', 'seven', 'SEVENS', 'a 7', 'my sevens', '  sevens  ']],
  ['6', ['6', 'six', 'sixes', 'sixs', 'all  sixes']],
  ['Q', ['q', 'queen', 'queens', 'a queen', 'Qs']],
] as const)('rank %s is understood however it is said', (name, texts) => {
  for (const text of texts) expect([text, readSpokenRank(text)]).toEqual([text, readRank(name)]);
});

test.each(['', ' ', '1', '0', '11', 'x', 's', 'hearts', 'the', 'seven eight', '7h', 'constructor'])(
  '"%s" is no rank',
  (text) => expect(readSpokenRank(text)).toBeNull(),
);

test.each([
  ['H', ['h', 'H', 'heart', 'Hearts', '♥', '♡', '♥\uFE0F', ' hearts ', 'the hearts']],
  ['S', ['s', 'spade', 'SPADES', '♠', '♤']],
  ['D', ['d', 'diamond', 'diamonds', '♦']],
  ['C', ['c', 'club', 'clubs', '♣']],
] as const)('suit %s is understood however it is said', (name, texts) => {
  for (const text of texts) expect([text, readSpokenSuit(text)]).toEqual([text, readSuit(name)]);
});

test.each(['', 'x', 'heartss', '7', 'of', 'hearts spades'])('"%s" is no suit', (text) =>
  expect(readSpokenSuit(text)).toBeNull(),
);

test.each([
  ['8S', ['8s', '8S', ' 8 s ', '8♠', 'eight of spades', 'Eight  Of  Spades', 'the eight of spades', 'eight spades']],
  ['TH', ['10h', 'th', 'T♥', 'ten of hearts', '10 of hearts', 'the 10 ♥', '10♥\uFE0F']],
  ['AS', ['as', 'a♠', 'a s', 'ace of spades', 'an ace of spades', 'a of spades', 'the a of spades']],
] as const)('card %s is understood however it is said', (name, texts) => {
  for (const text of texts) expect([text, readSpokenCard(text)]).toEqual([text, card(name)]);
});

test.each(['', '8', 'eight', 'tens', 'hearts', 'of', 'of of', '8s 7h', 'x of hearts', '7 of 7', 'big ten of hearts'])(
  '"%s" is no card',
  (text) => expect(readSpokenCard(text)).toBeNull(),
);

test('whatever is written or spoken is understood again', () => {
  for (const face of everyCard) {
    expect(readSpokenCard(spokenCard(face))).toBe(face);
    expect(readSpokenCard(cardSign(face, { ascii: false }))).toBe(face);
    expect(readSpokenCard(cardSign(face, { ascii: true }))).toBe(face);
  }
  for (const rank of RANKS) {
    expect(readSpokenRank(rankName(rank))).toBe(rank);
    expect(readSpokenRank(ranksName(rank))).toBe(rank);
  }
  for (const suit of SUITS) expect(readSpokenSuit(suitsName(suit))).toBe(suit);
});
