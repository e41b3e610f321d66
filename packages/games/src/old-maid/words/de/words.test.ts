import { type Card, RANKS, readCard } from '@shoal/core';
import { cardSign, INPUTS, type Pen, say } from '@shoal/language';
import { cards } from '@shoal/language/de';
import { expect, test } from 'vitest';
import { type OldMaidRefusalMessage, rulesOf } from '../../presentation/messages.ts';
import type { OldMaidEventMessage } from '../../presentation/story.ts';
import { oldMaidTables } from '../../rules/options.ts';
import { words } from './index.ts';

const [ANN, BO, CY] = [0, 1, 2];
const card = (text: string): Card => readCard(text) as Card;
const standard = oldMaidTables.presets['standard'].options(3);
const sign = (shown: Card): string => cardSign(shown, { ascii: false });
const pen: Pen = {
  name: (seat) => ['Ann', 'Bo', 'Cy'][seat],
  card: cards.spoken,
  cards: (shown) => shown.map(sign).join(' '),
};
const told = (message: OldMaidEventMessage): string => say(words.events, message, pen);

test('a card that is taken is declined, written or spoken', () => {
  const [seat, of, spot] = [ANN, BO, 2];
  const takes = { key: 'takes-card', seat, of, spot, card: card('JH') } as const;
  expect(told(takes)).toBe('Ann zieht von Bo den Herz-Buben.');
  expect(say(words.events, takes, { ...pen, card: sign })).toBe('Ann zieht von Bo den J♥.');
  expect(told({ key: 'takes', seat, of, spot })).toBe('Ann zieht Karte 3 von Bo.');
  expect(told({ key: 'takes-card-from-you', seat, spot, card: card('KS') })).toBe('Ann zieht von dir den Pik-König.');
  expect(told({ key: 'card-set-aside', card: card('JH') })).toBe(
    'Vor dem Austeilen wurde der Herz-Bube herausgenommen.',
  );
});

test('the Schwarze Peter is declined too, card or player', () => {
  const [seat, of, spot] = [ANN, BO, 2];
  expect(told({ key: 'takes-old-maid', seat, of, spot, card: card('QS') })).toBe(
    'Ann zieht von Bo die Pik-Dame, den Schwarzen Peter!',
  );
  expect(told({ key: 'takes-old-maid-from-you', seat, spot, card: card('QS') })).toBe(
    'Ann zieht von dir die Pik-Dame: Du bist den Schwarzen Peter los!',
  );
  expect(told({ key: 'is-left-with', seat: CY, card: card('KS') })).toBe('Cy hat nur noch den Pik-König.');
  expect(told({ key: 'verdict', seat: CY })).toBe('Cy ist der Schwarze Peter.');
  expect(told({ key: 'you-are-left-with', card: card('AS') })).toBe('Du hast nur noch das Pik-Ass.');
});

test('pairs and places are told in German', () => {
  expect(told({ key: 'lays-pair', seat: BO, cards: [card('7S'), card('7H')] })).toBe('Bo legt ein Paar aus: 7♠ 7♥.');
  expect(
    told({
      key: 'you-lay-pairs',
      count: 4,
      laid: [
        { rank: RANKS[0], pairs: 1 },
        { rank: RANKS[6], pairs: 2 },
        { rank: RANKS[12], pairs: 1 },
      ],
    }),
  ).toBe('Du legst 4 Paare aus: Asse, zweimal Siebenen und Könige.');
  expect(told({ key: 'is-safe', seat: BO, place: 2 })).toBe(
    'Bo hat keine Karten mehr, ist gerettet und belegt den 2. Platz.',
  );
  expect(say(words.badges, { key: 'safe', place: 2 }, pen)).toBe('gerettet: 2. Platz');
  expect(say(words.badges, { key: 'card-aside-was', card: card('JH') }, pen)).toBe('beiseite lag der Herz-Bube');
});

test('a refusal says what would be right', () => {
  const refused = (message: OldMaidRefusalMessage): string => say(words.refusals, message, pen);
  expect(refused({ key: 'is-safe-take-from', target: BO, seat: CY })).toBe(
    'Bo ist gerettet und hat keine Karten mehr: Zieh von Cy.',
  );
  expect(refused({ key: 'places-to-take', seat: BO, count: 1 })).toBe('Bo hat nur eine Karte: Zieh Karte 1.');
  expect(refused({ key: 'places-to-take', seat: BO, count: 5 })).toBe('Zieh von Bo eine der Karten 1 bis 5.');
});

test('the count of pairs takes its plural', () => {
  expect([0, 1, 2, 11].map((count) => words.withScore(count, standard))).toEqual([
    'mit 0 Paaren',
    'mit 1 Paar',
    'mit 2 Paaren',
    'mit 11 Paaren',
  ]);
});

test('after a colon in a tip a sentence begins with a capital', () => {
  for (const tip of INPUTS.flatMap((input) => Object.values(words.tips({ options: standard, seats: 3, input }))))
    expect(tip).not.toMatch(/: \p{Lowercase}|["']/u);
});

test('rules read like rules, and red and black are no "Farbe", which is a suit', () => {
  const sheet = rulesOf({ ...standard, pair: 'colour' }, 3).map((clause) => say(words.rules, clause, pen));
  expect(sheet[0]).toBe('Schwarzer Peter für 3 Spieler');
  expect(sheet).toContain(
    'Aus einem Blatt mit 52 Karten wird die Kreuz-Dame herausgenommen; die übrigen 51 Karten werden einzeln ausgeteilt.',
  );
  expect(sheet.join(' ')).not.toMatch(/Farbe/);
});
