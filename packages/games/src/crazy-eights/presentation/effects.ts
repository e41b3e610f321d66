import { type Card, rankNamed, rankOf, type Seat } from '@shoal/core';
import type { CrazyEightsOptions } from '../rules/options.ts';
import type { CrazyEightsEvent } from '../rules/vocabulary.ts';

/** What a card did to the order of play. */
export type PlayEffect = { readonly type: 'reverse' } | { readonly type: 'skip'; readonly seat: Seat };

/** A log does not hold the options: without them, skips and reversals go untold. */
export interface CrazyEightsTable {
  readonly options: CrazyEightsOptions;
  readonly seats: number;
}

/** Finds the plays that skipped a seat or reversed play (3.2.8); who was next follows from the whole log. */
export function effectsIn(
  log: readonly CrazyEightsEvent[],
  table: CrazyEightsTable | undefined,
): ReadonlyMap<CrazyEightsEvent, PlayEffect> {
  const effects = new Map<CrazyEightsEvent, PlayEffect>();
  if (table === undefined) return effects;
  const { options, seats } = table;
  const inPlay = new Set(Array.from({ length: seats }, (_, seat) => seat));
  let direction = 1;
  for (const [at, event] of log.entries()) {
    if (event.type === 'out') inPlay.delete(event.seat);
    if (event.type !== 'play') continue;
    const effect = effectOf(event.card, options, inPlay.size);
    if (effect === 'reverse') direction = -direction;
    if (effect === null || endsGame(log[at + 1], options, inPlay.size)) continue;
    effects.set(event, effect === 'reverse' ? { type: 'reverse' } : { type: 'skip', seat: next(event.seat) });
  }
  return effects;

  function next(seat: Seat): Seat {
    const after = (seat + direction + seats) % seats;
    return inPlay.has(after) ? after : next(after);
  }
}

/** With two seats in play there is no direction to reverse, so a reverse skips. */
function effectOf(card: Card, { skip, reverse }: CrazyEightsOptions, playing: number): 'skip' | 'reverse' | null {
  if (skip !== null && rankOf(card) === rankNamed(skip)) return 'skip';
  if (reverse === null || rankOf(card) !== rankNamed(reverse)) return null;
  return playing > 2 ? 'reverse' : 'skip';
}

/** Nobody is left to be skipped after the play that ends the game. */
const endsGame = (next: CrazyEightsEvent | undefined, { playOn }: CrazyEightsOptions, playing: number): boolean =>
  next?.type === 'out' && (playing === 2 || playOn === 'never');
