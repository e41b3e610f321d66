import { type Card, RANKS, type Rank, readCard } from '@shoal/core';
import { INPUTS, type Pen, say } from '@shoal/language';
import { cards } from '@shoal/language/fr';
import { expect, test } from 'vitest';
import type { GoFishEventMessage } from '../../presentation/story.ts';
import { goFishTables } from '../../rules/options.ts';
import { words } from './index.ts';

const NAMES = ['Ann', 'Bo', 'Cy'];
const COUNTS = [0, 1, 2, 11];
const card = (text: string): Card => readCard(text) as Card;
const rank = (sign: string): Rank => RANKS['A23456789TJQK'.indexOf(sign)];
const books = goFishTables.presets['standard'].options(3);
const pairs = { ...books, bookSize: 2 };
const pen: Pen = { name: (seat) => NAMES[seat], card: cards.spoken, cards: String };

/** Treats no-break spaces as plain ones; another test checks them. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const told = (message: GoFishEventMessage): string => plain(say(words.events, message, pen));
const ofEveryRank = (saying: (rank: Rank) => string): string => RANKS.map(saying).join(', ');

test('every rank is asked for in the plural, which numbers do not show', () => {
  const asked = (wanted: Rank) => told({ key: 'asks-you', seat: 0, rank: wanted });
  expect(ofEveryRank((wanted) => asked(wanted).replace(/.* (des .*)\./, '$1'))).toBe(
    'des as, des deux, des trois, des quatre, des cinq, des six, des sept, des huit, des neuf, des dix, des valets, des dames, des rois',
  );
});

test('every rank follows a book with de, or d’ before an ace', () => {
  const laid = (wanted: Rank) => told({ key: 'you-lay-book', rank: wanted });
  expect(ofEveryRank((wanted) => laid(wanted).replace(/.*un carré (.*)\./, '$1'))).toBe(
    'd’as, de deux, de trois, de quatre, de cinq, de six, de sept, de huit, de neuf, de dix, de valets, de dames, de rois',
  );
});

test('every rank agrees with none', () => {
  const missed = (wanted: Rank) => say(words.refusals, { key: 'must-fish-after-miss', of: 1, rank: wanted }, pen);
  expect(missed(rank('Q'))).toMatch(/^Bo n’avait aucune dame, /);
  expect(missed(rank('A'))).toMatch(/^Bo n’avait aucun as, /);
});

test('books and pairs are singular for none and one', () => {
  expect(COUNTS.map((count) => words.withScore(count, books))).toEqual([
    'avec 0 carré',
    'avec 1 carré',
    'avec 2 carrés',
    'avec 11 carrés',
  ]);
  expect(COUNTS.map((count) => words.withScore(count, pairs))).toEqual([
    'avec 0 paire',
    'avec 1 paire',
    'avec 2 paires',
    'avec 11 paires',
  ]);
  expect([books, pairs].map(words.score)).toEqual(['carrés', 'paires']);
});

test('a game of Go Fish is told as people tell it', () => {
  expect(
    [
      told({ key: 'asks', seat: 0, of: 1, rank: rank('Q') }),
      told({ key: 'gives', seat: 1, to: 0, cards: [card('QH'), card('QS')] }),
      told({ key: 'you-ask', of: 2, rank: rank('A') }),
      told({ key: 'has-none-go-fish', seat: 2 }),
      told({ key: 'you-have-none-go-fish', asker: 2 }),
      told({ key: 'you-fish-asked-card', card: card('AD') }),
      told({ key: 'refills', seat: 0, count: 5 }),
      told({ key: 'lays-pair', seat: 1, rank: rank('8') }),
    ].join(' '),
  ).toBe(
    'Ann demande des dames à Bo. Bo donne la dame de cœur et la dame de pique. ' +
      'Tu demandes des as à Cy. Cy n’en a pas. Va pêcher ! Tu n’en as pas. Va pêcher, Cy ! ' +
      'Tu pêches l’as de carreau, pile ce que tu demandais ! ' +
      'Ann n’a plus de cartes et en pioche 5. Bo pose une paire de huit.',
  );
});

test('what is said around the table has its French signs', () => {
  const tips = [2, 3].flatMap((seats) =>
    [books, pairs].flatMap((options) =>
      INPUTS.flatMap((input) => Object.values(words.tips({ options, seats, input }))),
    ),
  );
  const { illegal, keys } = words;
  for (const text of [...tips, ...words.typedHelp('Bo'), ...Object.values(illegal), ...keys.flat()]) {
    expect(text, 'no space that breaks').not.toMatch(/ [:;!?%»]|« /);
    expect(text, 'no space missing').not.toMatch(/[^\s][:;!?%»]|«[^\s]/);
    expect(text, 'no straight signs').not.toMatch(/['"]/);
  }
});
