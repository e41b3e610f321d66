import { type Card, type Rank, RecordedChance, readCard, readRank, readSuit, type Seat, type Suit } from '@shoal/core';

/** The names of the seats, clockwise, by number of seats. */
const SEAT_NAMES: Readonly<Record<number, readonly string[]>> = {
  2: ['north', 'south'],
  3: ['north', 'south', 'west'],
  4: ['north', 'east', 'south', 'west'],
};

export const NORTH: Seat = 0;
export const SOUTH: Seat = 1;
/** The third of three seats. */
export const WEST: Seat = 2;

export const nameOf = (seat: Seat, seats: number): string => SEAT_NAMES[seats]?.[seat] ?? `seat ${seat}`;

/** One seat of a drawing: its cards, and the words after the bar. */
export interface DrawnSeat {
  readonly words: readonly string[];
  readonly behindBar: readonly string[];
}

/** A drawn table: one line per seat, a star for the turn, then the lines of the game. */
export interface Drawing {
  readonly seats: readonly DrawnSeat[];
  readonly turn: Seat;
  /** The words of a line that is not a seat; undefined if it is missing. */
  line(label: string): readonly string[] | undefined;
}

export function readDrawing(picture: string, labels: readonly string[]): Drawing {
  const rows = picture
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const lines = new Map(rows.filter(([label]) => labels.includes(label)).map(([label, ...words]) => [label, words]));
  const seatRows = rows.filter(([label]) => !labels.includes(label));
  checkNames(seatRows.map(([label]) => label.replace('*', '')));
  return {
    seats: seatRows.map(([, ...words]) => drawnSeat(words)),
    turn: seatRows.findIndex(([label]) => label.endsWith('*')),
    line: (label) => lines.get(label),
  };
}

function checkNames(names: readonly string[]): void {
  const expected = SEAT_NAMES[names.length]?.join(' ') ?? 'two, three or four seats';
  if (names.join(' ') !== expected) throw new Error(`drawn: ${names.join(' ')}; expected: ${expected}`);
}

function drawnSeat(words: readonly string[]): DrawnSeat {
  const bar = words.indexOf('|');
  return bar < 0 ? { words, behindBar: [] } : { words: words.slice(0, bar), behindBar: words.slice(bar + 1) };
}

export const cardIn = (word: string): Card => found(readCard(word), word);
export const cardsIn = (words: readonly string[] = []): Card[] => words.map(cardIn);
export const rankIn = (word: string): Rank => found(readRank(word), word);
export const suitIn = (word: string): Suit => found(readSuit(word), word);

/** Throws if a word could not be read: a typo in a drawing is a fault of the test. */
function found<T>(value: T | null, word: string): T {
  if (value === null) throw new Error(`cannot read “${word}”`);
  return value;
}

/** Deals one card at a time, clockwise from the first seat. */
export function dealingOrder(hands: readonly (readonly Card[])[], firstSeat: Seat): Card[] {
  const clockwise = [...hands.slice(firstSeat), ...hands.slice(0, firstSeat)];
  if (hands.some(({ length }) => length !== hands[0].length)) throw new Error('a deal gives every seat as many cards');
  return hands[0].flatMap((_, round) => clockwise.map((hand) => hand[round]));
}

export const NO_CHANCE = new RecordedChance([]);
