import { type BotName, isBotName, playerModelOf, type Seat, type SeatEntry } from '@shoal/core';
import { printable } from './printable.ts';

/** The player at a seat. */
export interface Player {
  readonly name: string;
  /** The name of a bot; null for a person. */
  readonly bot: BotName | null;
}

export const LONGEST_NAME = 20;
const USUAL_NAMES = ['Bo', 'Cy', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal', 'Ivy', 'Joy', 'Kim'];
export const DEFAULT_BOT: BotName = 'minnow';

export const isPerson = (player: Player): boolean => player.bot === null;

export const seatsOfPeople = (players: readonly Player[]): Seat[] =>
  players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));

/** Do several people share this device? */
export const isShared = (players: readonly Player[]): boolean => seatsOfPeople(players).length > 1;

/** The only person at the table, whom sentences address as "you"; null if there are several people, or none. */
export function youAmong(players: readonly Player[]): Seat | null {
  const people = seatsOfPeople(players);
  return people.length === 1 ? people[0] : null;
}

/** Makes a name safe to print, or returns null if nothing remains. */
export function cleanName(text: string): string | null {
  const name = [...printable(text).trim().replace(/\s+/g, ' ')].slice(0, LONGEST_NAME).join('').trim();
  return name === '' ? null : name;
}

/** Fills the free seats with a bot each, or with people if `bot` is null. */
export function fillSeats(named: readonly Player[], seats: number, bot: BotName | null): Player[] {
  const free = USUAL_NAMES.filter((name) => !named.some((player) => player.name === name));
  return [...named, ...free.slice(0, Math.max(0, seats - named.length)).map((name) => ({ name, bot }))];
}

/** The unique display name of each seat: the second of two players called Alex is "Alex (2)". */
export function labelsOf(names: readonly string[]): string[] {
  const labels: string[] = [];
  for (const name of names) labels.push(freeLabel(name, labels));
  return labels;
}

function freeLabel(name: string, taken: readonly string[]): string {
  let label = name;
  for (let number = 2; taken.includes(label); number++) label = `${name} (${number})`;
  return label;
}

/** Labels for a reader who does not know the players: bots with their name and strength. */
export const labelsWithLevels = (
  labels: readonly string[],
  seats: readonly SeatEntry[],
  strengthOf: (bot: BotName) => string | null,
): string[] =>
  labels.map((label, seat) => {
    const model = playerModelOf(seats[seat].player);
    if (!isBotName(model)) return label;
    const strength = strengthOf(model);
    return strength === null ? `${label} (${model})` : `${label} (${model}, ${strength})`;
  });

export const seatEntryOf = ({ name, bot }: Player): SeatEntry => ({
  name,
  player: bot === null ? 'human' : `bot:${bot}`,
});
