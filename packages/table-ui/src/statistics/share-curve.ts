import type { GameStatistics } from './game-statistics.ts';

/** The running win share in a game. */
export interface ShareCurve {
  /** The number of games behind the first share. */
  readonly from: number;
  readonly shares: readonly number[];
  /** The tenths that enclose all shares and the fair share. */
  readonly low: number;
  readonly high: number;
}

/** With fewer games a curve would only show noise. */
const FEWEST_GAMES = 10;
/** The share after the very first games is near 0 or 1, and would flatten the rest. */
const FIRST_SHOWN = 5;

/** Returns null if there are too few games. */
export function shareCurveOf({ total }: Pick<GameStatistics, 'total'>): ShareCurve | null {
  if (total.games < FEWEST_GAMES) return null;
  const shares = runningShare(total.results).slice(FIRST_SHOWN - 1);
  const low = Math.floor(10 * shares.reduce((least, share) => Math.min(least, share), total.fairShare));
  const high = Math.ceil(10 * shares.reduce((most, share) => Math.max(most, share), total.fairShare));
  return { from: FIRST_SHOWN, shares, low: low / 10, high: Math.max(low + 1, high) / 10 };
}

/** The win share after each game. */
export function runningShare(results: readonly number[]): number[] {
  let sum = 0;
  return results.map((result, index) => {
    sum += result;
    return sum / (index + 1);
  });
}
