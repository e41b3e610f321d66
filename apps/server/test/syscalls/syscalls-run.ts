import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from '../process/server-process.ts';
import { EagerTable } from '../wire/eager-table.ts';
import { WireTable } from '../wire/wire-table.ts';
import { type SendOrder, sendOrderOf } from './send-order.ts';
import { SystemCalls } from './system-calls.ts';

export interface SyscallsSettings {
  readonly strace: string;
  readonly tables: number;
  readonly seconds: number;
  /** Lets the server commit without waiting for the disk, to show that this is noticed. */
  readonly isCareless: boolean;
}

const SEATS = 3;

/** Watches a server under load. */
export async function watchServer({ strace, tables, seconds, isCareless }: SyscallsSettings): Promise<SendOrder> {
  const server = await ServerProcess.start({ isCareless });
  try {
    const opening = Array.from({ length: tables }, () => WireTable.open(server.origin, SEATS));
    const opened = await Promise.all(opening);
    const calls = await SystemCalls.watch(strace, server.pid);
    for (const table of opened) new EagerTable(table, { answered: () => undefined }).play();
    await pause(1000 * seconds);
    for (const table of opened) table.close();
    return sendOrderOf(await calls.stop());
  } finally {
    await server.remove();
  }
}
