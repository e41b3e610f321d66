import { type Call, type NarrationScope, type Rank, rankOf } from '@shoal/core';
import type { OldMaidEvent } from '../rules/vocabulary.ts';

/** What a seat says aloud. Nobody speaks of a card that is taken: the fan shows its place, and the rest is secret. */
export type OldMaidCall = { readonly key: 'pair'; readonly rank: Rank } | { readonly key: 'safe' };

export function callsIn(
  log: readonly OldMaidEvent[],
  { from = 0, to = log.length }: NarrationScope,
): readonly Call<OldMaidCall>[] {
  return log.slice(from, to).flatMap((event): Call<OldMaidCall>[] => {
    const { seat } = event;
    if (event.type === 'paired') return [{ seat, message: { key: 'pair', rank: rankOf(event.cards[0]) } }];
    return event.type === 'safe' ? [{ seat, message: { key: 'safe' } }] : [];
  });
}
