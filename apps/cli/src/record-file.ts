import type { GameRecord } from '@shoal/core';
import type { FileWords } from '@shoal/table-ui';
import { RecordSink } from './simulation/record-sink.ts';

/** A file that cannot be written is named before the first card, not after the last. */
export async function checkWritable(path: string, words: FileWords): Promise<void> {
  const sink = await RecordSink.open(path, 'a', words);
  await sink.close();
}

/** Adds the record of a deal to a file. */
export async function addRecord(path: string, record: GameRecord, words: FileWords): Promise<void> {
  const sink = await RecordSink.open(path, 'a', words);
  await sink.write(record);
  await sink.close();
}
