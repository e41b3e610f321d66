import { type Card, rankNamed, readCard } from '@shoal/core';
import { expect, test } from 'vitest';
import { act, NORTH, SOUTH, WEST } from '../../../test/index.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';
import { callsIn } from './calls.ts';

const [SEVEN, TWO] = (['7', '2'] as const).map(rankNamed);
const drawn = () =>
  goFishAt(`
    north* 7♠ 7♥ 2♦
    south  7♣ 9♦
    west   7♦ T♣
    stock  4♥ 3♣ 2♣ `);

test('the ask is said to the one who is asked, who answers; then the book is called', () => {
  const table = drawn();
  act(table, NORTH, ask(SOUTH, 'seven'));
  act(table, NORTH, ask(WEST, 'seven'));
  const asked = { seat: NORTH, rank: SEVEN, message: { key: 'ask', rank: SEVEN } };
  expect(callsIn(table.log(null), { you: null })).toEqual([
    { ...asked, to: SOUTH },
    { seat: SOUTH, message: { key: 'here' } },
    { ...asked, to: WEST },
    { seat: WEST, message: { key: 'here' } },
    { seat: NORTH, message: { key: 'book', rank: SEVEN } },
  ]);
});

test('a player who has none sends the asker fishing, if there is a stock to fish in', () => {
  const table = drawn();
  act(table, NORTH, ask(SOUTH, 'two'));
  const missOf = (phase: string) => callsIn(table.log(null), { you: null, phase }).at(-1);
  expect(missOf('fish')).toEqual({ seat: SOUTH, message: { key: 'go-fish' } });
  expect(missOf('ask')).toEqual({ seat: SOUTH, message: { key: 'none' } });
});

test('a fished card is named only if everybody may see it', () => {
  const table = drawn();
  act(table, NORTH, ask(SOUTH, 'two'));
  const from = table.log(null).length;
  act(table, NORTH, fish);
  for (const you of [null, NORTH]) {
    expect(callsIn(table.log(you), { you, from })).toEqual([{ seat: NORTH, message: { key: 'fishes' } }]);
  }
  const [lucky] = [readCard('2C') as Card];
  const shown = { type: 'drew', seat: NORTH, cards: [lucky], shown: true } as const;
  expect(callsIn([shown], { you: null })).toEqual([{ seat: NORTH, message: { key: 'fishes-card', card: lucky } }]);
});

test('a new hand is counted, and a pair is called a pair', () => {
  const refill = { type: 'drew', seat: WEST, cards: [null, null], refill: true } as const;
  const pair = { type: 'booked', seat: WEST, rank: TWO, cards: [readCard('2C'), readCard('2D')] as Card[] } as const;
  expect(callsIn([refill, pair], { you: null }).map(({ message }) => message)).toEqual([
    { key: 'refills', count: 2 },
    { key: 'pair', rank: TWO },
  ]);
});
