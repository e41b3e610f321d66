import { RANK_NAMES } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import * as refused from '../../../test/contract/refused-tables.ts';

const refusalOf = (preset: string, seats: number, overrides: refused.Written = {}) =>
  refused.refusalOf('crazy-eights', preset, seats, overrides);
const refusalOfRecord = (seats: number, changed: object) => refused.refusalOfRecord('crazy-eights', seats, changed);

describe('numbers of seats', () => {
  test.each([
    ['standard', 2, 10],
    ['quick', 2, 10],
    ['actions', 2, 10],
  ])('%s is for %d to %d seats (3.1)', (preset, min, max) => {
    for (let seats = 0; seats <= 12; seats++) {
      const expected = seats < min || seats > max ? { key: 'seats-out-of-range', seats, min, max } : null;
      expect(refusalOf(preset, seats)).toEqual(expected);
    }
  });

  test('a record may have up to 10 seats (3.1)', () => {
    expect(refusalOfRecord(10, { handSize: 2 })).toBeNull();
    const expected = { key: 'seats-out-of-range', seats: 11, min: 2, max: 10 };
    expect(refusalOfRecord(11, { handSize: 2 })).toEqual(expected);
  });
});

describe('after the deal of Crazy Eights more than 4 x packs cards must be left (3.1)', () => {
  test.each([
    [2, 1, 23, 4],
    [3, 1, 15, 4],
    [4, 1, 11, 4],
    [5, 1, 9, 2],
    [6, 2, 15, 8],
    [5, 2, 19, 4],
    [8, 2, 11, 8],
    [10, 2, 9, 4],
  ])('%d seats, %d packs: %d cards each, and with one more only %d are left (3.1)', (seats, packs, handSize, left) => {
    const written = (size: number): refused.Written => ({ handSize: `${size}`, packs: `${packs}` });
    expect(refusalOf('standard', seats, written(handSize))).toBeNull();
    const expected = refused.impossible({ key: 'too-few-cards-left', left, needed: 4 * packs + 1 });
    expect(refusalOf('standard', seats, written(handSize + 1))).toEqual(expected);
    expect(refusalOfRecord(seats, { handSize: handSize + 1, packs })).toEqual(expected);
  });

  test('the boundary itself is allowed: 9 cards left of two packs (3.1)', () => {
    expect(104 - 5 * 19).toBe(4 * 2 + 1);
    expect(refusalOf('standard', 5, { packs: '2', handSize: '19' })).toBeNull();
  });

  test('a pack that does not even suffice for the deal is too small (3.1)', () => {
    const expected = refused.impossible({ key: 'pack-too-small', seats: 2, handSize: 27, cards: 52 });
    expect(refusalOf('standard', 2, { handSize: '27' })).toEqual(expected);
    const noneLeft = refused.impossible({ key: 'too-few-cards-left', left: 0, needed: 5 });
    expect(refusalOf('standard', 2, { handSize: '26' })).toEqual(noneLeft);
  });

  test('six seats may play with one pack and five with two (3.1)', () => {
    expect(refusalOf('standard', 6, { packs: '1' })).toBeNull();
    expect(refusalOf('standard', 5, { packs: '2' })).toBeNull();
    const expected = refused.impossible({ key: 'too-few-cards-left', left: 2, needed: 5 });
    expect(refusalOf('standard', 10, { packs: '1' })).toEqual(expected);
  });
});

describe('wild, drawTwo, skip and reverse must be different ranks (3.1)', () => {
  const names = ['wild', 'drawTwo', 'skip', 'reverse'] as const;
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((two) => [one, two] as const));

  test.each(pairs)('%s and %s must be different ranks (3.1)', (one, two) => {
    for (const rank of RANK_NAMES) {
      const wild = rank === '8' ? '7' : '8';
      const expected = refused.impossible({ key: 'ranks-not-different', options: [one, two], rank });
      const overrides = { wild, [one]: rank, [two]: rank };
      expect(refusalOf('standard', 2, overrides)).toEqual(expected);
      expect(refusalOfRecord(2, overrides)).toEqual(expected);
    }
  });

  test('a preset counts as written: in actions the wild rank cannot be 2, Q or A (3.1)', () => {
    for (const [rank, option] of [
      ['2', 'drawTwo'],
      ['Q', 'skip'],
      ['A', 'reverse'],
    ]) {
      const expected = refused.impossible({ key: 'ranks-not-different', options: ['wild', option], rank });
      expect(refusalOf('actions', 2, { wild: rank })).toEqual(expected);
    }
    expect(refusalOf('actions', 2, { wild: 'Q', skip: '8' })).toBeNull();
  });

  test('several options may be none (3.1)', () => {
    expect(refusalOf('actions', 2, { drawTwo: 'none', skip: 'none', reverse: 'none' })).toBeNull();
  });
});

describe('bad values', () => {
  test.each([
    ['draw', '0'],
    ['draw', '6'],
    ['draw', 'always'],
    ['wild', 'none'],
    ['wild', '1'],
    ['wild', 'eight'],
    ['skip', '11'],
    ['packs', '3'],
    ['handSize', '0'],
    ['starterWild', 'yes'],
    ['stockEmpty', 'none'],
    ['drawWithPlayable', '2'],
    ['playOn', 'yes'],
  ])('%s cannot be %s (3.1)', (option, value) => {
    const expected = { key: 'bad-option-value', option, value };
    expect(refusalOf('standard', 2, { [option]: value })).toMatchObject(expected);
  });
});

describe('forgiving forms', () => {
  test.each([
    ['wild', '10', 'T'],
    ['wild', 'q', 'Q'],
    ['skip', 'none', null],
    ['skip', 'NONE', null],
    ['reverse', '10', 'T'],
    ['draw', 'Until-Playable', 'until-playable'],
    ['draw', '3', 3],
    ['drawWithPlayable', 'On', true],
  ])('%s=%s means %j (3.1)', (option, text, value) => {
    expect(refused.meaningOf('crazy-eights', option, text)).toBe(value);
  });
});
