declare const kind: unique symbol;

/** A number that means one thing: free at run time, never mixed up with another kind. */
export type Kind<Name extends string> = number & { readonly [kind]: Name };

/** Seats are numbered 0 … seats − 1, clockwise. */
export type Seat = number;

/** One action of one game, numbered 0 … actionCount − 1. */
export type ActionCode = Kind<'ActionCode'>;

export const isNumberBelow = (value: number, limit: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < limit;

export function seatNumbers(seats: number): Seat[] {
  const numbers: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) numbers.push(seat);
  return numbers;
}
