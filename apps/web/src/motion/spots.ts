import { type FanPicture, pictureOf } from './fan-picture.ts';
import { restingBox, type Spot } from './spot.ts';

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
  const fan = root.querySelector<HTMLElement>('[data-fan]');
  return {
    anchors: boxesIn(root, 'anchor'),
    cards: boxesIn(root, 'stack'),
    fan: fan === null ? null : pictureOf(fan),
  };
}

/** The boxes of all elements with this data attribute, by its value. */
function boxesIn(root: ParentNode, name: 'anchor' | 'stack'): Map<string, Spot> {
  const elements = [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)];
  return new Map(elements.map((element) => [element.dataset[name] ?? '', boxOf(element)]));
}

/**
 * A card that a person drags is where the pointer is; everything else is where it will come to rest. The box of a stack
 * is a whole card: its element is only as large as the part that no other card covers.
 */
function boxOf(element: HTMLElement): Spot {
  const { left, top, width, height } =
    element.dataset['held'] === undefined ? restingBox(element) : element.getBoundingClientRect();
  const card = element.querySelector<HTMLElement>('[data-card]');
  return { left, top, width: card?.offsetWidth ?? width, height: card?.offsetHeight ?? height };
}
