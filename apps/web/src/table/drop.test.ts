import { expect, test } from 'vitest';
import { targetOf, touchesOfDrop } from './drop.ts';
import type { TableView } from './table-view.ts';

/** The parts of a table that a drop depends on. */
function tableWith({
  targets,
  hasPile,
}: {
  readonly targets: readonly number[];
  readonly hasPile: boolean;
}): TableView {
  const piles = hasPile ? [{ type: 'up-card', card: 9 }] : [{ type: 'stock', count: 9 }];
  return {
    stacks: [{ id: 'card-7-1', touches: { card: 7 } }],
    own: { seat: 0 },
    targets,
    model: { middle: { piles } },
  } as unknown as TableView;
}

const ASKING = tableWith({ targets: [1, 2], hasPile: false });
const PLAYING = tableWith({ targets: [], hasPile: true });
const CARD = { stack: 'card-7-1' };

test('players, piles and the own hand take cards, and nothing else does', () => {
  expect(['seat-12', 'pile', 'up-card', 'stock', 'hand', 'seat-', 'log', undefined].map(targetOf)).toEqual([
    { seat: 12 },
    ...['piles', 'piles', 'piles', 'hand', null, null, null],
  ]);
});

test('a card dropped on another player touches both, where players can be chosen', () => {
  expect(touchesOfDrop(ASKING, CARD, { seat: 2 })).toEqual({ card: 7, target: 2 });
  expect(touchesOfDrop(ASKING, CARD, { seat: 0 })).toBeNull();
  expect(touchesOfDrop(PLAYING, CARD, { seat: 2 })).toBeNull();
});

test('a card dropped on the piles is played, where there is an open pile', () => {
  expect(touchesOfDrop(PLAYING, CARD, 'piles')).toEqual({ card: 7 });
  expect(touchesOfDrop(ASKING, CARD, 'piles')).toBeNull();
});

test('a back is taken when it is dropped on the own hand, and only there', () => {
  expect(touchesOfDrop(PLAYING, { spot: 3 }, 'hand')).toEqual({ spot: 3 });
  expect(touchesOfDrop(PLAYING, { spot: 3 }, { seat: 1 })).toBeNull();
});

test('a card that has left the hand meanwhile cannot be dropped', () => {
  expect(touchesOfDrop(PLAYING, { stack: 'card-8-1' }, 'piles')).toBeNull();
});
