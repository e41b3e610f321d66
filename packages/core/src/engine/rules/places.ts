/** Place of each seat: 1 + the number of seats with a better result. */
export function placesOf(seats: number, isBetter: (a: number, b: number) => boolean): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    let place = 1;
    for (let other = 0; other < seats; other++) if (isBetter(other, seat)) place += 1;
    return place;
  });
}

/** The seats in first place. */
export const winnersOf = (places: readonly number[]): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** A seat's share of the win: a tie of k for first place counts 1/k. */
export const shareOf = (places: readonly number[], seat: number): number =>
  places[seat] === 1 ? 1 / winnersOf(places).length : 0;
