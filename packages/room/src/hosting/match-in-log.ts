import { Match } from '../match/match.ts';
import type { RoomState } from './room-state.ts';

/** The match that the log of a room tells. Throws if its entries contradict each other. */
export function matchIn(state: RoomState): Match {
  const match = Match.resume(state.matchPlan(state.matchTable()), state.matchEntries);
  if (match === null) throw new Error('the entries of the match contradict each other');
  return match;
}

/** The match so far with its new deal, which then costs the same however many came before it. */
export function dealtOn({ matchEntries }: RoomState, played: Match | null): Match | null {
  const dealt = matchEntries.at(-1);
  const isNext = dealt !== undefined && played?.entries.length === matchEntries.length - 1;
  return isNext && played.repeat(dealt) ? played : null;
}
