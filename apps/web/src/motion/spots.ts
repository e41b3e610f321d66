import { type FanPicture, pictureOf } from './fan-picture.ts';
import type { Spot } from './stage.ts';

/** The places of everything on the table, by keys that survive a redraw. */
export interface Spots {
  readonly anchors: ReadonlyMap<string, Spot>;
  /** The viewer's cards by their faces. */
  readonly cards: ReadonlyMap<string, Spot>;
  /** The hidden hand in the centre, if there is one. */
  readonly fan: FanPicture | null;
}

export const NOWHERE: Spots = { anchors: new Map(), cards: new Map(), fan: null };

export function spotsIn(root: ParentNode): Spots {
  const anchors = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    anchors.set(element.dataset['anchor'] ?? '', element.getBoundingClientRect());
  }
  const cards = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-stack]')) {
    cards.set(element.dataset['stack'] ?? '', element.getBoundingClientRect());
  }
  const fan = root.querySelector<HTMLElement>('[data-fan]');
  return { anchors, cards, fan: fan === null ? null : pictureOf(fan) };
}

/** The height of a card of this width. */
export const heightOf = (width: number): number => (width * 64) / 44;

/** Centres a card of this width in a larger spot. */
export function cardIn(spot: Spot, width: number): Spot {
  const height = heightOf(width);
  const left = spot.left + (spot.width - width) / 2;
  const top = spot.top + (spot.height - height) / 2;
  return { left, top, width, height };
}
