import { type ActionCode, RANK_COUNT, type Seat } from '@shoal/core';
import { rankIn, seatIn, slotOf } from './state.ts';
import type { GoFishAction } from './vocabulary.ts';

/** An ask is the slot asked for, so that `hands[code]` answers it. Fishing is the last code. */
export const askCode = (target: Seat, rank: number): ActionCode => slotOf(target, rank) as ActionCode;
export const FISH_CODE = askCode(0, RANK_COUNT);
export const CODE_COUNT = FISH_CODE + 1;

export const encode = (action: GoFishAction): ActionCode =>
  action.type === 'fish' ? FISH_CODE : askCode(action.target, action.rank);

export const decode = (code: ActionCode): GoFishAction =>
  code === FISH_CODE ? { type: 'fish' } : { type: 'ask', target: seatIn(code), rank: rankIn(code) };
