import type { ActionCode, Seat } from '@shoal/core';
import type { OldMaidAction } from './vocabulary.ts';

const SEAT_BITS = 3;

/** A take is the place pointed at, and below it the seat whose hand it is in. */
export const takeCode = (target: Seat, spot: number): ActionCode => ((spot << SEAT_BITS) | target) as ActionCode;
export const targetIn = (code: ActionCode): Seat => code & ((1 << SEAT_BITS) - 1);
export const spotIn = (code: ActionCode): number => code >> SEAT_BITS;

export const encode = ({ target, spot }: OldMaidAction): ActionCode => takeCode(target, spot);

export const decode = (code: ActionCode): OldMaidAction => ({
  type: 'take',
  target: targetIn(code),
  spot: spotIn(code),
});
