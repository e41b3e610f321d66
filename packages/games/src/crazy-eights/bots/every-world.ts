import { type EveryWorld, everyArrangement, type Holder, LONGEST_STOCK } from '@shoal/core';
import type { CrazyEightsRules } from '../rules/rules.ts';
import type { CrazyEightsState } from '../rules/state.ts';
import type { CrazyEightsEvent, CrazyEightsView } from '../rules/vocabulary.ts';
import { Worlds } from './worlds.ts';

export function everyWorld(
  rules: CrazyEightsRules,
  view: CrazyEightsView,
  log: readonly CrazyEightsEvent[],
  most: number,
): EveryWorld<CrazyEightsState> {
  if (view.stockSize - view.buried.length > LONGEST_STOCK) return null;
  const worlds = new Worlds(rules, view, log);
  const { cards } = worlds.hidden;
  const owners = Array.from(cards, (_, place) => ownerOf(worlds, place));
  const holders = [...new Set(owners)].map((owner) => holderOf(worlds, owners, owner));
  const arrangements = everyArrangement([...cards], holders, most);
  return (
    arrangements?.map(({ held, weight }) => {
      const state = rules.create();
      worlds.lay(state, Uint8Array.from(held.flat()));
      return { state, weight };
    }) ?? null
  );
}

/** Hands have no order, apart from the card just drawn; the stock has an order. */
const ownerOf = ({ holders, drawnAt }: Worlds, place: number): string =>
  place < holders.length && place !== drawnAt ? `hand ${holders[place]}` : `place ${place}`;

const holderOf = ({ hidden }: Worlds, owners: readonly string[], owner: string): Holder => ({
  places: owners.flatMap((other, place) =>
    other === owner ? [(card: number) => (hidden.fits(place, card) ? 1 : 0)] : [],
  ),
  most: () => owners.length,
});
