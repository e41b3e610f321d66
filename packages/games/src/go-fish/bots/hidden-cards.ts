import { type Card, RANK_COUNT, type Rng, rankOf, type Seat } from '@shoal/core';
import { type GoFishState, slotOf } from '../rules/state.ts';
import type { GoFishCommonKnowledge } from './common-knowledge.ts';

const ALL_RANKS = (1 << RANK_COUNT) - 1;
/** The row of the stock: it is no seat and has no limit. */
const STOCK = 7;
const SLOTS = slotOf(0, RANK_COUNT);
/** Random tries for a place before all cards are searched. */
const GUESSES = 4;
/** Exchanges for each place of a hand, so that every world becomes equally likely. */
const EXCHANGES = 2;

/**
 * Cards whose place a viewer does not know, and the places where they may lie. What is proven is placed first, then the
 * places that could be fewest things; exchanges even out what that order prefers. The stock takes the rest.
 */
export class GoFishHiddenCards {
  /** Hidden faces by rank, with those that lie in a proven place at the front of their rank. */
  readonly #faces: Uint8Array;
  readonly #from = new Uint8Array(RANK_COUNT + 1);
  readonly #provenSlots: readonly number[];
  /** Faces that no fact places, and then where they lie: hand places first, the stock after them. */
  readonly #cards: Uint8Array;
  readonly #seatOf: Uint8Array;
  readonly #mayBe: Uint16Array;
  /** The ranks that only a careless seat could hold there, and how often in 256 worlds it is believed to. */
  readonly #doubted: Uint16Array;
  readonly #belief: Uint16Array;
  readonly #handPlaces: number;
  /** Cards of each rank in each hand, and the most there can be. */
  readonly #counts = new Uint8Array(SLOTS);
  readonly #proven: Uint8Array;
  readonly #most: number;
  /** Places that were asked for their card while room is made, and the card that the last of them gave. */
  readonly #asked: Uint8Array;
  #given = 0;

  constructor(bookSize: number, unseen: readonly Card[], seats: readonly Seat[], known: GoFishCommonKnowledge) {
    this.#faces = Uint8Array.from(unseen);
    for (const card of unseen) this.#from[rankOf(card) + 1] += 1;
    for (let rank = 0; rank < RANK_COUNT; rank++) this.#from[rank + 1] += this.#from[rank];
    this.#proven = known.proven.slice();
    this.#most = bookSize - 1;
    this.#provenSlots = provenSlots(seats, known);
    const places = placesOf(seats, known);
    this.#handPlaces = places.length;
    this.#asked = new Uint8Array(places.length);
    const total = unseen.length - this.#provenSlots.length;
    this.#cards = new Uint8Array(total);
    this.#seatOf = new Uint8Array(total).fill(STOCK);
    this.#mayBe = new Uint16Array(total).fill(ALL_RANKS);
    this.#doubted = new Uint16Array(total);
    this.#belief = Uint16Array.from({ length: 8 }, (_, seat) => Math.round(256 * known.careless[seat]));
    this.#doubted.set(places.map(({ doubted }) => doubted));
    this.#seatOf.set(places.map(({ seat }) => seat));
    this.#mayBe.set(places.map(({ mayBe }) => mayBe));
  }

  /** Adds them all to a state that holds only what the viewer sees. */
  deal(into: GoFishState, rng: Rng): void {
    this.#shuffleFaces(rng);
    this.#placeProven(into);
    this.#counts.set(this.#proven);
    this.#fillHands(rng);
    this.#exchange(rng);
    this.#write(into, rng);
  }

  #shuffleFaces(rng: Rng): void {
    const faces = this.#faces;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const from = this.#from[rank];
      for (let last = this.#from[rank + 1] - 1; last > from; last--) {
        const chosen = from + rng.below(last - from + 1);
        const face = faces[chosen];
        faces[chosen] = faces[last];
        faces[last] = face;
      }
    }
  }

  /** Proven cards take the first faces of their rank; the others wait for a place. */
  #placeProven(into: GoFishState): void {
    const faces = this.#faces;
    const slots = this.#provenSlots;
    let waiting = 0;
    let proven = 0;
    for (let at = 0, rank = 0; at < faces.length; at++) {
      while (at >= this.#from[rank + 1]) rank += 1;
      if (proven < slots.length && slots[proven] >> 3 === rank) {
        into.receive(slots[proven++] & 7, faces[at] as Card);
        into.pack[into.next++] = faces[at];
      } else {
        this.#cards[waiting++] = faces[at];
      }
    }
  }

  #fillHands(rng: Rng): void {
    for (let place = 0; place < this.#handPlaces; place++) {
      const found = this.#findFor(place, rng);
      if (found < 0) this.#makeRoom(place);
      else this.#put(place, found);
    }
  }

  /** A waiting card that may lie in a place, each equally likely; below 0 when there is none. */
  #findFor(place: number, rng: Rng): number {
    const waiting = this.#cards.length - place;
    for (let guess = 0; guess < GUESSES; guess++) {
      const at = place + rng.below(waiting);
      if (this.#fits(place, this.#cards[at] >> 2) && this.#believes(place, this.#cards[at] >> 2, rng)) return at;
    }
    let fitting = 0;
    for (let at = place; at < this.#cards.length; at++) if (this.#fits(place, this.#cards[at] >> 2)) fitting += 1;
    if (fitting === 0) return -1;
    let at = place - 1;
    for (let nth = rng.below(fitting); nth >= 0; ) if (this.#fits(place, this.#cards[++at] >> 2)) nth -= 1;
    return at;
  }

  #fits(place: number, rank: number): boolean {
    if (((this.#mayBe[place] >> rank) & 1) === 0) return false;
    const seat = this.#seatOf[place];
    return seat === STOCK || this.#counts[slotOf(seat, rank)] < this.#most;
  }

  /** Would only a careless seat hold this card here? */
  #believes(place: number, rank: number, rng: Rng): boolean {
    if (((this.#doubted[place] >> rank) & 1) === 0) return true;
    return rng.below(256) < this.#belief[this.#seatOf[place]];
  }

  #put(place: number, at: number): void {
    const card = this.#cards[at];
    this.#cards[at] = this.#cards[place];
    this.#cards[place] = card;
    this.#counts[slotOf(this.#seatOf[place], card >> 2)] += 1;
  }

  /** No waiting card fits: earlier places exchange theirs, one for another, until one does. */
  #makeRoom(place: number): void {
    this.#asked.fill(0);
    const card = this.#yieldFor(place, place);
    if (card < 0) throw new Error('no world agrees with what was told');
    this.#cards[place] = card;
  }

  /** A card for a place, with everything else arranged so that it is free; below 0 when there is none. */
  #yieldFor(place: number, waiting: number): number {
    const cards = this.#cards;
    for (let at = waiting; at < cards.length; at++) {
      const card = cards[at];
      if (!this.#fits(place, card >> 2)) continue;
      this.#counts[slotOf(this.#seatOf[place], card >> 2)] += 1;
      cards[at] = cards[waiting];
      return card;
    }
    for (let earlier = 0; earlier < waiting; earlier++) {
      if (this.#asked[earlier] === 0 && this.#gives(earlier, place, waiting)) return this.#given;
    }
    return -1;
  }

  /** Does an earlier place give up its card for this one, because it finds another? */
  #gives(earlier: number, place: number, waiting: number): boolean {
    const counts = this.#counts;
    const card = this.#cards[earlier];
    const from = slotOf(this.#seatOf[earlier], card >> 2);
    const to = slotOf(this.#seatOf[place], card >> 2);
    counts[from] -= 1;
    if (this.#fits(place, card >> 2)) {
      this.#asked[earlier] = 1;
      counts[to] += 1;
      const other = this.#yieldFor(earlier, waiting);
      if (other >= 0) {
        this.#cards[earlier] = other;
        this.#given = card;
        return true;
      }
      counts[to] -= 1;
    }
    counts[from] += 1;
    return false;
  }

  #exchange(rng: Rng): void {
    const total = this.#cards.length;
    if (total < 2) return;
    for (let i = this.#handPlaces * EXCHANGES; i > 0; i--)
      this.#tryExchange(rng.below(this.#handPlaces), rng.below(total), rng);
  }

  #tryExchange(a: number, b: number, rng: Rng): void {
    const cards = this.#cards;
    const [first, second] = [cards[a] >> 2, cards[b] >> 2];
    if (first === second || ((this.#mayBe[a] >> second) & (this.#mayBe[b] >> first) & 1) === 0) return;
    if (!this.#believes(a, second, rng) || !this.#believes(b, first, rng)) return;
    const here = this.#seatOf[a];
    const there = this.#seatOf[b];
    if (here !== there) {
      const counts = this.#counts;
      if (counts[slotOf(here, second)] >= this.#most) return;
      if (there !== STOCK && counts[slotOf(there, first)] >= this.#most) return;
      counts[slotOf(here, first)] -= 1;
      counts[slotOf(here, second)] += 1;
      counts[slotOf(there, second)] -= 1;
      counts[slotOf(there, first)] += 1;
    }
    const card = cards[a];
    cards[a] = cards[b];
    cards[b] = card;
  }

  #write(into: GoFishState, rng: Rng): void {
    const cards = this.#cards;
    const { pack } = into;
    let next = into.next;
    for (let place = 0; place < this.#handPlaces; place++) {
      into.receive(this.#seatOf[place], cards[place] as Card);
      pack[next++] = cards[place];
    }
    into.next = next;
    for (let last = cards.length - 1; last >= this.#handPlaces; last--) {
      const chosen = this.#handPlaces + rng.below(last - this.#handPlaces + 1);
      pack[next++] = cards[chosen];
      cards[chosen] = cards[last];
    }
  }
}

/** A slot for each card that a seat surely holds, by rank. */
export function provenSlots(seats: readonly Seat[], known: GoFishCommonKnowledge): number[] {
  const slots = seats.flatMap((seat) =>
    Array.from({ length: RANK_COUNT }, (_, rank) => slotOf(seat, rank)).flatMap((slot) =>
      Array.from({ length: known.proven[slot] }, () => slot),
    ),
  );
  return slots.sort((a, b) => a - b);
}

export interface Place {
  readonly seat: Seat;
  /** The ranks that the card there can have, as a set of bits. */
  readonly mayBe: number;
  /** Those of them that only a careless seat could hold. */
  readonly doubted: number;
}

/** The unknown cards of all hands, those first that could be fewest things. */
export function placesOf(seats: readonly Seat[], known: GoFishCommonKnowledge): Place[] {
  const places = seats.flatMap((seat) =>
    Array.from({ length: known.unknown[seat] }, (_, newest) => {
      const mayBe = ranksAt(known.open, seat, newest);
      return { seat, mayBe, doubted: mayBe & ~ranksAt(known.fresh, seat, newest) };
    }),
  );
  const choice = ({ mayBe }: Place): number =>
    known.left.reduce((sum, left, rank) => sum + ((mayBe >> rank) & 1) * left, 0);
  return places.sort((a, b) => choice(a) - choice(b));
}

/** A card can be of those ranks that the seat could still hold when the card arrived. */
const ranksAt = (open: Uint8Array, seat: Seat, newest: number): number => {
  let ranks = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) if (open[slotOf(seat, rank)] > newest) ranks |= 1 << rank;
  return ranks;
};
