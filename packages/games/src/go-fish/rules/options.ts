import { CARD_COUNT, choice, type OptionTable, type Preset, range, type TableRules, yesNo } from '@shoal/core';

export interface GoFishOptions {
  readonly handSize: number;
  /** Cards of one rank that make a book; a pair is a book of two. */
  readonly bookSize: number;
  readonly give: 'all' | 'one';
  readonly goAgainOnCatch: boolean;
  readonly goAgainOnLuckyDraw: boolean;
  readonly goAgainOnBook: boolean;
  /** Cards that an emptied hand draws while the stock lasts. */
  readonly refill: number;
  readonly end: 'all-books' | 'first-empty-hand';
  /** Who wins: the seat with most books, or the one whose hand is empty first. */
  readonly win: 'most-books' | 'first-out';
  readonly packs: number;
}

const table: OptionTable<GoFishOptions> = {
  handSize: range(1, CARD_COUNT),
  bookSize: choice(4, 2),
  give: choice('all', 'one'),
  goAgainOnCatch: yesNo,
  goAgainOnLuckyDraw: yesNo,
  goAgainOnBook: yesNo,
  refill: range(0, CARD_COUNT),
  end: choice('all-books', 'first-empty-hand'),
  win: choice('most-books', 'first-out'),
  packs: choice(1, 2),
};

const standard: Preset<GoFishOptions> = {
  seats: { min: 2, max: 6 },
  options: (seats) => ({
    handSize: seats === 2 ? 7 : 5,
    bookSize: 4,
    give: 'all',
    goAgainOnCatch: true,
    goAgainOnLuckyDraw: true,
    goAgainOnBook: false,
    refill: 5,
    end: 'all-books',
    win: 'most-books',
    packs: 1,
  }),
};

/** The official rules as taught with stacks and queues. */
const classroom: Preset<GoFishOptions> = { ...standard, seats: { min: 2, max: 4 }, seatsPeople: true };

/** The design document's game. */
const classic: Preset<GoFishOptions> = {
  seats: { min: 2, max: 6 },
  options: (seats) => ({ ...standard.options(seats), goAgainOnLuckyDraw: false, refill: 0 }),
};

/** The Z specification's game for two. */
const pairs: Preset<GoFishOptions> = {
  seats: { min: 2, max: 2 },
  options: (seats) => ({
    ...standard.options(seats),
    bookSize: 2,
    give: 'one',
    goAgainOnCatch: false,
    goAgainOnLuckyDraw: false,
    refill: 0,
    end: 'first-empty-hand',
  }),
};

/** Why options of Go Fish cannot go together. */
export type GoFishImpossible =
  | { readonly key: 'pack-too-small'; readonly seats: number; readonly handSize: number; readonly cards: number }
  | { readonly key: 'first-out-plays-on' };

function impossible({ handSize, packs, end, win }: GoFishOptions, seats: number): GoFishImpossible | null {
  // Where play goes on past an empty hand, a refill may fill it again.
  if (win === 'first-out' && end !== 'first-empty-hand') return { key: 'first-out-plays-on' };
  const cards = packs * CARD_COUNT;
  return seats * handSize > cards ? { key: 'pack-too-small', seats, handSize, cards } : null;
}

export const goFishTables: TableRules<GoFishOptions, GoFishImpossible> = {
  table,
  presets: { standard, classroom, classic, pairs },
  implied: { win: 'most-books' },
  impossible,
};
