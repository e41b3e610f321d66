import { type OptionRefusal, RANK_NAMES, recheck, settle } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { type GameId, gameNamed } from '../src/index.ts';
import { EVERY_GAME } from './every-table.ts';

type Written = Readonly<Record<string, string>>;

/** Why a table is refused when its options are written on a command line; null when it is not. */
function refusalOf(id: GameId, preset: string, seats: number, overrides: Written = {}): OptionRefusal | null {
  const settled = settle(gameNamed(id).tables, preset, seats, overrides);
  return settled.ok ? null : settled.refusal;
}

/** The same table with its options read back from a record. */
function refusalOfRecord(id: GameId, seats: number, changed: object): OptionRefusal | null {
  const { tables } = gameNamed(id);
  const settled = recheck(tables, { ...tables.presets['standard'].options(2), ...changed }, seats);
  return settled.ok ? null : settled.refusal;
}

describe('numbers of seats', () => {
  test.each([
    ['go-fish', 'standard', 2, 6],
    ['go-fish', 'classroom', 2, 4],
    ['go-fish', 'classic', 2, 6],
    ['go-fish', 'pairs', 2, 2],
    ['crazy-eights', 'standard', 2, 10],
    ['crazy-eights', 'quick', 2, 10],
    ['crazy-eights', 'actions', 2, 10],
  ] as const)('%s %s is for %d to %d seats (2.1, 3.1)', (id, preset, min, max) => {
    for (let seats = 0; seats <= 12; seats++) {
      const expected = seats < min || seats > max ? { key: 'seats-out-of-range', seats, min, max } : null;
      expect(refusalOf(id, preset, seats)).toEqual(expected);
    }
  });

  test.each([
    ['go-fish', 6],
    ['crazy-eights', 10],
  ] as const)('a record of %s may have up to %d seats (2.1, 3.1)', (id, max) => {
    expect(refusalOfRecord(id, max, { handSize: 2 })).toBeNull();
    const expected = { key: 'seats-out-of-range', seats: max + 1, min: 2, max };
    expect(refusalOfRecord(id, max + 1, { handSize: 2 })).toEqual(expected);
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
    const written = (size: number): Written => ({ handSize: `${size}`, packs: `${packs}` });
    expect(refusalOf('go-fish', 'standard', seats, written(handSize))).toBeNull();
    expect(refusalOfRecord('go-fish', seats, { handSize, packs })).toBeNull();
    if (handSize === 52) return;
    const expected = { key: 'pack-too-small', seats, handSize: handSize + 1, cards: 52 * packs };
    expect(refusalOf('go-fish', 'standard', seats, written(handSize + 1))).toEqual(expected);
    expect(refusalOfRecord('go-fish', seats, { handSize: handSize + 1, packs })).toEqual(expected);
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
    const written = (size: number): Written => ({ handSize: `${size}`, packs: `${packs}` });
    expect(refusalOf('crazy-eights', 'standard', seats, written(handSize))).toBeNull();
    const expected = { key: 'too-few-cards-left', left, needed: 4 * packs + 1 };
    expect(refusalOf('crazy-eights', 'standard', seats, written(handSize + 1))).toEqual(expected);
    expect(refusalOfRecord('crazy-eights', seats, { handSize: handSize + 1, packs })).toEqual(expected);
  });

  test('the boundary itself is allowed: 9 cards left of two packs (3.1)', () => {
    expect(104 - 5 * 19).toBe(4 * 2 + 1);
    expect(refusalOf('crazy-eights', 'standard', 5, { packs: '2', handSize: '19' })).toBeNull();
  });

  test('a pack that does not even suffice for the deal is too small (3.1)', () => {
    const expected = { key: 'pack-too-small', seats: 2, handSize: 27, cards: 52 };
    expect(refusalOf('crazy-eights', 'standard', 2, { handSize: '27' })).toEqual(expected);
  });

  test('six seats may play with one pack and five with two (3.1)', () => {
    expect(refusalOf('crazy-eights', 'standard', 6, { packs: '1' })).toBeNull();
    expect(refusalOf('crazy-eights', 'standard', 5, { packs: '2' })).toBeNull();
    const expected = { key: 'too-few-cards-left', left: 2, needed: 5 };
    expect(refusalOf('crazy-eights', 'standard', 10, { packs: '1' })).toEqual(expected);
  });
});

describe('wild, drawTwo, skip and reverse must be different ranks (3.1)', () => {
  const names = ['wild', 'drawTwo', 'skip', 'reverse'] as const;
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((two) => [one, two] as const));

  test.each(pairs)('%s and %s must be different ranks (3.1)', (one, two) => {
    for (const rank of RANK_NAMES) {
      const wild = rank === '8' ? '7' : '8';
      const expected = { key: 'ranks-not-different', options: [one, two], rank };
      const overrides = { wild, [one]: rank, [two]: rank };
      expect(refusalOf('crazy-eights', 'standard', 2, overrides)).toEqual(expected);
      expect(refusalOfRecord('crazy-eights', 2, overrides)).toEqual(expected);
    }
  });

  test('a preset counts as written: in actions the wild rank cannot be 2, Q or A (3.1)', () => {
    for (const [rank, option] of [
      ['2', 'drawTwo'],
      ['Q', 'skip'],
      ['A', 'reverse'],
    ]) {
      const expected = { key: 'ranks-not-different', options: ['wild', option], rank };
      expect(refusalOf('crazy-eights', 'actions', 2, { wild: rank })).toEqual(expected);
    }
    expect(refusalOf('crazy-eights', 'actions', 2, { wild: 'Q', skip: '8' })).toBeNull();
  });

  test('several options may be none (3.1)', () => {
    expect(refusalOf('crazy-eights', 'actions', 2, { drawTwo: 'none', skip: 'none', reverse: 'none' })).toBeNull();
  });
});

describe('bad values', () => {
  test.each([
    ['go-fish', 'handSize', '0'],
    ['go-fish', 'handSize', '1.5'],
    ['go-fish', 'handSize', '53'],
    ['go-fish', 'handSize', 'seven'],
    ['go-fish', 'bookSize', '3'],
    ['go-fish', 'give', 'none'],
    ['go-fish', 'goAgainOnCatch', 'perhaps'],
    ['go-fish', 'refill', '-1'],
    ['go-fish', 'refill', '53'],
    ['go-fish', 'end', 'never'],
    ['go-fish', 'packs', '3'],
    ['go-fish', 'packs', '0'],
    ['crazy-eights', 'draw', '0'],
    ['crazy-eights', 'draw', '6'],
    ['crazy-eights', 'draw', 'always'],
    ['crazy-eights', 'wild', 'none'],
    ['crazy-eights', 'wild', '1'],
    ['crazy-eights', 'wild', 'eight'],
    ['crazy-eights', 'skip', '11'],
    ['crazy-eights', 'packs', '3'],
    ['crazy-eights', 'handSize', '0'],
    ['crazy-eights', 'starterWild', 'yes'],
    ['crazy-eights', 'stockEmpty', 'none'],
    ['crazy-eights', 'drawWithPlayable', '2'],
    ['crazy-eights', 'playOn', 'yes'],
  ] as const)('%s: %s cannot be %s (2.1, 3.1)', (id, option, value) => {
    const expected = { key: 'bad-option-value', option, value };
    expect(refusalOf(id, 'standard', 2, { [option]: value })).toMatchObject(expected);
  });

  test.each(EVERY_GAME)('%s knows its own presets and options only (2.1, 3.1)', (id) => {
    for (const name of ['constructor', '__proto__', 'toString', 'seats', 'Standard']) {
      expect(refusalOf(id, name, 2)).toMatchObject({ key: 'unknown-preset', preset: name });
      const overrides = JSON.parse(`{ "${name}": "2" }`) as Written;
      expect(refusalOf(id, 'standard', 2, overrides)).toMatchObject({ key: 'unknown-option', option: name });
    }
  });
});

describe('forgiving forms', () => {
  const meaningOf = (id: GameId, option: string, text: string): unknown => {
    const settled = settle(gameNamed(id).tables, 'standard', 2, { [option]: text });
    return settled.ok ? settled.options[option as keyof typeof settled.options] : settled.refusal;
  };

  test.each([
    ['go-fish', 'goAgainOnCatch', 'NO', false],
    ['go-fish', 'goAgainOnBook', 'true', true],
    ['go-fish', 'give', 'ONE', 'one'],
    ['go-fish', 'refill', ' 0 ', 0],
    ['go-fish', 'end', 'First-Empty-Hand', 'first-empty-hand'],
    ['crazy-eights', 'wild', '10', 'T'],
    ['crazy-eights', 'wild', 'q', 'Q'],
    ['crazy-eights', 'skip', 'none', null],
    ['crazy-eights', 'skip', 'NONE', null],
    ['crazy-eights', 'reverse', '10', 'T'],
    ['crazy-eights', 'draw', 'Until-Playable', 'until-playable'],
    ['crazy-eights', 'draw', '3', 3],
    ['crazy-eights', 'drawWithPlayable', 'On', true],
  ] as const)('%s: %s=%s means %j (2.1, 3.1)', (id, option, text, value) => {
    expect(meaningOf(id, option, text)).toBe(value);
  });
});
