import { expect, test } from 'vitest';
import { NO_CHANCE } from '../../../test/tables/drawing.ts';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawn-table.ts';
import { goFishAt } from '../test/drawn.ts';

/** The seat that has surely won at a drawn table. */
function surelyWon(picture: string): number | null {
  const { rules } = goFishAt(picture);
  const state = rules.create();
  rules.deal(state, NORTH, NO_CHANCE);
  return rules.winner(state);
}

test('a seat has surely won as soon as it leads by more books than are left (2.2.7)', () => {
  const left = 'J♠ J♥ J♦';
  expect(surelyWon(`north* ${left} | 2 3 \n south J♣`)).toBe(NORTH);
  expect(surelyWon(`north* ${left} \n south J♣ | 2 3`)).toBe(SOUTH);
  expect(surelyWon(`north* ${left} | 2 3 \n south J♣ | 4 \n west | 5 6 7 8`)).toBe(WEST);
  expect(surelyWon(`north* ${left} | 2 3 4 5 \n south J♣ | 6 \n west | 7 8`)).toBe(NORTH);
});

test('while the seats behind can still draw level, nobody has surely won (2.2.7, R11)', () => {
  const left = 'J♠ J♥ J♦';
  expect(surelyWon(`north* ${left} | 2 \n south J♣`)).toBeNull();
  expect(surelyWon(`north* ${left} | 2 3 \n south J♣ | 4`)).toBeNull();
  expect(surelyWon(`north* ${left} | 2 3 \n south J♣ \n west | 4 5`)).toBeNull();
  expect(surelyWon(`north* ${left} | 2 3 4 \n south J♣ \n west | 5 6`)).toBeNull();
});
