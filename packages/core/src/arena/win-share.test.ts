import { describe, expect, test } from 'vitest';
import { rngFor } from '../engine/chance/seed.ts';
import { WinShare } from './win-share.ts';

const shareOf = (shares: readonly number[]): WinShare => {
  const share = new WinShare();
  for (const one of shares) share.add(one);
  return share;
};

test('the mean is the share of all deals', () => {
  expect(shareOf([1, 0, 0.5, 0.5]).mean).toBe(0.5);
  expect(new WinShare().mean).toBe(0);
});

test('one deal tells nothing about how far it is off', () => {
  expect(new WinShare().interval).toEqual({ low: 0, high: 1 });
  expect(shareOf([1]).interval).toEqual({ low: 0, high: 1 });
});

test('won and lost games have the interval of Wilson', () => {
  const { low, high } = shareOf(Array.from({ length: 1000 }, (_, deal) => (deal < 300 ? 1 : 0))).interval;
  expect([low, high]).toEqual([expect.closeTo(0.2724, 3), expect.closeTo(0.3292, 3)]);
});

test('a bot that won every deal may still lose one', () => {
  const { low, high } = shareOf(new Array<number>(100).fill(1)).interval;
  expect(high).toBe(1);
  expect(low).toBeGreaterThan(0.95);
  expect(low).toBeLessThan(0.97);
});

test('deals that are all alike leave little doubt, and less the more there are', () => {
  const widthOf = (deals: number) => {
    const { low, high } = shareOf(new Array<number>(deals).fill(0.5)).interval;
    return high - low;
  };
  expect(widthOf(3)).toBeGreaterThan(0.3);
  expect(widthOf(10_000)).toBeLessThan(0.001);
  expect(widthOf(10_000)).toBeGreaterThan(0);
});

test('parts add up to the whole', () => {
  const shares = Array.from({ length: 90 }, (_, deal) => (deal % 3) / 2);
  const merged = shareOf(shares.slice(0, 40));
  merged.merge(structuredClone(shareOf(shares.slice(40))));
  expect(merged).toEqual(shareOf(shares));
});

describe.each([
  ['games won or lost', 0.3, 1],
  ['games won or lost', 0.05, 1],
  ['means of two rotations', 0.6, 2],
  ['means of four rotations', 0.25, 4],
])('%s with the chance %d', (_, chance, rotations) => {
  test.each([5, 12, 40, 400])('the interval holds the truth about 19 times of 20 after %i deals', (deals) => {
    const seed = `interval ${chance} ${rotations} ${deals}`;
    const rng = rngFor(seed, 'test');
    const runs = 2000;
    let held = 0;
    for (let run = 0; run < runs; run++) {
      const share = new WinShare();
      for (let deal = 0; deal < deals; deal++) {
        let won = 0;
        for (let i = 0; i < rotations; i++) won += rng.below(10_000) < chance * 10_000 ? 1 : 0;
        share.add(won / rotations);
      }
      const { low, high } = share.interval;
      if (low <= chance && chance <= high) held += 1;
    }
    expect(held / runs, seed).toBeGreaterThan(0.925);
  });
});
