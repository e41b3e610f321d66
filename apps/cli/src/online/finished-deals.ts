import type { FinishedGame } from '@shoal/room';
import type { RoomScene } from '@shoal/room/client';

/** The deal that has just ended, as a finished game of the person who played in it; null for anybody else. */
export function finishedDealIn({ table, record, you, room }: RoomScene, endedAt: Date): FinishedGame | null {
  if (table === null || record === null || table.finishedId === null || table.view.seat === null) return null;
  const own = room.people.find(({ id }) => id === you.person);
  if (own === undefined || own.bot !== null) return null;
  const { finishedId: id, preset, dealNumber: deal, goal } = table;
  return { id, endedAt: endedAt.toISOString(), preset, deal, goal, daily: null, undone: 0, record };
}
