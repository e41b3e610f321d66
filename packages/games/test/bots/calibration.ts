import type { QuickLevel } from '@shoal/core';

/** How likely something was said to be, and whether it was so. */
export interface Forecast {
  readonly chance: number;
  readonly isTrue: boolean;
}

const BINS = 10;

/** The expected calibration error: how far what was said lies from how often it was so, over bins of like chances. */
export function calibrationError(forecasts: readonly Forecast[]): number {
  const gaps = new Float64Array(BINS);
  for (const { chance, isTrue } of forecasts) {
    gaps[Math.min(BINS - 1, Math.floor(chance * BINS))] += chance - (isTrue ? 1 : 0);
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / forecasts.length;
}

/** Where forecasts are made: a position of each game that these levels play, who sit in every order in turn. */
export interface Outlook {
  readonly preset: string;
  readonly seats: number;
  readonly levels: readonly QuickLevel[];
  readonly positions: number;
  readonly worlds: number;
  readonly seed: string;
}

/** What a game's imagined worlds say of hidden cards. */
export interface Beliefs {
  /** How a table of figures names it. */
  readonly name: string;
  /** What is forecast, at the beginning of a sentence. */
  readonly says: string;
  forecasts(outlook: Outlook): Forecast[];
}
