import type { Action } from '@shoal/core';
import type { BotOrder, FinishedGame, HintOrder, Hints } from '@shoal/room';
import type { CheckedRecord, ReviewResult, SameDeal, ShuffleCheck } from '@shoal/table-ui';
import type { CheckEnd } from './replay-check.ts';
import type { ReplayReading } from './replay-reading.ts';

/** What the page asks of a worker that thinks. */
export type StudyCalls = {
  hints(order: HintOrder): Promise<Hints>;
  choose(order: BotOrder): Promise<Action>;
  /** Tells meanwhile, as a share, how far it has come. */
  review(game: FinishedGame): Promise<ReviewResult>;
  checkShuffle(game: FinishedGame): Promise<ShuffleCheck>;
  sameDeal(game: FinishedGame): Promise<SameDeal | null>;
  replay(text: string): Promise<ReplayReading>;
  verify(text: string): Promise<CheckedRecord>;
  /** Tells `CheckNews` while it works. */
  check(file: Blob): Promise<CheckEnd>;
};

/** So many games of a file are listed, and every faulty one after them; the others are checked and counted. */
export const MOST_LISTED = 20_000;
