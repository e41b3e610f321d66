import type { Hint, Message, Vocabulary } from '@shoal/core';
import type { Sentences } from './sentences.ts';

/** An action that the coach suggests: why, and what is known of it. */
export interface HintSentences {
  readonly reason: string;
  readonly details: readonly string[];
}

export function hintSentences(sentences: Sentences, hints: readonly Hint<Vocabulary>[]): readonly HintSentences[] {
  const say = (message: Message) => sentences.advice(message);
  const worth = ({ share, better }: Hint<Vocabulary>) =>
    sentences.coach(hints.length === 1 ? { key: 'only-share', share } : { key: 'win-share', share, better });
  return hints.map((hint) => {
    const { action, advice } = hint;
    if (advice === null) return { reason: `${sentences.action(action)}.`, details: [worth(hint)] };
    return { reason: say(advice.reason), details: [say(advice.odds), say(advice.reveals), worth(hint)] };
  });
}
