import type { Card, Game, GameEvent, Rules, Seat, View, Vocabulary } from '@shoal/core';
import { OpeningQueue } from './opening-queue.ts';
import { PossiblePlaces } from './possible-places.ts';
import { Contradiction, contradict, type SealFault } from './seal-fault.ts';
import type { Opening, SealPicture, SealReport } from './sealed-deal.ts';

/** The deal that is checked, and who looks. */
export interface CheckedDeal {
  readonly game: Game;
  readonly options: object;
  readonly seats: number;
  readonly firstSeat: Seat;
  readonly viewer: Seat | null;
}

/** What a viewer was told of a sealed deal. */
export interface SealedNews extends SealReport {
  readonly view: View;
  readonly from: number;
  readonly events: readonly GameEvent[];
}

interface ToldEvent {
  readonly event: GameEvent;
  readonly openings: readonly Opening[];
}

/** Checks for one viewer that no card of a deal is changed after its pack was sealed. */
export class SealChecker {
  readonly deal: CheckedDeal;
  readonly #game: Game;
  readonly #rules: Rules<Vocabulary>;
  readonly #seals = new Map<number, SealPicture>();
  #places: PossiblePlaces;
  #dealt: readonly Opening[] = [];
  #told: ToldEvent[] = [];
  #fault: SealFault | null = null;

  constructor(deal: CheckedDeal) {
    this.deal = deal;
    this.#game = deal.game;
    this.#rules = deal.game.rules(deal.options, deal.seats);
    this.#places = this.#placesBefore();
  }

  /** The seals that were told, oldest first. */
  get seals(): SealPicture[] {
    return [...this.#seals.values()];
  }

  /** The events that were told. */
  get log(): GameEvent[] {
    return this.#told.map(({ event }) => event);
  }

  /** The first fault of the deal. A fault stays: nothing that comes later can mend it. */
  check(news: SealedNews): SealFault | null {
    this.#fault ??= this.#faultIn(news);
    return this.#fault;
  }

  #faultIn(news: SealedNews): SealFault | null {
    try {
      this.#read(news);
      return null;
    } catch (error) {
      if (error instanceof Contradiction) return error.fault;
      throw error;
    }
  }

  #read({ view, from, events, seals, openings }: SealedNews): void {
    for (const seal of seals) this.#keep(seal);
    if (from > this.#told.length) contradict({ key: 'gap', from });
    this.#rewind(from);
    const queue = new OpeningQueue(openings, this.#seals);
    if (from === 0) this.#openHand(queue);
    for (const event of events) this.#follow(event, queue);
    if (!queue.isEmpty) contradict({ key: 'surplus-opening' });
    this.#checkSeals();
    this.#checkView(view);
  }

  #keep(seal: SealPicture): void {
    const { stock, leaves } = seal;
    const kept = this.#seals.get(stock) ?? seal;
    if (kept.leaves.join() !== leaves.join()) contradict({ key: 'seal-changed', stock });
    this.#seals.set(stock, kept);
  }

  /** Forgets the events from an index on. What they opened was proved, so the rest is proved again. */
  #rewind(from: number): void {
    if (from > 0 && from === this.#told.length) return;
    const kept = this.#told.slice(0, from);
    this.#told = [];
    this.#places = this.#placesBefore();
    if (from > 0) this.#openHand(new OpeningQueue(this.#dealt, this.#seals));
    for (const { event, openings } of kept) this.#follow(event, new OpeningQueue(openings, this.#seals));
  }

  #placesBefore(): PossiblePlaces {
    return new PossiblePlaces(this.#rules, this.deal.firstSeat);
  }

  #openHand(queue: OpeningQueue): void {
    const { viewer } = this.deal;
    this.#dealt = queue.during(() => {
      if (viewer !== null) this.#places.openHand(viewer, queue.next);
    });
  }

  #follow(event: GameEvent, queue: OpeningQueue): void {
    const openings = queue.during(() => {
      for (const step of this.#game.cardSteps(event)) this.#places.follow(step, queue.next);
    });
    this.#told.push({ event, openings });
  }

  #checkSeals(): void {
    this.#places.sizes.forEach((size, stock) => {
      if (this.#seals.get(stock)?.leaves.length !== size) contradict({ key: 'seal-missing', stock });
    });
  }

  #checkView(view: View): void {
    const { viewer: seat } = this.deal;
    const proved = seat === null ? [] : this.#places.handOf(seat);
    if (!isSameCards(proved, view.hand))
      contradict(seat === null ? { key: 'wrong-open-cards' } : { key: 'wrong-hand', seat });
    if (!isSameCards(this.#places.openCards, this.#game.openCards(view))) contradict({ key: 'wrong-open-cards' });
  }
}

const isSameCards = (some: readonly (Card | null)[], others: readonly Card[]): boolean =>
  some.toSorted(inOrder).join() === others.toSorted(inOrder).join();

const inOrder = (one: Card | null, other: Card | null): number => Number(one) - Number(other);
