import { closeSync, constants, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { IPty } from '@lydell/node-pty';

const LOOK_MS = 4;
const QUIET_LOOKS = 3;

/**
 * Keeps the program's end of a terminal open until all it has said is read: with nobody there Node takes the
 * terminal for closed, and drops what the system still holds of the program's last words.
 */
export function holdFarEnd(terminal: IPty): void {
  // It has these properties on every system but Windows, only its types do not say so.
  const { ptsName, _socket: socket } = terminal as IPty & { readonly ptsName: string; readonly _socket: Socket };
  const farEnd = openSync(ptsName, constants.O_RDWR | constants.O_NOCTTY);
  // The library would close a terminal 200 ms after the end of its program, read or not: a busy machine is slower.
  const { destroy } = socket;
  socket.destroy = () => socket;
  // Looks are counted, not time: between two of them Node has read what was there, however busy it was.
  let quietLooks = 0;
  terminal.onData(() => {
    quietLooks = 0;
  });
  const timer = setInterval(() => {
    if (isAlive(terminal.pid)) return;
    quietLooks += 1;
    if (quietLooks <= QUIET_LOOKS) return;
    clearInterval(timer);
    socket.destroy = destroy;
    closeSync(farEnd);
  }, LOOK_MS);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
