import { loadOnlineWords } from '@shoal/table-ui/online';
import { withLineContext } from '../line-mode/line-context.ts';
import { tellWhyLines } from '../line-mode/why-lines.ts';
import { ordersFor, sitAtOnce } from '../online/arrival.ts';
import { sayHowToComeBack, throwEnding } from '../online/ending.ts';
import type { RoomFlags } from '../online/join-flags.ts';
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
export async function visitInLines({ visit, flags, interruption, sit, comeBack }: LineVisit): Promise<void> {
  const { json, ...look } = flags;
  await withLineContext({ ...look, ...(json === true ? { json } : {}) }, interruption, async (context) => {
    const { words } = visit;
    tellWhyLines(context);
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
