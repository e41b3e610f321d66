import type { Seat } from '@shoal/core';
import { isPerson, type TableReport } from '@shoal/room';

/** What stands between a person and the cards, where several share a device. */
export type Curtain =
  /** The player who has just acted still sees what came of it. */
  | { readonly stage: 'hide'; readonly seat: Seat }
  | { readonly stage: 'pass'; readonly seat: Seat }
  /** Told from what everybody may know: the cards come after it. */
  | { readonly stage: 'recap'; readonly seat: Seat; readonly known: number };

/** The curtain at a shared device, from the one that is down now and the seat whose cards are on the screen. */
export function nextCurtain(now: Curtain | null, viewer: Seat | null, { view, players }: TableReport): Curtain | null {
  const { turn } = view;
  if (turn === null) return null;
  if (now?.stage === 'recap' && now.seat === turn) return now;
  if (viewer !== null && viewer !== turn) return { stage: 'hide', seat: viewer };
  return viewer === null && isPerson(players[turn]) ? { stage: 'pass', seat: turn } : null;
}
