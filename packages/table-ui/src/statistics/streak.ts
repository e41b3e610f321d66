/** How many in a row. */
export interface Streak {
  /** Up to the latest one. */
  readonly current: number;
  readonly longest: number;
}

export function streakOf(wins: readonly boolean[]): Streak {
  let [current, longest] = [0, 0];
  for (const isWin of wins) {
    current = isWin ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}
