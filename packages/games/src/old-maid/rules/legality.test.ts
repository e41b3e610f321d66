import { describe, expect, test } from 'vitest';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawing.ts';
import { act, expectRefusal } from '../../../test/tables/story.ts';
import { oldMaidAt, take } from '../test/drawn.ts';
import type { OldMaidAction, OldMaidRefusal } from './vocabulary.ts';

const EAST = 1;
const four = () => oldMaidAt('north* 2♠ 3♠ \n east safe 1 \n south 7♠ 8♠ \n west 7♥ 8♥');

const REFUSALS = {
  'game-over': () => {
    const table = oldMaidAt('north* 7♠ \n south 7♥ Q♠', '7♥');
    act(table, NORTH, take(SOUTH));
    expectRefusal(table, SOUTH, take(NORTH), 'game-over');
  },
  'must-take': () => expectRefusal(four(), NORTH, { type: 'dance' } as unknown as OldMaidAction, 'must-take'),
  'no-such-seat': () => {
    for (const seat of [-1, 4, 8, 16, 0.5, Number.NaN, 2 ** 32]) {
      expectRefusal(four(), NORTH, take(seat), 'no-such-seat');
    }
  },
  'cannot-take-from-yourself': () => expectRefusal(four(), NORTH, take(NORTH), 'cannot-take-from-yourself'),
  'target-has-no-cards': () => expectRefusal(four(), NORTH, take(EAST), 'target-has-no-cards'),
  'take-from-next': () => expectRefusal(four(), NORTH, take(3), 'take-from-next'),
  'no-such-place': () => {
    for (const spot of [-1, 2, 13, 32, 0.5, Number.NaN]) expectRefusal(four(), NORTH, take(2, spot), 'no-such-place');
  },
} satisfies Record<OldMaidRefusal, () => void>;

describe('illegal actions are refused with the reason, and the state does not change (1)', () => {
  test.each(Object.entries(REFUSALS))('an action is refused with the reason %s and changes nothing (1)', (_, refused) =>
    refused(),
  );

  test('a seat that does not have the turn is told so, whatever it wants to do (1)', () => {
    for (const action of [take(WEST), take(9), take(NORTH, 70)]) {
      expectRefusal(four(), SOUTH, action, 'not-your-turn');
      expectRefusal(four(), -1, action, 'not-your-turn');
    }
  });

  test('a refusal tells nothing of the hand pointed at (R46)', () => {
    const one = oldMaidAt('north* 7♠ \n south 7♥ 8♠');
    const other = oldMaidAt('north* 7♠ \n south 9♥ Q♠');
    for (const spot of [0, 1, 2]) {
      expect(one.whyNot(NORTH, take(SOUTH, spot))).toBe(other.whyNot(NORTH, take(SOUTH, spot)));
    }
  });
});
