import { PROTOCOL } from '../external-bot/protocol.ts';
import { VERSION } from '../version.ts';
import { type Contest, type Entrant, isExternal } from './contest.ts';

const RESULTS_FORMAT = 'shoal-tournament/1';

/** The first line of a results file: the plan that all its other lines belong to. */
export interface Header extends Contest {
  readonly format: typeof RESULTS_FORMAT;
  readonly protocol: typeof PROTOCOL;
  readonly shoal: string;
  /** As many as were wanted at first; there may be more by now. */
  readonly deals: number;
}

export const headerOf = (contest: Contest, deals: number): Header => ({
  format: RESULTS_FORMAT,
  protocol: PROTOCOL,
  shoal: VERSION,
  ...contest,
  deals,
});

/** The header that a line is; null when it is none. */
export function readHeader(line: string): Header | null {
  try {
    const header = JSON.parse(line) as Header;
    const isHeader =
      header.format === RESULTS_FORMAT && typeof header.seed === 'string' && header.bots.every(isEntrant);
    return isHeader ? header : null;
  } catch {
    return null;
  }
}

const isEntrant = (bot: Entrant): boolean =>
  typeof bot.name === 'string' && (isExternal(bot) ? Array.isArray(bot.command) : typeof bot.level === 'string');

const DECISIVE = ['game', 'rules', 'seats', 'pairs', 'bots', 'seed', 'timeLimitMs', 'protocol', 'shoal'] as const;
export type HeaderField = (typeof DECISIVE)[number];

/** The first field in which two plans differ; null when the results of one are results of the other. */
export const differenceOf = (one: Header, other: Header): HeaderField | null =>
  DECISIVE.find((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field])) ?? null;
