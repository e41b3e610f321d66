import { say } from '../text/line-writer.ts';
import { freshName } from './open-visit.ts';
import { RoomOrders } from './room-orders.ts';
import type { RoomVisit } from './room-visit.ts';
import { ownSeatIn } from './seat-list.ts';

/** The name to sit down with is free in the room. */
export function ordersFor(visit: RoomVisit, name: string | undefined): RoomOrders {
  const taken = visit.scene?.room.people.map((person) => person.name) ?? [];
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
  const open = scene.room.seats.findIndex(({ type }) => type === 'open');
  const free = open >= 0 ? open : scene.room.seats.findIndex(({ type }) => type === 'bot');
  const refusal = await orders.sit(sit === true ? free : sit - 1);
  if (refusal !== null) tell(refusal);
}
