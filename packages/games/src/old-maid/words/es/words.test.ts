import { type Card, RANKS, readCard } from '@shoal/core';
import { cardSign, INPUTS, type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import { type OldMaidRefusalMessage, rulesOf } from '../../presentation/messages.ts';
import type { OldMaidEventMessage } from '../../presentation/story.ts';
import { oldMaidTables } from '../../rules/options.ts';
import { words } from './index.ts';

const [ANA, BO, INES] = [0, 1, 2];
const card = (text: string): Card => readCard(text) as Card;
const standard = oldMaidTables.presets['standard'].options(3);
const pen: Pen = {
  name: (seat) => ['Ana', 'Bo', 'Inés'][seat],
  card: (shown) => cardSign(shown, { ascii: false }),
  cards: (shown) => shown.map(pen.card).join(' '),
};
const told = (message: OldMaidEventMessage): string => say(words.events, message, pen);

test('a card that is taken has its article', () => {
  const [seat, of, spot] = [ANA, BO, 2];
  expect(told({ key: 'takes', seat, of, spot })).toBe('Ana le roba la carta 3 a Bo.');
  expect(told({ key: 'takes-card', seat, of, spot, card: card('7S') })).toBe('Ana le roba el 7♠ a Bo.');
  expect(told({ key: 'you-take-card', of, spot, card: card('JH') })).toBe('Le robas la J♥ a Bo.');
  expect(told({ key: 'takes-card-from-you', seat, spot, card: card('KS') })).toBe('Ana te roba el K♠.');
});

test('la mona names both the card and the player who is left with it', () => {
  const [seat, of, spot] = [ANA, BO, 2];
  expect(told({ key: 'takes-old-maid', seat, of, spot, card: card('QS') })).toBe('Ana le roba la Q♠ a Bo: ¡la mona!');
  expect(told({ key: 'takes-old-maid-from-you', seat, spot, card: card('QS') })).toBe(
    'Ana te roba la Q♠: ¡te libras de la mona!',
  );
  expect(told({ key: 'is-left-with', seat: INES, card: card('KS') })).toBe('Inés se queda con el K♠.');
  expect(told({ key: 'verdict', seat: INES })).toBe('La mona es Inés.');
  expect(told({ key: 'card-set-aside', card: card('AD') })).toBe('La carta apartada antes de repartir era el A♦.');
});

test('pairs and places read as people tell them', () => {
  expect(told({ key: 'lays-pair', seat: BO, cards: [card('7S'), card('7H')] })).toBe('Bo baja una pareja: 7♠ 7♥.');
  expect(
    told({
      key: 'lays-pairs',
      seat: INES,
      count: 4,
      laid: [
        { rank: RANKS[0], pairs: 1 },
        { rank: RANKS[6], pairs: 2 },
        { rank: RANKS[11], pairs: 1 },
      ],
    }),
  ).toBe('Inés baja 4 parejas: ases, 2 veces sietes y reinas.');
  expect(told({ key: 'is-safe', seat: BO, place: 1 })).toBe(
    'Bo se queda sin cartas y está a salvo, en el 1.er puesto.',
  );
  expect(say(words.badges, { key: 'safe', place: 2 }, pen)).toBe('a salvo: 2.º puesto');
});

test('a refusal says what would be right', () => {
  const refused = (message: OldMaidRefusalMessage): string => say(words.refusals, message, pen);
  expect(refused({ key: 'is-safe-take-from', target: BO, seat: INES })).toBe(
    'Bo está a salvo y no tiene cartas: róbale una a Inés.',
  );
  expect(refused({ key: 'places-to-take', seat: BO, count: 1 })).toBe('Bo solo tiene 1 carta: róbale la carta 1.');
  expect(refused({ key: 'places-to-take', seat: BO, count: 5 })).toBe('Róbale a Bo una de sus cartas, de la 1 a la 5.');
});

test('pairs of one alone are singular', () => {
  expect([0, 1, 2, 11].map((count) => words.withScore(count, standard))).toEqual([
    'con 0 parejas',
    'con 1 pareja',
    'con 2 parejas',
    'con 11 parejas',
  ]);
});

test('rules read like rules', () => {
  const sheet = rulesOf(standard, 3).map((clause) => say(words.rules, clause, pen));
  expect(sheet[0]).toBe('La mona para 3 jugadores');
  expect(sheet).toContain(
    'De una baraja de 52 se aparta la reina de tréboles, y las otras 51 cartas se reparten de una en una.',
  );
});

test('every tip is tidy: no stray spaces, and every cry is opened', () => {
  for (const tip of INPUTS.flatMap((input) => Object.values(words.tips({ options: standard, seats: 3, input })))) {
    expect(tip).not.toMatch(/^ | $| {2}| [.,;:!?]/);
    expect(tip.split('¡').length).toBe(tip.split('!').length);
  }
});
