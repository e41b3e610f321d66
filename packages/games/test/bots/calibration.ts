import type { QuickLevel } from '@shoal/core';

/** The forecast chance of an event, and whether it happened. */
export interface Forecast {
  readonly chance: number;
  readonly isTrue: boolean;
}

const BINS = 10;

/** The expected calibration error: the mean gap between forecast and frequency, over bins of similar chances. */
export function calibrationError(forecasts: readonly Forecast[]): number {
  const gaps = new Float64Array(BINS);
  for (const { chance, isTrue } of forecasts) {
    gaps[Math.min(BINS - 1, Math.floor(chance * BINS))] += chance - (isTrue ? 1 : 0);
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / forecasts.length;
}

/** Where forecasts are made: one position in each game between these levels, which take turns at the seats. */
export interface ForecastSettings {
  readonly preset: string;
  readonly seats: number;
  readonly levels: readonly QuickLevel[];
  readonly positions: number;
  readonly worlds: number;
  readonly seed: string;
}

/** Forecasts of hidden cards from a game's imagined worlds. */
export interface Beliefs {
  /** The name in a table of figures. */
  readonly name: string;
  /** The subject of the forecast, as the beginning of a sentence. */
  readonly says: string;
  forecasts(settings: ForecastSettings): Forecast[];
}
