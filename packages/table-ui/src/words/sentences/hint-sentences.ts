import type { Hint, Message, Vocabulary } from '@shoal/core';
import type { Sentences } from './sentences.ts';

/** An action that the coach suggests, with its reason and its odds. */
export interface HintSentences {
  readonly reason: string;
  readonly details: readonly string[];
}

export function hintSentences(sentences: Sentences, hints: readonly Hint<Vocabulary>[]): readonly HintSentences[] {
  const say = (message: Message) => sentences.advice(message);
  const { isAllChance = false } = sentences.game.presentation;
  const worth = ({ share, better }: Hint<Vocabulary>) => {
    if (hints.length === 1) return sentences.coach({ key: 'only-share', share });
    return sentences.coach(isAllChance ? { key: 'any-choice', share } : { key: 'win-share', share, better });
  };
  return hints.map((hint) => {
    const { action, advice } = hint;
    if (advice === null) return { reason: `${sentences.action(action)}.`, details: [worth(hint)] };
    return { reason: say(advice.reason), details: [say(advice.odds), say(advice.reveals), worth(hint)] };
  });
}
