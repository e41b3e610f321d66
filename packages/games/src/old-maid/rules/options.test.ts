import { EventLog, playOut, RandomChance, rngFor, SeededChance, settle, Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { oldMaid } from '../index.ts';
import { type OldMaidOptions, oldMaidTables } from './options.ts';
import type { OldMaid } from './vocabulary.ts';

const SEED = 'old-maid options';

/** Parses options as written on a command line. */
function settled(preset: string, seats: number, overrides: Record<string, string> = {}): OldMaidOptions {
  const found = settle(oldMaidTables, preset, seats, overrides);
  if (!found.ok) throw new Error(found.refusal.key);
  return found.options;
}

describe('presets (5.1)', () => {
  test('there are two of them, standard first (5.1)', () => {
    expect(Object.keys(oldMaidTables.presets)).toEqual(['standard', 'secret']);
  });

  test.each([
    ['standard', 'queen'],
    ['secret', 'secret'],
  ])('%s has the options of its column, for two to eight seats (5.1)', (preset, odd) => {
    expect(oldMaidTables.presets[preset].seats).toEqual({ min: 2, max: 8 });
    for (const seats of [2, 3, 4, 5, 6, 7, 8]) expect(settled(preset, seats)).toEqual({ odd, pair: 'rank', packs: 1 });
  });

  test('one seat is too few, and nine are too many (5.1)', () => {
    for (const seats of [1, 9]) expect(settle(oldMaidTables, 'standard', seats)).toMatchObject({ ok: false });
  });
});

describe('values (5.1)', () => {
  test('every option is written with the words of the rules (5.1)', () => {
    const overrides = { odd: 'secret', pair: 'colour', packs: '2' };
    expect(settled('standard', 4, overrides)).toEqual({ odd: 'secret', pair: 'colour', packs: 2 });
    for (const [option, value] of [
      ['odd', 'king'],
      ['pair', 'suit'],
      ['packs', '3'],
      ['handSize', '7'],
    ]) {
      expect(settle(oldMaidTables, 'standard', 4, { [option]: value })).toMatchObject({ ok: false });
    }
  });

  test.each([
    [{}, 51, 51],
    [{ odd: 'secret' }, 52, 51],
    [{ packs: '2' }, 103, 103],
    [{ packs: '2', odd: 'secret' }, 104, 103],
  ])('with %j the pack has %i cards, and %i are dealt (5.2.1)', (overrides, cards, dealt) => {
    const rules = oldMaid.rules(settled('standard', 3, overrides), 3);
    expect([rules.pack.length, rules.dealtCards]).toEqual([cards, dealt]);
    expect(new Table<OldMaid>(rules, new SeededChance(SEED)).reveal().pack).toHaveLength(cards);
  });
});

test.each([
  ['rank', 13],
  ['colour', 26],
])('with pair: %s no hand has more than %i places to point at, for it holds no pair (5.2.1)', (pair, places) => {
  const rules = oldMaid.rules(settled('standard', 8, { pair }), 8);
  expect(rules.actionCount).toBe(8 * places);
});

/** A whole random game as text. Every option value gets the same random numbers. */
function gameText(overrides: Readonly<Record<string, string>>, seed: string): string {
  const rules = oldMaid.rules(settled('standard', 3, overrides), 3);
  const state = rules.create();
  const log = new EventLog();
  const chance = new RandomChance(rngFor(seed, 'chance'));
  rules.deal(state, 0, chance, log);
  playOut(rules, state, rngFor(seed, 'policy'), chance, log);
  return `${log.ints.subarray(0, log.length).join()} ${JSON.stringify(rules.result(state))}`;
}

test.each([
  ['odd', 'queen', 'secret'],
  ['pair', 'rank', 'colour'],
  ['packs', '1', '2'],
])(`%s makes a difference between %s and %s, seed ${SEED} (5.1)`, (option, one, other) => {
  expect(gameText({ [option]: one }, SEED)).not.toBe(gameText({ [option]: other }, SEED));
});
