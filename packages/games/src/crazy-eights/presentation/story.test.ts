import { type Card, rankNamed, rankOf, readCard, SeededChance, Table } from '@shoal/core';
import { expect, test } from 'vitest';
import { crazyEights } from '../index.ts';
import type { CrazyEightsEvent } from '../rules/vocabulary.ts';
import { storyOf } from './story.ts';

const [NORTH, EAST, SOUTH] = [0, 1, 2];
const actions = crazyEights.tables.presets['actions'].options(3);
const plays = (seat: number, text: string): CrazyEightsEvent => ({ type: 'play', seat, card: readCard(text) as Card });
const out = (seat: number, place: number): CrazyEightsEvent => ({ type: 'out', seat, place });

function effects(log: readonly CrazyEightsEvent[], you: number | null = null, options = actions, seats = 3) {
  const story = storyOf(log, { you, table: { options, seats } }).map(({ message }) => message);
  return story.filter(({ key }) => key === 'turns-round' || key.endsWith('skipped'));
}

test('a skip is told of the seat that it passes over, to that seat as "you"', () => {
  expect(effects([plays(NORTH, 'QS')])).toEqual([{ key: 'is-skipped', seat: EAST }]);
  expect(effects([plays(NORTH, 'QS')], EAST)).toEqual([{ key: 'you-are-skipped' }]);
});

test('a reverse is told, and a skip after it passes over the seat on the other side', () => {
  expect(effects([plays(NORTH, 'AS'), plays(SOUTH, 'QS')])).toEqual([
    { key: 'turns-round' },
    { key: 'is-skipped', seat: EAST },
  ]);
});

test('with two seats in play a reverse is told as a skip', () => {
  expect(effects([plays(NORTH, 'AS')], null, actions, 2)).toEqual([{ key: 'is-skipped', seat: EAST }]);
});

test('nobody is told to be skipped who is out', () => {
  expect(effects([plays(EAST, '3S'), out(EAST, 1), plays(NORTH, 'QS')])).toEqual([{ key: 'is-skipped', seat: SOUTH }]);
});

test('the play that ends the game skips nobody', () => {
  const last = [plays(NORTH, 'QS'), out(NORTH, 1)];
  expect(effects(last, null, { ...actions, playOn: 'never' })).toEqual([]);
  expect(effects(last, null, actions, 2)).toEqual([]);
  expect(effects(last)).toEqual([{ key: 'is-skipped', seat: EAST }]);
});

test('without the rules of the table no effect is told', () => {
  expect(storyOf([plays(NORTH, 'QS')], { you: null }).map(({ message }) => message.key)).toEqual(['plays']);
});

test.each([2, 3, 4, 6])('in random games of %i seats the story tells just what the table does', (seats) => {
  const options = crazyEights.tables.presets['actions'].options(seats);
  const table = new Table(crazyEights.rules(options, seats), new SeededChance(`story ${seats}`));
  const counts = { skips: 0, reversals: 0 };
  for (let n = 1; table.turn !== null; n = (n * 48271) % 2147483647) {
    const { turn } = table;
    const before = table.view(turn);
    const action = before.legal[n % before.legal.length];
    const from = table.logLength;
    table.act(turn, action);
    const after = table.view(null);
    const told = storyOf(table.log(null), { you: null, from, table: { options, seats } }).map(({ message }) => message);
    const skipped = told.flatMap((message) => (message.key === 'is-skipped' ? [message.seat] : []));
    const turns = after.direction !== before.direction;
    expect(told.some(({ key }) => key === 'turns-round')).toBe(turns);
    const isActing =
      action.type === 'play' && ['Q', 'A'].some((name) => rankOf(action.card) === rankNamed(name as 'Q'));
    expect(skipped.length).toBe(isActing && !turns && after.phase !== 'over' ? 1 : 0);
    if (after.phase === 'play') expect(skipped).not.toContain(after.turn);
    counts.skips += skipped.length;
    counts.reversals += turns ? 1 : 0;
  }
  expect(counts.skips).toBeGreaterThan(0);
  // With two seats a reverse acts as a skip.
  expect(counts.reversals > 0).toBe(seats > 2);
});
