import { type Chance, legalCodes, type Pack, RecordedChance, smallPack } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { fewOf, IS_LONG } from '../../../../../../scripts/depth.mjs';
import { Violation } from '../../../../test/exhaustive/subject.ts';
import { oldMaid } from '../../index.ts';
import type { OldMaidOptions } from '../../rules/options.ts';
import { OldMaidRules } from '../../rules/rules.ts';
import type { OldMaidState } from '../../rules/state.ts';
import { handOf } from '../../rules/view.ts';
import { everyDeal } from '../every-history.ts';
import { HolderSets } from './holder-sets.ts';
import { Exploration } from './whole-pack.ts';

const optionsOf = (seats: number, options: Partial<OldMaidOptions>): OldMaidOptions => ({
  ...oldMaid.tables.presets['standard'].options(seats),
  ...options,
});

const rulesOf = (seats: number, options: Partial<OldMaidOptions> = {}, pack?: Pack): OldMaidRules =>
  new OldMaidRules(optionsOf(seats, options), seats, pack);

/** An odd number of cards from a small pack of four suits. */
const cards = (count: number): Pack => smallPack(Math.ceil(count / 4), 4).slice(0, count);

/** The number of states follows from the rules, so another number means a fault. */
const WHOLE_PACK: readonly (readonly [seats: number, options: Partial<OldMaidOptions>, states: number])[] = [
  [2, {}, 12],
  [2, { pair: 'colour' }, 25],
  [2, { packs: 2 }, 12],
  [3, {}, 1360],
  [3, { packs: 2 }, 454],
  [3, { pair: 'colour' }, 3626],
];

/** Takes about a minute. */
const WHOLE_PACK_FOR_FOUR = [4, {}, 202_765] as const;

describe('with the whole pack every take is as the rules say, and every game ends', () => {
  test.each(IS_LONG ? [...WHOLE_PACK, WHOLE_PACK_FOR_FOUR] : fewOf(4, WHOLE_PACK))(
    '%i seats %j: every take of all %i states is as the rules say',
    (seats, options, states) => {
      expect(new Exploration(rulesOf(seats, options)).run().states).toBe(states);
    },
  );

  test.each(
    fewOf(1, [
      [4, 23, 3274],
      [5, 15, 4080],
    ] as const),
  )('%i seats, %i cards: every take of all %i states is as the rules say', (seats, count, states) => {
    expect(new Exploration(rulesOf(seats, {}, cards(count))).run().states).toBe(states);
  });
});

/** The classes of all reachable states when every card is distinguished. */
function exactClasses(rules: OldMaidRules): ReadonlySet<number> {
  const sets = new HolderSets(rules);
  const classes = new Set<number>();
  const seen = new Set<string>();
  const waiting: OldMaidState[] = [];
  const arrive = (state: OldMaidState) => {
    const key = `${state.turn}: ${spelled(state)}`;
    if (rules.isOver(state) || seen.has(key)) return;
    seen.add(key);
    classes.add(sets.codeOf(state));
    const copy = rules.create();
    rules.copy(state, copy);
    copy.fruitlessTakes = 0;
    waiting.push(copy);
  };
  const spelled = (state: OldMaidState) => [...state.sizes.keys()].map((seat) => handOf(state, seat)).join('|');
  const after = rules.create();
  for (const pack of everyDeal(rules.pack, rules.seats, rules.dealtCards)) {
    rules.deal(after, 0, new RecordedChance(pack));
    arrive(after);
  }
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const [picked, code] of legalCodes(rules, state).entries()) {
      const chance: Chance = { orderPack() {}, orderStock() {}, pickCard: () => picked };
      rules.copy(state, after);
      rules.apply(after, code, chance);
      arrive(after);
    }
  }
  return classes;
}

describe('no rule notices the names of cards and seats', () => {
  test.each(
    fewOf(3, [
      [2, 11, {}],
      [3, 9, {}],
      [3, 7, { pair: 'colour' }],
      [4, 9, {}],
      [3, 11, {}],
    ] as const),
  )('%i seats, %i cards %j: both explorations reach the same classes of states', (seats, count, options) => {
    const rules = rulesOf(seats, options, cards(count));
    expect([...exactClasses(rules)].sort()).toEqual([...new Exploration(rules).run().classes].sort());
  });
});

describe('a fault is found', () => {
  /** Rules with one fault planted. */
  const FAULTS: Readonly<Record<string, (state: OldMaidState) => void>> = {
    'a seat that gets safe has the wrong place': (state) => state.places.fill(9),
    'takes without a pair are counted wrongly': (state) => {
      state.fruitlessTakes = 0;
    },
    'the turn passed to another seat': (state) => {
      [state.turn, state.target] = [state.target, state.turn];
    },
    'a card went astray': (state) => {
      if (state.sizes[state.turn] > 0) state.release(state.turn, 0);
    },
  };

  test.each(Object.entries(FAULTS))('%s', (sentence, spoil) => {
    class Faulty extends OldMaidRules {
      override apply(...[state, ...rest]: Parameters<OldMaidRules['apply']>): void {
        super.apply(state, ...rest);
        spoil(state);
      }
    }
    const exploration = new Exploration(new Faulty(optionsOf(3, {}), 3, cards(11)));
    expect(() => exploration.run()).toThrow(Violation);
    expect(() => new Exploration(new Faulty(optionsOf(3, {}), 3, cards(11))).run()).toThrow(sentence);
  });
});
