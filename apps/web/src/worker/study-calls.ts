import type { Hint, Vocabulary } from '@shoal/core';
import type { FinishedGame, GameReviewing, HintOrder, SameDeal, ShuffleCheck } from '@shoal/table-ui';
import type { ReplayCalls } from './replay-calls.ts';

/** What the page asks of a worker that thinks. */
export type StudyCalls = ReplayCalls & {
  hints(order: HintOrder): readonly Hint<Vocabulary>[];
  /** Tells meanwhile, as a share, how far it has come. */
  review(game: FinishedGame): GameReviewing;
  checkShuffle(game: FinishedGame): ShuffleCheck;
  sameDeal(game: FinishedGame): SameDeal | null;
};
