import { type Card, readCard, suitNamed } from '@shoal/core';
import { expect, test } from 'vitest';
import { NORTH, SOUTH, WEST } from '../../../test/index.ts';
import { crazyEightsTables } from '../rules/options.ts';
import type { CrazyEightsEvent } from '../rules/vocabulary.ts';
import { callsIn } from './calls.ts';

const card = (text: string): Card => readCard(text) as Card;
const table = { options: crazyEightsTables.presets['actions'].options(3), seats: 3 };
const called = (log: readonly CrazyEightsEvent[]) => callsIn(log, { you: null, table });

test('a play names its card, or the suit that it asks for', () => {
  const suit = suitNamed('H');
  expect(
    called([
      { type: 'play', seat: NORTH, card: card('9S') },
      { type: 'play', seat: SOUTH, card: card('8S'), suit },
    ]),
  ).toEqual([
    { seat: NORTH, message: { key: 'plays', card: card('9S') } },
    { seat: SOUTH, message: { key: 'names', suit } },
  ]);
});

test('a player who is skipped is told so, and a reversal is called', () => {
  const { skip, reverse } = table.options;
  expect(
    called([
      { type: 'play', seat: NORTH, card: card(`${skip}S`) },
      { type: 'play', seat: WEST, card: card(`${reverse}S`) },
    ]),
  ).toEqual([
    { seat: NORTH, to: SOUTH, message: { key: 'skips' } },
    { seat: WEST, message: { key: 'turns-round' } },
  ]);
});

test('draws are counted, and passes, votes and the last card are called', () => {
  const log: CrazyEightsEvent[] = [
    { type: 'starter', card: card('4H') },
    { type: 'draw', seat: NORTH },
    { type: 'drew', seat: NORTH, cards: [null, null] },
    { type: 'drew', seat: NORTH, cards: [] },
    { type: 'pass', seat: SOUTH },
    { type: 'out', seat: WEST, place: 1 },
    { type: 'vote', seat: NORTH, playOn: true },
    { type: 'vote', seat: SOUTH, playOn: false },
  ];
  expect(called(log).map(({ seat, message }) => [seat, message.key])).toEqual([
    [NORTH, 'draws'],
    [NORTH, 'draws-nothing'],
    [SOUTH, 'passes'],
    [WEST, 'out'],
    [NORTH, 'yes'],
    [SOUTH, 'no'],
  ]);
  expect(callsIn(log, { you: null, from: 4, to: 5 })).toEqual([{ seat: SOUTH, message: { key: 'passes' } }]);
});
