import { PRESENTATIONS } from '@shoal/games/presentations';
import type { TableReport } from '@shoal/room';
import type { RoomScene } from '@shoal/room/client';
import { CLOCK } from '@shoal/server/node';
import { SeatController, type SeatDevice } from '@shoal/table-ui';
import type { Thinker } from '../room/thinker.ts';
import type { RoomVisit } from './room-visit.ts';

type DeviceSettings = Pick<SeatDevice, 'speed' | 'repeats' | 'onActed'>;

/** Joins the table of a room for one deal, exactly as a table of this machine is joined. */
export async function seatAt(
  { client }: RoomVisit,
  { game }: TableReport,
  { hints: think }: Thinker,
  settings: DeviceSettings,
): Promise<SeatController> {
  const device = { ...settings, clock: CLOCK, keepsCursor: false, think, presentation: PRESENTATIONS[game] };
  const seat = new SeatController((listener) => client.join(listener), device);
  await seat.when((state) => state !== null);
  return seat;
}

/** What tells one deal of a room, as seen from one seat, from another. */
export const dealKeyOf = ({ id, dealNumber, view }: TableReport): string => JSON.stringify([id, dealNumber, view.seat]);

/** What a room is about at a moment. `waiting`: cards are being shuffled, or are on their way. */
export type RoomMoment = 'lobby' | 'waiting' | 'playing' | 'between';

/** The picture of a room and its table come one after the other. */
export function momentOf({ room, table }: RoomScene): RoomMoment {
  if (room.phase === 'lobby') return 'lobby';
  if (table === null || room.phase === 'dealing') return 'waiting';
  if (table.view.result === null) return 'playing';
  return room.phase === 'playing' ? 'waiting' : 'between';
}
