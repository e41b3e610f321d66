import { expect, test } from 'vitest';
import { goFishAt } from './drawn.ts';
import { toldLog } from './told.ts';
import type { GoFishAction, GoFishRules } from './types.ts';

/** What a spectator is told of the first fished card at a drawn table. */
function toldOfFish(drawing: string, actions: GoFishAction[], changed: Partial<GoFishRules> = {}): unknown {
  const game = goFishAt(drawing, changed);
  for (const action of actions) game.act(action);
  const seats = game.hands.map(() => ({ name: 'Ann', player: 'human' }));
  const { rules, log } = game;
  const header = { format: 'shoal-record/1', game: 'go-fish', seats, firstSeat: 0 } as const;
  const record = { ...header, rules, pack: [], log };
  expect(toldLog(record, 0)).toEqual(log);
  return toldLog(record, null).find((entry) => entry.type === 'drew');
}

const missed: GoFishAction[] = [
  { type: 'ask', seat: 0, of: 1, rank: '7' },
  { type: 'fish', seat: 0 },
];

test('a fished card is private to the drawer, unless it continues the turn or completes a book (R10)', () => {
  const drawing = (top: string): string => `
    north* 7S 9S 9H 9C
    south  2C
    stock  ${top} 4H`;
  expect(toldOfFish(drawing('KD'), missed)).toMatchObject({ cards: [null] });
  expect(toldOfFish(drawing('7D'), missed)).toMatchObject({ cards: ['7D'] });
  expect(toldOfFish(drawing('7D'), missed, { goAgainOnLuckyDraw: false })).toMatchObject({ cards: [null] });
  expect(toldOfFish(drawing('9D'), missed)).toMatchObject({ cards: ['9D'] });
});

test('a card fished without an ask stays private, unless it completes a book (R4, R10)', () => {
  const drawing = `
    north* 7S 9S
    south
    stock  7D 9H`;
  const fish: GoFishAction[] = [{ type: 'fish', seat: 0 }];
  expect(toldOfFish(drawing, fish, { refill: 0 })).toMatchObject({ cards: [null] });
  expect(toldOfFish(drawing, fish, { refill: 0, bookSize: 2 })).toMatchObject({ cards: ['7D'] });
});

test('refill cards are private, even where they make a book', () => {
  const drawing = `
    north* 7S
    south  7C 2C
    stock  KH AS KS`;
  const seen = toldOfFish(drawing, missed.slice(0, 1), { bookSize: 2 });
  expect(seen).toEqual({ type: 'drew', seat: 0, cards: [null, null, null], refill: true });
});
