import type { GameId, Hint, Message, Vocabulary } from '@shoal/core';
import type { Sentences } from './sentences.ts';

/** An action that the coach suggests: why, and what is known of it. */
export interface HintSentences {
  readonly reason: string;
  readonly details: readonly string[];
}

export function hintSentences(
  sentences: Sentences,
  game: GameId,
  hints: readonly Hint<Vocabulary>[],
): readonly HintSentences[] {
  const say = (message: Message) => sentences.advice(game, message);
  const worth = ({ share, better }: Hint<Vocabulary>) =>
    sentences.coach(hints.length === 1 ? { key: 'only-share', share } : { key: 'win-share', share, better });
  return hints.map((advised) => ({
    reason: say(advised.reason),
    details: [say(advised.odds), say(advised.reveals), worth(advised)],
  }));
}
