import { describe, expect, test } from 'vitest';
import { type Fairness, isFairness, seedOfFairness } from './fairness.ts';
import { digestOfFields } from './field-digest.ts';
import { generatorOf } from './seed.ts';

const FAIRNESS: Fairness = {
  room: 'room',
  deal: 1,
  server: '0'.repeat(64),
  people: [
    { seat: 0, value: '1'.repeat(32) },
    { seat: 2, value: null },
  ],
};

describe('the seed of shares', () => {
  test('is SHA-256 of the texts, each after its length', () => {
    // printf '5:shoal,2:ab,1:7,' | sha256sum
    expect(digestOfFields('shoal', 'ab', 7)).toBe('687d93b7300ce803c560f0c0565768796efb22d7dbd492982b27a8a0305e89c5');
    expect(seedOfFairness(FAIRNESS)).toBe(
      digestOfFields('shoal-seed/1', 'room', 1, '0'.repeat(64), 0, '1'.repeat(32), 2, ''),
    );
  });

  test('is the same for ever, so that old records stay valid', () => {
    expect(seedOfFairness(FAIRNESS)).toBe('f11f241e77ffdec19376320326e22a598443c743e2112aebd46ed258d0541ad3');
  });

  test('is a key for the strong generator', () => {
    expect(generatorOf(seedOfFairness(FAIRNESS))).toBe('chacha20');
  });

  test.each<[string, Partial<Fairness>]>([
    ['room', { room: 'other' }],
    ['deal', { deal: 2 }],
    ['secret of the server', { server: '1'.repeat(64) }],
    ['share', { people: [{ seat: 0, value: '2'.repeat(32) }, FAIRNESS.people[1]] }],
    ['seat', { people: [{ seat: 1, value: '1'.repeat(32) }, FAIRNESS.people[1]] }],
    ['person without a share', { people: FAIRNESS.people.slice(0, 1) }],
  ])('is another one with another %s', (_, change) => {
    expect(seedOfFairness({ ...FAIRNESS, ...change })).not.toBe(seedOfFairness(FAIRNESS));
  });

  test('never takes two lists of texts for the same', () => {
    expect(digestOfFields('a', 'b,1:c')).not.toBe(digestOfFields('a', 'b', 'c'));
    expect(digestOfFields('a', '')).not.toBe(digestOfFields('a'));
    expect(digestOfFields('a', 'é')).not.toBe(digestOfFields('a', 'e'));
  });
});

describe('a proof', () => {
  test('has a room, a deal, a secret and people in the order of their seats', () => {
    expect(isFairness(FAIRNESS)).toBe(true);
    expect(isFairness({ ...FAIRNESS, people: [] })).toBe(true);
  });

  test.each<[string, object | null]>([
    ['nothing', null],
    ['no people', { ...FAIRNESS, people: undefined }],
    ['another field', { ...FAIRNESS, more: 1 }],
    ['no room', { ...FAIRNESS, room: 7 }],
    ['an endless room', { ...FAIRNESS, room: 'x'.repeat(101) }],
    ['half a deal', { ...FAIRNESS, deal: 0.5 }],
    ['a short secret', { ...FAIRNESS, server: '0' }],
    ['a secret in capitals', { ...FAIRNESS, server: 'A'.repeat(64) }],
    ['a short share', { ...FAIRNESS, people: [{ seat: 0, value: '1' }] }],
    ['a share without a value', { ...FAIRNESS, people: [{ seat: 0 }] }],
    ['a seat below 0', { ...FAIRNESS, people: [{ seat: -1, value: null }] }],
    ['a seat twice', { ...FAIRNESS, people: [FAIRNESS.people[0], FAIRNESS.people[0]] }],
    ['seats in another order', { ...FAIRNESS, people: FAIRNESS.people.toReversed() }],
  ])('with %s is none', (_, json) => {
    expect(isFairness(json)).toBe(false);
  });
});
