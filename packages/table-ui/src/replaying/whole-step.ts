import { type ReadRecord, Replay, type ReplayFault } from '@shoal/core';

/** Plays the next action of a record with all that came of it, or says how it departs from the rules. */
export function wholeStep(replay: Replay): ReplayFault | null {
  do {
    const fault = replay.step();
    if (fault !== null) return fault;
  } while (!replay.isDone && !isWhole(replay));
  return null;
}

/** Has everything been told that came of the last action? */
export const isWhole = ({ at, table }: Replay): boolean => at >= table.reveal().events.length;

/** The number of log entries after the deal and after each action, up to a fault or the end of the record. */
export function stopsOf(read: ReadRecord): number[] {
  const replay = new Replay(read);
  const stops = isWhole(replay) ? [0] : [];
  while (!replay.isDone && wholeStep(replay) === null) stops.push(replay.at);
  // A record may end before the deal is told.
  return stops.length === 0 ? [0] : stops;
}
