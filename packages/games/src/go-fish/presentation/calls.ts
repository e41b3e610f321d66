import type { Call, Card, NarrationScope, Rank } from '@shoal/core';
import type { Drew, GoFishEvent } from '../rules/vocabulary.ts';
import { isSentFishing } from './story.ts';

/** What a seat says aloud. */
export type GoFishCall =
  | { readonly key: 'ask'; readonly rank: Rank }
  | { readonly key: 'here' | 'none' | 'go-fish' | 'fishes' }
  | { readonly key: 'fishes-card'; readonly card: Card }
  | { readonly key: 'refills'; readonly count: number }
  | { readonly key: 'book' | 'pair'; readonly rank: Rank };

export function callsIn(log: readonly GoFishEvent[], telling: NarrationScope): readonly Call<GoFishCall>[] {
  const { from = 0, to = log.length } = telling;
  return log.slice(from, to).flatMap((_, index) => callsAt(log, from + index, telling));
}

function callsAt(log: readonly GoFishEvent[], at: number, telling: NarrationScope): Call<GoFishCall>[] {
  const event = log[at];
  const { seat } = event;
  switch (event.type) {
    case 'ask':
      return [{ seat, to: event.of, rank: event.rank, message: { key: 'ask', rank: event.rank } }, ...missAt()];
    case 'gave':
      return [{ seat, message: { key: 'here' } }];
    case 'fish':
      return [];
    case 'drew':
      return event.cards.length === 0 ? [] : [{ seat, message: drewCall(event) }];
    case 'booked':
      return [{ seat, message: { key: event.cards.length === 2 ? 'pair' : 'book', rank: event.rank } }];
  }

  /** A miss is no event of its own: what follows the ask shows it. */
  function missAt(): Call<GoFishCall>[] {
    if (event.type !== 'ask' || log[at + 1]?.type === 'gave') return [];
    return [{ seat: event.of, message: { key: isSentFishing(log, at, telling) ? 'go-fish' : 'none' } }];
  }
}

/** Only a card that everyone may see is named (R10). */
function drewCall({ cards, refill, shown }: Drew): GoFishCall {
  if (refill) return { key: 'refills', count: cards.length };
  const [card] = cards;
  return shown && card !== null ? { key: 'fishes-card', card } : { key: 'fishes' };
}
