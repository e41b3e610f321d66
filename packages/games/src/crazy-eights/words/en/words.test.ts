import {
  type Card,
  type OwnRefusal,
  RANKS,
  type Rank,
  readCard,
  readSuit,
  SUITS,
  type Suit,
  seatNumbers,
} from '@shoal/core';
import { cardSign, type Pen, say } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import { tableCase } from '../../../../test/tables/every-table.ts';
import { playedTable } from '../../../../test/tables/played.ts';
import { gameNamed } from '../../../index.ts';
import { presentation } from '../../presentation/index.ts';
import { storyOf } from '../../presentation/story.ts';
import { turnsIn } from '../../presentation/turns.ts';
import { crazyEightsTables } from '../../rules/options.ts';
import type { CrazyEightsEvent, CrazyEightsRefusal } from '../../rules/vocabulary.ts';
import { words } from './index.ts';

const [ANN, BO, CID] = [0, 1, 2];
const penFor = (ascii: boolean): Pen => {
  const card: Pen['card'] = (shown) => cardSign(shown, { ascii });
  return { name: (seat) => ['Ann', 'Bo', 'Cid'][seat], card, cards: (cards) => cards.map(card).join(' ') };
};
const pen = penFor(false);
const options = crazyEightsTables.presets['actions'].options(3);

const card = (text: string): Card => readCard(text) as Card;
const cards = (text: string): Card[] => text.split(' ').map(card);
const suit = (text: string): Suit => readSuit(text) as Suit;

/** Tells a log in sentences to one seat, or to nobody. */
const toldTo =
  (you: number | null) =>
  (log: readonly CrazyEightsEvent[], part: Omit<Parameters<typeof storyOf>[1], 'you'> = {}): string[] =>
    storyOf(log, { you, ...part }).map(({ message }) => say(words.events, message, pen));
const [toNobody, toAnn, toBo] = [null, ANN, BO].map(toldTo);

describe('a log', () => {
  test.each<readonly [CrazyEightsEvent, string, string]>([
    [{ type: 'starter', card: card('7H') }, 'The starter is the 7♥.', 'The starter is the 7♥.'],
    [
      { type: 'starter', card: card('7H'), buried: cards('8S 8D') },
      'The 8♠ 8♦ went under the stock, so the starter is the 7♥.',
      'The 8♠ 8♦ went under the stock, so the starter is the 7♥.',
    ],
    [{ type: 'play', seat: ANN, card: card('TS') }, 'Ann plays the 10♠.', 'You play the 10♠.'],
    [
      { type: 'play', seat: ANN, card: card('8S'), suit: suit('H') },
      'Ann plays the 8♠ and names hearts.',
      'You play the 8♠ and name hearts.',
    ],
    [{ type: 'draw', seat: ANN }, 'Ann draws.', 'You draw.'],
    [{ type: 'drew', seat: ANN, cards: [null] }, 'Ann draws 1 card.', 'You draw 1 card.'],
    [{ type: 'drew', seat: ANN, cards: [null, null] }, 'Ann draws 2 cards.', 'You draw 2 cards.'],
    [{ type: 'drew', seat: ANN, cards: cards('KC 2D') }, 'Ann draws K♣ 2♦.', 'You draw K♣ 2♦.'],
    [
      { type: 'drew', seat: ANN, cards: [] },
      'Ann has to draw, but no cards are left.',
      'You have to draw, but no cards are left.',
    ],
    [{ type: 'pass', seat: ANN }, 'Ann passes.', 'You pass.'],
    [{ type: 'vote', seat: ANN, playOn: true }, 'Ann votes yes.', 'You vote yes.'],
    [{ type: 'vote', seat: ANN, playOn: false }, 'Ann votes no: the game ends.', 'You vote no: the game ends.'],
    [{ type: 'out', seat: ANN, place: 1 }, 'Ann is out and takes 1st place.', 'You are out and take 1st place.'],
    [{ type: 'out', seat: ANN, place: 3 }, 'Ann is out and takes 3rd place.', 'You are out and take 3rd place.'],
  ])('of one event is one sentence, to others and to its seat: %j', (event, told, toldToAnn) => {
    expect(toNobody([event])).toEqual([told]);
    expect(toAnn([event])).toEqual([toldToAnn]);
  });

  test('tells cards drawn one after the other together, and a rebuild between them', () => {
    const one = [
      { type: 'draw', seat: BO },
      { type: 'drew', seat: BO, cards: [null] },
    ] as const satisfies readonly CrazyEightsEvent[];
    const rebuilt: CrazyEightsEvent = { type: 'rebuilt', stock: [null, null, null] };
    expect(toAnn([...one, ...one, ...one])).toEqual(['Bo draws 3 cards.']);
    expect(toAnn([...one, one[0], rebuilt, one[1]])).toEqual([
      'Bo draws 1 card.',
      'The discard pile is shuffled: the new stock has 3 cards.',
      'Bo draws 1 card.',
    ]);
  });

  test('announces a vote, every answer and the outcome (R25)', () => {
    const out: CrazyEightsEvent = { type: 'out', seat: ANN, place: 1 };
    const vote = (seat: number, playOn: boolean): CrazyEightsEvent => ({ type: 'vote', seat, playOn });
    const question = ['Ann is out and takes 1st place.', 'Keep playing for 2nd place? One no ends the game.'];
    expect(toNobody([out], { phase: 'vote' })).toEqual(question);
    expect(toNobody([out], { phase: 'over' })).toEqual([question[0]]);
    expect(toBo([out, vote(BO, true)], { phase: 'vote' })).toEqual([...question, 'You vote yes.']);
    expect(toBo([out, vote(BO, true), vote(CID, true)], { from: 2, phase: 'play' })).toEqual([
      'Cid votes yes.',
      'Everyone votes yes: play goes on.',
    ]);
    expect(toBo([out, vote(BO, true), vote(CID, false)], { from: 2, phase: 'over' })).toEqual([
      'Cid votes no: the game ends.',
    ]);
  });

  test('tells skips and turns where the rules are known', () => {
    const log: CrazyEightsEvent[] = [
      { type: 'play', seat: ANN, card: card('AS') },
      { type: 'play', seat: CID, card: card('QS') },
    ];
    const table = { options, seats: 3 };
    expect(toNobody(log, { table })).toEqual([
      'Ann plays the A♠.',
      'Play changes direction.',
      'Cid plays the Q♠.',
      'Bo is skipped.',
    ]);
    expect(toBo(log, { from: 1, table })).toEqual(['Cid plays the Q♠.', 'You are skipped.']);
  });
});

test('random games use almost every sentence there is', () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    for (const [preset, { options: optionsFor }] of Object.entries(crazyEightsTables.presets)) {
      const table = playedTable(tableCase(gameNamed('crazy-eights'), preset, 3), String(seed));
      const telling = { table: { options: optionsFor(3), seats: 3 } };
      const logs = [null, ...seatNumbers(3)].map((you) => ({ you, log: table.log(you) }));
      for (const { you, log } of [...logs, { you: null, log: table.reveal().events }])
        for (const { message } of storyOf(log as CrazyEightsEvent[], { you, ...telling })) told.add(message.key);
      const ends = table.log(null).flatMap(({ type }, at) => (type === 'vote' ? [at + 1, at + 2] : []));
      for (const end of ends)
        for (const { you, log } of logs)
          for (const part of turnsIn(log.slice(0, end) as CrazyEightsEvent[], { you, phase: 'vote' }))
            if ('message' in part) told.add(part.message.key);
    }
  }
  // A draw is told by what was drawn, and a stock that cannot be rebuilt is rare.
  const rare = ['goes-drawing', 'you-go-drawing', 'you-draw', 'draws-nothing', 'you-draw-nothing'];
  expect(Object.keys(words.events).filter((key) => !told.has(key) && !rare.includes(key))).toEqual([]);
});

test('a refusal says what would be right', () => {
  const at = (upCard: string, inForce: string, rest: object = {}) =>
    ({ turn: ANN, discardPile: cards(upCard), suitInForce: suit(inForce), legal: [], ...rest }) as never;
  const said = (refusal: OwnRefusal<CrazyEightsRefusal>, view: never, more = options) =>
    say(words.refusals, presentation.refusal(refusal, { view, options: more }), pen);
  expect(said('card-does-not-match', at('2S 9H', 'H'))).toBe(
    'That card does not match: play a heart, a nine or an eight.',
  );
  expect(said('card-does-not-match', at('2S 8S', 'C'))).toBe('That card does not match: play a club or an eight.');
  const legal = [{ type: 'play', card: card('2C') }, { type: 'draw' }];
  expect(said('penalty-waits', at('2S', 'S', { penalty: 2 }))).toBe('You have a penalty: draw 2 cards.');
  expect(said('penalty-waits', at('2S', 'S', { penalty: 4, legal }))).toBe(
    'You have a penalty: draw 4 cards, or play a two.',
  );
  expect(said('holds-a-match', at('2S', 'S', { legal }))).toMatch(/only when nothing fits: play 2♣\.$/);
  expect(said('suit-not-named', at('2S', 'S'))).toBe('Name a suit with an eight: spades, hearts, diamonds or clubs.');
  expect(said('drew-enough', at('2S', 'S'), { ...options, draw: 1 })).toBe(
    'You may draw only 1 card a turn: play a card or pass.',
  );
  const action = { type: 'play', card: card('KH') } as const;
  expect(say(words.refusals, presentation.refusal('card-not-held', { action }), pen)).toBe(
    'You do not have the K♥: choose a card from your hand.',
  );
});

test('actions are named as choices', () => {
  expect(say(words.actions, { key: 'play', card: card('9C') }, pen)).toBe('Play the 9♣');
  expect(say(words.actions, { key: 'play', card: card('TD') }, penFor(true))).toBe('Play the 10D');
  expect(say(words.actions, { key: 'play-naming', card: card('8C'), suit: suit('D') }, pen)).toBe(
    'Play the 8♣ and name diamonds',
  );
  expect(say(words.actions, { key: 'draw' }, pen)).toBe('Draw a card');
  expect([1, 4].map((count) => say(words.actions, { key: 'draw-penalty', count }, pen))).toEqual([
    'Draw the penalty card',
    'Draw the 4 penalty cards',
  ]);
});

test('a fact is told in a few words', () => {
  expect(SUITS.map((named) => say(words.badges, { key: 'suit-in-force', suit: named }, pen))).toEqual([
    'spades in force',
    'hearts in force',
    'diamonds in force',
    'clubs in force',
  ]);
  expect([1, 4].map((count) => say(words.badges, { key: 'penalty', count }, pen))).toEqual([
    '1 card to draw',
    '4 cards to draw',
  ]);
  expect(say(words.badges, { key: 'out', place: 2 }, pen)).toBe('out: 2nd place');
});

test('points left in hand are counted, and no points are no cards', () => {
  expect([0, 1, 12].map((count) => words.withScore(count, options))).toEqual([
    'with no cards left',
    'with 1 point left in hand',
    'with 12 points left in hand',
  ]);
});

test('going out is told by how many went out, and neutrally of many games', () => {
  expect(words.endings['first-out']).toBe('A player has no cards left, so the game is over.');
  expect(words.endings['one-left']).toBe('Only one player has cards left, so the game is over.');
  expect(words.endings.out).toBe('A player went out.');
});

test('every rank takes its right article', () => {
  const rule = (wild: Rank) => say(words.rules, { key: 'wild-never-forced', wild }, pen);
  const named = RANKS.map((rank) => rule(rank).replace(/.*play (an? \w+) instead.*/, '$1'));
  expect(named.join(', ')).toBe(
    'an ace, a two, a three, a four, a five, a six, a seven, an eight, a nine, a ten, a jack, a queen, a king',
  );
});
