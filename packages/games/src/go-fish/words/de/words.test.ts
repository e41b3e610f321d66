import { type Card, RANKS, readCard } from '@shoal/core';
import { INPUTS, type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import { rulesOf } from '../../presentation/messages.ts';
import type { GoFishEventMessage } from '../../presentation/story.ts';
import { goFishTables } from '../../rules/options.ts';
import { words } from './index.ts';

const [ANN, BO] = [0, 1];
const [ACE, KING] = [RANKS[0], RANKS[12]];
const COUNTS = [0, 1, 2, 11];
const books = goFishTables.presets['standard'].options(3);
const pairs = { ...books, bookSize: 2 };
const pen: Pen = { name: (seat) => ['Ann', 'Bo'][seat], card: () => 'K♠', cards: () => 'K♠ K♥' };

test('a game of Go Fish is told in German', () => {
  const told = (message: GoFishEventMessage) => say(words.events, message, pen);
  const seat = ANN;
  expect(told({ key: 'asks', seat, of: BO, rank: KING })).toBe('Ann fragt Bo nach Königen.');
  expect(told({ key: 'has-none-go-fish', seat: BO })).toBe('Bo hat keine. Geh fischen!');
  expect(told({ key: 'gives', seat: BO, to: ANN, cards: [] })).toBe('Bo gibt K♠ K♥ ab.');
  expect(told({ key: 'fishes-asked-card', seat, card: readCard('KS') as Card })).toBe(
    'Ann fischt den K♠, genau wie gewünscht!',
  );
  expect(told({ key: 'lays-book', seat, rank: ACE })).toBe('Ann legt ein Quartett Asse aus.');
  expect(told({ key: 'refills', seat, count: 1 })).toBe('Ann hat keine Karten mehr und zieht eine nach.');
});

test('the count of books and pairs takes its plural', () => {
  expect(COUNTS.map((count) => words.withScore(count, books))).toEqual([
    'mit 0 Quartetten',
    'mit 1 Quartett',
    'mit 2 Quartetten',
    'mit 11 Quartetten',
  ]);
  expect(COUNTS.map((count) => words.withScore(count, pairs))).toEqual([
    'mit 0 Paaren',
    'mit 1 Paar',
    'mit 2 Paaren',
    'mit 11 Paaren',
  ]);
  expect([books, pairs].map(words.score)).toEqual(['Quartette', 'Paare']);
});

test('a choice and its questions name the rank as "nach" wants it', () => {
  expect(say(words.actions, { key: 'ask', of: BO, rank: ACE }, pen)).toBe('Bo nach Assen fragen');
  expect(say(words.prompts, { key: 'which-seat', rank: KING }, pen)).toBe('Wen fragst du nach Königen?');
  expect(say(words.prompts, { key: 'which-rank-of', of: BO }, pen)).toBe('Nach welchem Kartenwert fragst du Bo?');
});

test('after a colon in a tip a sentence begins with a capital', () => {
  for (const options of [books, pairs]) {
    for (const seats of [2, 3]) {
      for (const tip of INPUTS.flatMap((input) => Object.values(words.tips({ options, seats, input }))))
        expect(tip).not.toMatch(/: \p{Lowercase}|["']/u);
    }
  }
});

test('rules read like rules', () => {
  const sheet = rulesOf(books, 3).map((clause) => say(words.rules, clause, pen));
  expect(sheet[0]).toBe('Go Fish für 3 Spieler');
  expect(sheet).toContain(
    'Jeder der 3 Spieler bekommt 5 Karten aus einem Blatt mit 52 Karten. Die übrigen 37 Karten bilden den Stapel.',
  );
});

test('the coach advises in German, with a comma in what is not whole', () => {
  expect(say(words.advice, { key: 'certain-hit', of: BO, rank: ACE, proof: 'asked' }, pen)).toBe(
    'Frag Bo nach Assen: Bo hat sicher eins (Bo hat nach Assen gefragt und nicht alle abgegeben).',
  );
  expect(say(words.advice, { key: 'hit-odds', chance: 0.5, gain: 1.26 }, pen)).toBe(
    'Das klappt in 50\u00a0% der Fälle und bringt im Schnitt 1,3 Karten.',
  );
});
