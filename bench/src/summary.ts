import type { Timing } from './job.ts';

/** The combined result of several processes. */
export interface Summary {
  readonly nsPerRun: number;
  readonly medianNsPerRun: number;
  readonly actionsPerRun: number;
  readonly nsPerShuffle: number;
}

/** The fastest process counts, for the reference too: a slow reference must not flatter the game. */
export function summaryOf(timings: readonly Timing[]): Summary {
  return {
    nsPerRun: Math.min(...timings.map(({ nsPerRun }) => nsPerRun)),
    medianNsPerRun: median(timings.map(({ nsPerRun }) => nsPerRun)),
    actionsPerRun: timings.reduce((sum, { actionsPerRun }) => sum + actionsPerRun, 0) / timings.length,
    nsPerShuffle: Math.min(...timings.map(({ nsPerShuffle }) => nsPerShuffle)),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const gamesPerS = ({ nsPerRun }: Summary): number => 1e9 / nsPerRun;
export const actionsPerS = (summary: Summary): number => gamesPerS(summary) * summary.actionsPerRun;
export const nsPerDecision = ({ nsPerRun, actionsPerRun }: Summary): number => nsPerRun / actionsPerRun;

/** The cost of one run in reference shuffles, which hardly depends on the machine. */
export const shufflesOf = ({ nsPerRun, nsPerShuffle }: Summary): number => nsPerRun / nsPerShuffle;
export const shufflesPerDecision = (summary: Summary): number => shufflesOf(summary) / summary.actionsPerRun;
