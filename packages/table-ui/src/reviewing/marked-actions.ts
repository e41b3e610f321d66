import type { Judgement, Mark, ReviewedAction, Seat, Vocabulary } from '@shoal/core';
import type { Catalogue } from '../words/catalogue.ts';
import type { Sentences } from '../words/sentences/sentences.ts';

/** The actions of a reviewed game, with their words. */
export interface ReviewedTable {
  /** The labels as shown. */
  readonly labels: readonly string[];
  /** The seat whose knowledge the win chances are based on. */
  readonly seat: Seat;
  readonly actions: readonly ReviewedAction[];
  readonly catalogue: Pick<Catalogue, 'review'>;
  readonly sentences: Sentences;
}

/** A mistake in words. */
export interface MarkedAction {
  /** The number of the action, from 1, and the number of its log entry. */
  readonly number: number;
  readonly entry: number;
  readonly seat: Seat;
  readonly player: string;
  readonly isOfReviewer: boolean;
  readonly taken: string;
  readonly kind: Mark | 'forgot';
  /** How bad it was, in a word or two. */
  readonly mark: string;
  /** Sentences: its cost, the forgotten fact, the better action, and how likely that was to succeed. */
  readonly cost: string;
  readonly forgotten: string | null;
  readonly better: string;
  readonly odds: string | null;
  readonly judgement: Judgement<Vocabulary>;
}

export function markedActions({ actions, labels, catalogue, sentences, seat }: ReviewedTable): MarkedAction[] {
  return actions.flatMap((reviewed, index) => {
    const { judgement } = reviewed;
    const kind = markOn(reviewed);
    if (judgement === null || kind === null) return [];
    const { best, loss, error, forgotten, advice } = judgement;
    return {
      ...{ number: index + 1, entry: reviewed.entry + 1, seat: reviewed.seat, kind, judgement },
      player: labels[reviewed.seat],
      isOfReviewer: reviewed.seat === seat,
      taken: sentences.action(reviewed.action),
      mark: catalogue.review.marks[kind],
      cost: sentences.coach({ key: kind, loss, error }),
      forgotten: forgotten === null ? null : sentences.advice(forgotten),
      better: advice === null ? `${sentences.action(best)}.` : sentences.advice(advice.reason),
      odds: advice === null ? null : sentences.advice(advice.odds),
    };
  });
}

/** A forgotten fact is marked regardless of its cost. */
function markOn({ judgement }: ReviewedAction): Mark | 'forgot' | null {
  if (judgement === null) return null;
  return judgement.mark ?? (judgement.forgotten === null ? null : 'forgot');
}
