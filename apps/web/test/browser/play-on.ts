import { type Rng, rngFor } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { ShownTable } from './shown-table.ts';
import { type TablePage, type TouchTarget, targetsIn } from './table-page.ts';

/** A way to act, by touch or by keys; returns the number of strokes. */
export type InputMethod = (table: TablePage, target: TouchTarget, state: ShownTable) => Promise<number>;

/** A person's record of a deal. */
export interface PlayedDeal {
  readonly end: ShownTable;
  /** The number of strokes in each turn. */
  readonly strokes: readonly number[];
}

const MOST_STEPS = 600;

/** Takes random legal actions until the deal ends or `isEnough` is true. */
export async function playOn(
  table: TablePage,
  act: InputMethod,
  seed: string,
  isEnough = () => false,
): Promise<PlayedDeal> {
  const rng: Rng = rngFor(seed, 'person at the page');
  const strokes: number[] = [];
  let before: ShownTable | null = null;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const state: ShownTable = await table.awaited(before);
    if (state.is === 'end' || isEnough()) return { end: state, strokes };
    const targets = targetsIn(state);
    if (targets.length === 0) throw new Error(`There is nothing to do:\n${JSON.stringify(state, null, 2)}`);
    if (isNewTurn(table, state, before)) strokes.push(0);
    strokes[strokes.length - 1] += await act(table, targets[rng.below(targets.length)], state);
    before = state;
  }
  throw new Error(`The deal did not end after ${MOST_STEPS} steps`);
}

/** A successful asker asks again, which counts as a turn; fishing and drawing do not. */
function isNewTurn({ game }: TablePage, state: ShownTable, before: ShownTable | null): boolean {
  const isOpen = state.offers.length === 0 && !state.hand.some(({ isPicked }) => isPicked);
  const isAskedAgain = PRESENTATIONS[game].handTouch === 'rank' && isOpen;
  return before === null || state.turns !== before.turns || isAskedAgain;
}
