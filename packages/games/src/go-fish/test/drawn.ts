import {
  type Card,
  cardOf,
  type Rank,
  RecordedChance,
  rankOf,
  type Seat,
  SUIT_COUNT,
  type Suit,
  Table,
} from '@shoal/core';
import { cardsIn, type Drawing, dealingOrder, NO_CHANCE, rankIn, readDrawing } from '../../../test/tables/drawing.ts';
import { goFish } from '../index.ts';
import type { GoFishOptions } from '../rules/options.ts';
import { GoFishRules } from '../rules/rules.ts';
import { ASK, FISH, type GoFishState } from '../rules/state.ts';
import { joined, oneCard } from '../rules/suits.ts';
import type { GoFish, GoFishAction } from '../rules/vocabulary.ts';

const RANK_WORDS = {
  ace: 'A',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: 'T',
  jack: 'J',
  queen: 'Q',
  king: 'K',
} as const;

export const ask = (target: Seat, rank: keyof typeof RANK_WORDS): GoFishAction => ({
  type: 'ask',
  target,
  rank: rankIn(RANK_WORDS[rank]),
});
export const fish: GoFishAction = { type: 'fish' };

type Overrides = Partial<GoFishOptions>;

/** A Go Fish table at rest from a drawing, by standard rules with overrides. */
export function goFishAt(picture: string, overrides: Overrides = {}): Table<GoFish> {
  const drawing = readDrawing(picture, ['stock']);
  const options = { ...goFish.tables.presets['standard'].options(drawing.seats.length), ...overrides };
  return new Table<GoFish>(new DrawnGoFishRules(options, laidOut(drawing, options)), NO_CHANCE, drawing.turn);
}

/** Deals the drawn hands, which must have one size. All consequences of the deal have happened. */
export function goFishDealt(picture: string, overrides: Overrides = {}): Table<GoFish> {
  const { seats, turn, line } = readDrawing(picture, ['stock']);
  const hands = seats.map(({ words }) => cardsIn(words));
  const pack = [...dealingOrder(hands, turn), ...cardsIn(line('stock'))];
  const standard = goFish.tables.presets['standard'].options(seats.length);
  const rules = goFish.rules({ ...standard, handSize: hands[0].length, ...overrides }, seats.length, pack);
  return new Table(rules, new RecordedChance(pack), turn);
}

interface LaidOut {
  readonly hands: readonly (readonly Card[])[];
  readonly books: readonly (readonly (readonly Card[])[])[];
  readonly stock: readonly Card[];
}

function laidOut({ seats, line }: Drawing, { bookSize }: GoFishOptions): LaidOut {
  const hands = seats.map(({ words }) => cardsIn(words));
  const isBook = (hand: readonly Card[], rank: Rank) => hand.filter((card) => rankOf(card) === rank).length >= bookSize;
  for (const hand of hands) {
    if (hand.some((card) => isBook(hand, rankOf(card)))) throw new Error('a book in a hand has been laid down');
  }
  return {
    hands,
    books: seats.map(({ behindBar }) => behindBar.map((word) => bookOf(rankIn(word), bookSize))),
    stock: cardsIn(line('stock')),
  };
}

const bookOf = (rank: Rank, bookSize: number): Card[] =>
  Array.from({ length: bookSize }, (_, index) => cardOf(rank, (index % SUIT_COUNT) as Suit));

/** The real rules, except that the deal lays out the drawn cards. */
class DrawnGoFishRules extends GoFishRules {
  readonly #laidOut: LaidOut;

  constructor(options: GoFishOptions, drawn: LaidOut) {
    super(options, drawn.hands.length, [...drawn.hands.flat(), ...drawn.books.flat(2), ...drawn.stock]);
    this.#laidOut = drawn;
  }

  override deal(state: GoFishState, firstSeat: Seat): void {
    const { hands, books, stock } = this.#laidOut;
    state.copyFrom(this.create());
    for (const [seat, hand] of hands.entries()) for (const card of hand) state.receive(seat, card);
    for (const [seat, laid] of books.entries()) {
      for (const book of laid) state.layDown(seat, rankOf(book[0]), book.map(oneCard).reduce(joined));
    }
    state.next = state.pack.length - stock.length;
    state.turn = firstSeat;
    state.phase = this.targets(state) === 0 ? FISH : ASK;
  }
}
