import {
  type Card,
  type GameEvent,
  type ReadRecord,
  Replay,
  type ReplayFault,
  type Seat,
  seatNumbers,
  type View,
} from '@shoal/core';

/** The table after the deal, or after an action and its consequences. */
export interface ReplayStep {
  /** The log entries before this step, and up to its end. */
  readonly from: number;
  readonly entries: number;
  /** The seat that acted; null for the deal. */
  readonly actor: Seat | null;
  /** The viewer's view and log after the step. */
  readonly view: View;
  readonly log: readonly GameEvent[];
  /** Every hand. Call it before the next step, since the table is reused. */
  hands(): Card[][];
}

/**
 * Walks through a record, as one seat saw it or with every card open. The first step is always the deal. Returns where
 * the record departs from the rules, or null at its end.
 */
export function* replaySteps(read: ReadRecord, viewer: Seat | null = null): Generator<ReplayStep, ReplayFault | null> {
  const replay = new Replay(read);
  const stepFrom = (from: number): ReplayStep => ({ from, ...standing(replay, from, viewer) });
  let isDealt = isWhole(replay);
  if (isDealt) yield stepFrom(0);
  let fault: ReplayFault | null = null;
  while (!replay.isDone && fault === null) {
    const from = replay.at;
    fault = wholeStep(replay);
    if (fault === null) yield stepFrom(from);
    isDealt ||= fault === null;
  }
  // A record may end, or break the rules, before the deal is complete.
  if (!isDealt) yield stepFrom(0);
  return fault;
}

/** Plays the next action of a record with its consequences, or returns how it departs from the rules. */
function wholeStep(replay: Replay): ReplayFault | null {
  do {
    const fault = replay.step();
    if (fault !== null) return fault;
  } while (!replay.isDone && !isWhole(replay));
  return null;
}

/** Have all consequences of the last action been played? */
const isWhole = ({ at, table }: Replay): boolean => at >= table.reveal().events.length;

function standing(replay: Replay, from: number, viewer: Seat | null): Omit<ReplayStep, 'from'> {
  const { at, table } = replay;
  return {
    entries: at,
    actor: at > from ? actorOf(replay, from) : null,
    view: table.view(viewer),
    log: viewer === null ? table.reveal().events : table.log(viewer),
    hands: () => seatNumbers(table.rules.seats).map((seat) => [...table.view(seat).hand]),
  };
}

/** No seat acts in the facts of the deal. */
function actorOf({ table }: Replay, from: number): Seat | null {
  const event = table.reveal().events[from];
  return table.rules.actionOf(event) === null ? null : (event.seat ?? null);
}

/** Which cards of a hand are new; of twins, the last ones. */
export function newCards(before: readonly Card[], hand: readonly Card[]): boolean[] {
  const known = new Map<Card, number>();
  for (const card of before) known.set(card, (known.get(card) ?? 0) + 1);
  return hand.map((card) => {
    const left = known.get(card) ?? 0;
    known.set(card, left - 1);
    return left <= 0;
  });
}
