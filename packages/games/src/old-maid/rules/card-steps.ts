import type { Card, CardStep, Seat } from '@shoal/core';
import type { OldMaidEvent } from './vocabulary.ts';

/** Where the cards of an event come from and go to. */
export function cardSteps(event: OldMaidEvent): CardStep[] {
  switch (event.type) {
    case 'took':
      return [
        { type: 'moved', from: event.of, to: event.seat, cards: [event.card] },
        ...revealed(null, event.setAside),
      ];
    case 'paired':
      return [{ type: 'moved', from: event.seat, to: null, cards: event.cards }];
    case 'safe':
      return [...revealed(event.loser ?? null, event.oldMaid), ...revealed(null, event.setAside)];
    default:
      return [];
  }
}

const revealed = (of: Seat | null, card: Card | undefined): CardStep[] =>
  card === undefined ? [] : [{ type: 'revealed', of, cards: [card] }];
