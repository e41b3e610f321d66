export interface Goal {
  readonly target: number;
  readonly moonshot: number;
}

/** How a game is measured, and how fast it should be. */
export interface SpeedGoals {
  /** Options that differ from the preset `standard` while it is measured. */
  readonly options: Readonly<Record<string, string>>;
  /** Exact shuffles of 52 cards that a random game may cost, by the number of seats. */
  readonly shuffles: Readonly<Record<number, Goal>>;
  /** What a copy of a state may cost, in nanoseconds. */
  readonly copyNs: Goal;
}
