import type { CheckedRecord } from '@shoal/table-ui';
import { type CheckEnd, type CheckNews, checkFile } from './replay-check.ts';
import { type ReplayReading, replayText, verifyText } from './replay-reading.ts';

/** What the page asks about records. */
export type ReplayCalls = {
  replay(text: string): ReplayReading;
  verify(text: string): CheckedRecord;
  /** Tells `CheckNews` while it works. */
  check(file: Blob): Promise<CheckEnd>;
};

export const replayCalls = (onNews: (news: CheckNews) => void): ReplayCalls => ({
  replay: replayText,
  verify: verifyText,
  check: (file) => checkFile(file, onNews),
});
