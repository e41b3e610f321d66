import type { Seat } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { type FinishedGame, recordedLabels, recordedPlayers, youAmong } from '@shoal/room';
import {
  type CompletedReview,
  type MarkedAction,
  type Moment,
  markedActions,
  momentsOf,
  type Sentences,
  shownLabels,
} from '@shoal/table-ui';
import { useMemo } from 'preact/hooks';
import { useSentences, useSpokenSentences } from '../game/games.tsx';
import { useWords } from '../page/words.ts';

/** The players of a finished game, and the sentences about them. */
export interface PlayedTable {
  readonly game: GameId;
  /** The names as shown. */
  readonly labels: readonly string[];
  /** The only person at the table, addressed as "you". */
  readonly you: Seat | null;
  readonly sentences: Sentences;
  /** Sentences for screen readers, with cards spelled out. */
  readonly spoken: Sentences;
}

export function usePlayedTable({ record }: FinishedGame): PlayedTable {
  const { catalogue } = useWords();
  const names = recordedLabels(record.seats);
  const you = youAmong(recordedPlayers(record.seats));
  const sentences = useSentences(names, you);
  const spoken = useSpokenSentences(names, you);
  return { game: record.game as GameId, labels: shownLabels(names, catalogue.screen.you), you, sentences, spoken };
}

/** A review as sentences of the page. */
export interface ReviewedWords {
  readonly moments: readonly Moment[];
  readonly spoken: readonly Moment[];
  readonly marked: readonly MarkedAction[];
  readonly spokenMarked: readonly MarkedAction[];
}

export function useReviewedWords(table: PlayedTable, reviewed: CompletedReview): ReviewedWords {
  const { catalogue } = useWords();
  const { labels, sentences, spoken } = table;
  return useMemo(() => {
    const { seat, actions } = reviewed;
    const of = { labels, catalogue, seat, actions };
    return {
      moments: momentsOf(reviewed, sentences),
      spoken: momentsOf(reviewed, spoken),
      marked: markedActions({ ...of, sentences }),
      spokenMarked: markedActions({ ...of, sentences: spoken }),
    };
  }, [reviewed, sentences, spoken, catalogue]);
}
