import type { Card, GameId, View } from '@shoal/core';
import { SHOWINGS } from '../showing/index.ts';
import type { Touches } from './touches.ts';

/** Cards of a hand that are touched as one: all of a rank where ranks are asked for, else a single card. */
export interface HandStack {
  readonly cards: readonly Card[];
  readonly touches: Touches;
  /** Can an action be made of it now? */
  readonly isLegal: boolean;
  /** The key that touches it; null where keys have run out or nothing can be done with it. */
  readonly key: string | null;
}

export const handStacks = (game: GameId, view: View): HandStack[] => SHOWINGS[game].stacks(view);
