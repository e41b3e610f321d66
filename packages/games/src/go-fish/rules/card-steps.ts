import type { CardStep } from '@shoal/core';
import type { GoFishEvent } from './vocabulary.ts';

/** Where the cards of an event come from and go to. */
export function cardSteps(event: GoFishEvent): CardStep[] {
  switch (event.type) {
    case 'gave':
      return [{ type: 'moved', from: event.seat, to: event.to, cards: event.cards }];
    case 'drew':
      return [{ type: 'drawn', to: event.seat, cards: event.cards }];
    case 'booked':
      return [{ type: 'moved', from: event.seat, to: null, cards: event.cards }];
    default:
      return [];
  }
}
