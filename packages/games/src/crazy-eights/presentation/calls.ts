import type { Call, Card, Suit } from '@shoal/core';
import type { CrazyEightsEvent } from '../rules/vocabulary.ts';
import { effectsIn, type PlayEffect } from './effects.ts';
import type { CrazyEightsStoryScope } from './story.ts';

/** What a seat says aloud. */
export type CrazyEightsCall =
  | { readonly key: 'plays'; readonly card: Card }
  | { readonly key: 'names'; readonly suit: Suit }
  | { readonly key: 'skips' | 'turns-round' | 'draws-nothing' | 'passes' | 'yes' | 'no' | 'out' }
  | { readonly key: 'draws'; readonly count: number };

export function callsIn(
  log: readonly CrazyEightsEvent[],
  { from = 0, to = log.length, table }: CrazyEightsStoryScope,
): readonly Call<CrazyEightsCall>[] {
  const effects = effectsIn(log, table);
  return log.slice(from, to).flatMap((event) => callsOf(event, effects.get(event)));
}

function callsOf(event: CrazyEightsEvent, effect: PlayEffect | undefined): Call<CrazyEightsCall>[] {
  switch (event.type) {
    case 'play':
      return [playCall(event, effect)];
    case 'drew': {
      const count = event.cards.length;
      return [{ seat: event.seat, message: count === 0 ? { key: 'draws-nothing' } : { key: 'draws', count } }];
    }
    case 'pass':
      return [{ seat: event.seat, message: { key: 'passes' } }];
    case 'vote':
      return [{ seat: event.seat, message: { key: event.playOn ? 'yes' : 'no' } }];
    case 'out':
      return [{ seat: event.seat, message: { key: 'out' } }];
    default:
      return [];
  }
}

/** What a play does is said rather than the card, which lies on the pile for everyone to see. */
function playCall(
  { seat, card, suit }: Extract<CrazyEightsEvent, { type: 'play' }>,
  effect: PlayEffect | undefined,
): Call<CrazyEightsCall> {
  if (effect?.type === 'skip') return { seat, to: effect.seat, message: { key: 'skips' } };
  if (effect?.type === 'reverse') return { seat, message: { key: 'turns-round' } };
  return { seat, message: suit === undefined ? { key: 'plays', card } : { key: 'names', suit } };
}
