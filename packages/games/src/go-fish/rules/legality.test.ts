import type { Rank } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, expectRefusal, NORTH, SOUTH, WEST } from '../../../test/tables/drawn-table.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';
import type { GoFishAction, GoFishRefusal } from './vocabulary.ts';

/** South has the turn, and holds every rank that an ask could be mistaken for. */
const southToAct = () =>
  goFishAt(`
    north  A♠ 3♠ 5♠ 7♠ 9♠ J♠ K♠
    south* A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ T♥ J♥ Q♥ K♥
    stock  4♣ 5♣`);

const table = goFishAt('north* 7♠ K♥ \n south 9♣ \n west \n stock 4♣ 5♣', { refill: 0 });

const REFUSALS = {
  'must-ask': () => expectRefusal(table, NORTH, fish, 'must-ask'),
  'must-fish': () => {
    const asked = goFishAt('north* 7♠ \n south 9♣ \n stock 4♣');
    act(asked, NORTH, ask(SOUTH, 'seven'));
    expectRefusal(asked, NORTH, ask(SOUTH, 'seven'), 'must-fish');
  },
  'no-such-seat': () => expectRefusal(table, NORTH, ask(3, 'seven'), 'no-such-seat'),
  'cannot-ask-yourself': () => expectRefusal(table, NORTH, ask(NORTH, 'seven'), 'cannot-ask-yourself'),
  'target-has-no-cards': () => expectRefusal(table, NORTH, ask(WEST, 'seven'), 'target-has-no-cards'),
  'rank-not-held': () => expectRefusal(table, NORTH, ask(SOUTH, 'nine'), 'rank-not-held'),
  'game-over': () => {
    const over = goFishAt('north* 7♠ 7♥ 7♦ \n south 7♣');
    act(over, NORTH, ask(SOUTH, 'seven'));
    expectRefusal(over, NORTH, ask(SOUTH, 'seven'), 'game-over');
    expectRefusal(over, SOUTH, fish, 'game-over');
  },
} satisfies Record<GoFishRefusal, () => void>;

describe('illegal actions are refused with the reason, and the state does not change (1)', () => {
  test.each(Object.entries(REFUSALS))('an action is refused with the reason %s and changes nothing (1)', (_, refused) =>
    refused(),
  );

  test('a seat that does not have the turn is told so, whatever it wants to do (1)', () => {
    for (const action of [fish, ask(NORTH, 'nine'), ask(9, 'king')]) {
      expectRefusal(table, SOUTH, action, 'not-your-turn');
      expectRefusal(table, -1, action, 'not-your-turn');
    }
  });

  test.each([-9, -1, 2, 3, 5, 6, 7, 8, 9, 10, 16, 17, 64, 1000, 2 ** 31, 2 ** 32])(
    'there is no seat %d to ask (2.2.2)',
    (seat) => {
      for (const rank of ['ace', 'two', 'six', 'queen', 'king'] as const) {
        expectRefusal(southToAct(), SOUTH, ask(seat, rank), 'no-such-seat');
      }
    },
  );

  test.each([0.5, 0.25, -0.5, Number.NaN])('a number such as %d is no seat to ask (2.2.2)', (seat) => {
    expectRefusal(southToAct(), SOUTH, ask(seat, 'ace'), 'no-such-seat');
  });

  test.each([-1, 13, 32, 45, 0.5, Number.NaN])('there is no rank %d to ask for (2.2.2)', (number) => {
    const action = { type: 'ask', target: NORTH, rank: number as Rank } as const;
    expectRefusal(southToAct(), SOUTH, action, 'rank-not-held');
    const fishing = goFishAt('north 7♠ \n south* A♥ \n stock 4♣ 5♣');
    act(fishing, SOUTH, ask(NORTH, 'ace'));
    expectRefusal(fishing, SOUTH, action, 'must-fish');
  });

  test('what is neither an ask nor a fish is no action at all (2.2.4)', () => {
    const dance = { type: 'dance' } as unknown as GoFishAction;
    expectRefusal(southToAct(), SOUTH, dance, 'must-ask');
    const fishing = goFishAt('north 7♠ \n south* A♥ \n stock 4♣ 5♣');
    act(fishing, SOUTH, ask(NORTH, 'ace'));
    expectRefusal(fishing, SOUTH, dance, 'must-fish');
  });

  test('a refusal tells the asker nothing about other hands: only what it knows anyway (1)', () => {
    const having = goFishAt('north* 7♠ \n south 9♣ 9♦ \n stock 4♣');
    const lacking = goFishAt('north* 7♠ \n south 8♣ 8♦ \n stock 4♣');
    for (const action of [ask(SOUTH, 'nine'), ask(SOUTH, 'eight')]) {
      expect(having.whyNot(NORTH, action)).toBe('rank-not-held');
      expect(lacking.whyNot(NORTH, action)).toBe('rank-not-held');
    }
  });
});
