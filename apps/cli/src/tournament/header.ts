import { DEFAULT_SHUFFLE, isListOf, isObject, isShuffleName, isText, type JsonObject, objectIn } from '@shoal/core';
import { PROTOCOL } from '../external-bot/protocol.ts';
import { VERSION } from '../process/version.ts';
import type { Contest, Entrant } from './contest.ts';

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

/** Reads the first line of a results file, or returns null. Earlier versions wrote no shuffle and no time bank. */
export function readHeader(line: string): Header | null {
  const json = { shuffle: DEFAULT_SHUFFLE, timeBankMs: 0, ...objectIn(line) } as JsonObject;
  const isHeader = json['format'] === RESULTS_FORMAT && isText(json['seed']) && isShuffleName(json['shuffle']);
  return isHeader && isListOf(json['bots'], isEntrant) ? (json as unknown as Header) : null;
}

const isEntrant = (json: unknown): json is Entrant =>
  isObject(json) &&
  isText(json['name']) &&
  ('command' in json ? isListOf(json['command'], isText) : isText(json['level']));

const DECISIVE = [
  'game',
  'rules',
  'seats',
  'pairs',
  'bots',
  'seed',
  'shuffle',
  'timeLimitMs',
  'timeBankMs',
  'protocol',
  'shoal',
] as const;
export type HeaderField = (typeof DECISIVE)[number];

/** The first field in which two plans differ; null when the results of one are results of the other. */
export const differenceOf = (one: Header, other: Header): HeaderField | null =>
  DECISIVE.find((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field])) ?? null;
