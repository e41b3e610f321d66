import { describe, expect, test } from 'vitest';
import { choice, range, yesNo } from './options.ts';
import { recheck, recordedOptions, settle, type TableRules, widestSeats } from './preset.ts';

interface Snap {
  readonly handSize: number;
  readonly call: 'snap' | 'stop';
  readonly isLoud: boolean;
}

interface TooManyCards {
  readonly key: 'too-many-cards';
  readonly cards: number;
}

/** A game made up for these tests: so many cards that two seats cannot hold more than ten each. */
const snap: TableRules<Snap, TooManyCards> = {
  table: { handSize: range(1, 20), call: choice('snap', 'stop'), isLoud: yesNo },
  presets: {
    quiet: { seats: { min: 2, max: 4 }, options: (seats) => ({ handSize: seats, call: 'snap', isLoud: false }) },
    duel: { seats: { min: 2, max: 2 }, options: () => ({ handSize: 7, call: 'stop', isLoud: true }) },
    party: { seats: { min: 3, max: 9 }, options: () => ({ handSize: 1, call: 'snap', isLoud: true }) },
  },
  impossible: ({ handSize }, seats) =>
    seats * handSize > 20 ? { key: 'too-many-cards', cards: seats * handSize } : null,
};

const known = ['handSize', 'call', 'isLoud'];
const PROTOTYPE_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', ''];
const refusal = (settled: ReturnType<typeof settle<Snap, TooManyCards>>) => (settled.ok ? null : settled.refusal);

describe('a preset for so many seats', () => {
  test('some options depend on the number of seats', () => {
    expect(settle(snap, 'quiet', 3)).toEqual({ ok: true, options: { handSize: 3, call: 'snap', isLoud: false } });
    expect(settle(snap, 'quiet', 4)).toEqual({ ok: true, options: { handSize: 4, call: 'snap', isLoud: false } });
  });

  test('any option may be written otherwise, and the preset itself stays as it is', () => {
    const overrides = { handSize: '5', isLoud: 'ON', call: ' Stop ' };
    expect(settle(snap, 'quiet', 2, overrides)).toEqual({
      ok: true,
      options: { handSize: 5, call: 'stop', isLoud: true },
    });
    expect(settle(snap, 'quiet', 2)).toEqual({ ok: true, options: { handSize: 2, call: 'snap', isLoud: false } });
  });

  test.each(['loud', 'QUIET', ...PROTOTYPE_NAMES])('there is no preset “%s”', (preset) => {
    const expected = { key: 'unknown-preset', preset, known: ['quiet', 'duel', 'party'] };
    expect(refusal(settle(snap, preset, 2))).toEqual(expected);
  });

  test.each([
    ['quiet', 1, 2, 4],
    ['quiet', 5, 2, 4],
    ['duel', 3, 2, 2],
    ['party', 2, 3, 9],
    ['quiet', 0, 2, 4],
    ['quiet', -2, 2, 4],
    ['quiet', 2.5, 2, 4],
    ['quiet', Number.NaN, 2, 4],
    ['quiet', Number.POSITIVE_INFINITY, 2, 4],
  ])('%s is not for %d seats', (preset, seats, min, max) => {
    expect(refusal(settle(snap, preset, seats))).toEqual({ key: 'seats-out-of-range', seats, min, max });
  });

  test.each(['seats', 'handsize', 'HandSize', ...PROTOTYPE_NAMES])('there is no option “%s”', (option) => {
    const overrides = JSON.parse(`{ ${JSON.stringify(option)}: "1" }`) as Record<string, string>;
    expect(refusal(settle(snap, 'quiet', 2, overrides))).toEqual({ key: 'unknown-option', option, known });
  });

  test.each([
    ['handSize', '0', { min: 1, max: 20 }],
    ['handSize', '21', { min: 1, max: 20 }],
    ['handSize', '1.5', { min: 1, max: 20 }],
    ['call', 'shout', ['snap', 'stop']],
    ['isLoud', 'maybe', ['yes', 'no']],
  ])('%s cannot be %s', (option, value, allowed) => {
    const expected = { key: 'bad-option-value', option, value, allowed };
    expect(refusal(settle(snap, 'quiet', 2, { [option]: value }))).toEqual(expected);
  });

  test('options that cannot go together are refused with the reason of the game, the boundary is allowed', () => {
    expect(settle(snap, 'quiet', 2, { handSize: '10' }).ok).toBe(true);
    const expected = { key: 'impossible-options', reason: { key: 'too-many-cards', cards: 22 } };
    expect(refusal(settle(snap, 'quiet', 2, { handSize: '11' }))).toEqual(expected);
  });
});

describe('options read back from a record', () => {
  const options = { handSize: 7, call: 'snap', isLoud: true } as const;

  test('options are taken as they are when every option is there and right', () => {
    expect(recheck(snap, options, 2)).toEqual({ ok: true, options });
  });

  test.each(known)('%s may not be missing', (option) => {
    const rest = Object.fromEntries(Object.entries(options).filter(([name]) => name !== option));
    expect(refusal(recheck(snap, rest, 2))).toEqual({ key: 'missing-option', option });
  });

  test.each(['seats', ...PROTOTYPE_NAMES])('there is no option “%s”', (option) => {
    const foreign = JSON.parse(`{ ${JSON.stringify(option)}: 1 }`) as object;
    const names = [...Object.entries(options), ...Object.entries(foreign)];
    expect(refusal(recheck(snap, Object.fromEntries(names), 2))).toEqual({ key: 'unknown-option', option, known });
  });

  test.each([
    ['handSize', 21, '21'],
    ['handSize', '7', '7'],
    ['handSize', 1.5, '1.5'],
    ['handSize', null, 'none'],
    ['call', true, 'yes'],
    ['isLoud', 'yes', 'yes'],
    ['isLoud', 1, '1'],
  ])('%s cannot be %j', (option, value, written) => {
    const found = refusal(recheck(snap, { ...options, [option]: value }, 2));
    expect(found).toMatchObject({ key: 'bad-option-value', option, value: written });
  });

  test.each(['[7]', '{}', '{ "toString": 1 }', '{ "toString": null, "valueOf": null }', '[[], {}]'])(
    'whatever JSON can hold is refused as a value, never with an exception: %s',
    (json) => {
      const value: unknown = JSON.parse(json);
      expect(refusal(recheck(snap, { ...options, handSize: value }, 2))).toMatchObject({ key: 'bad-option-value' });
    },
  );

  test('any number of seats that some preset allows will do', () => {
    expect(widestSeats(snap)).toEqual({ min: 2, max: 9 });
    expect(recheck(snap, { ...options, handSize: 2 }, 9).ok).toBe(true);
    for (const seats of [1, 10, 2.5, Number.NaN]) {
      expect(refusal(recheck(snap, options, seats))).toEqual({ key: 'seats-out-of-range', seats, min: 2, max: 9 });
    }
  });

  test('options that cannot go together are refused here too', () => {
    const expected = { key: 'impossible-options', reason: { key: 'too-many-cards', cards: 21 } };
    expect(refusal(recheck(snap, options, 3))).toEqual(expected);
  });

  test('an option younger than the format may be missing where the game implies it, and is then not written', () => {
    const younger = { ...snap, implied: { call: 'snap' } } as const;
    const { call: _, ...older } = options;
    expect(recheck(younger, older, 2)).toEqual({ ok: true, options });
    expect(recheck(younger, { ...older, call: 'stop' }, 2)).toMatchObject({ options: { call: 'stop' } });
    expect(recordedOptions(younger, options)).toEqual(older);
    expect(recordedOptions(younger, { ...older, call: 'stop' })).toEqual({ ...older, call: 'stop' });
    expect(recordedOptions(snap, options)).toEqual(options);
  });
});
