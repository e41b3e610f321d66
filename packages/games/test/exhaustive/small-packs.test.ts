import type { Vocabulary } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { atDepth, IS_CHECK } from '../../../../scripts/depth.mjs';
import type { CrazyEightsOptions } from '../../src/crazy-eights/rules/options.ts';
import type { GoFishOptions } from '../../src/go-fish/rules/options.ts';
import { type Counting, type Exploration, explore } from './explore.ts';
import { crazyEightsAt, described, goFishAt, type SmallTable } from './small-tables.ts';
import type { Subject } from './subject.ts';

/** How the counter is treated, and how many states there are: it follows from the rules alone. */
interface Expected {
  readonly counting: Counting;
  readonly states: number;
}

/** Larger ones are for the check, and the largest for its long form. */
const MOST_STATES = atDepth({ test: 5000, check: 100_000, long: Number.POSITIVE_INFINITY });
const isSmall = ({ states }: Expected): boolean => states <= MOST_STATES;

const pack = (ranks: number, suits: number, seats: number) => ({ ranks, suits, seats });

const GO_FISH: readonly (SmallTable<GoFishOptions> & Expected)[] = [
  { preset: 'standard', ...pack(3, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 980 },
  { preset: 'standard', ...pack(4, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 7274 },
  { preset: 'standard', ...pack(2, 4, 3), options: { handSize: 2 }, counting: 'kept', states: 3102 },
  { preset: 'classroom', ...pack(3, 4, 3), options: { handSize: 2 }, counting: 'folded', states: 34233 },
  { preset: 'classic', ...pack(3, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 826 },
  { preset: 'classic', ...pack(2, 4, 3), options: { handSize: 2 }, counting: 'kept', states: 2022 },
  { preset: 'classic', ...pack(3, 4, 3), options: { handSize: 2 }, counting: 'folded', states: 37068 },
  { preset: 'classic', ...pack(2, 4, 4), options: { handSize: 1 }, counting: 'folded', states: 8044 },
  { preset: 'pairs', ...pack(3, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 174 },
  { preset: 'pairs', ...pack(5, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 3392 },
  { preset: 'classic', ...pack(3, 2, 3), options: { handSize: 1, bookSize: 2 }, counting: 'kept', states: 390 },
  {
    preset: 'standard',
    ...pack(3, 3, 3),
    options: { handSize: 2, bookSize: 3, refill: 2 },
    counting: 'kept',
    states: 8841,
  },
  { preset: 'standard', ...pack(3, 4, 2), options: { handSize: 2, give: 'one' }, counting: 'kept', states: 1430 },
  { preset: 'classic', ...pack(2, 4, 3), options: { handSize: 2, give: 'one' }, counting: 'kept', states: 3297 },
  { preset: 'classic', ...pack(3, 4, 3), options: { handSize: 2, give: 'one' }, counting: 'folded', states: 41070 },
  {
    preset: 'standard',
    ...pack(3, 4, 2),
    options: { handSize: 2, refill: 1, goAgainOnBook: true },
    counting: 'kept',
    states: 992,
  },
  {
    preset: 'standard',
    ...pack(3, 4, 3),
    options: { handSize: 2, refill: 1, goAgainOnBook: true },
    counting: 'folded',
    states: 34416,
  },
  {
    preset: 'classic',
    ...pack(3, 4, 3),
    options: { handSize: 2, end: 'first-empty-hand' },
    counting: 'folded',
    states: 36024,
  },
  {
    preset: 'standard',
    ...pack(3, 4, 3),
    options: { handSize: 1, refill: 1, end: 'first-empty-hand', goAgainOnCatch: false },
    counting: 'folded',
    states: 30870,
  },
  { preset: 'standard', ...pack(2, 4, 2), twins: true, options: { handSize: 3 }, counting: 'kept', states: 478 },
  { preset: 'standard', ...pack(3, 2, 2), twins: true, options: { handSize: 3 }, counting: 'kept', states: 980 },
  { preset: 'pairs', ...pack(2, 4, 2), twins: true, options: { handSize: 3 }, counting: 'kept', states: 34 },
];

const CRAZY_EIGHTS: readonly (SmallTable<CrazyEightsOptions> & Expected)[] = [
  { preset: 'standard', ...pack(3, 2, 2), options: { handSize: 1 }, counting: 'kept', states: 84136 },
  {
    preset: 'actions',
    ...pack(3, 2, 2),
    options: { handSize: 1, drawTwo: '2', skip: '3', reverse: null },
    counting: 'kept',
    states: 47810,
  },
  { preset: 'quick', ...pack(3, 2, 2), options: { handSize: 1 }, counting: 'folded', states: 18134 },
  {
    preset: 'quick',
    ...pack(3, 2, 2),
    options: { handSize: 1, draw: 2, drawWithPlayable: false },
    counting: 'folded',
    states: 12582,
  },
  {
    preset: 'standard',
    ...pack(3, 2, 2),
    options: { handSize: 1, starterWild: 'free' },
    counting: 'folded',
    states: 8630,
  },
  { preset: 'standard', ...pack(2, 3, 2), options: { handSize: 1 }, counting: 'folded', states: 5601 },
  {
    preset: 'quick',
    ...pack(3, 2, 2),
    options: { handSize: 1, stockEmpty: 'pass', playOn: 'always' },
    counting: 'kept',
    states: 6326,
  },
  {
    preset: 'actions',
    ...pack(4, 2, 2),
    options: { handSize: 2, drawTwo: '2', skip: '3', reverse: '4' },
    counting: 'folded',
    states: 197483,
  },
  { preset: 'standard', ...pack(3, 2, 3), options: { handSize: 1 }, counting: 'folded', states: 49074 },
  { preset: 'quick', ...pack(3, 2, 3), options: { handSize: 1 }, counting: 'folded', states: 26604 },
  {
    preset: 'actions',
    ...pack(3, 2, 3),
    options: { handSize: 1, drawTwo: '2', skip: null, reverse: '3', playOn: 'always' },
    counting: 'folded',
    states: 57846,
  },
  {
    preset: 'actions',
    ...pack(3, 2, 3),
    options: { handSize: 1, drawTwo: '2', skip: '3', reverse: null },
    counting: 'folded',
    states: 40155,
  },
  {
    preset: 'actions',
    ...pack(4, 2, 3),
    options: { handSize: 1, drawTwo: '2', skip: '3', reverse: '4', stockEmpty: 'pass', playOn: 'never' },
    counting: 'kept',
    states: 205500,
  },
  { preset: 'standard', ...pack(2, 2, 2), twins: true, options: { handSize: 1 }, counting: 'folded', states: 38212 },
  {
    preset: 'actions',
    ...pack(3, 1, 2),
    twins: true,
    options: { handSize: 1, drawTwo: '2', skip: null, reverse: null },
    counting: 'folded',
    states: 1389,
  },
];

const nameOf = (table: SmallTable<object> & Expected): string =>
  `${described(table)}: ${table.states.toLocaleString('en')} states, counter ${table.counting}`;

describe('from every state of Go Fish the game can end, and every card stays in one place', () => {
  const reasons = new Set<string>();
  test.each(GO_FISH.filter(isSmall).map((table) => [nameOf(table), table] as const))(
    '%s: from every state the game can end',
    (_, table) => {
      const found = explore(goFishAt(table), table);
      for (const reason of found.reasons) reasons.add(reason);
      expect(found.states).toBe(table.states);
    },
  );

  test.runIf(IS_CHECK)('every reason to end Go Fish has been seen', () => {
    expect([...reasons].sort()).toEqual(['all-books', 'first-empty-hand', 'no-cards', 'stalemate']);
  });
});

describe('from every state of Crazy Eights the game can end, and every card stays in one place', () => {
  const reasons = new Set<string>();
  test.each(CRAZY_EIGHTS.filter(isSmall).map((table) => [nameOf(table), table] as const))(
    '%s: from every state the game can end',
    (_, table) => {
      const found = explore(crazyEightsAt(table), table);
      for (const reason of found.reasons) reasons.add(reason);
      expect(found.states).toBe(table.states);
    },
  );

  test.runIf(IS_CHECK)('every reason to end Crazy Eights has been seen', () => {
    expect([...reasons].sort()).toEqual(['blocked', 'out', 'vote']);
  });
});

/** With all states told apart, those of one class must lead to the same classes, and no class may be missing. */
function explorations<G extends Vocabulary>(subject: Subject<G>): readonly [classes: Exploration, exact: Exploration] {
  const classes = explore(subject, { counting: 'folded' });
  return [classes, explore(subject, { counting: 'folded', exact: true })];
}

describe('no rule notices the names of ranks and suits, nor who laid a book down, nor the order of the pile', () => {
  const fish: readonly SmallTable<GoFishOptions>[] = [
    { preset: 'standard', ...pack(2, 4, 2), options: { handSize: 2 } },
    { preset: 'classic', ...pack(3, 3, 2), options: { handSize: 2, bookSize: 3, give: 'one' } },
    { preset: 'classic', ...pack(3, 2, 3), options: { handSize: 1, bookSize: 2 } },
    { preset: 'classic', ...pack(2, 2, 3), twins: true, options: { handSize: 1 } },
  ];
  test.each(fish.slice(0, atDepth({ test: 1, check: fish.length })).map((table) => [described(table), table] as const))(
    'no rule of Go Fish notices names or orders: %s',
    (_, table) => {
      const [classes, exact] = explorations(goFishAt(table));
      expect(exact.states).toBeGreaterThan(classes.states);
      expect(exact.classes).toEqual(classes.classes);
    },
  );

  const effects = { drawTwo: '2', skip: null, reverse: '3' } as const;
  const eights: readonly SmallTable<CrazyEightsOptions>[] = [
    { preset: 'standard', ...pack(3, 2, 2), options: { handSize: 1 } },
    { preset: 'standard', ...pack(2, 3, 2), options: { handSize: 1 } },
    { preset: 'quick', ...pack(3, 2, 2), options: { handSize: 1 } },
    { preset: 'actions', ...pack(3, 2, 3), options: { handSize: 1, stockEmpty: 'pass', ...effects } },
    { preset: 'standard', ...pack(3, 1, 2), twins: true, options: { handSize: 1 } },
  ];
  test.each(
    eights.slice(0, atDepth({ test: 1, check: eights.length })).map((table) => [described(table), table] as const),
  )('no rule of Crazy Eights notices names or orders: %s', (_, table) => {
    const [classes, exact] = explorations(crazyEightsAt(table));
    expect(exact.states).toBeGreaterThan(classes.states);
    expect(exact.classes).toEqual(classes.classes);
  });
});
