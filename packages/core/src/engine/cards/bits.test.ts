import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countBits, countByte, countShort, lowestBit, nthBit, nthOfByte, nthOfShort } from './bits.ts';

/** The members of a set, smallest first. */
const membersOf = (set: number): number[] =>
  Array.from({ length: 30 }, (_, bit) => bit).filter((bit) => ((set >> bit) & 1) === 1);

/** The first set below a limit for which two ways to look at it differ; undefined when they always agree. */
const oddOneOut = (limit: number, agrees: (set: number, members: readonly number[]) => boolean): number | undefined =>
  Array.from({ length: limit }, (_, set) => set).find((set) => !agrees(set, membersOf(set)));

describe('sets of small numbers as bits', () => {
  test('a byte is counted and its n-th member found, for every byte there is', () => {
    expect(oddOneOut(1 << 8, (set, members) => countByte(set) === members.length)).toBeUndefined();
    expect(
      oddOneOut(1 << 8, (set, members) => members.every((member, n) => nthOfByte(set, n) === member)),
    ).toBeUndefined();
  });

  test('a short is counted and its n-th member found, for every set of the 13 ranks and beyond', () => {
    expect(oddOneOut(1 << 16, (set, members) => countShort(set) === members.length)).toBeUndefined();
    expect(
      oddOneOut(1 << 16, (set, members) => members.every((member, n) => nthOfShort(set, n) === member)),
    ).toBeUndefined();
  });

  test('up to 30 members are counted and found', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 30 - 1 }), (set) => {
        const members = membersOf(set);
        expect(countBits(set)).toBe(members.length);
        expect(members.map((_, n) => nthBit(set, n))).toEqual(members);
        if (set !== 0) expect(lowestBit(set)).toBe(members[0]);
      }),
    );
  });

  test('the ends of the range are counted and found', () => {
    expect([countBits(0), countBits(2 ** 30 - 1), countShort(0xffff), countByte(0xff)]).toEqual([0, 30, 16, 8]);
    expect([lowestBit(1), lowestBit(2 ** 29), nthBit(2 ** 30 - 1, 29)]).toEqual([0, 29, 29]);
  });
});
