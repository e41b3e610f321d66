import type { Finding } from './findings.ts';
import { actionsPerS, gamesPerS } from './summary.ts';

/** Writes a finding as one line of JSON; each figure is the best of all processes. */
export function jsonLineOf(finding: Finding): string {
  return JSON.stringify({ case: finding.name, lane: finding.lane, ...figuresOf(finding) });
}

function figuresOf(finding: Finding): Record<string, number> {
  switch (finding.kind) {
    case 'games':
      return {
        gamesPerS: Math.round(gamesPerS(finding.summary)),
        actionsPerS: Math.round(actionsPerS(finding.summary)),
      };
    case 'copy':
      return { nsPerCopy: rounded(finding.summary.nsPerRun, 1) };
    case 'shuffle':
      return { nsPerShuffle: rounded(finding.summary.nsPerRun, 1) };
    case 'allocation':
      return { bytesPerGame: rounded(finding.allocation.bytesPerGame, 3) };
    case 'threads':
      return { ratioOfTwoToOne: rounded(finding.ratio, 3) };
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
