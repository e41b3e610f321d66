import { type Rng, rngFor } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { Sight } from './sight.ts';
import { type Deed, deedsIn, type TablePage } from './table-page.ts';

/** A way to act, by touch or by keys; returns the number of strokes. */
export type Way = (table: TablePage, deed: Deed, sight: Sight) => Promise<number>;

/** A person's record of a deal. */
export interface Played {
  readonly end: Sight;
  /** The number of strokes in each turn. */
  readonly strokes: readonly number[];
}

const MOST_DEEDS = 600;

/** Takes random legal actions until the deal ends or `isEnough` is true. */
export async function playOn(table: TablePage, way: Way, seed: string, isEnough = () => false): Promise<Played> {
  const rng: Rng = rngFor(seed, 'person at the page');
  const strokes: number[] = [];
  let before: Sight | null = null;
  for (let count = 0; count < MOST_DEEDS; count += 1) {
    const sight: Sight = await table.awaited(before);
    if (sight.is === 'end' || isEnough()) return { end: sight, strokes };
    const deeds = deedsIn(sight);
    if (deeds.length === 0) throw new Error(`There is nothing to do:\n${JSON.stringify(sight, null, 2)}`);
    if (isNewTurn(table, sight, before)) strokes.push(0);
    strokes[strokes.length - 1] += await way(table, deeds[rng.below(deeds.length)], sight);
    before = sight;
  }
  throw new Error(`The deal did not end after ${MOST_DEEDS} deeds`);
}

/** A successful asker asks again, which counts as a turn; fishing and drawing do not. */
function isNewTurn({ game }: TablePage, sight: Sight, before: Sight | null): boolean {
  const isOpen = sight.offers.length === 0 && !sight.hand.some(({ isPicked }) => isPicked);
  const isAskedAgain = PRESENTATIONS[game].handTouch === 'rank' && isOpen;
  return before === null || sight.turns !== before.turns || isAskedAgain;
}
