import type { Judgement, Vocabulary } from '@shoal/core';
import { reviewWords } from './review-words.ts';
import type { ReviewedGame } from './reviewed-game.ts';

/** An action that went wrong, in words. */
export interface MarkedAction {
  /** Its number among the actions, from 1, and the number of its log entry. */
  readonly number: number;
  readonly entry: number;
  readonly player: string;
  readonly isOfReviewer: boolean;
  readonly taken: string;
  /** How bad it was, in a word or two. */
  readonly mark: string;
  /** What it cost, which fact was forgotten, and what was better, each in a sentence. */
  readonly cost: string;
  readonly forgotten: string | null;
  readonly better: string;
  readonly judgement: Judgement<Vocabulary>;
}

export function markedActions({ actions, labels, sentences, id, seat }: ReviewedGame): MarkedAction[] {
  return actions.flatMap((reviewed, index) => {
    const { judgement } = reviewed;
    if (judgement === null) return [];
    const { loss, error, forgotten, advice } = judgement;
    const mark = forgotten === null ? judgement.mark : (judgement.mark ?? 'forgot');
    if (mark === null) return [];
    return {
      number: index + 1,
      entry: reviewed.entry + 1,
      player: labels[reviewed.seat],
      isOfReviewer: reviewed.seat === seat,
      taken: sentences.action(reviewed.action),
      mark: reviewWords.mark(mark),
      cost: sentences.coach({ key: mark, loss, error }),
      forgotten: forgotten === null ? null : sentences.advice(id, forgotten),
      better: sentences.advice(id, advice.reason),
      judgement,
    };
  });
}
