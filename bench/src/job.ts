import type { GameId } from '@shoal/games';

/** One table to measure; `--only` matches its name. */
export interface Case {
  readonly name: string;
  readonly game: GameId;
  readonly seats: number;
  readonly overrides: Readonly<Record<string, string>>;
}

export const GAME_LANES = ['silent', 'events', 'dolphin', 'steps', 'observed', 'copy'] as const;
export type GameLane = (typeof GAME_LANES)[number];

export const SHUFFLE_LANES = ['locals', 'sfc32', 'chacha20', 'splitStacks'] as const;
export type ShuffleLane = (typeof SHUFFLE_LANES)[number];

/** A measurement for one fresh process; `seed` differs between processes. */
export type BenchJob =
  | { readonly kind: GameLane; readonly of: Case; readonly seed: number; readonly seconds: number }
  | { readonly kind: 'shuffle'; readonly lane: ShuffleLane; readonly seed: number; readonly seconds: number }
  | { readonly kind: 'allocation'; readonly of: Case; readonly seed: number; readonly games: number }
  | { readonly kind: 'threads'; readonly of: Case; readonly seed: number; readonly seconds: number };

/** The answer of one process: its best slices of the work and of the reference shuffle. */
export interface Timing {
  readonly nsPerRun: number;
  readonly actionsPerRun: number;
  readonly nsPerShuffle: number;
}

export interface Allocation {
  readonly games: number;
  readonly bytesPerGame: number;
  /** Garbage collections during the games; after one, the figure is a lower bound. */
  readonly collections: number;
}

export interface Threads {
  readonly ratio: number;
}

export interface Answers extends Record<GameLane, Timing> {
  shuffle: Timing;
  allocation: Allocation;
  threads: Threads;
}
