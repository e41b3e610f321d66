import { readFileSync } from 'node:fs';
import { cardOf, digestOfFields, type Fairness, rankNamed, seedOfFairness, suitNamed } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { commitmentOf, commitmentOfServer } from './fairness.ts';
import { leafOf, picturesOf, rootOf, saltOf } from './seal-digests.ts';

const VALUE = '1'.repeat(32);
const FAIRNESS: Fairness = {
  room: 'room',
  deal: 1,
  server: '0'.repeat(64),
  people: [
    { seat: 0, value: VALUE },
    { seat: 2, value: null },
  ],
};
const CARD = cardOf(rankNamed('7'), suitNamed('H'));
const SALT = saltOf(FAIRNESS, 0, 5);
const LEAF = { stock: 0, position: 5, card: CARD, salt: SALT };

test('the example in docs/fairness.md is what the code computes', () => {
  const example = `
server  ${commitmentOfServer(FAIRNESS.server, 'room', 1)}
share   ${commitmentOf(VALUE, 'c0ffee', 0)}
seed    ${seedOfFairness(FAIRNESS)}
salt    ${SALT}
leaf    ${leafOf(LEAF)}
`;
  expect(readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8')).toContain(example);
});

describe('a salt', () => {
  test.each<[string, string]>([
    ['room', saltOf({ ...FAIRNESS, room: 'other' }, 0, 5)],
    ['deal', saltOf({ ...FAIRNESS, deal: 2 }, 0, 5)],
    ['secret', saltOf({ ...FAIRNESS, server: '1'.repeat(64) }, 0, 5)],
    ['stock', saltOf(FAIRNESS, 1, 5)],
    ['position', saltOf(FAIRNESS, 0, 6)],
  ])('is another one with another %s', (_, other) => {
    expect(other).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(SALT);
  });

  test('does not depend on what people added, which they know', () => {
    expect(saltOf({ ...FAIRNESS, people: [] }, 0, 5)).toBe(SALT);
  });
});

test('a leaf binds its stock, position, card and salt', () => {
  const other = cardOf(rankNamed('8'), suitNamed('H'));
  for (const change of [{ stock: 1 }, { position: 6 }, { card: other }, { salt: 'ff' }]) {
    expect(leafOf({ ...LEAF, ...change })).not.toBe(leafOf(LEAF));
  }
});

describe('the root', () => {
  const leaves = ['1', '2', '3'].map((digit) => digit.repeat(64));
  const root = (...own: readonly string[]): string => rootOf({ stock: 0, leaves: own });

  test('binds every leaf, their order and their number', () => {
    const others = [
      root(...leaves.with(2, leaves[0])),
      root(...leaves.toReversed()),
      root(...leaves.slice(0, 2)),
      root(...leaves, leaves[2]),
      root(),
    ];
    expect(new Set([root(...leaves), ...others]).size).toBe(6);
  });

  test('of a single leaf is not that of the two leaves below it', () => {
    const node = digestOfFields('shoal-node/1', leaves[0], leaves[1]);
    expect(root(node)).not.toBe(root(leaves[0], leaves[1]));
  });

  test('gives four of 64 pictures, which change with it', () => {
    expect(picturesOf('000000'.padEnd(64, 'f'))).toEqual([0, 0, 0, 0]);
    expect(picturesOf('ffffff'.padEnd(64, '0'))).toEqual([63, 63, 63, 63]);
    expect(picturesOf('04108f'.padEnd(64, '0'))).toEqual([1, 1, 2, 15]);
  });
});
