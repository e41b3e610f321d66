import type { OptionRefusal, TableRefusal } from '@shoal/core';
import type { GoFishRefusal } from '../rules/vocabulary.ts';

/** Why a call was refused. The engine's reasons keep their names. */
export type RefusalReason =
  | 'not-started'
  | 'already-started'
  | 'not-ai'
  | 'no-such-rank'
  | GoFishRefusal
  | TableRefusal
  | OptionRefusal['key'];

/** What a call returns instead of its result when the rules forbid it; then nothing has changed. */
export interface Refused {
  readonly ok: false;
  readonly reason: RefusalReason;
  /** Which option or number of players it was, when a game cannot be set up. */
  readonly details?: OptionRefusal;
}

export const refuse = (reason: RefusalReason): Refused => ({ ok: false, reason });
