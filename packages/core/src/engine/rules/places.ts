/** Place of each seat: 1 + the number of seats with a better result. */
export function placesOf(seats: number, isBetter: (a: number, b: number) => boolean): number[] {
  const places: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let place = 1;
    for (let other = 0; other < seats; other++) if (isBetter(other, seat)) place += 1;
    places.push(place);
  }
  return places;
}

/** The seats in first place. */
export const winnersOf = (places: readonly number[]): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** A seat's share of the win: a tie of k for first place counts 1/k. */
export function shareOf(places: readonly number[], seat: number): number {
  if (places[seat] !== 1) return 0;
  let winners = 0;
  for (const place of places) if (place === 1) winners += 1;
  return 1 / winners;
}
