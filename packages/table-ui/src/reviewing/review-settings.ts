import { type ReviewSettings, type Seat, type SeatEntry, sitterOf } from '@shoal/core';

/** Careful enough to find a loss of three points of a hundred, and done while one waits. */
export const USUAL_ROLLOUTS = 1500;
/** The win chances need fewer worlds than the small differences between actions. */
const ROLLOUTS_PER_WORLD = 15;

/** The one person at a table; null where there are several, or none. */
export function onlyPerson(seats: readonly SeatEntry[]): Seat | null {
  const people = seats.flatMap(({ player }, seat) => (sitterOf(player) === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** How a game is reviewed: judged is the only seat that is wanted, or everybody. */
export function reviewSettingsFor(seats: readonly SeatEntry[], only: Seat | null, rollouts: number): ReviewSettings {
  const worlds = Math.ceil(rollouts / ROLLOUTS_PER_WORLD);
  return { seat: only ?? firstPerson(seats), rollouts, worlds, ...(only === null ? {} : { judged: [only] }) };
}

/** The first person at the table, or the first bot where there is none. */
const firstPerson = (seats: readonly SeatEntry[]): Seat =>
  Math.max(
    0,
    seats.findIndex(({ player }) => player === 'human'),
  );
