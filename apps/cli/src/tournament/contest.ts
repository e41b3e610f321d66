import type { BotName, CommonOptions, GameId, Pairing, PairingFormat } from '@shoal/core';

/** One who takes part: a bot of the ladder, or a command that starts one. */
export type Entrant =
  | { readonly name: string; readonly level: BotName }
  | { readonly name: string; readonly command: readonly string[] };

/** All that decides how a tournament's games go; the number of deals may grow. */
export interface Contest {
  readonly game: GameId;
  readonly rules: CommonOptions;
  readonly seats: number;
  readonly pairs: PairingFormat;
  readonly bots: readonly Entrant[];
  readonly seed: string;
  readonly timeLimitMs: number;
}

/** Where bots are tried out: a contest that is still without them. */
export type Setting = Omit<Contest, 'bots'>;

/** One duplicate deal to be played: two bots and the number of the pack. */
export interface Task {
  readonly deal: number;
  readonly bots: Pairing;
}

export const isExternal = (entrant: Entrant): entrant is Extract<Entrant, { command: unknown }> => 'command' in entrant;
