import type { Pty } from '../pty/pty.ts';
import { ESC } from './sequences.ts';

const CLEAR = `${ESC}[2J`;

/** Changes the size and waits until everything is drawn anew: what came late for the size before is not that. */
export async function resized(pty: Pty, columns: number, rows: number): Promise<void> {
  const { length } = pty.raw;
  pty.resize(columns, rows);
  await pty.until(() => pty.raw.includes(CLEAR, length));
}
