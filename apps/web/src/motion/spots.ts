import type { Spot } from './stage.ts';

/** Where everything on the table is, by names that outlive a drawing. */
export interface Spots {
  readonly anchors: ReadonlyMap<string, Spot>;
  /** The own cards by their faces. */
  readonly cards: ReadonlyMap<string, Spot>;
}

export const NOWHERE: Spots = { anchors: new Map(), cards: new Map() };

export function spotsIn(root: ParentNode): Spots {
  const anchors = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    anchors.set(element.dataset['anchor'] ?? '', element.getBoundingClientRect());
  }
  const cards = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-stack]')) {
    cards.set(element.dataset['stack'] ?? '', element.getBoundingClientRect());
  }
  return { anchors, cards };
}

/** A card of a usual size in the middle of a larger spot. */
export function cardIn(spot: Spot, width: number): Spot {
  const height = (width * 64) / 44;
  const left = spot.left + (spot.width - width) / 2;
  const top = spot.top + (spot.height - height) / 2;
  return { left, top, width, height };
}
