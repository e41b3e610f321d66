/** A point of the table, from 0 to 1 in both directions. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** So many of the others sit at each side; the rest sit across. */
const atSides = (count: number): number => (count < 2 ? 0 : count < 6 ? 1 : 2);

/** Where the others sit, clockwise from the left of whoever looks. */
export function placesAround(count: number): Place[] {
  const sides = atSides(count);
  const across = count - 2 * sides;
  const left = Array.from({ length: sides }, (_, index): Place => ({ x: 0, y: sideY(index, sides) }));
  const top = Array.from({ length: across }, (_, index): Place => ({ x: acrossX(index, across), y: 0 }));
  const right = left.map(({ y }): Place => ({ x: 1, y })).reverse();
  return [...left, ...top, ...right];
}

/** Evenly from left to right; few sit closer together. */
function acrossX(index: number, across: number): number {
  const margin = across === 1 ? 0.5 : Math.max(0, 0.3 - 0.075 * (across - 1));
  return across === 1 ? margin : margin + ((1 - 2 * margin) * index) / (across - 1);
}

/** From the bottom up; a single one sits at the middle. */
const sideY = (index: number, sides: number): number => (sides === 1 ? 0.55 : index === 0 ? 0.78 : 0.36);
