import type { CommonOptionRefusal, OptionRefusal, TableRefusal } from '@shoal/core';
import type { GoFishImpossible } from '../rules/options.ts';
import type { GoFishRefusal } from '../rules/vocabulary.ts';

/** Why a game cannot be set up, with the values. */
type SetupRefusal = CommonOptionRefusal | GoFishImpossible;

/** Why a call was refused. The engine's reasons keep their names. */
export type RefusalReason =
  | 'not-started'
  | 'already-started'
  | 'not-ai'
  | 'no-such-rank'
  | GoFishRefusal
  | TableRefusal
  | SetupRefusal['key'];

/** What a call returns instead of its result when the rules forbid it; then nothing has changed. */
export interface Refused {
  readonly ok: false;
  readonly reason: RefusalReason;
  /** Which option or number of players it was, when a game cannot be set up. */
  readonly details?: SetupRefusal;
}

export const refuse = (reason: RefusalReason): Refused => ({ ok: false, reason });

export function refuseSetup(refusal: OptionRefusal<GoFishImpossible>): Refused {
  const details = refusal.key === 'impossible-options' ? refusal.reason : refusal;
  return { ok: false, reason: details.key, details };
}
