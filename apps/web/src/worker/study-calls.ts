import type { Action } from '@shoal/core';
import type { BotOrder, FinishedGame, HintOrder, Hints } from '@shoal/room';
import type { GameReviewing, SameDeal, ShuffleCheck } from '@shoal/table-ui';
import type { ReplayCalls } from './replay-calls.ts';

/** What the page asks of a worker that thinks. */
export type StudyCalls = ReplayCalls & {
  hints(order: HintOrder): Hints;
  choose(order: BotOrder): Action;
  /** Tells meanwhile, as a share, how far it has come. */
  review(game: FinishedGame): GameReviewing;
  checkShuffle(game: FinishedGame): ShuffleCheck;
  sameDeal(game: FinishedGame): SameDeal | null;
};
