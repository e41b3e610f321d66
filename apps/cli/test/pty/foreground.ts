import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Sends a signal to the group of processes that the keys of a terminal act on; false when nobody is left.
 * The terminal is known by the process that leads its session.
 */
export function signalForeground(leader: number, name: NodeJS.Signals): boolean {
  const group = Number(process.platform === 'linux' ? groupInProc(leader) : groupInPs(leader));
  // To signal group 1 or less is to signal far more than a program.
  if (!Number.isInteger(group) || group <= 1) return false;
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}

const PLACE_AFTER_NAME = 5;

function groupInProc(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may hold anything, blanks too.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[PLACE_AFTER_NAME];
  } catch {
    return '';
  }
}

const groupInPs = (pid: number): string =>
  spawnSync('ps', ['-o', 'tpgid=', '-p', `${pid}`])
    .stdout.toString()
    .trim();
