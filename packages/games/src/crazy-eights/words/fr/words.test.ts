import { type Card, RANKS, type Rank, readCard, SUITS } from '@shoal/core';
import { cardSign, INPUTS, type Pen, say } from '@shoal/language';
import { cards } from '@shoal/language/fr';
import { describe, expect, test } from 'vitest';
import { type CrazyEightsRuleMessage, rulesOf } from '../../presentation/messages.ts';
import type { CrazyEightsEventMessage } from '../../presentation/story.ts';
import { crazyEightsTables } from '../../rules/options.ts';
import { words } from './index.ts';

const NAMES = ['Ann', 'Bo', 'Cy'];
const COUNTS = [0, 1, 2, 11];
const [SPADES, HEARTS] = SUITS;
const card = (text: string): Card => readCard(text) as Card;
const rank = (sign: string): Rank => RANKS['A23456789TJQK'.indexOf(sign)];
const options = crazyEightsTables.presets['standard'].options(3);
const pen: Pen = { name: (seat) => NAMES[seat], card: cards.spoken, cards: String };

/** Treats no-break spaces as plain ones; another test checks them. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const rule = (message: CrazyEightsRuleMessage): string => plain(say(words.rules, message, pen));
const told = (message: CrazyEightsEventMessage): string => plain(say(words.events, message, pen));

describe('every rank', () => {
  const ofEveryRank = (saying: (rank: Rank) => string): string => RANKS.map(saying).join(', ');

  test('takes its right indefinite article', () => {
    expect(ofEveryRank((wild) => rule({ key: 'wild-never-forced', wild }).replace(/.*jouer (.*),.*/, '$1'))).toBe(
      'un as, un deux, un trois, un quatre, un cinq, un six, un sept, un huit, un neuf, un dix, un valet, une dame, un roi',
    );
  });

  test('takes its right definite article: the ace is elided, the eight is not', () => {
    expect(ofEveryRank((wild) => rule({ key: 'wild-names-suit', wild }).split(' est ')[0])).toBe(
      'L’as, Le deux, Le trois, Le quatre, Le cinq, Le six, Le sept, Le huit, Le neuf, Le dix, Le valet, La dame, Le roi',
    );
  });

  test('agrees with another, and what takes it up', () => {
    expect(rule({ key: 'draw-two', rank: rank('Q'), wild: rank('8') })).toMatch(/ joue une autre dame, /);
    expect(rule({ key: 'draw-two', rank: rank('2'), wild: rank('8') })).toMatch(/ joue un autre deux, /);
    expect(rule({ key: 'reverse', rank: rank('Q') })).toMatch(/^Une dame inverse .*, elle fait /);
    expect(rule({ key: 'wild-names-suit', wild: rank('Q') })).toMatch(/ joue-la sur /);
    expect(rule({ key: 'wild-names-suit', wild: rank('A') })).toMatch(/ joue-le sur /);
  });
});

test('every suit is masculine', () => {
  const needed = SUITS.map((suit) => plain(say(words.refusals, { key: 'needs-suit', suit, wild: rank('8') }, pen)));
  expect(needed.map((text) => text.replace(/.* il faut (.*) ou .*/, '$1')).join(', ')).toBe(
    'un pique, un cœur, un carreau, un trèfle',
  );
  expect(SUITS.map((suit) => say(words.badges, { key: 'suit-in-force', suit }, pen)).join(', ')).toBe(
    'pique demandé, cœur demandé, carreau demandé, trèfle demandé',
  );
});

test('a card to play has the article of its rank', () => {
  const signs: Pen = { ...pen, card: (shown) => cardSign(shown, { ascii: false }) };
  const play = (text: string) => say(words.actions, { key: 'play', card: card(text) }, signs);
  expect(['AS', '7H', '8D', 'TC', 'JS', 'QH', 'KD'].map(play).join(', ')).toBe(
    'Jouer l’A♠, Jouer le 7♥, Jouer le 8♦, Jouer le 10♣, Jouer le J♠, Jouer la Q♥, Jouer le K♦',
  );
});

test('a penalty is singular for none and one, and a player who is out has a place', () => {
  expect(COUNTS.map((count) => say(words.badges, { key: 'penalty', count }, pen))).toEqual([
    '0 carte à piocher',
    '1 carte à piocher',
    '2 cartes à piocher',
    '11 cartes à piocher',
  ]);
  expect(plain(say(words.badges, { key: 'out', place: 1 }, pen))).toBe('fini : 1re place');
});

test('points left in hand are counted, and no points are a hand without cards', () => {
  expect(COUNTS.map((count) => words.withScore(count, options))).toEqual([
    'sans carte en main',
    'avec 1 point en main',
    'avec 2 points en main',
    'avec 11 points en main',
  ]);
});

test('a game of Crazy Eights is told as people tell it', () => {
  expect(
    [
      told({ key: 'starter-after-buried', card: card('QC'), buried: [card('8H'), card('8S')] }),
      told({ key: 'plays-naming', seat: 0, card: card('8D'), suit: HEARTS }),
      told({ key: 'you-play-naming', card: card('8C'), suit: SPADES }),
      told({ key: 'draws', seat: 1, count: 1 }),
      told({ key: 'is-skipped', seat: 2 }),
      told({ key: 'rebuilt', count: 30 }),
      told({ key: 'you-are-out', place: 1 }),
    ].join(' '),
  ).toBe(
    'Le huit de cœur et le huit de pique vont sous la pioche : la carte de départ est la dame de trèfle. ' +
      'Ann joue le huit de carreau et annonce cœur. Tu joues le huit de trèfle et annonces pique. ' +
      'Bo pioche 1 carte. Cy perd son tour. La défausse est mélangée : la nouvelle pioche a 30 cartes. ' +
      'Tu n’as plus de cartes et prends la 1re place.',
  );
});

test('what is said around the table has its French signs', () => {
  const tips = INPUTS.flatMap((input) => Object.values(words.tips({ options, seats: 3, input })));
  const { illegal, keys } = words;
  for (const text of [...tips, ...words.typedHelp('Bo'), ...Object.values(illegal), ...keys.flat()]) {
    expect(text, 'no space that breaks').not.toMatch(/ [:;!?%»]|« /);
    expect(text, 'no space missing').not.toMatch(/[^\s][:;!?%»]|«[^\s]/);
    expect(text, 'no straight signs').not.toMatch(/['"]/);
  }
});

test('rules name cards as the options have them', () => {
  const actions = crazyEightsTables.presets['actions'].options(3);
  const sheet = rulesOf({ ...actions, wild: 'J' }, 3).map(rule);
  expect(sheet).toContain(
    'Le valet est un joker : joue-le sur n’importe quelle carte et annonce une couleur, qui reste demandée jusqu’à la prochaine carte jouée.',
  );
  expect(sheet).toContain('Après une dame, le joueur suivant perd son tour.');
  expect(sheet).toContain(
    'Les cartes restées en main comptent contre toi : 50 points par valet, 10 par dix, dame ou roi, 1 par as, et leur chiffre pour toutes les autres.',
  );
});
