import type { GameId, Hint, Vocabulary } from '@shoal/core';
import { hintSentences, type Sentences } from '@shoal/table-ui';
import { numberedLine } from './numbered.ts';

/** What the coach would do, best first. */
export const hintLines = (sentences: Sentences, game: GameId, hints: readonly Hint<Vocabulary>[]): string[] =>
  hintSentences(sentences, game, hints).flatMap(({ reason, details }, index) => [
    numberedLine(index + 1, reason),
    `     ${details.join(' ')}`,
  ]);
