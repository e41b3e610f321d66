import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLiving, PidLock } from './pid-lock.ts';
import { discard } from './whole-file.ts';

const LOCK = '.lock';

/** Removes what a process that was killed has left: files it never finished, and locks without a journal. */
export function removeLeftovers(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const path = join(folder, name);
    const writer = /\.(\d+)\.tmp$/.exec(name)?.[1];
    if (writer !== undefined && !isLiving(Number(writer))) discard(path);
    const isLock = name.endsWith(LOCK);
    if (isLock && !existsSync(path.slice(0, -LOCK.length)) && !PidLock.isHeld(path)) discard(path);
  }
}
