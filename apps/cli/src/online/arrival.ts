import { say } from '../text/line-writer.ts';
import { freshName } from './open-visit.ts';
import { RoomOrders } from './room-orders.ts';
import type { RoomVisit } from './room-visit.ts';
import { freeSeatIn, namesIn, ownSeatIn } from './seat-list.ts';

/** The name to sit down with is free in the room. */
export function ordersFor(visit: RoomVisit, name: string | undefined): RoomOrders {
  const taken = visit.scene === null ? [] : namesIn(visit.scene.room);
  return new RoomOrders(visit, name ?? freshName(visit.words, taken));
}

/** Takes the seat of this number; true takes the first that is free. */
export async function sitAtOnce(
  visit: RoomVisit,
  orders: RoomOrders,
  sit: number | true,
  tell: (refusal: string) => void = say,
): Promise<void> {
  const { scene } = visit;
  if (scene === null || ownSeatIn(scene) !== null) return;
  const seat = sit === true ? freeSeatIn(scene.room) : sit - 1;
  const refusal = seat === null ? visit.words.terminal.noFreeSeat : await orders.sit(seat);
  if (refusal !== null) tell(refusal);
}
