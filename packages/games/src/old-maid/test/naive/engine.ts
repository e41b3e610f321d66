import { inSuitOrder, RANKS, rankOf, suitOf, takeCard } from '../../../../test/naive/cards.ts';
import type { NaiveChance, NaiveDeal, NaiveEngine, Result } from '../../../../test/naive/naive-game.ts';
import { same } from '../../../../test/naive/same.ts';

export type OldMaidRules = { odd: 'queen' | 'secret'; pair: 'rank' | 'colour'; packs: number };

export type Take = { type: 'take'; seat: number; of: number; spot: number };
export type OldMaidEntry<Known = string> =
  | Take
  | { type: 'took'; seat: number; of: number; card: Known }
  | { type: 'paired'; seat: number; cards: string[] }
  | { type: 'safe'; seat: number; place: number };

/** Old Maid implemented literally from section 5 of the rules. */
export class NaiveOldMaid implements NaiveEngine<OldMaidEntry> {
  rules: OldMaidRules;
  seats: number;
  hands: string[][] = [];
  /** The pairs each seat has laid down. */
  pairs: string[][][] = [];
  /** The place of each seat that is safe. */
  places: (number | null)[] = [];
  /** The card taken out of the pack: with `secret` the last one (R40). */
  setAside: string[];
  log: OldMaidEntry[] = [];
  turn: number | null = null;
  result: Result | undefined;
  idleTakes = 0;
  #chance: NaiveChance;

  constructor({ rules, seats, firstSeat, pack, chance }: NaiveDeal<OldMaidRules>) {
    this.rules = rules;
    this.seats = seats;
    this.#chance = chance;
    for (let seat = 0; seat < seats; seat++) {
      this.hands.push([]);
      this.pairs.push([]);
      this.places.push(null);
    }
    const dealt = rules.odd === 'secret' ? pack.slice(0, -1) : pack;
    this.setAside = pack.slice(dealt.length);
    for (const [index, card] of dealt.entries()) this.hands[(firstSeat + index) % seats].push(card);
    for (const seat of this.#clockwiseFrom(firstSeat)) this.#layDownPairs(seat);
    // R44: seats that are safe after the deal share the first place.
    for (const seat of this.#clockwiseFrom(firstSeat)) if (this.hands[seat].length === 0) this.#getSafe(seat, 1);
    this.turn = this.#clockwiseFrom(firstSeat).find((seat) => this.hands[seat].length > 0) ?? null;
    this.#endIfOver();
  }

  legal(): Take[] {
    const seat = this.turn;
    if (seat === null) return [];
    const of = this.#nextHolder(seat);
    return this.hands[of].map((_, spot) => ({ type: 'take', seat, of, spot }));
  }

  find(entry: unknown): Take | undefined {
    return this.legal().find((take) => same(take, entry));
  }

  act(action: OldMaidEntry): void {
    const take = this.find(action);
    if (take === undefined) throw new Error(`not legal: ${JSON.stringify(action)}`);
    const { seat, of } = take;
    this.log.push(take);
    const card = this.#chance.pick(this.hands[of]);
    takeCard(this.hands[of], card);
    this.hands[seat].push(card);
    this.log.push({ type: 'took', seat, of, card });
    this.idleTakes = this.#layDownPairs(seat) > 0 ? 0 : this.idleTakes + 1;
    // R43: giver and taker that get safe by one take share the place.
    const place = 1 + this.places.filter((known) => known !== null).length;
    for (const one of [of, seat]) if (this.hands[one].length === 0) this.#getSafe(one, place);
    if (!this.#endIfOver()) this.turn = this.#nextHolder(seat);
  }

  cards(): string[] {
    return [...this.hands.flat(), ...this.pairs.flat(2), ...this.setAside];
  }

  /** R41: by rank A to K, cards in the order S H D C. Returns the number of pairs. */
  #layDownPairs(seat: number): number {
    let count = 0;
    for (const rank of RANKS) {
      for (let pair = this.#firstPair(seat, rank); pair !== null; pair = this.#firstPair(seat, rank)) {
        for (const card of pair) takeCard(this.hands[seat], card);
        this.pairs[seat].push(pair);
        this.log.push({ type: 'paired', seat, cards: pair });
        count += 1;
      }
    }
    return count;
  }

  #firstPair(seat: number, rank: string): string[] | null {
    const cards = inSuitOrder(this.hands[seat].filter((card) => rankOf(card) === rank));
    for (let i = 0; i < cards.length; i++) {
      for (let j = i + 1; j < cards.length; j++) {
        if (this.rules.pair === 'rank' || isRed(cards[i]) === isRed(cards[j])) return [cards[i], cards[j]];
      }
    }
    return null;
  }

  #getSafe(seat: number, place: number): void {
    this.places[seat] = place;
    this.log.push({ type: 'safe', seat, place });
  }

  #endIfOver(): boolean {
    const holders = this.hands.filter((hand) => hand.length > 0).length;
    const isStalemate = this.idleTakes >= 20 * this.seats;
    if (holders > 1 && !isStalemate) return false;
    const last = 1 + this.places.filter((place) => place !== null).length;
    this.result = {
      places: this.places.map((place) => place ?? last),
      scores: this.pairs.map((pairs) => pairs.length),
      reason: holders > 1 ? 'stalemate' : 'old-maid',
    };
    this.turn = null;
    return true;
  }

  #nextHolder(from: number): number {
    for (let step = 1; step <= this.seats; step++) {
      const seat = (from + step) % this.seats;
      if (this.hands[seat].length > 0) return seat;
    }
    throw new Error('no seat holds cards');
  }

  #clockwiseFrom(from: number): number[] {
    const order: number[] = [];
    for (let step = 0; step < this.seats; step++) order.push((from + step) % this.seats);
    return order;
  }
}

const isRed = (card: string): boolean => suitOf(card) === 'H' || suitOf(card) === 'D';
