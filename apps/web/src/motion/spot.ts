/** A rectangle on the screen, now or before. */
export type Spot = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Where an element comes to rest: unlike a bounding box, offsets ignore its motion. */
export function restingBox(element: HTMLElement): Spot {
  const { offsetParent: parent, offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = element;
  if (parent === null) return element.getBoundingClientRect();
  const { left, top } = parent.getBoundingClientRect();
  return {
    left: left + parent.clientLeft - parent.scrollLeft + offsetLeft,
    top: top + parent.clientTop - parent.scrollTop + offsetTop,
    width,
    height,
  };
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
