/** A point of the table, from 0 to 1 in both directions. */
export interface RingPlace {
  readonly x: number;
  readonly y: number;
}

/** How many players sit at each side; the rest sit opposite. */
const atSides = (count: number): number => (count < 2 ? 0 : count < 6 ? 1 : 2);

/** Places the others clockwise, starting at the viewer's left. */
export function placesAround(count: number): RingPlace[] {
  const sides = atSides(count);
  const across = count - 2 * sides;
  const left = Array.from({ length: sides }, (_, index): RingPlace => ({ x: 0, y: sideY(index, sides) }));
  const top = Array.from({ length: across }, (_, index): RingPlace => ({ x: acrossX(index, across), y: 0 }));
  const right = left.map(({ y }): RingPlace => ({ x: 1, y })).reverse();
  return [...left, ...top, ...right];
}

/** Spreads the players opposite evenly; a few sit closer together. */
function acrossX(index: number, across: number): number {
  const margin = across === 1 ? 0.5 : Math.max(0, 0.3 - 0.075 * (across - 1));
  return across === 1 ? margin : margin + ((1 - 2 * margin) * index) / (across - 1);
}

/** Counts from the bottom; a single player sits near the middle. */
const sideY = (index: number, sides: number): number => (sides === 1 ? 0.55 : index === 0 ? 0.79 : 0.4);
