import { loadOnlineWords } from '@shoal/table-ui/online';
import { withLineContext } from '../line-mode/line-context.ts';
import { sayHowToComeBack, throwEnding } from '../online/ending.ts';
import type { RoomFlags } from '../online/join-flags.ts';
import { freshName } from '../online/open-visit.ts';
import { RoomOrders } from '../online/room-orders.ts';
import type { RoomVisit } from '../online/room-visit.ts';
import { ownSeatIn } from '../online/seat-list.ts';
import { type Interruption, orInterrupted } from '../process/interruption.ts';
import { say } from '../text/line-writer.ts';
import { RoomJson } from './room-json.ts';
import { RoomLines } from './room-lines.ts';

export interface LineVisit {
  readonly visit: RoomVisit;
  readonly flags: RoomFlags;
  readonly interruption: Interruption;
  /** The seat to take at once; null waits for a choice, true takes the first that is free. */
  readonly sit: number | true | null;
  /** The command that leads back to the seat. */
  readonly comeBack: string;
}

/** Plays in a room line by line, or as JSON for a program, until somebody leaves. */
export async function visitInLines({ visit, flags, interruption, sit, comeBack }: LineVisit): Promise<void> {
  const { json, ...look } = flags;
  await withLineContext({ ...look, ...(json === true ? { json } : {}) }, interruption, async (context) => {
    const { words } = visit;
    if (visit.state.type === 'knocking' && json !== true) context.writer.line(words.connection.knocking);
    try {
      await orInterrupted(
        visit.until(() => visit.scene !== null || visit.state.type === 'ended'),
        interruption,
      );
      const orders = ordersFor(visit, flags.name);
      if (sit !== null) await sitAtOnce(visit, orders, sit);
      const languages = [words.typed, (await loadOnlineWords('en')).typed];
      const told =
        json === true
          ? new RoomJson(visit, context.input, (value) => void process.stdout.write(`${JSON.stringify(value)}\n`))
          : new RoomLines(visit, orders, languages, context);
      await orInterrupted(told.run(), interruption);
    } finally {
      sayHowToComeBack(visit, comeBack);
    }
  });
  throwEnding(visit);
}

/** The name to sit down with is free in the room. */
export function ordersFor(visit: RoomVisit, name: string | undefined): RoomOrders {
  const taken = visit.scene?.room.people.map((person) => person.name) ?? [];
  return new RoomOrders(visit, name ?? freshName(visit.words, taken));
}

export async function sitAtOnce(visit: RoomVisit, orders: RoomOrders, sit: number | true): Promise<void> {
  const { scene } = visit;
  if (scene === null || ownSeatIn(scene) !== null) return;
  const open = scene.room.seats.findIndex(({ type }) => type === 'open');
  const free = open >= 0 ? open : scene.room.seats.findIndex(({ type }) => type === 'bot');
  const refusal = await orders.sit(sit === true ? free : sit - 1);
  if (refusal !== null) say(refusal);
}
