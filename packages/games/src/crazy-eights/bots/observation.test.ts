import { expect, test } from 'vitest';
import { environmentAt, observedBy } from '../../../test/bots/observed.ts';
import { crazyEights } from '../index.ts';
import { crazyEightsDealt, draw, play } from '../test/drawn.ts';

const NORTH = 0;
const SOUTH = 1;

const dealt = () =>
  crazyEightsDealt(`
    north* 2♠ 8♦
    south  7♥ 6♦
    stock  9♠ 4♥ 8♠ T♣ `);

test('a seat observes its own cards, the open ones and what must be matched', () => {
  const observed = observedBy(environmentAt(crazyEights, dealt()), NORTH);
  expect(observed).toEqual({
    'hand 2S': 1,
    'hand 8D': 1,
    'open 9S': 1,
    'up-card 9': 1,
    'suit S': 1,
    '+0 cards': 1,
    '+0 turn': 1,
    '+1 cards': 1,
    stock: 0.375,
    clockwise: 1,
    'rebuilds left': 1,
  });
});

test('the suit named with an eight is in force', () => {
  const table = dealt();
  table.act(NORTH, play('8♦', '♣'));
  const observed = observedBy(environmentAt(crazyEights, table), SOUTH);
  expect(observed).toMatchObject({ 'up-card 8': 1, 'suit C': 1, 'open 8D': 1, '+1 cards': 0.5 });
  expect(observed).not.toHaveProperty('suit D');
});

test('who goes drawing shows everyone which suit it lacks', () => {
  const table = dealt();
  table.act(NORTH, play('2♠'));
  table.act(SOUTH, draw);
  const observed = observedBy(environmentAt(crazyEights, table), NORTH);
  expect(observed).toMatchObject({ '+1 without S': 0.6667, '+1 cards': 1.5, drawn: 0.125 });
  expect(observed).not.toHaveProperty('+1 without H');
});

test('that a drawn card must be played is the secret of who drew it', () => {
  const table = dealt();
  table.act(NORTH, play('2♠'));
  table.act(SOUTH, draw);
  table.act(SOUTH, draw);
  const env = environmentAt(crazyEights, table);
  expect(observedBy(env, SOUTH)).toHaveProperty('must play', 1);
  expect(observedBy(env, NORTH)).not.toHaveProperty('must play');
});
