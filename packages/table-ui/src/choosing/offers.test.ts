import { type Action, cardOf, rankNamed, SUITS, suitNamed, type View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { expect, test } from 'vitest';
import { offersFor } from './offers.ts';

const viewOf = (legal: readonly Action[]): View => ({
  ...{ seat: 0, seats: 10, turn: 0, phase: 'any', hand: [], handSizes: [], stockSize: 9, legal, result: null },
});
const tableOf = (game: GameId, legal: readonly Action[]) => ({
  presentation: PRESENTATIONS[game],
  view: viewOf(legal),
});

const rank = rankNamed('7');
const asks = (...targets: readonly number[]): Action[] => targets.map((target) => ({ type: 'ask', target, rank }));

test('a person is offered each player who can be asked for the rank, by the number beside the name', () => {
  const legal = [...asks(1, 2, 9), { type: 'ask', target: 3, rank: rankNamed('K') }];
  expect(offersFor(tableOf('go-fish', legal), { touches: { rank }, wanted: 'target' })).toEqual([
    { keys: ['2'], touches: { target: 1 } },
    { keys: ['3'], touches: { target: 2 } },
    { keys: ['0'], touches: { target: 9 } },
  ]);
});

test('a person is offered four suits for an eight, by letter or number', () => {
  const card = cardOf(rankNamed('8'), suitNamed('D'));
  const legal = SUITS.map((suit): Action => ({ type: 'play', card, suit }));
  expect(
    offersFor(tableOf('crazy-eights', legal), { touches: { card }, wanted: 'suit' }).map(({ keys }) => keys),
  ).toEqual([
    ['s', '1'],
    ['h', '2'],
    ['d', '3'],
    ['c', '4'],
  ]);
});

test('a person is offered whole actions while nothing is open, and of those only legal ones', () => {
  const nothing = { touches: {}, wanted: null };
  const offered = (game: GameId, ...types: readonly string[]) =>
    offersFor(
      tableOf(
        game,
        types.map((type) => ({ type })),
      ),
      nothing,
    ).map(({ keys, touches }) => [touches.type, ...keys]);
  expect(offered('go-fish', 'fish')).toEqual([['fish', 'f', 'd']]);
  expect(offered('crazy-eights', 'draw', 'pass')).toEqual([
    ['draw', 'd', 'f'],
    ['pass', 'p'],
  ]);
  expect(offered('crazy-eights', 'stop', 'keep-playing')).toEqual([
    ['keep-playing', 'y', 'j', 's', 'o'],
    ['stop', 'n'],
  ]);
  expect(offersFor(tableOf('go-fish', asks(1, 2)), nothing)).toEqual([]);
});

test('a rank, a card or a place is offered where it lies, not beside it', () => {
  for (const wanted of ['rank', 'card', 'spot'] as const)
    expect(offersFor(tableOf('go-fish', asks(1, 2)), { touches: { target: 1 }, wanted })).toEqual([]);
});
