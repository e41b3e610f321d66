import type { Action } from '@shoal/core';
import { type StandIn, seatsOfPeople, type TableReport } from '@shoal/room';
import type { ScreenWords } from '../words/catalogue.ts';
import type { Sentences } from '../words/sentences/sentences.ts';
import { shownName } from '../words/sentences/shown-names.ts';
import type { SeatState } from './seat-state.ts';

/** A remark to the person who acts. */
export type Remark =
  | { readonly key: 'refused'; readonly refusal: string; readonly action: Action }
  /** `answers` lists valid keys as written on the keyboard. */
  | { readonly key: 'wrong-key'; readonly pressed: string; readonly answers: readonly string[] }
  /** The first event that happened while nobody looked. */
  | { readonly key: 'caught-up'; readonly from: number }
  /** The bot at this seat failed, and a simple one replaces it. */
  | ({ readonly key: 'bot-failed' } & StandIn)
  | {
      readonly key:
        | 'undone'
        | 'nothing-to-undo'
        | 'no-undo-daily'
        | 'no-undo-with-people'
        | 'no-hints-daily'
        /** The room waits for its journal, so no action counts yet. */
        | 'not-saved';
    };

/** Says why nothing can be undone. */
export function undoRefusal(report: TableReport): Remark {
  if (report.isStopped) return { key: 'not-saved' };
  if (seatsOfPeople(report.players).length > 1) return { key: 'no-undo-with-people' };
  return { key: report.daily === null ? 'nothing-to-undo' : 'no-undo-daily' };
}

/** The words and settings of one device. */
export interface RemarkContext {
  readonly sentences: Sentences;
  readonly words: ScreenWords;
  /** Says how many turns were taken while nobody looked. */
  caughtUp(turns: number): string;
  /** Says why a room on a server refused something; null for what the game refuses. */
  readonly roomRefusal?: ((refusal: string) => string | null) | undefined;
}

/** Writes a remark as one sentence. */
export function remarkSentence(
  remark: Remark,
  { report, choosing }: Pick<SeatState, 'report' | 'choosing'>,
  { sentences, words, caughtUp, roomRefusal }: RemarkContext,
): string {
  switch (remark.key) {
    case 'refused': {
      const { view, options } = report;
      const ofRoom = roomRefusal?.(remark.refusal) ?? null;
      if (ofRoom !== null) return ofRoom;
      return sentences.refusal(remark.refusal, { view, options, action: remark.action });
    }
    case 'wrong-key': {
      const name = keyName(remark.pressed, words);
      if (choosing?.wanted === 'target') return words.seatDigits(name, remark.answers);
      return words.wrongKeyAtTable(name, remark.answers);
    }
    case 'caught-up':
      return caughtUp(sentences.turns(report.log, { ...report, from: remark.from }).length);
    case 'bot-failed':
      return words.botFailed(shownName(report.labels[remark.seat], words.you), remark.failure);
    case 'undone':
      return words.undone;
    case 'nothing-to-undo':
      return words.nothingToUndo;
    case 'no-undo-daily':
      return words.noUndoDaily;
    case 'no-undo-with-people':
      return words.noUndoWithPeople;
    case 'no-hints-daily':
      return words.noHintsDaily;
    case 'not-saved':
      return words.notSaved;
  }
}

/** A key as it is written on the keyboard. */
export const keyName = (key: string, { keyNames }: ScreenWords): string => keyNames[key] ?? key.toUpperCase();
