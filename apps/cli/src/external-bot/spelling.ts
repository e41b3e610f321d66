import {
  type Card,
  type Game,
  type GameEvent,
  type Rank,
  type Suit,
  type View,
  type Vocabulary,
  writeCard,
  writeEntry,
  writeRank,
  writeSuit,
} from '@shoal/core';
import type { Spelled } from '@shoal/room';

/** The fields of views that hold ranks, suits or cards, which are numbers; all others are JSON as they are. */
const SPELLERS: Readonly<Record<string, (value: never) => unknown>> = {
  hand: (cards: readonly Card[]) => cards.map(writeCard),
  discardPile: (cards: readonly Card[]) => cards.map(writeCard),
  buried: (cards: readonly Card[]) => cards.map(writeCard),
  asked: (rank: Rank | null) => (rank === null ? null : writeRank(rank)),
  suitInForce: (suit: Suit | null) => (suit === null ? null : writeSuit(suit)),
  books: (seats: readonly (readonly Book[])[]) =>
    seats.map((books) => books.map(({ rank, cards }) => ({ rank: writeRank(rank), cards: cards.map(writeCard) }))),
};

interface Book {
  readonly rank: Rank;
  readonly cards: readonly Card[];
}

/** A view in the notation of a record, without what stands beside it or cannot be yet: legal actions and the result. */
export function spellView(view: View): Spelled {
  const { legal, result, ...known } = view;
  return Object.fromEntries(
    Object.entries(known).map(([field, value]) => [field, SPELLERS[field]?.(value as never) ?? value]),
  );
}

export const spellLog = (game: Game<Vocabulary>, log: readonly GameEvent[]): Spelled[] =>
  log.map((event) => writeEntry(game.entries, event));
