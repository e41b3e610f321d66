import { type GameRecord, REGISTRY, type ReadRecord, readRecord, writeRecord } from '@shoal/core';

/** A record that this program wrote, or has checked before. */
export function readOf({ record }: { readonly record: GameRecord }): ReadRecord {
  const reading = readRecord(REGISTRY, writeRecord(record));
  if (!reading.ok) throw new Error(`a record of our own is refused: ${reading.fault.key}`);
  return reading.read;
}
