import { expect, test } from 'vitest';
import { environmentAt, observedBy } from '../../../test/bots/observed.ts';
import { goFish } from '../index.ts';
import { ask, fish, goFishDealt } from '../test/drawn.ts';

const NORTH = 0;
const SOUTH = 1;

const dealt = () =>
  goFishDealt(`
    north* 7♠ 7♥ K♦
    south  7♦ 9♥ 9♦
    stock  7♣ K♥ K♠ K♣ 9♠ 9♣ `);

test('a seat observes its own cards, all hand sizes and the stock', () => {
  const observed = observedBy(environmentAt(goFish, dealt()), NORTH);
  expect(observed).toMatchObject({
    'hand 7': 0.5,
    'hand K': 0.25,
    'left 7': 1,
    'left 9': 1,
    'left K': 1,
    '+0 cards': 0.25,
    '+1 cards': 0.25,
    '+0 turn': 1,
    stock: 0.5,
    'asks left': 1,
  });
  expect(Object.keys(observed)).not.toContain('hand 9');
  expect(Object.keys(observed)).not.toContain('left A');
});

test('an ask proves a card to everyone, a hand-over all the cards of the rank', () => {
  const table = dealt();
  table.act(NORTH, ask(SOUTH, 'seven'));
  const env = environmentAt(goFish, table);
  expect(observedBy(env, SOUTH)).toMatchObject({ '+1 proven 7': 0.5, '+0 cards': 0.1667 });
  expect(observedBy(env, NORTH)).toMatchObject({ '+0 proven 7': 0.5, 'hand 7': 0.75 });
  expect(observedBy(env, NORTH)).not.toHaveProperty('+1 open 7');
});

test('a miss closes a rank, and a card fished in secret opens it again', () => {
  const table = dealt();
  table.act(NORTH, ask(SOUTH, 'king'));
  expect(observedBy(environmentAt(goFish, table), NORTH)).toMatchObject({ fishing: 1 });
  table.act(NORTH, fish);
  table.act(SOUTH, ask(NORTH, 'nine'));
  const missed = observedBy(environmentAt(goFish, table), SOUTH);
  expect(missed).not.toHaveProperty('+1 open 9');
  expect(missed).not.toHaveProperty('+0 open K');
  table.act(SOUTH, fish);
  expect(observedBy(environmentAt(goFish, table), NORTH)).toHaveProperty('+1 open K', 0.25);
});

test('books are counted, and their rank is gone', () => {
  const table = dealt();
  table.act(NORTH, ask(SOUTH, 'seven'));
  table.act(NORTH, ask(SOUTH, 'seven'));
  table.act(NORTH, fish);
  const observed = observedBy(environmentAt(goFish, table), SOUTH);
  expect(observed).toHaveProperty('+1 books', 0.3333);
  expect(observed).not.toHaveProperty('left 7');
});
