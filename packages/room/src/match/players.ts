import type { BotName, Seat, SeatEntry } from '@shoal/core';
import { type BotProgram, isProgram } from '../orders/bot-program.ts';
import { excerpt, printable } from './printable.ts';

/** The player at a seat. */
export interface Player {
  readonly name: string;
  /** Null for a person. */
  readonly bot: BotName | BotProgram | null;
  /** The name of a program that plays from another machine, as a person would. */
  readonly remoteBot?: string;
}

/** A person or a bot of the ladder, as people set up a table. */
export interface LadderPlayer extends Player {
  readonly bot: BotName | null;
}

/** A player as everyone at the table knows it, without how a bot is started. */
export interface KnownPlayer {
  readonly name: string;
  /** The name of a bot; null for a person. */
  readonly bot: string | null;
}

export const LONGEST_NAME = 20;
const DEFAULT_NAMES = ['Bo', 'Cy', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal', 'Ivy', 'Joy', 'Kim'];
export const DEFAULT_BOT: BotName = 'perch';

type Seated = Pick<Player | KnownPlayer, 'bot'>;

export const isPerson = ({ bot }: Seated): boolean => bot === null;

export const knownPlayer = ({ name, bot, remoteBot }: Player): KnownPlayer => ({
  name,
  bot: isProgram(bot) ? bot.name : (remoteBot ?? bot),
});

export const seatsOfPeople = (players: readonly Seated[]): Seat[] =>
  players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));

/** Do several people share this device? */
export const isShared = (players: readonly Seated[]): boolean => seatsOfPeople(players).length > 1;

/** The only person at the table, whom sentences address as "you"; null if there are several people, or none. */
export function youAmong(players: readonly Seated[]): Seat | null {
  const people = seatsOfPeople(players);
  return people.length === 1 ? people[0] : null;
}

/** Makes a name safe to print and short enough, or returns null if nothing remains. */
export function cleanName(text: string): string | null {
  const name = lettersOf(text).slice(0, LONGEST_NAME).join('').trim();
  return name === '' ? null : name;
}

/** Would a name be cut? */
export const isLongName = (text: string): boolean => lettersOf(text).length > LONGEST_NAME;

const lettersOf = (text: string): string[] => [...printable(text).trim().replace(/\s+/g, ' ')];

/** Fills the free seats with a bot each, or with people if `bot` is null. */
export function fillSeats(named: readonly LadderPlayer[], seats: number, bot: BotName | null): LadderPlayer[] {
  const free = freeNames(named.map(({ name }) => name));
  return [...named, ...free.slice(0, Math.max(0, seats - named.length)).map((name) => ({ name, bot }))];
}

/** The default names that nobody has. */
export const freeNames = (taken: readonly string[]): string[] => DEFAULT_NAMES.filter((name) => !taken.includes(name));

/** The unique display name of each seat: the second of two players called Alex is "Alex (2)". */
export function labelsOf(names: readonly string[]): string[] {
  const labels: string[] = [];
  for (const name of names) labels.push(freeLabel(name, labels));
  return labels;
}

/** Nobody types or hears the difference between Ann and ann. */
const isAlike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function freeLabel(name: string, taken: readonly string[]): string {
  let label = name;
  for (let number = 2; taken.some((other) => isAlike(other, label)); number++) label = `${name} (${number})`;
  return label;
}

/** Labels for a reader who does not know the players: bots with their name, their place on the ladder and strength. */
export const labelsWithLevels = (
  labels: readonly string[],
  seats: readonly SeatEntry[],
  strengthOf: (bot: string) => { readonly placed: string } | null,
): string[] =>
  labels.map((label, seat) => {
    const { bot } = playerIn(seats[seat]);
    if (bot === null || bot === label) return label;
    const strength = strengthOf(bot);
    return strength === null ? `${label} (${bot})` : `${label} (${bot}, ${strength.placed})`;
  });

const BOT = 'bot:';

/** A record spells a bot as one word. */
export const seatEntryOf = ({ name, bot }: KnownPlayer): SeatEntry => ({
  name,
  player: bot === null ? 'human' : `${BOT}${bot.replace(/\s+/g, '-')}`,
});

/** Reads what a record says of a seat; a player of an unknown kind is taken for a person. */
export const playerIn = ({ name, player }: SeatEntry): KnownPlayer => ({
  name,
  bot: player.startsWith(BOT) ? player.slice(BOT.length) : null,
});

/** The players of a record. */
export const recordedPlayers = (seats: readonly SeatEntry[]): KnownPlayer[] => seats.map(playerIn);

/** The unique display name of each seat of a record, shortened if the file holds long names. */
export const recordedLabels = (seats: readonly SeatEntry[]): string[] =>
  labelsOf(seats.map(({ name }) => excerpt(name)));
