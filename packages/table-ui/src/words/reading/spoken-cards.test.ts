import { CARD_COUNT, type Card, RANKS, readCard, readRank, readSuit, SUITS } from '@shoal/core';
import { cardSign, LANGUAGES, ranksName, spokenCard, suitsName } from '@shoal/language';
import { cards as words } from '@shoal/language/en';
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../catalogues.ts';
import { readSpokenCard, readSpokenRank, readSpokenSuit } from './spoken-cards.ts';

const ENGLISH = [words];
const card = (text: string): Card => readCard(text) as Card;
const everyCard = Array.from({ length: CARD_COUNT }, (_, face) => face as Card);

test.each([
  ['T', ['10', 't', 'T', 'ten', 'Tens', '10s', "10's", ' TEN ', 'the tens', 'ts']],
  ['A', ['a', 'A', 'ace', 'Aces', 'an ace', 'any aces', 'As', ' a ']],
  ['7', ['7', '7s', 'seven', 'SEVENS', 'a 7', 'my sevens', '  sevens  ']],
  ['6', ['6', 'six', 'sixes', 'sixs', 'all  sixes']],
  ['Q', ['q', 'queen', 'queens', 'a queen', 'Qs']],
] as const)('rank %s is understood however it is said', (name, texts) => {
  for (const text of texts) expect([text, readSpokenRank(text, ENGLISH)]).toEqual([text, readRank(name)]);
});

test.each(['', ' ', '1', '0', '11', 'x', 's', 'hearts', 'the', 'seven eight', '7h', 'constructor'])(
  '"%s" is no rank',
  (text) => expect(readSpokenRank(text, ENGLISH)).toBeNull(),
);

test.each([
  ['H', ['h', 'H', 'heart', 'Hearts', '♥', '♡', '♥\uFE0F', ' hearts ', 'the hearts']],
  ['S', ['s', 'spade', 'SPADES', '♠', '♤']],
  ['D', ['d', 'diamond', 'diamonds', '♦']],
  ['C', ['c', 'club', 'clubs', '♣']],
] as const)('suit %s is understood however it is said', (name, texts) => {
  for (const text of texts) expect([text, readSpokenSuit(text, ENGLISH)]).toEqual([text, readSuit(name)]);
});

test.each(['', 'x', 'heartss', '7', 'of', 'hearts spades'])('"%s" is no suit', (text) =>
  expect(readSpokenSuit(text, ENGLISH)).toBeNull(),
);

test.each([
  ['8S', ['8s', '8S', ' 8 s ', '8♠', 'eight of spades', 'Eight  Of  Spades', 'the eight of spades', 'eight spades']],
  ['TH', ['10h', 'th', 'T♥', 'ten of hearts', '10 of hearts', 'the 10 ♥', '10♥\uFE0F']],
  ['AS', ['as', 'a♠', 'a s', 'ace of spades', 'an ace of spades', 'a of spades', 'the a of spades']],
] as const)('card %s is understood however it is said', (name, texts) => {
  for (const text of texts) expect([text, readSpokenCard(text, ENGLISH)]).toEqual([text, card(name)]);
});

test.each(['', '8', 'eight', 'tens', 'hearts', 'of', 'of of', '8s 7h', 'x of hearts', '7 of 7', 'big ten of hearts'])(
  '"%s" is no card',
  (text) => expect(readSpokenCard(text, ENGLISH)).toBeNull(),
);

test('every card, rank and suit is understood as it is written and as it is spoken', () => {
  for (const face of everyCard) {
    expect(readSpokenCard(spokenCard(face, words), ENGLISH)).toBe(face);
    expect(readSpokenCard(cardSign(face, { ascii: false }), ENGLISH)).toBe(face);
    expect(readSpokenCard(cardSign(face, { ascii: true }), ENGLISH)).toBe(face);
  }
  for (const rank of RANKS) {
    expect(readSpokenRank(words.ranks[rank].one, ENGLISH)).toBe(rank);
    expect(readSpokenRank(ranksName(rank, words), ENGLISH)).toBe(rank);
  }
  for (const suit of SUITS) expect(readSpokenSuit(suitsName(suit, words), ENGLISH)).toBe(suit);
});

describe.each(LANGUAGES)('cards in %s', (language) => {
  const { cards: own } = CATALOGUES[language];
  const languages = [own, words];
  const withoutAccents = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .replaceAll('œ', 'oe');

  test('are understood as they are spoken, in capitals, and without accents', () => {
    for (const face of everyCard) {
      const spoken = spokenCard(face, own);
      for (const told of [spoken, spoken.toUpperCase(), withoutAccents(spoken), spoken.replace('-', ' ')])
        expect([told, readSpokenCard(told, languages)]).toEqual([told, face]);
      expect(readSpokenCard(spokenCard(face, words), languages)).toBe(face);
    }
  });

  test('have ranks and suits that can be typed as well as the English ones', () => {
    for (const rank of RANKS) {
      const told = [own.ranks[rank].one, own.ranks[rank].many, words.ranks[rank].many, `${words.ranks[rank].one}`];
      for (const text of told) {
        expect([text, readSpokenRank(text, languages)]).toEqual([text, rank]);
        expect(readSpokenRank(withoutAccents(text.toUpperCase()), languages)).toBe(rank);
      }
    }
    for (const suit of SUITS)
      for (const text of [own.suits[suit].one, own.suits[suit].many, words.suits[suit].many])
        expect([text, readSpokenSuit(withoutAccents(text), languages)]).toEqual([text, suit]);
  });
});

test.each([
  ['die Sieben', 'de', '7'],
  ['Siebenen', 'de', '7'],
  ['einen Koenig', 'de', 'K'],
  ['un siete', 'es', '7'],
  ['las reinas', 'es', 'Q'],
  ['l’as', 'fr', 'A'],
  ["d'as", 'fr', 'A'],
  ['des sept', 'fr', '7'],
  ['la dame', 'fr', 'Q'],
] as const)('"%s" is a rank in %s', (text, language, rank) => {
  expect(readSpokenRank(text, [CATALOGUES[language].cards, words])).toBe(readRank(rank));
});

test('a language that nobody has learned is not understood', () => {
  expect(readSpokenRank('Siebenen', ENGLISH)).toBeNull();
  expect(readSpokenSuit('cœur', [CATALOGUES.de.cards, words])).toBeNull();
});
