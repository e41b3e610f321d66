import { type GameRecord, type RecordFault, readRecord, type VerifyFault, verify, writeRecord } from '@shoal/core';
import { REGISTRY } from '../src/index.ts';

/** A record as plain JSON, for tests to damage. */
export interface LooseRecord {
  readonly rules: Record<string, unknown>;
  readonly seats: Record<string, unknown>[];
  readonly pack: unknown[];
  readonly log: Record<string, unknown>[];
  readonly result: Record<string, unknown>;
}

export type Damage = (json: LooseRecord) => unknown;

/** The text of a record after one change. */
export function damaged(record: GameRecord, damage: Damage): string {
  const json = JSON.parse(writeRecord(record)) as LooseRecord;
  damage(json);
  return JSON.stringify(json);
}

/** Returns why a text is not a readable record or breaks the rules, or null. */
export function faultOf(text: string): RecordFault | VerifyFault | null {
  const reading = readRecord(REGISTRY, text);
  return reading.ok ? verify(reading.read) : reading.fault;
}
