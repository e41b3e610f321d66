import { describe, expect, test } from 'vitest';
import * as refused from '../../../test/contract/refused-tables.ts';

const refusalOf = (preset: string, seats: number, overrides: refused.Written = {}) =>
  refused.refusalOf('go-fish', preset, seats, overrides);
const refusalOfRecord = (seats: number, changed: object) => refused.refusalOfRecord('go-fish', seats, changed);

describe('numbers of seats', () => {
  test.each([
    ['standard', 2, 6],
    ['classroom', 2, 4],
    ['classic', 2, 6],
    ['pairs', 2, 2],
  ])('%s is for %d to %d seats (2.1)', (preset, min, max) => {
    for (let seats = 0; seats <= 12; seats++) {
      const expected = seats < min || seats > max ? { key: 'seats-out-of-range', seats, min, max } : null;
      expect(refusalOf(preset, seats)).toEqual(expected);
    }
  });

  test('a record may have up to 6 seats (2.1)', () => {
    expect(refusalOfRecord(6, { handSize: 2 })).toBeNull();
    const expected = { key: 'seats-out-of-range', seats: 7, min: 2, max: 6 };
    expect(refusalOfRecord(7, { handSize: 2 })).toEqual(expected);
  });
});

describe('seats x handSize must not exceed the pack of Go Fish (2.1)', () => {
  test.each([
    [2, 26, 1],
    [3, 17, 1],
    [4, 13, 1],
    [5, 10, 1],
    [6, 8, 1],
    [2, 52, 2],
    [3, 34, 2],
    [4, 26, 2],
    [6, 17, 2],
  ])('%d seats may hold %d cards each of %d packs, and not one more (2.1)', (seats, handSize, packs) => {
    const written = (size: number): refused.Written => ({ handSize: `${size}`, packs: `${packs}` });
    expect(refusalOf('standard', seats, written(handSize))).toBeNull();
    expect(refusalOfRecord(seats, { handSize, packs })).toBeNull();
    if (handSize === 52) return;
    const expected = refused.impossible({ key: 'pack-too-small', seats, handSize: handSize + 1, cards: 52 * packs });
    expect(refusalOf('standard', seats, written(handSize + 1))).toEqual(expected);
    expect(refusalOfRecord(seats, { handSize: handSize + 1, packs })).toEqual(expected);
  });
});

describe('bad values', () => {
  test.each([
    ['handSize', '0'],
    ['handSize', '1.5'],
    ['handSize', '53'],
    ['handSize', 'seven'],
    ['bookSize', '3'],
    ['give', 'none'],
    ['goAgainOnCatch', 'perhaps'],
    ['refill', '-1'],
    ['refill', '53'],
    ['end', 'never'],
    ['packs', '3'],
    ['packs', '0'],
  ])('%s cannot be %s (2.1)', (option, value) => {
    const expected = { key: 'bad-option-value', option, value };
    expect(refusalOf('standard', 2, { [option]: value })).toMatchObject(expected);
  });
});

describe('forgiving forms', () => {
  test.each([
    ['goAgainOnCatch', 'NO', false],
    ['goAgainOnBook', 'true', true],
    ['give', 'ONE', 'one'],
    ['refill', ' 0 ', 0],
    ['end', 'First-Empty-Hand', 'first-empty-hand'],
  ])('%s=%s means %j (2.1)', (option, text, value) => {
    expect(refused.meaningOf('go-fish', option, text)).toBe(value);
  });
});
