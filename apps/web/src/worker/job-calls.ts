import type { Action } from '@shoal/core';
import type { BotOrder, FinishedGame, HintOrder, Hints } from '@shoal/room';
import type { CheckedRecord, ReviewResult, SameDeal, ShuffleCheck } from '@shoal/table-ui';
import type { CheckEnd } from './replay-check.ts';
import type { ReplayReading } from './replay-reading.ts';

/** The calls of the page to a job worker. */
export type JobCalls = {
  hints(order: HintOrder): Promise<Hints>;
  choose(order: BotOrder): Promise<Action>;
  /** Reports the share done while it works. */
  review(game: FinishedGame): Promise<ReviewResult>;
  checkShuffle(game: FinishedGame): Promise<ShuffleCheck>;
  sameDeal(game: FinishedGame): Promise<SameDeal | null>;
  replay(text: string): Promise<ReplayReading>;
  verify(text: string): Promise<CheckedRecord>;
  /** Reports `CheckNews` while it works. */
  check(file: Blob): Promise<CheckEnd>;
};

/** The most games listed for a file, plus all faulty ones; the others are checked and counted. */
export const MOST_LISTED = 20_000;
