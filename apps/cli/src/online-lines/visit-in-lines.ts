import { loadOnlineWords } from '@shoal/table-ui/online';
import { type LineContext, withLineContext } from '../line-mode/line-context.ts';
import { tellWhyLines } from '../line-mode/why-lines.ts';
import { ordersFor, sitAtOnce } from '../online/arrival.ts';
import { sayHowToComeBack, throwEnding } from '../online/ending.ts';
import type { RoomFlags } from '../online/join-flags.ts';
import type { RoomOrders } from '../online/room-orders.ts';
import type { RoomVisit } from '../online/room-visit.ts';
import { type Interruption, orInterrupted } from '../process/interruption.ts';
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
export async function visitInLines(lineVisit: LineVisit): Promise<void> {
  const { visit, flags, interruption, comeBack } = lineVisit;
  const { json, ...look } = flags;
  await withLineContext({ ...look, ...(json === true ? { json } : {}) }, interruption, async (context) => {
    tellWhyLines(context);
    try {
      await orInterrupted((json === true ? tellAsJson : tellInLines)(lineVisit, context), interruption);
    } finally {
      sayHowToComeBack(visit, comeBack);
    }
  });
  throwEnding(visit);
}

/** A program is told of its knock, too. */
async function tellAsJson(lineVisit: LineVisit, { input }: LineContext): Promise<void> {
  const write = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`);
  const told = new RoomJson(lineVisit.visit, input, write).run();
  void comeIn(lineVisit);
  await told;
}

async function tellInLines(lineVisit: LineVisit, context: LineContext): Promise<void> {
  const { visit } = lineVisit;
  const { words } = visit;
  if (visit.state.type === 'knocking') context.writer.line(words.connection.knocking);
  const orders = await comeIn(lineVisit);
  const languages = [words.typed, (await loadOnlineWords('en')).typed];
  await new RoomLines(visit, orders, languages, context).run();
}

/** Waits for the door, and takes a seat at once if that was asked for. */
async function comeIn({ visit, flags, sit }: LineVisit): Promise<RoomOrders> {
  await visit.until(() => visit.scene !== null || visit.state.type === 'ended');
  const orders = ordersFor(visit, flags.name);
  if (sit !== null) await sitAtOnce(visit, orders, sit);
  return orders;
}
