import {
  type Bot,
  botAt,
  type PlayerModel,
  type QuickLevel,
  type Rng,
  rngFor,
  SeededChance,
  shareOf,
  Table,
  type Vocabulary,
  winChance,
} from '@shoal/core';
import type { TableCase } from '../tables/every-table.ts';

export interface CalibrationSettings {
  readonly games: number;
  /** Imagined worlds for each forecast. */
  readonly worlds: number;
  readonly seed: string;
  /** The players that the forecast assumes; by default the actual ones. */
  readonly believed?: readonly PlayerModel[];
}

/** Forecasts between two tenths, and their outcomes. */
export interface CalibrationBin {
  count: number;
  forecast: number;
  outcome: number;
  squares: number;
}

export interface Calibration {
  readonly forecasts: number;
  /** The expected calibration error: the mean gap between forecast and outcome over the bins. */
  readonly error: number;
  /** The mean error of a perfect forecaster over as many games. */
  readonly floor: number;
  /** The root mean square gap, minus the part due to chance. */
  readonly corrected: number;
  readonly bins: readonly CalibrationBin[];
}

const BINS = 10;
/** Each game gets one forecast, after at most this many actions, so that forecasts are independent. */
const LATEST = 60;
/** The mean of the absolute value of a standard normal variable, √(2 ∕ π). */
const MEAN_DEVIATION = 0.7979;

/** Plays games between known levels, forecasts one seat's share in each, and compares it with the result. */
export function calibrationOf(
  table: TableCase,
  levels: readonly QuickLevel[],
  { games, worlds, seed, believed = levels }: CalibrationSettings,
): Calibration {
  const { game, rules } = table;
  const bots = levels.map((name) => botAt(game, rules, name));
  const bins = Array.from({ length: BINS }, () => ({ count: 0, forecast: 0, outcome: 0, squares: 0 }));
  for (let i = 0; i < games; i++) {
    const rng = rngFor(`${seed} ${i}`, 'calibration');
    const here = new Table(rules, new SeededChance(`${seed} ${i}`));
    playOn(here, bots, rng, rng.below(LATEST));
    if (here.turn === null) continue;
    const seat = rng.below(rules.seats);
    const chances = winChance(game, rules, here.view(seat), here.log(seat), believed, { worlds, rng });
    playOn(here, bots, rng, Infinity);
    if (here.result !== null) note(bins, chances[seat], shareOf(here.result.places, seat));
  }
  return summary(bins);
}

function playOn(table: Table<Vocabulary>, bots: readonly Bot<Vocabulary>[], rng: Rng, actions: number): void {
  for (let done = 0; table.turn !== null && done < actions; done++) {
    const seat = table.turn;
    table.act(seat, bots[seat].choose(table.view(seat), table.log(seat), rng));
  }
}

function note(bins: readonly CalibrationBin[], forecast: number, outcome: number): void {
  const bin = bins[Math.min(BINS - 1, Math.floor(forecast * BINS))];
  bin.count += 1;
  bin.forecast += forecast;
  bin.outcome += outcome;
  bin.squares += (outcome - forecast) ** 2;
}

function summary(bins: readonly CalibrationBin[]): Calibration {
  const forecasts = bins.reduce((sum, { count }) => sum + count, 0);
  let [error, floor, square] = [0, 0, 0];
  for (const { count, forecast, outcome, squares } of bins) {
    if (count === 0) continue;
    const distance = (outcome - forecast) / count;
    const variance = squares / count / count;
    error += (count / forecasts) * Math.abs(distance);
    floor += (count / forecasts) * MEAN_DEVIATION * Math.sqrt(variance);
    square += (count / forecasts) * (distance * distance - variance);
  }
  return { forecasts, error, floor, corrected: Math.sqrt(Math.max(0, square)), bins };
}
