import { type Card, rankOf } from '../../engine/card.ts';
import type { Seat } from '../../engine/kind.ts';
import { takeFrom } from '../../engine/pile.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Imagine } from '../../engine/rules.ts';
import { shuffled } from '../../engine/shuffle.ts';
import type { GoFishRules } from './rules.ts';
import { type GoFishState, NOTHING_ASKED, slotOf } from './state.ts';
import { joined, oneCard } from './suits.ts';
import { type GoFishEvent, type GoFishView, PHASES } from './vocabulary.ts';

const STOCK = -1;

/** A card the viewer cannot see, and the hand (or the stock) where it is imagined to lie. */
interface Hidden {
  card: Card;
  readonly place: Seat | typeof STOCK;
}

/** Fills in a state that agrees with the view: hidden cards fall anywhere they can lie. */
export function imagine(rules: GoFishRules, view: GoFishView, _log: readonly GoFishEvent[]): Imagine<GoFishState> {
  return (into, rng) => fill(rules, into, view, rng);
}

function fill(rules: GoFishRules, into: GoFishState, view: GoFishView, rng: Rng): void {
  const hidden = hiddenPlaces(view, shuffled(unseenCards(rules, view), rng));
  for (let wrong = misplaced(rules, view, hidden); wrong !== undefined; wrong = misplaced(rules, view, hidden)) {
    const other = hidden[rng.below(hidden.length)];
    [wrong.card, other.card] = [other.card, wrong.card];
  }
  writeState(rules, into, view, hidden);
}

/** The cards that lie in other hands or in the stock, as far as the viewer can tell. */
function unseenCards(rules: GoFishRules, view: GoFishView): Card[] {
  const unseen = [...rules.pack];
  for (const card of view.hand) takeFrom(unseen, card);
  for (const book of view.books.flat()) for (const card of book.cards) takeFrom(unseen, card);
  return unseen;
}

function hiddenPlaces(view: GoFishView, cards: readonly Card[]): Hidden[] {
  const places = view.handSizes.flatMap((size, seat) =>
    seat === view.seat ? [] : Array.from({ length: size }, () => seat),
  );
  return cards.map((card, index) => ({ card, place: places[index] ?? STOCK }));
}

/** A card that cannot lie where it is: in a complete book, or against the ask that was just answered. */
function misplaced(rules: GoFishRules, view: GoFishView, hidden: readonly Hidden[]): Hidden | undefined {
  const held = hidden.filter(({ place }) => place !== STOCK);
  const denied = held.find(({ card, place }) => place === view.askedOf && rankOf(card) === view.asked);
  return denied ?? bluff(view, held) ?? bookCard(rules, held);
}

/** Any card of an asker who would not hold the rank it asked for. */
function bluff(view: GoFishView, held: readonly Hidden[]): Hidden | undefined {
  if (view.asked === null || view.turn === view.seat) return undefined;
  const askers = held.filter(({ place }) => place === view.turn);
  return askers.some(({ card }) => rankOf(card) === view.asked) ? undefined : askers[0];
}

function bookCard(rules: GoFishRules, held: readonly Hidden[]): Hidden | undefined {
  const counts = new Map<number, number>();
  return held.find(({ card, place }) => {
    const slot = slotOf(place, rankOf(card));
    const count = (counts.get(slot) ?? 0) + 1;
    counts.set(slot, count);
    return count >= rules.options.bookSize;
  });
}

function writeState(rules: GoFishRules, into: GoFishState, view: GoFishView, hidden: readonly Hidden[]): void {
  into.copyFrom(rules.create());
  if (view.seat !== null) for (const card of view.hand) into.receive(view.seat, card);
  for (const { card, place } of hidden) if (place !== STOCK) into.receive(place, card);
  view.books.forEach((books, seat) => {
    for (const { rank, cards } of books) into.layDown(seat, rank, cards.map(oneCard).reduce(joined));
  });
  writePack(into, hidden);
  into.turn = view.turn ?? 0;
  into.phase = PHASES.indexOf(view.phase);
  into.asked = view.asked ?? NOTHING_ASKED;
  into.askedOf = view.askedOf ?? 0;
  into.fruitlessAsks = rules.askLimit - view.asksLeft;
}

/** The stock is the rest of the pack, so every card that has left it must stand before `next`. */
function writePack(into: GoFishState, hidden: readonly Hidden[]): void {
  const stock = hidden.filter(({ place }) => place === STOCK).map(({ card }) => card);
  const dealt = [...into.pack] as Card[];
  for (const card of stock) takeFrom(dealt, card);
  into.pack.set([...dealt, ...stock]);
  into.next = dealt.length;
}
