// @ts-check
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Waits for a child and forwards signals to it, so that we outlive it and can clean up.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} [instead] sent in place of any signal, for a child that stops slowly
 * @returns {Promise<{ code: number, isInterrupted: boolean }>} after a signal the code is 128 plus its number, as in
 * shells
 */
export async function outcomeOf(child, instead) {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    received = signal;
    child.kill(instead ?? signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  try {
    const { code, signal } = await endOf(child);
    const cause = received ?? signal;
    if (cause === null) return { code: code ?? 1, isInterrupted: false };
    return { code: 128 + constants.signals[cause], isInterrupted: true };
  } finally {
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}
