import { lowestBit, RANK_COUNT, type Seat } from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import { slotOf } from '../rules/state.ts';
import type { GoFishCommonKnowledge } from './common-knowledge.ts';
import type { GoFishSeatKnowledge } from './seat-knowledge.ts';

const SEATS = slotOf(0, 1);
/** Iterations of the weighting when all cards of a hand must differ. */
const ROUNDS = 3;
/** What was found, by number. */
const [CHANCE, GAIN, BOOK, ATTENTION] = [0, 1, 2, 3];
/** Less than one place, so that nothing is divided by 0. */
const LEAST = 0.01;

/**
 * How likely the other hands hold what, in closed form: the hidden cards of a rank are spread over the unknown cards
 * that could be of it and over the stock. Call `look` first, then `weigh` any ask for a rank that the seat holds.
 */
export class Posterior {
  readonly #seats: number;
  readonly #bookSize: number;
  /** Cards of each rank whose place the seat does not know, and the places that they compete for. */
  readonly hidden = new Int8Array(RANK_COUNT);
  readonly #places = new Float64Array(RANK_COUNT);
  /** How much likelier than another an open place of each seat holds one of them; the stock stands at the seat's own. */
  readonly #pull = new Float64Array(SEATS);
  /** Places of each slot that count: those that only a careless seat could have filled count for less. */
  readonly #open = new Float64Array(slotOf(0, RANK_COUNT));
  readonly #density = new Float64Array(RANK_COUNT);
  readonly #found = new Float64Array(4);

  constructor(rules: GoFishRules) {
    this.#seats = rules.seats;
    this.#bookSize = rules.options.bookSize;
  }

  /** What the last `weigh` found: the chance of a hit, the cards to be expected, the chance that they make a book. */
  get chance(): number {
    return this.#found[CHANCE];
  }

  get gain(): number {
    return this.#found[GAIN];
  }

  get book(): number {
    return this.#found[BOOK];
  }

  /** How attentive the other seats seem, from 0 to 1. */
  get attention(): number {
    return this.#found[ATTENTION];
  }

  /** Counts what is hidden from the seat, and weighs where it may lie. */
  look(knowledge: GoFishSeatKnowledge): void {
    const { common, own, seat } = knowledge;
    const { left, stock } = common;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      this.hidden[rank] = left[rank] - own[rank];
      this.#places[rank] = stock;
    }
    let careful = 0;
    for (let other = 0; other < this.#seats; other++) {
      if (other === seat) continue;
      careful += 1 - common.careless[other];
      this.#count(common, other);
    }
    this.#found[ATTENTION] = careful / (this.#seats - 1);
    this.#balance(knowledge);
    if (this.#bookSize === 2) for (let round = 0; round < ROUNDS; round++) this.#tellApart(knowledge);
    for (let held = knowledge.held; held !== 0; held &= held - 1) this.#countPlaces(knowledge, lowestBit(held));
  }

  /** Proven cards are not hidden; hidden cards compete for the places of unknown ones. */
  #count({ proven, open, fresh, careless }: GoFishCommonKnowledge, seat: Seat): void {
    const { hidden } = this;
    const counted = this.#open;
    const places = this.#places;
    const doubt = careless[seat];
    for (let rank = 0, slot: number = seat; rank < RANK_COUNT; rank++, slot += SEATS) {
      const cards = fresh[slot] + doubt * (open[slot] - fresh[slot]);
      counted[slot] = cards;
      places[rank] += cards;
      hidden[rank] -= proven[slot];
    }
  }

  /** Hands that lack many ranks hold more of the others: their places get more weight until the counts fit. */
  #balance({ common, seat }: GoFishSeatKnowledge): void {
    const density = this.#density;
    const places = this.#places;
    const pull = this.#pull;
    let fished = 0;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const evenly = places[rank] > 0 ? this.hidden[rank] / places[rank] : 0;
      density[rank] = evenly;
      fished += evenly;
    }
    pull[seat] = fished > 0 ? 1 / fished : 1;
    for (let other = 0; other < this.#seats; other++) {
      if (other === seat) continue;
      let cards = 0;
      for (let rank = 0, slot = other; rank < RANK_COUNT; rank++, slot += SEATS)
        cards += density[rank] * this.#open[slot];
      pull[other] = cards > 0 ? common.unknown[other] / cards : 1;
    }
  }

  /** No hand holds two cards that make a book of two, so its cards are all of different ranks. */
  #tellApart(knowledge: GoFishSeatKnowledge): void {
    const { common, seat } = knowledge;
    for (let rank = 0; rank < RANK_COUNT; rank++) this.#countPlaces(knowledge, rank);
    for (let other = 0; other < this.#seats; other++) {
      if (other === seat) continue;
      let cards = 0;
      for (let rank = 0, slot = other; rank < RANK_COUNT; rank++, slot += SEATS) {
        const here = this.#open[slot] * this.#pull[other];
        const elsewhere = this.#places[rank] - here - this.hidden[rank] + 1;
        const some = common.proven[slot] > 0 ? 0 : here * this.hidden[rank];
        if (some > 0) cards += some / (some + (elsewhere > LEAST ? elsewhere : LEAST));
      }
      if (cards > 0) this.#pull[other] *= common.unknown[other] / cards;
    }
  }

  #countPlaces({ common, seat }: GoFishSeatKnowledge, rank: number): void {
    const pull = this.#pull;
    const first = slotOf(0, rank);
    let places = 0;
    for (let other = 0; other < this.#seats; other++) {
      places += pull[other] * (other === seat ? common.stock : this.#open[first + other]);
    }
    this.#places[rank] = places;
  }

  /** Works out what asking a seat for a rank would bring: how likely each number of cards is. */
  weigh({ common, own }: GoFishSeatKnowledge, target: Seat, rank: number): void {
    const slot = slotOf(target, rank);
    const proven = common.proven[slot];
    const open = common.open[slot];
    const hidden = this.hidden[rank];
    const missing = this.#bookSize - own[rank] - proven;
    const most = this.#bookSize - 1 - proven;
    const here = this.#open[slot] * this.#pull[target];
    const elsewhere = this.#places[rank] - here - hidden;
    let weight = 1;
    let sum = 1;
    let cards = 0;
    let books = missing <= 0 ? 1 : 0;
    for (let k = 1; k <= hidden && k <= most && k <= open; k++) {
      const some = here - k + 1;
      const others = elsewhere + k;
      weight *= ((some > LEAST ? some : LEAST) * (hidden - k + 1)) / (k * (others > LEAST ? others : LEAST));
      sum += weight;
      cards += k * weight;
      if (k >= missing) books += weight;
    }
    this.#found[CHANCE] = proven > 0 ? 1 : 1 - 1 / sum;
    this.#found[GAIN] = proven + cards / sum;
    this.#found[BOOK] = books / sum;
  }

  /** How likely the top of the stock is of a rank that the seat holds. */
  fishing({ common, seat }: GoFishSeatKnowledge, rank: number): number {
    return common.stock > 0 ? (this.hidden[rank] * this.#pull[seat]) / this.#places[rank] : 0;
  }
}
