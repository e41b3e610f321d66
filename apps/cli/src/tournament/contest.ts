import { type BotName, type Pairing, type PairingFormat, pairingsOf, type ShuffleName } from '@shoal/core';
import type { GameId } from '@shoal/games';

/** One who takes part: a bot of the ladder, or a command that starts one. */
export type Entrant =
  | { readonly name: string; readonly level: BotName }
  | { readonly name: string; readonly command: readonly string[] };

/** All that decides how a tournament's games go; the number of deals may grow. */
export interface Contest {
  readonly game: GameId;
  readonly rules: object;
  readonly seats: number;
  readonly pairs: PairingFormat;
  readonly bots: readonly Entrant[];
  readonly seed: string;
  readonly shuffle: ShuffleName;
  readonly timeLimitMs: number;
  readonly timeBankMs: number;
}

/** Where bots are tried out: a contest that is still without them. */
export type ContestSetting = Omit<Contest, 'bots'>;

/** One duplicate deal to be played: two bots and the number of the pack. */
export interface DealTask {
  readonly deal: number;
  readonly bots: Pairing;
}

export const isExternal = (entrant: Entrant): entrant is Extract<Entrant, { command: unknown }> => 'command' in entrant;

/** Every duplicate deal of a tournament, deal by deal, so that a tournament that is stopped leaves all pairings alike. */
export function tasksOf({ pairs, bots }: Contest, deals: number): DealTask[] {
  const pairings = pairingsOf(pairs, bots.length);
  return Array.from({ length: deals }, (_, deal) => pairings.map((pairing) => ({ deal, bots: pairing }))).flat();
}

export const keyOf = ({ deal, bots }: DealTask): string => `${deal} ${bots.join(' ')}`;

/** The tasks that have not been played. */
export function tasksLeft(tasks: readonly DealTask[], played: readonly DealTask[]): DealTask[] {
  const done = new Set(played.map(keyOf));
  return tasks.filter((task) => !done.has(keyOf(task)));
}

/** Does a bot that is a program of its own take part? */
export const needsProcess = ({ bots }: Contest, task: DealTask): boolean =>
  task.bots.some((bot) => isExternal(bots[bot]));
