import { RANKS } from '@shoal/core';
import { expect, test } from 'vitest';
import { pipsOf } from './pip-layout.ts';

const pipRanks = RANKS.filter((rank) => pipsOf(rank) !== null);
const pips = (rank: (typeof RANKS)[number]) => pipsOf(rank) ?? [];

test('an ace to a ten has as many pips as its rank says, and a court has none', () => {
  expect(RANKS.map((rank) => pipsOf(rank)?.length ?? null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null, null, null]);
});

test('pips stand the same on the left and on the right', () => {
  for (const rank of pipRanks) {
    const places = pips(rank).map(({ x, y }) => `${x} ${y}`);
    expect(
      pips(rank)
        .map(({ x, y }) => `${160 - x} ${y}`)
        .sort(),
    ).toEqual(places.sort());
  }
});

test('a card looks the same upside down, but for the seven and what stands in the very middle', () => {
  const seven = 6;
  for (const rank of pipRanks.filter((rank) => rank !== seven)) {
    const apart = pips(rank).filter(({ y }) => y !== 115);
    const places = apart.map(({ x, y, turned }) => `${x} ${y.toFixed(3)} ${turned}`);
    const turned = apart.map(({ x, y, turned }) => `${160 - x} ${(230 - y).toFixed(3)} ${!turned}`);
    expect(turned.sort()).toEqual(places.sort());
  }
});

test('no two pips touch, and none reaches the edge or the index', () => {
  for (const rank of pipRanks) {
    const places = pips(rank);
    for (const [index, { x, y, size }] of places.entries()) {
      expect(x - size / 2).toBeGreaterThan(28);
      expect(y - size / 2).toBeGreaterThan(8);
      for (const other of places.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(size);
    }
  }
});
