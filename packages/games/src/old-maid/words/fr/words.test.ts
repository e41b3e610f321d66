import { type Card, RANKS, readCard } from '@shoal/core';
import { INPUTS, type Pen, say } from '@shoal/language';
import { cards } from '@shoal/language/fr';
import { expect, test } from 'vitest';
import { type OldMaidRefusalMessage, rulesOf } from '../../presentation/messages.ts';
import type { OldMaidEventMessage } from '../../presentation/story.ts';
import { oldMaidTables } from '../../rules/options.ts';
import { words } from './index.ts';

const [ANN, BO, CY] = [0, 1, 2];
const card = (text: string): Card => readCard(text) as Card;
const standard = oldMaidTables.presets['standard'].options(3);
const pen: Pen = { name: (seat) => ['Ann', 'Bo', 'Cy'][seat], card: cards.spoken, cards: String };

/** Treats no-break spaces as plain ones; another test checks them. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const told = (message: OldMaidEventMessage): string => plain(say(words.events, message, pen));

test('a card that is taken has its article', () => {
  const [seat, of, spot] = [ANN, BO, 2];
  expect(told({ key: 'takes', seat, of, spot })).toBe('Ann prend la carte 3 à Bo.');
  expect(told({ key: 'takes-card', seat, of, spot, card: card('7S') })).toBe('Ann prend le sept de pique à Bo.');
  expect(told({ key: 'you-take-card', of, spot, card: card('AH') })).toBe('Tu prends l’as de cœur à Bo.');
  expect(told({ key: 'takes-card-from-you', seat, spot, card: card('QD') })).toBe('Ann te prend la dame de carreau.');
});

test('le pouilleux names both the card and the player who is left with it', () => {
  const [seat, of, spot] = [ANN, BO, 2];
  expect(told({ key: 'takes-old-maid', seat, of, spot, card: card('QS') })).toBe(
    'Ann prend la dame de pique à Bo : c’est le pouilleux !',
  );
  expect(told({ key: 'takes-old-maid-from-you', seat, spot, card: card('QS') })).toBe(
    'Ann te prend la dame de pique : tu n’as plus le pouilleux !',
  );
  expect(told({ key: 'is-left-with', seat: CY, card: card('AS') })).toBe('Il ne reste à Cy que l’as de pique.');
  expect(told({ key: 'verdict', seat: CY })).toBe('Le pouilleux, c’est Cy.');
  expect(told({ key: 'card-set-aside', card: card('AD') })).toBe(
    'La carte retirée avant la donne était l’as de carreau.',
  );
});

test('pairs and places read as people tell them', () => {
  expect(told({ key: 'lays-pair', seat: BO, cards: [card('7S'), card('7H')] })).toBe(
    'Bo pose une paire : le sept de pique et le sept de cœur.',
  );
  expect(
    told({
      key: 'you-lay-pairs',
      count: 4,
      laid: [
        { rank: RANKS[0], pairs: 1 },
        { rank: RANKS[6], pairs: 2 },
        { rank: RANKS[11], pairs: 1 },
      ],
    }),
  ).toBe('Tu poses 4 paires : des as, 2 fois des sept et des dames.');
  expect(told({ key: 'is-safe', seat: BO, place: 1 })).toBe(
    'Bo n’a plus de cartes et se retrouve hors de danger, à la 1re place.',
  );
  expect(plain(say(words.badges, { key: 'safe', place: 2 }, pen))).toBe('hors de danger : 2e place');
});

test('a refusal says what would be right', () => {
  const refused = (message: OldMaidRefusalMessage): string => plain(say(words.refusals, message, pen));
  expect(refused({ key: 'is-safe-take-from', target: BO, seat: CY })).toBe(
    'Bo est hors de danger et n’a plus de cartes : prends-en une à Cy.',
  );
  expect(refused({ key: 'places-to-take', seat: BO, count: 1 })).toBe('Bo n’a qu’une carte : prends la carte 1.');
  expect(refused({ key: 'places-to-take', seat: BO, count: 5 })).toBe('Prends à Bo une de ses cartes, de 1 à 5.');
});

test('a name is never elided, for nobody knows which names are', () => {
  const values = { seat: ANN, of: ANN, target: ANN, spot: 0, place: 1, count: 2, laid: [{ rank: RANKS[6], pairs: 2 }] };
  const shown = { card: card('7S'), cards: [card('7S'), card('7H')] };
  const said = (sayings: object) =>
    Object.keys(sayings).map((key) => say(sayings, { ...values, ...shown, key } as never, pen));
  const { events, refusals, actions, prompts } = words;
  const all = [events, refusals, actions, prompts].flatMap(said);
  expect(all.length).toBeGreaterThan(30);
  for (const text of all) expect(text).not.toMatch(/(?:\b[dq]e|\bque|[dlqu]’) ?Ann/);
});

test('pairs are singular for none and one', () => {
  expect([0, 1, 2, 11].map((count) => words.withScore(count, standard))).toEqual([
    'avec 0 paire',
    'avec 1 paire',
    'avec 2 paires',
    'avec 11 paires',
  ]);
});

test('rules read like rules, and red and black are no "couleur", which is a suit', () => {
  const sheet = rulesOf({ ...standard, pair: 'colour' }, 3).map((clause) => say(words.rules, clause, pen));
  expect(sheet[0]).toBe('Pouilleux à 3 joueurs');
  expect(sheet).toContain(
    'La dame de trèfle est retirée d’un paquet de 52 cartes, et les 51 autres cartes sont distribuées une à une.',
  );
  expect(sheet.join(' ')).not.toMatch(/couleur/);
});

test('what is said around the table has its French signs', () => {
  const tips = INPUTS.flatMap((input) => Object.values(words.tips({ options: standard, seats: 3, input })));
  const { illegal, keys, endings, presets } = words;
  const fixed = [
    ...Object.values(illegal),
    ...Object.values(endings),
    ...Object.values(presets).flatMap(({ name, summary }) => [name, summary]),
    ...keys.flat(),
  ];
  for (const text of [...tips, ...words.typedHelp('Bo'), ...fixed]) {
    expect(text, 'no space that breaks').not.toMatch(/ [:;!?%»]|« /);
    expect(text, 'no space missing').not.toMatch(/[^\s][:;!?%»]|«[^\s]/);
    expect(text, 'no straight signs').not.toMatch(/['"]/);
  }
});
