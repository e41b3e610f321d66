import type { Statistics } from '@shoal/table-ui';

/** All that was counted as one JSON object: shares from 0 to 1, results in the order of time. */
export const statisticsJson = (statistics: Statistics): string =>
  JSON.stringify(statistics, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value));

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
