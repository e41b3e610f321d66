import { type Card, RANKS, readCard } from '@shoal/core';
import { cardSign, type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import type { OldMaidRefusalMessage } from '../../presentation/messages.ts';
import type { OldMaidEventMessage } from '../../presentation/story.ts';
import { oldMaidTables } from '../../rules/options.ts';
import { words } from './index.ts';

const [ANN, BO, CY] = [0, 1, 2];
const card = (text: string): Card => readCard(text) as Card;
const standard = oldMaidTables.presets['standard'].options(3);
const pen: Pen = {
  name: (seat) => ['Ann', 'Bo', 'Cy'][seat],
  card: (shown) => cardSign(shown, { ascii: false }),
  cards: (shown) => shown.map(pen.card).join(' '),
};
const told = (message: OldMaidEventMessage): string => say(words.events, message, pen);

test('a take is told by its card to those who know it, and by its place to all others', () => {
  const [seat, of, spot] = [ANN, BO, 2];
  expect(told({ key: 'takes', seat, of, spot })).toBe("Ann takes card 3 from Bo's hand.");
  expect(told({ key: 'you-take-card', of, spot, card: card('7S') })).toBe('You take the 7♠ from Bo.');
  expect(told({ key: 'takes-card-from-you', seat, spot, card: card('7S') })).toBe('Ann takes the 7♠ from you.');
  expect(told({ key: 'takes-old-maid', seat, of, spot, card: card('QS') })).toBe(
    'Ann takes the Q♠ from Bo: the old maid!',
  );
});

test('pairs are told by their cards, and several at once by their ranks', () => {
  expect(told({ key: 'lays-pair', seat: BO, cards: [card('7S'), card('7H')] })).toBe('Bo lays down a pair: 7♠ 7♥.');
  expect(
    told({
      key: 'lays-pairs',
      seat: BO,
      count: 4,
      laid: [
        { rank: RANKS[0], pairs: 1 },
        { rank: RANKS[6], pairs: 2 },
        { rank: RANKS[12], pairs: 1 },
      ],
    }),
  ).toBe('Bo lays down 4 pairs: aces, sevens twice and kings.');
});

test('the end tells who is safe, who is left with the odd card, and once that this is the old maid', () => {
  expect(told({ key: 'you-are-safe', place: 2 })).toBe('You are out of cards and safe, in 2nd place.');
  expect(told({ key: 'is-left-with', seat: CY, card: card('QS') })).toBe('Cy is left with the Q♠.');
  expect(told({ key: 'verdict', seat: CY })).toBe('Cy is the old maid.');
  expect(say(words.badges, { key: 'safe', place: 3 }, pen)).toBe('safe: 3rd place');
});

test('a refusal says what would be right', () => {
  const refused = (message: OldMaidRefusalMessage): string => say(words.refusals, message, pen);
  expect(refused({ key: 'is-safe-take-from', target: BO, seat: CY })).toBe(
    'Bo is safe and has no cards: take one from Cy.',
  );
  expect(refused({ key: 'places-to-take', seat: BO, count: 1 })).toBe('Bo has only 1 card: take card 1.');
  expect(refused({ key: 'places-to-take', seat: BO, count: 5 })).toBe("Take one of Bo's cards, 1 to 5.");
});

test('pairs are counted', () => {
  expect([0, 1, 2, 11].map((count) => words.withScore(count, standard))).toEqual([
    'with 0 pairs',
    'with 1 pair',
    'with 2 pairs',
    'with 11 pairs',
  ]);
});
