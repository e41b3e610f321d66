import type { Card, GameEvent, ReadRecord, ReplayFault, Result } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { type KnownPlayer, recordedLabels, recordedPlayers } from '@shoal/room';
import { type ReplayStep, replaySteps } from './replay-steps.ts';

/** A step with every card open, to be drawn at any time. */
export interface ReplayFrame extends Pick<ReplayStep, 'entries' | 'actor' | 'view'> {
  readonly hands: readonly (readonly Card[])[];
}

/** A recorded game from the deal to its end, as plain values that can cross threads. */
export interface ReplayedGame {
  readonly game: GameId;
  readonly options: object;
  readonly players: readonly KnownPlayer[];
  readonly labels: readonly string[];
  /** Uncensored. */
  readonly log: readonly GameEvent[];
  /** At least one. */
  readonly frames: readonly ReplayFrame[];
  /** Null if the record ends before the game. */
  readonly result: Result | null;
  /** Where the record departs from the rules, and so ends here. */
  readonly fault: ReplayFault | null;
}

/** Replays a record once and stores the table after every action. */
export function replayedGame(read: ReadRecord): ReplayedGame {
  const { game, options, record } = read;
  const steps = replaySteps(read);
  const frames: ReplayFrame[] = [];
  let log: readonly GameEvent[] = [];
  let next = steps.next();
  for (; next.done !== true; next = steps.next()) {
    const { entries, actor, view, hands } = next.value;
    frames.push({ entries, actor, view, hands: hands() });
    log = next.value.log;
  }
  const fault = next.value;
  return {
    ...{ game: game.id as GameId, options, frames, log, fault },
    ...{ players: recordedPlayers(record.seats), labels: recordedLabels(record.seats) },
    result: fault === null ? (frames.at(-1)?.view.result ?? null) : null,
  };
}

/** The frame that ends with the action of a log entry; its number is the number of the action. */
export function frameAfter({ frames }: Pick<ReplayedGame, 'frames'>, entry: number): number {
  const found = frames.findIndex(({ entries }) => entries > entry);
  return found < 0 ? frames.length - 1 : found;
}
