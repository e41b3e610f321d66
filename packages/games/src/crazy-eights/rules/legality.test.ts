import type { Card, Suit } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, expectRefusal, NORTH, SOUTH } from '../../../test/tables/drawn-table.ts';
import { crazyEightsAt, draw, keepPlaying, pass, play, stop } from '../test/drawn.ts';
import type { CrazyEightsAction, CrazyEightsRefusal } from './vocabulary.ts';

const drawn = (hand: string, rest: string, options = {}) =>
  crazyEightsAt(`north* ${hand} \n south 7♠ \n ${rest}`, options);
const refused = (hand: string, rest: string, action: CrazyEightsAction, reason: CrazyEightsRefusal, options = {}) =>
  expectRefusal(drawn(hand, rest, options), NORTH, action, reason);

const REFUSALS = {
  'game-over': () => {
    const table = drawn('9♠', 'pile 9♦');
    act(table, NORTH, play('9♠'));
    expectRefusal(table, SOUTH, play('7♠'), 'game-over');
    expectRefusal(table, NORTH, draw, 'game-over');
  },
  'must-vote': () => {
    const table = crazyEightsAt('north* 9♠ \n south 7♠ \n west 5♠ \n stock 4♥ \n pile 9♦');
    act(table, NORTH, play('9♠'));
    for (const action of [play('7♠'), draw, pass]) expectRefusal(table, SOUTH, action, 'must-vote');
  },
  'no-vote-on': () => {
    refused('9♠', 'pile 9♦', keepPlaying, 'no-vote-on');
    refused('9♠', 'pile 9♦', stop, 'no-vote-on');
  },
  'card-not-held': () => {
    refused('9♠', 'pile 9♦', play('7♠'), 'card-not-held');
    refused('9♠', 'pile 9♦', play('8♠', '♥'), 'card-not-held');
  },
  'card-does-not-match': () => {
    refused('9♠ 2♠', 'pile 9♦', play('2♠'), 'card-does-not-match');
    refused('9♠ 2♠', 'pile 9♦', play('2♠', '♥'), 'card-does-not-match');
  },
  'penalty-waits': () => {
    const waiting = 'stock 4♥ 5♥ \n pile 2♦ \n penalty 2';
    refused('8♠ 9♦', waiting, play('9♦'), 'penalty-waits', { drawTwo: '2' });
    refused('8♠ 9♦', waiting, play('8♠', '♦'), 'penalty-waits', { drawTwo: '2' });
    refused('8♠ 9♦', waiting, pass, 'penalty-waits', { drawTwo: '2' });
  },
  'suit-not-named': () => refused('8♠ 9♠', 'pile 9♦', play('8♠'), 'suit-not-named'),
  'suit-not-wanted': () => {
    refused('9♠ 2♠', 'pile 9♦', play('9♠', '♠'), 'suit-not-wanted');
    refused('2♠ 2♣', 'pile 2♦ \n penalty 2', play('2♠', '♠'), 'suit-not-wanted', { drawTwo: '2' });
  },
  'must-play': () => {
    const table = drawn('K♠', 'stock 9♥ 4♥ \n pile 9♦');
    act(table, NORTH, draw);
    expectRefusal(table, NORTH, draw, 'must-play');
    expectRefusal(table, NORTH, pass, 'must-play');
  },
  'holds-a-match': () => refused('9♠', 'stock 4♥ \n pile 9♦', draw, 'holds-a-match'),
  'drew-enough': () => {
    const table = drawn('K♠', 'stock 3♥ 4♥ \n pile 9♦', { draw: 1 });
    act(table, NORTH, draw);
    expectRefusal(table, NORTH, draw, 'drew-enough');
  },
  'nothing-to-draw': () => refused('K♠', 'pile 9♦', draw, 'nothing-to-draw'),
  'must-draw-first': () => refused('K♠', 'stock 4♥ \n pile 9♦', pass, 'must-draw-first'),
  'could-play': () => {
    refused('9♠', 'stock 4♥ \n pile 9♦', pass, 'could-play');
    refused('8♠', 'pile 9♦', pass, 'could-play');
  },
} satisfies Record<CrazyEightsRefusal, () => void>;

describe('illegal actions are refused with the reason, and the state does not change (1)', () => {
  test.each(Object.entries(REFUSALS))(
    'an action is refused with the reason %s and changes nothing (1)',
    (_, refusedAsDrawn) => refusedAsDrawn(),
  );

  test('a seat that does not have the turn is told so, whatever it wants to do (1)', () => {
    for (const action of [play('7♠'), draw, pass, keepPlaying, stop]) {
      expectRefusal(drawn('9♠', 'stock 4♥ \n pile 9♦'), SOUTH, action, 'not-your-turn');
      expectRefusal(drawn('9♠', 'stock 4♥ \n pile 9♦'), 7, action, 'not-your-turn');
    }
  });

  test('a card or suit that does not exist is no action at all (1)', () => {
    const table = drawn('A♠ 9♠ 8♠', 'stock 4♥ \n pile 9♦', { drawWithPlayable: true });
    const cards = [-1, 52, 80, 260, 261, 0.5, Number.NaN];
    const suits = [-1, 4, 5, 0.5, Number.NaN, null];
    const oddCards = cards.map((card): CrazyEightsAction => ({ type: 'play', card: card as Card }));
    const oddSuits = [
      ...suits.map((suit): CrazyEightsAction => ({ type: 'play', card: 28 as Card, suit: suit as unknown as Suit })),
      { type: 'play', card: 0 as Card, suit: 4 as Suit } as const,
      { type: 'play', card: 32 as Card, suit: -1 as Suit } as const,
    ];
    const reasons = (actions: readonly CrazyEightsAction[]) =>
      new Set(actions.map((action) => table.whyNot(NORTH, action)));
    expect(reasons(oddCards)).toEqual(new Set(['card-not-held']));
    expect(reasons(oddSuits)).toEqual(new Set(['suit-not-named']));
    expect(table.whyNot(NORTH, { type: 'dance' } as unknown as CrazyEightsAction)).not.toBeNull();
  });
});
