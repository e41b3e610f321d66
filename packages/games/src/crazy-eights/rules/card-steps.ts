import type { CardStep } from '@shoal/core';
import type { CrazyEightsEvent } from './vocabulary.ts';

/** Where the cards of an event come from and go to. */
export function cardSteps(event: CrazyEightsEvent): CardStep[] {
  switch (event.type) {
    case 'starter':
      return [
        { type: 'buried', cards: event.buried ?? [] },
        { type: 'drawn', to: null, cards: [event.card] },
      ];
    case 'play':
      return [{ type: 'moved', from: event.seat, to: null, cards: [event.card] }];
    case 'rebuilt':
      return [{ type: 'rebuilt', cards: event.stock }];
    case 'drew':
      return [{ type: 'drawn', to: event.seat, cards: event.cards }];
    default:
      return [];
  }
}
