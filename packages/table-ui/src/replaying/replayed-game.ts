import {
  type Card,
  type CommonOptions,
  type GameEvent,
  type GameId,
  type ReadRecord,
  Replay,
  type ReplayFault,
  type Result,
  type Seat,
  seatNumbers,
} from '@shoal/core';
import type { Player } from '@shoal/room';
import { handInOrder } from '../choosing/hand-order.ts';
import { type MiddleModel, middleOf, type SeatModel, seatModels } from '../table-model.ts';
import { recordedLabels, recordedPlayers } from './recorded-players.ts';
import { isWhole, wholeStep } from './whole-step.ts';

/** The table after the deal, or after an action with all that came of it; every card is open. */
export interface ReplayFrame {
  /** Log entries played so far. */
  readonly entries: number;
  /** Who acted; null: the cards were dealt. */
  readonly actor: Seat | null;
  readonly phase: string;
  readonly seats: readonly SeatModel[];
  /** In the order in which hands are shown. */
  readonly hands: readonly (readonly Card[])[];
  readonly middle: MiddleModel;
}

/** A recorded game from the deal to its end, as plain values: it can come from another thread. */
export interface ReplayedGame {
  readonly game: GameId;
  readonly options: CommonOptions;
  readonly players: readonly Player[];
  readonly labels: readonly string[];
  /** Uncensored. */
  readonly log: readonly GameEvent[];
  /** At least one. */
  readonly frames: readonly ReplayFrame[];
  /** Null where the record ends before the game does. */
  readonly result: Result | null;
  /** Where the record departs from the rules, which is where it ends here. */
  readonly fault: ReplayFault | null;
}

/** Plays a record once and keeps how the table stood after every action. */
export function replayedGame(read: ReadRecord): ReplayedGame {
  const { seats } = read.record;
  const seated = { game: read.game.id as GameId, labels: recordedLabels(seats), players: recordedPlayers(seats) };
  const replay = new Replay(read);
  const frames: ReplayFrame[] = [];
  const show = (actor: Seat | null) => frames.push(frameOf(replay, seated, actor));
  let fault: ReplayFault | null = null;
  if (isWhole(replay)) show(null);
  while (!replay.isDone && fault === null) {
    const from = replay.at;
    fault = wholeStep(replay);
    if (fault === null) show(actorOf(replay, from));
  }
  if (frames.length === 0) show(null);
  const { table } = replay;
  return {
    ...{ ...seated, options: read.options, log: table.reveal().events, frames, fault },
    result: fault === null ? table.result : null,
  };
}

/** Facts of the deal are nobody's action. */
function actorOf({ table }: Replay, from: number): Seat | null {
  const event = table.reveal().events[from];
  return table.rules.actionOf(event) === null ? null : (event.seat ?? null);
}

type Seated = Pick<ReplayedGame, 'game' | 'labels' | 'players'>;

function frameOf({ at, table }: Replay, seated: Seated, actor: Seat | null): ReplayFrame {
  const view = table.view(null);
  const { options, seats } = table.rules;
  return {
    ...{ entries: at, actor, phase: view.phase, seats: seatModels(seated, view) },
    hands: seatNumbers(seats).map((seat) => handInOrder(seated.game, table.view(seat).hand)),
    middle: middleOf(seated.game, options, view),
  };
}
