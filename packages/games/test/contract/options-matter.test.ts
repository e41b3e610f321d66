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
import { type GameId, gameNamed } from '../../src/index.ts';
import { EVERY_GAME } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';

const SEED = 'options matter';

/** A whole random game as text. Every option value gets the same cards and random numbers. */
function gameText(id: GameId, seats: number, overrides: Readonly<Record<string, string>>, seed: string): string {
  const game = gameNamed(id);
  const settled = settle(game.tables, 'standard', seats, overrides);
  if (!settled.ok) throw new Error(JSON.stringify(settled.refusal));
  const rules = game.rules(settled.options, seats);
  const state = rules.create();
  const log = new EventLog();
  const chance = new RandomChance(rngFor(seed, 'chance'));
  rules.deal(state, 0, chance, log);
  playOut(rules, state, rngFor(seed, 'policy'), chance, log);
  return `${log.ints.subarray(0, log.length).join()} ${JSON.stringify(rules.result(state))}`;
}

/** Every value as written on a command line, ranges only up to `max`. */
function valuesOf({ allowed }: OptionKind, max: number): readonly string[] {
  if ('min' in allowed)
    return seatNumbers(Math.min(allowed.max, max) + 1)
      .slice(allowed.min)
      .map(writeOption);
  return allowed;
}

describe.each(EVERY_GAME)(`every option of %s makes a difference, seed ${SEED}`, (id) => {
  const kinds = gameNamed(id).tables.table as Readonly<Record<string, OptionKind>>;
  const settings = TEST_GAMES[id].optionSettings;

  test('every option is tried', () => {
    expect(Object.keys(settings).sort()).toEqual(Object.keys(kinds).sort());
  });

  test.each(Object.entries(settings))('%s: for each pair of values some game differs', (option, setting) => {
    const { seats, games, overrides = {}, max = Number.POSITIVE_INFINITY, except = [] } = setting;
    const values = valuesOf(kinds[option], max).filter((value) => !except.includes(value));
    const tales = values.map((value) =>
      seatNumbers(games).map((game) => gameText(id, seats, { ...overrides, [option]: value }, `${SEED}:${game}`)),
    );
    const alike = values.flatMap((one, a) =>
      values.slice(a + 1).flatMap((two, b) => (tales[a].join() === tales[a + 1 + b].join() ? [`${one} = ${two}`] : [])),
    );
    expect(values.length).toBeGreaterThan(1);
    expect(alike).toEqual([]);
  });
});
