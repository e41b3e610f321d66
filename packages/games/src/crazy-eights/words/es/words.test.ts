import { type Card, RANKS, type Rank, readCard, SUITS } from '@shoal/core';
import { cardSign, INPUTS, type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import { crazyEightsTables } from '../../rules/options.ts';
import { words } from './index.ts';

const card = (text: string): Card => readCard(text) as Card;
const queen = RANKS[11];
const COUNTS = [0, 1, 2, 11];
const options = crazyEightsTables.presets['standard'].options(3);
const pen: Pen = { name: String, card: (shown) => cardSign(shown, { ascii: false }), cards: String };

test('the rules agree with the rank that is wild', () => {
  const rule = (wild: Rank) => say(words.rules, { key: 'wild-names-suit', wild }, pen);
  expect(rule(RANKS[7])).toMatch(/^Los ochos son comodines: juega un ocho sobre cualquier carta/);
  expect(rule(queen)).toMatch(/^Las reinas son comodines: juega una reina sobre cualquier carta/);
});

test('a card to play has the article of its rank', () => {
  expect(say(words.actions, { key: 'play', card: card('JD') }, pen)).toBe('Jugar la J♦');
  expect(say(words.actions, { key: 'play-naming', card: card('8S'), suit: SUITS[1] }, pen)).toBe(
    'Jugar el 8♠ y elegir corazones',
  );
});

test('every suit in force has its name', () => {
  expect(SUITS.map((suit) => say(words.badges, { key: 'suit-in-force', suit }, pen))).toEqual([
    'mandan picas',
    'mandan corazones',
    'mandan diamantes',
    'mandan tréboles',
  ]);
});

test('a penalty of one card alone is singular', () => {
  expect(COUNTS.map((count) => say(words.badges, { key: 'penalty', count }, pen))).toEqual([
    '0 cartas por robar',
    '1 carta por robar',
    '2 cartas por robar',
    '11 cartas por robar',
  ]);
});

test('a place is cut short before its noun where people do so', () => {
  expect([1, 2, 3].map((place) => say(words.badges, { key: 'out', place }, pen))).toEqual([
    'fuera: 1.er puesto',
    'fuera: 2.º puesto',
    'fuera: 3.er puesto',
  ]);
});

test('points left in hand are counted, and no points are a hand without cards', () => {
  expect(COUNTS.map((count) => words.withScore(count, options))).toEqual([
    'sin cartas',
    'con 1 punto en la mano',
    'con 2 puntos en la mano',
    'con 11 puntos en la mano',
  ]);
});

test('every tip is tidy: no stray spaces, and every question and cry is opened', () => {
  for (const tip of INPUTS.flatMap((input) => Object.values(words.tips({ options, seats: 3, input })))) {
    expect(tip).not.toMatch(/^ | $| {2}| [.,;:!?]/);
    expect(tip.split('¿').length).toBe(tip.split('?').length);
    expect(tip.split('¡').length).toBe(tip.split('!').length);
  }
});

test('advice reads as people tell it', () => {
  expect(say(words.advice, { key: 'saves-wild', card: card('KC'), wild: queen }, pen)).toBe(
    'Juega el K♣: así se reserva la reina para luego.',
  );
});
