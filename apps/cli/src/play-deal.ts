import { setImmediate } from 'node:timers/promises';
import type { Action, Result, Seat } from '@shoal/core';
import { finished, type Sitting } from '@shoal/table-ui';
import { Interrupted } from './exit-code.ts';
import type { Interruption } from './interruption.ts';
import type { Thinker } from './thinker.ts';

/** What a person may choose instead of an action. */
export const UNDO = 'undo';

/** Who shows a deal to people and lets them choose. */
export interface Host {
  begin(): void;
  /** Before each turn. */
  turn(seat: Seat): Promise<void>;
  choose(seat: Seat): Promise<Action | typeof UNDO>;
  /** After each action. */
  tell(): void;
  /** After something was taken back. */
  undone(seat: Seat): void;
  end(result: Result): void | Promise<void>;
}

/** What a deal is played with, whoever shows it. */
export interface DealDesk {
  readonly thinker: Thinker;
  readonly interruption: Interruption;
}

/** Plays one deal to its end: people choose through the host, bots from what their seats may know. */
export async function playDeal(sitting: Sitting, host: Host, { thinker, interruption }: DealDesk): Promise<Result> {
  host.begin();
  for (let seat = turnOf(sitting); seat !== null; seat = turnOf(sitting)) {
    await host.turn(seat);
    // Bots alone ask nobody, so nobody else would let Ctrl-C come in.
    await setImmediate();
    if (interruption.hasCome) throw new Interrupted();
    const { order } = sitting;
    const choice = order === null ? await host.choose(seat) : await thinker.choose(order);
    if (choice === UNDO) {
      sitting.undo(seat);
      host.undone(seat);
      continue;
    }
    const refusal = sitting.act(seat, choice);
    if (refusal !== null) throw new Error(`seat ${seat} was refused: ${refusal}`);
    host.tell();
  }
  const result = finished(sitting.result);
  await host.end(result);
  return result;
}

const turnOf = ({ deal }: Sitting): Seat | null => deal.table.turn;
