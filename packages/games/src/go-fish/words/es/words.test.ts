import { type Card, RANKS, type Rank, readCard } from '@shoal/core';
import { cardSign, INPUTS, type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import type { GoFishEventMessage } from '../../presentation/story.ts';
import { goFishTables } from '../../rules/options.ts';
import { words } from './index.ts';

const [ANA, BO, INES] = [0, 1, 2];
const names = ['Ana', 'Bo', 'Inés'];
const card = (text: string): Card => readCard(text) as Card;
const [seven, queen]: readonly Rank[] = [RANKS[6], RANKS[11]];
const COUNTS = [0, 1, 2, 11];
const books = goFishTables.presets['standard'].options(3);
const pairs = { ...books, bookSize: 2 };
const sign = (shown: Card) => cardSign(shown, { ascii: false });
const pen: Pen = { name: (seat) => names[seat], card: sign, cards: (list) => list.map(sign).join(' ') };

test('what happens in Go Fish reads as people tell it', () => {
  const told = (message: GoFishEventMessage) => say(words.events, message, pen);
  expect(told({ key: 'asks', seat: ANA, of: BO, rank: seven })).toBe('Ana le pide sietes a Bo.');
  expect(told({ key: 'you-ask', of: BO, rank: queen })).toBe('Le pides reinas a Bo.');
  expect(told({ key: 'has-none-go-fish', seat: BO })).toBe('Bo no tiene. ¡A pescar!');
  expect(told({ key: 'gives-you', seat: BO, cards: [card('QS')] })).toBe('Bo te entrega la Q♠.');
  expect(told({ key: 'gives', seat: BO, to: ANA, cards: [card('7S'), card('7H')] })).toBe('Bo entrega 7♠ 7♥.');
  expect(told({ key: 'you-fish-asked-card', card: card('7D') })).toBe('Pescas el 7♦, ¡justo lo que pedías!');
  expect(told({ key: 'lays-book', seat: INES, rank: RANKS[9] })).toBe('Inés baja un cuarteto de dieces.');
  expect(told({ key: 'refills', seat: BO, count: 1 })).toBe('Bo se queda sin cartas y roba 1.');
});

test('books and pairs of one alone are singular', () => {
  expect(COUNTS.map((count) => words.withScore(count, books))).toEqual([
    'con 0 cuartetos',
    'con 1 cuarteto',
    'con 2 cuartetos',
    'con 11 cuartetos',
  ]);
  expect(COUNTS.map((count) => words.withScore(count, pairs))).toEqual([
    'con 0 parejas',
    'con 1 pareja',
    'con 2 parejas',
    'con 11 parejas',
  ]);
  expect([books, pairs].map(words.score)).toEqual(['cuartetos', 'parejas']);
});

test('a choice and its questions name the rank in the plural', () => {
  expect(say(words.actions, { key: 'ask', of: BO, rank: queen }, pen)).toBe('Pedir reinas a Bo');
  expect(say(words.prompts, { key: 'which-seat', rank: seven }, pen)).toBe('¿A quién le pides sietes?');
  expect(say(words.prompts, { key: 'which-rank-of', of: BO }, pen)).toBe('¿Qué valor le pides a Bo?');
});

test('every tip is tidy: no stray spaces, and every question and cry is opened', () => {
  for (const options of [books, pairs]) {
    for (const seats of [2, 3]) {
      for (const tip of INPUTS.flatMap((input) => Object.values(words.tips({ options, seats, input })))) {
        expect(tip).not.toMatch(/^ | $| {2}| [.,;:!?]/);
        expect(tip.split('¿').length).toBe(tip.split('?').length);
        expect(tip.split('¡').length).toBe(tip.split('!').length);
      }
    }
  }
});

test('what is caught on average has a comma, and one card on average is one', () => {
  const odds = (gain: number) => say(words.advice, { key: 'hit-odds', chance: 0.4, gain }, pen);
  expect(odds(1.04)).toBe('Sale bien en el 40\u00a0% de los casos y da 1 carta en promedio.');
  expect(odds(1.55)).toMatch(/ y da 1,6 cartas en promedio\.$/);
  expect(odds(0.5)).toMatch(/ y da 0,5 cartas en promedio\.$/);
});
