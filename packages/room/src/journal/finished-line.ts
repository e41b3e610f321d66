import { type GameRecord, isCount, objectIn, type ReadRecord, type RecordFault, readRecord } from '@shoal/core';
import { REGISTRY } from '@shoal/games/registry';
import type { FinishedGame } from '../match/deal.ts';
import { isDaily, isGoal, isMoment, isName } from './json.ts';

export const FINISHED_FORMAT = 'shoal-finished/1';

export type FinishedReading =
  | { readonly ok: true; readonly game: FinishedGame; readonly read: ReadRecord }
  /** The fault of the record; null if there is no record, or the line lacks fields. */
  | { readonly ok: false; readonly fault: RecordFault | null };

export function writeFinished(game: FinishedGame): string {
  const { id, endedAt, preset, deal, goal, daily, undone, record } = game;
  return JSON.stringify({ format: FINISHED_FORMAT, id, endedAt, preset, deal, goal, daily, undone, record });
}

/** The text that begins the line of this game, and of no other. */
export const beginningOf = (id: string): string => `${JSON.stringify({ format: FINISHED_FORMAT, id }).slice(0, -1)},`;

/** Checks every field, but does not replay the game. */
export function readFinished(line: string): FinishedReading {
  const json = objectIn(line);
  if (json === null || json['format'] !== FINISHED_FORMAT) return { ok: false, fault: null };
  const { id, endedAt, preset, deal, goal, daily, undone, record } = json;
  const isWhole = isName(id) && isMoment(endedAt) && isName(preset) && isCount(deal) && deal > 0;
  if (!isWhole || !isGoal(goal) || !isDaily(daily) || !isCount(undone)) return { ok: false, fault: null };
  const reading = readRecord(REGISTRY, textOf(record));
  if (!reading.ok) return reading;
  const { read } = reading;
  if (!isOver(read.record)) return { ok: false, fault: null };
  return { ok: true, read, game: { id, endedAt, preset, deal, goal, daily, undone, record: read.record } };
}

/** Whether a record tells the result of every seat. */
export const isOver = ({ result, seats }: GameRecord): boolean =>
  result?.places.length === seats.length && result.scores.length === seats.length;

/** JSON can be nested so deep that it cannot be written again. */
function textOf(json: unknown): string {
  try {
    return JSON.stringify(json) ?? '';
  } catch {
    return '';
  }
}
