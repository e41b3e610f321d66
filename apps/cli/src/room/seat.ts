import { PRESENTATIONS } from '@shoal/games/presentations';
import { CLOCK } from '@shoal/server/node';
import { SeatController, type SeatDevice, type SeatState } from '@shoal/table-ui';
import type { LocalRoom } from './local-room.ts';
import type { Thinker } from './thinker.ts';

type DeviceSettings = Pick<SeatDevice, 'speed' | 'repeats' | 'onActed'>;

/** Joins a room for everybody at this terminal, and waits for its first news. */
export async function seatIn(
  room: LocalRoom,
  { hints: think }: Thinker,
  settings: DeviceSettings,
): Promise<SeatController> {
  const presentation = PRESENTATIONS[room.rematch.table.id];
  const device = { ...settings, clock: CLOCK, keepsCursor: false, think, presentation };
  const seat = new SeatController((listener) => room.join(listener), device);
  await seat.when((state) => state !== null);
  return seat;
}

/** Returns what a seat shows now. The first news must have come. */
export function stateOf({ value }: SeatController): SeatState {
  if (value === null) throw new Error('the room has told nothing yet');
  return value;
}
