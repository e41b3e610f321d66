import { type GameRecord, type RecordFault, readRecord, type VerifyFault, verify, writeRecord } from '@shoal/core';
import { REGISTRY } from '../src/index.ts';

/** A record as plain JSON, to be changed at will. */
export interface LooseRecord {
  readonly rules: Record<string, unknown>;
  readonly seats: Record<string, unknown>[];
  readonly pack: unknown[];
  readonly log: Record<string, unknown>[];
  readonly result: Record<string, unknown>;
}

export type Damage = (json: LooseRecord) => unknown;

/** The text of a record with one thing changed. */
export function damaged(record: GameRecord, damage: Damage): string {
  const json = JSON.parse(writeRecord(record)) as LooseRecord;
  damage(json);
  return JSON.stringify(json);
}

/** What is wrong with a text, whether it cannot be read or breaks the rules; null when all is right. */
export function faultOf(text: string): RecordFault | VerifyFault | null {
  const reading = readRecord(REGISTRY, text);
  return reading.ok ? verify(reading.read) : reading.fault;
}
