import { constants } from 'node:os';

/** How a program ended: by itself with a code, or by a signal. */
export interface PtyEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export function endOf(code: number, signalNumber: number | undefined): PtyEnd {
  const signal = signalNamed(signalNumber);
  return { code: signal === null ? code : null, signal };
}

function signalNamed(number = 0): NodeJS.Signals | null {
  const names = Object.keys(constants.signals) as NodeJS.Signals[];
  return names.find((name) => constants.signals[name] === number) ?? null;
}
