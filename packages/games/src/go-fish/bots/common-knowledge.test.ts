import { EventLog, RandomChance, rngFor, type Seat, type Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, NORTH, SOUTH, WEST } from '../../../test/tables/drawn-table.ts';
import { tableCase, tablesOf } from '../../../test/tables/every-table.ts';
import { gameNamed } from '../../index.ts';
import { GoFishRules } from '../rules/rules.ts';
import { slotOf } from '../rules/state.ts';
import type { GoFish } from '../rules/vocabulary.ts';
import { ask, fish, goFishAt, goFishDealt } from '../test/drawn.ts';
import { contradiction } from '../test/knowledge-check.ts';
import { GoFishCommonKnowledge } from './common-knowledge.ts';
import { applyLog, readEvents } from './reading.ts';

/** What everyone knows at a drawn table, which is the same for every viewer. */
function knownAt(table: Table<GoFish>): GoFishCommonKnowledge {
  const known = new GoFishCommonKnowledge(table.rules as GoFishRules);
  readEvents(known, table.view(null), table.log(null));
  return known;
}

const TWO = 1;
const SEVEN = 6;
const KING = 12;

const provenAt = (table: Table<GoFish>, seat: Seat, rank: number): number => knownAt(table).proven[slotOf(seat, rank)];
const openAt = (table: Table<GoFish>, seat: Seat, rank: number): number => knownAt(table).open[slotOf(seat, rank)];

describe('what everyone knows', () => {
  test('an ask proves that the asker holds the rank, and a refusal that the asked seat holds none', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ \n south 9♣ 2♣ \n stock 5♣ 6♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect([provenAt(table, NORTH, SEVEN), openAt(table, NORTH, SEVEN)]).toEqual([1, 2]);
    expect([provenAt(table, SOUTH, SEVEN), openAt(table, SOUTH, SEVEN)]).toEqual([0, 0]);
    expect(openAt(table, SOUTH, KING)).toBe(2);
  });

  test('a card fished in private may be anything, also what its seat refused before', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 9♣ 2♣ \n stock 5♣ 7♣ 8♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    act(table, NORTH, fish);
    act(table, SOUTH, ask(NORTH, 'nine'));
    act(table, SOUTH, fish);
    expect([provenAt(table, SOUTH, SEVEN), openAt(table, SOUTH, SEVEN)]).toEqual([0, 1]);
  });

  test('cards handed over are known to lie in the hand of the asker', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 7♣ 7♦ 2♣ \n stock 5♣ 8♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect([provenAt(table, NORTH, SEVEN), provenAt(table, SOUTH, SEVEN), openAt(table, SOUTH, SEVEN)]).toEqual([
      3, 0, 0,
    ]);
    expect(knownAt(table).unknown[NORTH]).toBe(1);
  });

  test('who gives one card may hold another of its rank', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 7♣ 7♦ 2♣ \n stock 5♣ 8♣', { give: 'one' });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect([provenAt(table, NORTH, SEVEN), provenAt(table, SOUTH, SEVEN), openAt(table, SOUTH, SEVEN)]).toEqual([
      2, 0, 2,
    ]);
  });

  test('a lucky fish is shown and stays known', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 9♣ 2♣ \n stock 7♣ 8♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    act(table, NORTH, fish);
    expect([provenAt(table, NORTH, SEVEN), knownAt(table).unknown[NORTH]]).toEqual([2, 1]);
  });

  test('a book takes its cards out of all that can be held', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ \n south 7♣ 7♦ 2♣ \n west 9♣ \n stock 5♣ 8♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    const known = knownAt(table);
    expect([known.left[SEVEN], known.proven[slotOf(NORTH, SEVEN)], known.open[slotOf(WEST, SEVEN)]]).toEqual([0, 0, 0]);
    expect([known.books[NORTH], known.sizes[NORTH], known.unknown[NORTH]]).toEqual([1, 1, 1]);
  });

  test('a refill is as unknown as the deal', () => {
    const table = goFishDealt('north* 7♠ 7♥ 7♦ \n south 7♣ 2♥ 2♣ \n stock 5♣ 8♣ 9♣ T♣ J♣ Q♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    const known = knownAt(table);
    expect([known.sizes[NORTH], known.unknown[NORTH], known.open[slotOf(NORTH, TWO)], known.stock]).toEqual([
      5, 5, 5, 1,
    ]);
  });

  test('a fact grows older with every ask, until it is told again', () => {
    const table = goFishAt('north* 7♠ K♥ \n south 9♣ 2♣ \n stock 5♣ 6♣ 8♣ 3♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(knownAt(table).age(slotOf(NORTH, SEVEN))).toBe(0);
    act(table, NORTH, fish);
    act(table, SOUTH, ask(NORTH, 'nine'));
    expect(knownAt(table).age(slotOf(NORTH, SEVEN))).toBe(1);
  });
});

function firstMistake(rules: GoFishRules, seed: string): string | null {
  const rng = rngFor(seed, 'knowledge');
  const [state, log, known] = [rules.create(), new EventLog(), new GoFishCommonKnowledge(rules)];
  known.clear();
  rules.deal(state, rng.below(rules.seats), new RandomChance(rng), log);
  for (let actions = 0; ; actions++) {
    applyLog(known, log);
    log.clear();
    const wrong = contradiction(rules, state, known);
    if (wrong !== null) return `after ${actions} actions: ${wrong}`;
    if (rules.isOver(state)) return null;
    rules.apply(state, rules.sample(state, rng), new RandomChance(rng), log);
  }
}

const ODD_TABLES = [
  { packs: '2' },
  { packs: '2', give: 'one' },
  { packs: '2', bookSize: '2', refill: '3' },
  { give: 'one', goAgainOnBook: 'yes' },
];

const tables = [
  ...tablesOf('go-fish'),
  ...ODD_TABLES.flatMap((odd) => [2, 4].map((seats) => tableCase(gameNamed('go-fish'), 'standard', seats, odd))),
];

describe('no truth is ever ruled out', () => {
  test.each(tables)('$name: no truth is ever ruled out', ({ name, rules }) => {
    const plain = new GoFishRules(rules.options as never, rules.seats);
    for (let game = 0; game < 15; game++)
      expect(firstMistake(plain, `${name} ${game}`), `seed ${name} ${game}`).toBeNull();
  });
});
