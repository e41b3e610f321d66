import { rankNamed, rankOf } from '@shoal/core';
import type { CrazyEightsView } from '@shoal/games/crazy-eights';
import type { Player } from '@shoal/room';
import { KnownDeal } from './known-deal.ts';

/** A deal in which an eight lies on the pile at one of the first own choices. */
export interface DealWithEight {
  readonly seed: string;
  /** So many times the person takes what is legal first. */
  readonly actions: number;
}

const MOST_SEEDS = 500;
const MOST_ACTIONS = 4;

const isEightUp = ({ discardPile }: CrazyEightsView): boolean =>
  rankOf(discardPile[discardPile.length - 1]) === rankNamed('8');

export function dealWithEight(players: readonly Player[]): DealWithEight {
  for (let number = 1; number < MOST_SEEDS; number++) {
    const seed = `${number}`;
    const deal = new KnownDeal('crazy-eights', 'standard', players, seed);
    for (let actions = 0; deal.seat !== null && actions < MOST_ACTIONS; actions++) {
      if (actions > 0 && isEightUp(deal.view as CrazyEightsView)) return { seed, actions };
      deal.act(deal.view.legal[0]);
    }
  }
  throw new Error('nobody plays an eight');
}
