import { type Card, RANKS, readCard, SUITS } from '@shoal/core';
import { cardSign, INPUTS, type Pen, say } from '@shoal/language';
import { cards } from '@shoal/language/de';
import { expect, test } from 'vitest';
import { type CrazyEightsRefusalMessage, rulesOf } from '../../presentation/messages.ts';
import { storyOf } from '../../presentation/story.ts';
import { crazyEightsTables } from '../../rules/options.ts';
import type { CrazyEightsEvent } from '../../rules/vocabulary.ts';
import { words } from './index.ts';

const [EIGHT, JACK] = [RANKS[7], RANKS[10]];
const HEARTS = SUITS[1];
const COUNTS = [0, 1, 2, 11];
const options = crazyEightsTables.presets['standard'].options(3);
const [ANN, BO] = [0, 1];
const pen: Pen = { name: (seat) => ['Ann', 'Bo', 'Cy'][seat], card: cards.spoken, cards: String };
const card = (text: string): Card => readCard(text) as Card;

test('what is refused says what would be right', () => {
  const refused = (message: CrazyEightsRefusalMessage) => say(words.refusals, message, pen);
  expect(refused({ key: 'needs-suit-or-rank', suit: HEARTS, rank: JACK, wild: EIGHT })).toBe(
    'Diese Karte geht hier nicht: Du brauchst Herz, einen Buben oder eine Acht.',
  );
});

test('a card to play is declined', () => {
  expect(say(words.actions, { key: 'play', card: card('JH') }, pen)).toBe('Den Herz-Buben spielen');
});

test('every suit is in force by its name', () => {
  expect(SUITS.map((suit) => say(words.badges, { key: 'suit-in-force', suit }, pen))).toEqual([
    'Pik gilt',
    'Herz gilt',
    'Karo gilt',
    'Kreuz gilt',
  ]);
});

test('a penalty takes its plural, and a player who is out has a place', () => {
  expect(COUNTS.map((count) => say(words.badges, { key: 'penalty', count }, pen))).toEqual([
    '0 Strafkarten',
    '1 Strafkarte',
    '2 Strafkarten',
    '11 Strafkarten',
  ]);
  expect(say(words.badges, { key: 'out', place: 2 }, pen)).toBe('fertig: 2. Platz');
});

test('points left in hand take their plural, and no points are an empty hand', () => {
  expect(COUNTS.map((count) => words.withScore(count, options))).toEqual([
    'mit leerer Hand',
    'mit 1 Punkt auf der Hand',
    'mit 2 Punkten auf der Hand',
    'mit 11 Punkten auf der Hand',
  ]);
});

test('after a colon in a tip a sentence begins with a capital', () => {
  for (const tip of INPUTS.flatMap((input) => Object.values(words.tips({ options, seats: 3, input }))))
    expect(tip).not.toMatch(/: \p{Lowercase}|["']/u);
});

test('a game of Crazy Eights is told in German', () => {
  const log: CrazyEightsEvent[] = [
    { type: 'starter', card: card('9H') },
    { type: 'play', seat: ANN, card: card('JH') },
    { type: 'play', seat: BO, card: card('8S'), suit: SUITS[3] },
    { type: 'pass', seat: ANN },
    { type: 'out', seat: BO, place: 1 },
  ];
  const told = (writing: Pen) => storyOf(log, { you: null }).map(({ message }) => say(words.events, message, writing));
  expect(told(pen)).toEqual([
    'Die Startkarte ist die Herz-Neun.',
    'Ann spielt den Herz-Buben.',
    'Bo spielt die Pik-Acht und wünscht sich Kreuz.',
    'Ann passt.',
    'Bo ist fertig und belegt den 1. Platz.',
  ]);
  expect(told({ ...pen, card: (shown) => cardSign(shown, { ascii: false }) })[1]).toBe('Ann spielt den J♥.');
});

test('rules read like rules', () => {
  const sheet = rulesOf(options, 4).map((clause) => say(words.rules, clause, pen));
  expect(sheet).toContain('Statt zu ziehen, darfst du eine Acht spielen, musst es aber nicht.');
  expect(sheet).toContain(
    'Karten, die auf der Hand bleiben, zählen gegen dich: Achten je 50 Punkte, Zehnen, Buben, Damen und Könige 10, Asse 1, alle anderen ihre Zahl.',
  );
});

test('the coach advises in German', () => {
  expect(say(words.advice, { key: 'blocks-next', seat: BO, card: card('JS'), suit: HEARTS }, pen)).toBe(
    'Spiel den Pik-Buben und wünsch dir Herz: Bo kann wahrscheinlich nicht bedienen.',
  );
});
