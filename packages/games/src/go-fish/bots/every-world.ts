import {
  type Arrangement,
  type Card,
  type EveryWorld,
  everyArrangement,
  type Holder,
  LONGEST_STOCK,
  type Rank,
  rankOf,
  type Seat,
  takeFrom,
  type Weigh,
  type WeighedWorld,
} from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import { type GoFishState, rankIn, seatIn, slotOf } from '../rules/state.ts';
import type { GoFishEvent, GoFishView } from '../rules/vocabulary.ts';
import type { GoFishCommonKnowledge } from './common-knowledge.ts';
import { type Place, placesOf, provenSlots } from './hidden-cards.ts';
import { knowledgeOf, otherSeats, seenState, unseenCards } from './seen.ts';

/** Suits do not matter, so worlds that differ only in suits are one. */
export function everyWorld(
  rules: GoFishRules,
  view: GoFishView,
  log: readonly GoFishEvent[],
  most: number,
): EveryWorld<GoFishState> {
  if (view.stockSize > LONGEST_STOCK) return null;
  const known = knowledgeOf(rules, view, log);
  const others = otherSeats(view);
  const open = seenState(rules, view);
  const hidden = unseenCards(rules, view);
  for (const slot of provenSlots(others, known)) give(open, seatIn(slot), rankIn(slot), hidden);
  const hands = handsOf(others, known, rules.options.bookSize - 1);
  const stock = Array.from({ length: view.stockSize }, () => ANY_CARD);
  const arrangements = everyArrangement(hidden.map(rankOf), [...hands, ...stock], most);
  return arrangements?.map((arrangement) => worldOf(rules, open, others, hidden, arrangement)) ?? null;
}

const ANY_CARD: Holder = { places: [() => 1], most: () => 1 };

/** The unknown cards of each hand. A card that only a careless seat could hold weighs by its carelessness. */
function handsOf(seats: readonly Seat[], known: GoFishCommonKnowledge, most: number): Holder[] {
  const places = placesOf(seats, known);
  return seats.map((seat) => ({
    places: places.filter((place) => place.seat === seat).map((place) => weighAt(place, known.careless[seat])),
    most: (rank) => most - known.proven[slotOf(seat, rank)],
  }));
}

const weighAt =
  ({ mayBe, doubted }: Place, careless: number): Weigh =>
  (rank) =>
    ((mayBe >> rank) & 1) * ((doubted >> rank) & 1 ? careless : 1);

function worldOf(
  rules: GoFishRules,
  open: GoFishState,
  others: readonly Seat[],
  hidden: readonly Card[],
  { held, weight }: Arrangement,
): WeighedWorld<GoFishState> {
  const state = rules.create();
  const left = [...hidden];
  state.copyFrom(open);
  for (const [at, seat] of others.entries()) for (const rank of held[at]) give(state, seat, rank as Rank, left);
  const stock = held.slice(others.length).flat();
  for (const [at, rank] of stock.entries()) state.pack[state.next + at] = takeOf(rank as Rank, left);
  return { state, weight };
}

/** Moves a card of a rank to a hand; cards that have left the stock stand before `next`. */
function give(state: GoFishState, seat: Seat, rank: Rank, from: Card[]): void {
  const card = takeOf(rank, from);
  state.receive(seat, card);
  state.pack[state.next++] = card;
}

function takeOf(rank: Rank, from: Card[]): Card {
  // There are as many places as cards.
  const card = from.find((other) => rankOf(other) === rank) as Card;
  takeFrom(from, card);
  return card;
}
