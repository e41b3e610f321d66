import { cardsOf, countOf, dealHands, RANKS, rankOf, takeCard } from '../../../../test/naive/cards.ts';
import type { NaiveEngine, Result } from '../../../../test/naive/naive-game.ts';
import type { Ask, Fish, GoFishAction, GoFishEntry, GoFishRules, Reason } from './types.ts';

export type GoFishDeal = { rules: GoFishRules; seats: number; firstSeat: number; pack: string[] };

/** Go Fish implemented literally from section 2 of the rules. */
export class NaiveGoFish implements NaiveEngine<GoFishEntry> {
  rules: GoFishRules;
  seats: number;
  hands: string[][];
  /** Top card first. */
  stock: string[];
  /** The books each seat has laid down, in order. */
  books: string[][][];
  log: GoFishEntry[] = [];
  turn: number | null;
  result: Result | undefined;
  /** After a miss with stock left: the rank asked for. The phase is `fish` exactly while it is set. */
  missedRank: string | null = null;
  /** Asks since the last card drawn or book laid down (R14). */
  idleAsks = 0;
  #legal: GoFishAction[] | undefined;

  constructor({ rules, seats, firstSeat, pack }: GoFishDeal) {
    this.rules = rules;
    this.seats = seats;
    this.stock = [...pack];
    this.hands = dealHands(this.stock, seats, rules.handSize, firstSeat);
    this.books = this.hands.map(() => []);
    this.turn = firstSeat;
    for (const seat of this.#clockwiseFrom(firstSeat)) this.#layDownBooks(seat);
    this.#refillEmptyHands(firstSeat);
    if (this.#endIfOver()) return;
    if (this.hands[firstSeat].length === 0) this.#passTurn(firstSeat);
  }

  legal(): GoFishAction[] {
    this.#legal ??= this.#findLegal();
    return this.#legal;
  }

  find(entry: unknown): GoFishAction | undefined {
    if (typeof entry !== 'object' || entry === null) return undefined;
    return this.legal().find((candidate) => isSameAction(candidate, entry as GoFishAction));
  }

  act(action: GoFishAction): void {
    const chosen = this.find(action);
    if (chosen === undefined) throw new Error(`not legal: ${JSON.stringify(action)}`);
    this.#legal = undefined;
    this.log.push(chosen);
    if (chosen.type === 'ask') this.#ask(chosen);
    else this.#fish(chosen);
  }

  cards(): string[] {
    return [...this.hands.flat(), ...this.stock, ...this.books.flat(2)];
  }

  #findLegal(): GoFishAction[] {
    const seat = this.turn;
    if (seat === null) return [];
    if (this.missedRank !== null) return [{ type: 'fish', seat }];
    const others = this.#clockwiseFrom(seat).filter((other) => other !== seat && this.hands[other].length > 0);
    // R4: with nobody to ask, the seat fishes without asking.
    if (others.length === 0) return this.stock.length > 0 ? [{ type: 'fish', seat }] : [];
    const held = RANKS.filter((rank) => countOf(this.hands[seat], rank) > 0);
    const asks: GoFishAction[] = [];
    for (const of of others) for (const rank of held) asks.push({ type: 'ask', seat, of, rank });
    return asks;
  }

  #ask({ seat, of, rank }: Ask): void {
    this.idleAsks += 1;
    const matching = cardsOf(this.hands[of], rank);
    if (matching.length === 0) {
      this.#miss(seat, rank);
      return;
    }
    const cards = this.rules.give === 'one' ? [matching[0]] : matching;
    for (const card of cards) takeCard(this.hands[of], card);
    this.hands[seat].push(...cards);
    this.log.push({ type: 'gave', seat: of, to: seat, cards });
    this.#layDownBooks(seat);
    this.#refillEmptyHands(seat);
    this.#finishAction(seat, this.rules.goAgainOnCatch);
  }

  #miss(seat: number, rank: string): void {
    // R14 ends the game at once, even before a fish.
    if (this.#endIfOver()) return;
    if (this.stock.length > 0) this.missedRank = rank;
    else this.#passTurn(seat);
  }

  #fish({ seat }: Fish): void {
    const missedRank = this.missedRank;
    this.missedRank = null;
    const cards = this.#drawInto(seat, 1);
    this.log.push({ type: 'drew', seat, cards });
    const booked = this.#layDownBooks(seat);
    this.#refillEmptyHands(seat);
    const isLucky = this.rules.goAgainOnLuckyDraw && rankOf(cards[0]) === missedRank;
    const isBook = this.rules.goAgainOnBook && booked > 0;
    // R4: no goAgain option applies to a fish without an ask.
    this.#finishAction(seat, missedRank !== null && (isLucky || isBook));
  }

  /** The turn passes here or in a miss without stock, and only once per action (R1). */
  #finishAction(seat: number, goesAgain: boolean): void {
    if (this.#endIfOver()) return;
    // R3: an emptied hand cannot go again.
    if (goesAgain && this.hands[seat].length > 0) return;
    this.#passTurn(seat);
  }

  #passTurn(from: number): void {
    for (let step = 1; step <= this.seats; step++) {
      const seat = (from + step) % this.seats;
      if (this.hands[seat].length > 0) {
        this.turn = seat;
        return;
      }
    }
    throw new Error('no seat holds cards, yet the game is not over');
  }

  /** Lays down every book of a hand, A to K, and returns their number. */
  #layDownBooks(seat: number): number {
    let count = 0;
    for (const rank of RANKS) {
      while (countOf(this.hands[seat], rank) >= this.rules.bookSize) {
        const book = cardsOf(this.hands[seat], rank).slice(0, this.rules.bookSize);
        for (const card of book) takeCard(this.hands[seat], card);
        this.books[seat].push(book);
        this.log.push({ type: 'booked', seat, rank, cards: book });
        this.idleAsks = 0;
        count += 1;
      }
    }
    return count;
  }

  #refillEmptyHands(from: number): void {
    if (this.rules.refill === 0) return;
    for (const seat of this.#clockwiseFrom(from)) {
      while (this.hands[seat].length === 0 && this.stock.length > 0) {
        const cards = this.#drawInto(seat, this.rules.refill);
        this.log.push({ type: 'drew', seat, cards, refill: true });
        this.#layDownBooks(seat);
      }
    }
  }

  /** Draws up to `count` cards, as long as the stock lasts. */
  #drawInto(seat: number, count: number): string[] {
    const cards = this.stock.splice(0, count);
    this.hands[seat].push(...cards);
    this.idleAsks = 0;
    return cards;
  }

  #endIfOver(): boolean {
    const reason = this.#endReason();
    if (reason === null) return false;
    const scores = this.books.map((books) => books.length);
    this.result = { places: this.#places(scores), scores, reason };
    this.turn = null;
    return true;
  }

  /** One more than the number of seats that did better (R12). */
  #places(scores: number[]): number[] {
    const isFirstOut = (seat: number): boolean => this.rules.win === 'first-out' && this.hands[seat].length === 0;
    const rankings = scores.map((score, seat) => (isFirstOut(seat) ? Number.POSITIVE_INFINITY : score));
    return rankings.map((ranking) => 1 + rankings.filter((other) => other > ranking).length);
  }

  /** The first reason that applies, in the order of the record format. */
  #endReason(): Reason | null {
    const emptyHands = this.hands.filter((hand) => hand.length === 0).length;
    if (emptyHands === this.seats && this.stock.length === 0) return 'all-books';
    if (emptyHands > 0 && this.rules.end === 'first-empty-hand') return 'first-empty-hand';
    if (emptyHands === this.seats) return 'no-cards';
    if (this.idleAsks >= 10 * this.seats) return 'stalemate';
    return null;
  }

  #clockwiseFrom(from: number): number[] {
    const order: number[] = [];
    for (let step = 0; step < this.seats; step++) order.push((from + step) % this.seats);
    return order;
  }
}

function isSameAction(a: GoFishAction, b: GoFishAction): boolean {
  if (a.seat !== b.seat) return false;
  if (a.type === 'ask' && b.type === 'ask') return a.of === b.of && a.rank === b.rank;
  return a.type === b.type;
}
