import type { GameId, Hint, Vocabulary } from '@shoal/core';
import { hintSentences, type Sentences } from '@shoal/table-ui';
import { words } from './words.ts';

/** What the coach would do, best first. */
export const hintLines = (sentences: Sentences, game: GameId, hints: readonly Hint<Vocabulary>[]): string[] =>
  hintSentences(sentences, game, hints).flatMap(({ reason, details }, index) => [
    words.hintLine(index + 1, reason),
    words.hintDetails(details),
  ]);
