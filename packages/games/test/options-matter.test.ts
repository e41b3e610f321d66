import {
  EventLog,
  type OptionKind,
  playOut,
  RandomChance,
  rngFor,
  seatNumbers,
  settle,
  writeOption,
} from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { type GameId, gameNamed } from '../src/index.ts';

const SEED = 'options matter';

/** Where an option can show: a table, and how many games it takes to see every pair of its values differ. */
interface Setting {
  readonly seats: number;
  readonly games: number;
  readonly overrides?: Readonly<Record<string, string>>;
  /** The largest value that such a table allows. */
  readonly max?: number;
}

const SETTINGS: Readonly<Record<GameId, Readonly<Record<string, Setting>>>> = {
  'go-fish': {
    handSize: { seats: 2, games: 3, max: 26 },
    bookSize: { seats: 3, games: 3 },
    give: { seats: 3, games: 10 },
    goAgainOnCatch: { seats: 3, games: 10 },
    goAgainOnLuckyDraw: { seats: 3, games: 10 },
    goAgainOnBook: { seats: 3, games: 20, overrides: { bookSize: '2' } },
    refill: { seats: 2, games: 20, overrides: { handSize: '1', packs: '2', bookSize: '2', give: 'one' } },
    end: { seats: 3, games: 10, overrides: { refill: '0' } },
    packs: { seats: 3, games: 3 },
  },
  'crazy-eights': {
    packs: { seats: 3, games: 3 },
    handSize: { seats: 2, games: 3, max: 23 },
    wild: { seats: 3, games: 10 },
    starterWild: { seats: 3, games: 60 },
    draw: { seats: 3, games: 30 },
    drawWithPlayable: { seats: 3, games: 10 },
    stockEmpty: { seats: 3, games: 20, overrides: { drawWithPlayable: 'yes' } },
    drawTwo: { seats: 3, games: 30 },
    skip: { seats: 3, games: 30 },
    reverse: { seats: 3, games: 30 },
    playOn: { seats: 3, games: 20 },
  },
};

/** A whole random game in one string; the same cards and the same random numbers for every value. */
function taleOf(id: GameId, seats: number, overrides: Readonly<Record<string, string>>, seed: string): string {
  const game = gameNamed(id);
  const settled = settle(game.tables, 'standard', seats, overrides);
  if (!settled.ok) throw new Error(JSON.stringify(settled.refusal));
  const rules = game.rules(settled.options, seats);
  const state = rules.create();
  const log = new EventLog();
  const chance = new RandomChance(rngFor(seed, 'chance'));
  rules.deal(state, 0, chance, log);
  playOut(rules, state, rngFor(seed, 'policy'), chance, log);
  return `${log.words.subarray(0, log.length).join()} ${JSON.stringify(rules.result(state))}`;
}

/** Every value as it is written; of a range as far as the table allows. */
function valuesOf({ allowed }: OptionKind, max: number): readonly string[] {
  if ('min' in allowed)
    return seatNumbers(Math.min(allowed.max, max) + 1)
      .slice(allowed.min)
      .map(writeOption);
  return allowed;
}

/** Ranks that mean something already cannot mean something else too. */
const isFree = (option: string, value: string): boolean => option === 'wild' || value !== '8';

describe.each(Object.keys(SETTINGS) as GameId[])(`every option of %s makes a difference, seed ${SEED}`, (id) => {
  const kinds = gameNamed(id).tables.table as Readonly<Record<string, OptionKind>>;

  test('every option is tried', () => {
    expect(Object.keys(SETTINGS[id]).sort()).toEqual(Object.keys(kinds).sort());
  });

  test.each(Object.entries(SETTINGS[id]))('%s: for each pair of values some game differs', (option, setting) => {
    const { seats, games, overrides = {}, max = Number.POSITIVE_INFINITY } = setting;
    const values = valuesOf(kinds[option], max).filter((value) => isFree(option, value));
    const tales = values.map((value) =>
      seatNumbers(games).map((game) => taleOf(id, seats, { ...overrides, [option]: value }, `${SEED}:${game}`)),
    );
    const alike = values.flatMap((one, a) =>
      values.slice(a + 1).flatMap((two, b) => (tales[a].join() === tales[a + 1 + b].join() ? [`${one} = ${two}`] : [])),
    );
    expect(values.length).toBeGreaterThan(1);
    expect(alike).toEqual([]);
  });
});
