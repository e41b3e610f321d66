import { describe, expect, test } from 'vitest';
import { type Card, writeCard } from '../cards/card.ts';
import { packOf, smallPack } from '../cards/pack.ts';
import { ChaCha20 } from './chacha20.ts';
import { RandomChance, SeededChance } from './chance.ts';
import { Rng } from './rng.ts';
import { generatorOf, rngFor, seedOfDeal } from './seed.ts';
import { Sfc32 } from './sfc32.ts';
import { fisherYates, type Shuffle, splitStacks } from './shuffle.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const generators: [string, () => Rng][] = [
  ['sfc32', () => new Sfc32(1, 2, 3, 4)],
  ['chacha20', () => rngFor(KEY, 'deal')],
];
const shuffles: [string, Shuffle][] = [
  ['fisher-yates', fisherYates],
  ['split-stacks', splitStacks],
];

/** Pearson's statistic against equal shares; its mean is the number of cells less one. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Five standard deviations above the mean: a fair shuffle fails less than once in a million runs. */
const limitFor = (cells: number): number => cells - 1 + 5 * Math.sqrt(2 * (cells - 1));

describe.each(generators)('%s', (_, generator) => {
  test.each([1, 2, 3, 5, 7, 13, 52, 104, 1000])('the generator gives every number below %i equally often', (n) => {
    const rng = generator();
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 400 * n; i++) counts[rng.below(n)] += 1;
    expect(chiSquare(counts)).toBeLessThanOrEqual(n === 1 ? 0 : limitFor(n));
  });

  test('the generator gives the same stream for the same seed', () => {
    const [a, b] = [generator(), generator()];
    const numbers = (rng: Rng) => Array.from({ length: 500 }, () => rng.below(1000));
    expect(numbers(a)).toEqual(numbers(b));
  });
});

describe.each(shuffles)('%s', (_, shuffle) => {
  test.each(generators)(
    'the shuffle gives each of the 120 orders of five cards equally often from %s',
    (_name, generator) => {
      const rng = generator();
      const counts = new Map<string, number>();
      for (let i = 0; i < 60_000; i++) {
        const cards = Uint8Array.of(0, 1, 2, 3, 4);
        shuffle(cards, cards.length, rng);
        counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
      }
      expect(counts.size).toBe(120);
      expect(chiSquare([...counts.values()])).toBeLessThan(limitFor(120));
    },
  );

  test('the shuffle lets every card of 52 come to every place equally often', () => {
    const rng = new Sfc32(5, 6, 7, 8);
    const counts = Array.from({ length: 52 * 52 }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const cards = Uint8Array.from(packOf(1));
      shuffle(cards, cards.length, rng);
      for (const [place, card] of cards.entries()) counts[place * 52 + card] += 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limitFor(52 * 52));
  });

  test('the shuffle keeps every card, and leaves what lies beyond the count alone', () => {
    const cards = Uint8Array.from(packOf(2));
    shuffle(cards, 60, new Sfc32(9, 9, 9, 9));
    expect([...cards.subarray(60)]).toEqual(packOf(2).slice(60));
    expect([...cards].sort((a, b) => a - b)).toEqual([...packOf(2)].sort((a, b) => a - b));
  });
});

describe('a number below n', () => {
  /** A generator that gives the 16-bit halves it is told to. */
  class Scripted extends Rng {
    readonly #script: number[];
    constructor(...script: number[]) {
      super();
      this.#script = script;
    }
    copy(): Scripted {
      return new Scripted(...this.#script);
    }
    protected fill(halves: Uint16Array): void {
      halves.set(this.#script.reverse(), halves.length - this.#script.length);
    }
  }

  test.each(['fast', '0f'.repeat(32)])('a copied generator gives the same numbers and lives alone: seed %s', (seed) => {
    const rng = rngFor(seed, 'copies');
    for (let drawn = 0; drawn < 150; drawn++) rng.below(52);
    const copy = rng.copy();
    const numbers = (from: Rng) => Array.from({ length: 300 }, () => from.below(52));
    const ahead = numbers(copy);
    expect(numbers(rng)).toEqual(ahead);
  });

  test('a number is drawn again where the half would make some numbers likelier', () => {
    // 2¹⁶ = 3 × 21845 + 1: of all halves only 0 is unfair for three outcomes.
    expect(new Scripted(0, 65535).below(3)).toBe(2);
    expect(new Scripted(0, 0, 1).below(3)).toBe(0);
    expect(new Scripted(21846).below(3)).toBe(1);
  });

  test.each([2, 3, 7, 10, 52, 104, 1000])('below %i: every outcome comes of equally many halves', (n) => {
    const counts = Array.from({ length: n }, () => 0);
    const unfair = 65536 % n;
    for (let half = 0; half < 65536; half++) {
      const isFair = (half * n) % 65536 >= unfair;
      if (isFair) counts[new Scripted(half).below(n)] += 1;
    }
    expect(new Set(counts)).toEqual(new Set([Math.floor(65536 / n)]));
  });
});

describe('seeds', () => {
  test('a seed of 64 hexadecimal digits keys ChaCha20; any other text seeds sfc32', () => {
    expect(generatorOf(KEY)).toBe('chacha20');
    expect(generatorOf(`${KEY}:0`)).toBe('sfc32');
    expect(generatorOf('7:0')).toBe('sfc32');
    expect(generatorOf(KEY.toUpperCase())).toBe('sfc32');
  });

  test('ChaCha20 gives the key stream of RFC 8439, section 2.3.2', () => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => i);
    const nonce = Uint8Array.of(0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0);
    const rng = new ChaCha20(key, nonce);
    // The example of the standard is the block with counter 1, 32 halves in.
    const halves = halvesOf(rng, 36).slice(32);
    expect(halves).toEqual([0xf110, 0xe4e7, 0x3bd1, 0x1559].map((half) => half >> 1));
  });

  test('sfc32 gives the stream of its author, here computed in arbitrary precision', () => {
    const WORD = 0xffffffffn;
    let [a, b, c, counter] = [0xdeadbeefn, 0xcafef00dn, 0x8badf00dn, 0xfffffffen];
    const expected = Array.from({ length: 40 }, () => {
      const out = (a + b + counter) & WORD;
      counter = (counter + 1n) & WORD;
      a = b ^ (b >> 9n);
      b = (c + (c << 3n)) & WORD;
      c = ((((c << 21n) | (c >> 11n)) & WORD) + out) & WORD;
      return out;
    });
    const rng = new Sfc32(0xdeadbeef, 0xcafef00d, 0x8badf00d, 0xfffffffe);
    const halves = expected.flatMap((word) => [Number(word >> 16n), Number(word & 0xffffn)]);
    expect(halvesOf(rng, 80)).toEqual(halves.map((half) => half >> 1));
  });

  /** The next halves of a stream, without their lowest bits. */
  const halvesOf = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.below(1 << 15));

  test('a purpose has a stream of its own, and no stream runs dry', () => {
    for (const seed of ['7:0', KEY]) {
      const streams = ['deal', 'rebuild 1', 'rebuild 2', 'seat 0'].map((purpose) => {
        const rng = rngFor(seed, purpose);
        return Array.from({ length: 300 }, () => rng.below(1000)).join();
      });
      expect(new Set(streams).size).toBe(4);
    }
  });

  test('the n-th rebuild is the same whatever happened before it', () => {
    const order = (chance: SeededChance, rebuild: number) => {
      const stock = Uint8Array.from(packOf(1));
      chance.orderStock(stock, 30, rebuild);
      return [...stock];
    };
    const chance = new SeededChance('7:0', 'split-stacks');
    const second = order(chance, 2);
    order(chance, 1);
    expect(order(chance, 2)).toEqual(second);
    expect(order(chance, 1)).not.toEqual(second);
  });

  test.each([
    ['7:0', 'fisher-yates'],
    ['7:0', 'split-stacks'],
    [KEY, 'fisher-yates'],
    [KEY, 'split-stacks'],
  ] as const)('the pack of a seed never changes: %s, %s', (seed, shuffle) => {
    const pack = Uint8Array.from(packOf(1));
    new SeededChance(seed, shuffle).orderPack(pack);
    expect(([...pack.subarray(0, 10)] as Card[]).map(writeCard).join(' ')).toMatchSnapshot();
  });

  test('a running generator orders pack and stock from one stream', () => {
    const pack = Uint8Array.from(smallPack(3, 2));
    const again = Uint8Array.from(pack);
    const chance = new RandomChance(new Sfc32(1, 1, 1, 1));
    chance.orderPack(pack);
    chance.orderStock(pack, 4);
    const rng = new Sfc32(1, 1, 1, 1);
    fisherYates(again, 6, rng);
    fisherYates(again, 4, rng);
    expect([...pack]).toEqual([...again]);
  });

  test('a deal of several has a seed of its own, and a key stays a key', () => {
    expect(seedOfDeal('7', 3)).toBe('7:3');
    const keys = [0, 1, 2].map((deal) => seedOfDeal(KEY, deal));
    expect(new Set([KEY, ...keys]).size).toBe(4);
    expect(keys.map(generatorOf)).toEqual(['chacha20', 'chacha20', 'chacha20']);
  });
});
