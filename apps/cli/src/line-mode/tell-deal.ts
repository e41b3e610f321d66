import type { TableReport } from '@shoal/room';
import type { SeatController, SeatState } from '@shoal/table-ui';
import { stateOf } from '../room/seat.ts';
import { Withdrawn } from './line-input.ts';
import type { LinePlayer } from './line-player.ts';

/** Tells a table, deal after deal: to people line by line, or to a program as JSON. */
export interface TableTeller {
  playDeal(): Promise<TableReport>;
  /** Tells how a match stands after a deal. */
  tellMatch(report: TableReport): void;
}

/** How the deals of a table are told. */
export interface DealTeller {
  /** Tells what has changed. */
  follow(state: SeatState): void;
  /** Is a person asked for something now? */
  isAsking(state: SeatState): boolean;
  /** Lets the screen go from hand to hand. */
  passOn(state: SeatState): Promise<void>;
}

/** Tells a deal to its end, and asks people when it is their turn. */
export async function tellDeal(seat: SeatController, player: LinePlayer, teller: DealTeller): Promise<void> {
  const stop = seat.subscribe(() => teller.follow(stateOf(seat)));
  const isWaiting = (state: SeatState | null): state is SeatState =>
    state !== null && !state.report.isStopped && (state.report.view.turn === null || teller.isAsking(state));
  try {
    teller.follow(stateOf(seat));
    for (;;) {
      const state = await seat.when(isWaiting);
      if (state.report.view.result !== null) return;
      if (state.curtain !== null) await teller.passOn(state);
      else await askOrPass(player, state);
    }
  } finally {
    stop();
  }
}

/** A question may come to nothing, because somebody else has acted. */
async function askOrPass(player: LinePlayer, state: SeatState): Promise<void> {
  try {
    await player.ask(state);
  } catch (error) {
    if (!(error instanceof Withdrawn)) throw error;
  }
}

/** Is the person at the screen to choose? While an action goes on by itself nobody is asked. */
export const isChoosing = ({ choosing, isRepeating }: SeatState): boolean => choosing !== null && !isRepeating;
