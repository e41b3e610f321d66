import { type Game, type Rules, settle, type Vocabulary } from '@shoal/core';
import { IS_CHECK } from '../../../../scripts/depth.mjs';
import { GAMES, type GameId, gameNamed } from '../../src/index.ts';

/** A table for tests: a game, a preset, a number of seats, and changed options. */
export interface TableCase {
  readonly name: string;
  readonly game: Game;
  readonly preset: string;
  readonly seats: number;
  readonly rules: Rules<Vocabulary>;
}

export const EVERY_GAME = Object.keys(GAMES) as readonly GameId[];

/** Every game, preset and number of seats. */
export const everyTable = (): TableCase[] => EVERY_GAME.flatMap(tablesOf);

/** Every preset and number of seats of a game. */
export function tablesOf(id: GameId): TableCase[] {
  const game = gameNamed(id);
  return Object.entries(game.tables.presets).flatMap(([preset, { seats }]) =>
    numbersFrom(seats.min, seats.max).map((count) => tableCase(game, preset, count)),
  );
}

/** The most seats outside a check: contracts look through every seat, so many seats take long. */
const FEW_SEATS = 4;

/** A check uses every preset with every number of seats; otherwise presets alternate between few and fewest seats. */
export function testedTables(): TableCase[] {
  const isTested = ({ game, preset, seats }: TableCase): boolean => {
    const { min, max } = game.tables.presets[preset].seats;
    return seats === (Object.keys(game.tables.presets).indexOf(preset) % 2 === 0 ? Math.min(max, FEW_SEATS) : min);
  };
  return IS_CHECK ? everyTable() : everyTable().filter(isTested);
}

export function tableCase(
  game: Game,
  preset: string,
  seats: number,
  overrides: Readonly<Record<string, string>> = {},
): TableCase {
  const settled = settle(game.tables, preset, seats, overrides);
  if (!settled.ok) throw new Error(`no such table: ${JSON.stringify(settled.refusal)}`);
  const changes = Object.entries(overrides).map(([option, value]) => ` ${option}=${value}`);
  const name = `${game.id} ${preset}, ${seats} seats${changes.join('')}`;
  return { name, game, preset, seats, rules: game.rules(settled.options, seats) };
}

const numbersFrom = (min: number, max: number): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);
