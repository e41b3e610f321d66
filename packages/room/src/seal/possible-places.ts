import { type Card, type CardStep, dealtSeat, type Rules, type Seat, type Vocabulary } from '@shoal/core';
import { contradict } from './seal-fault.ts';
import type { Opening } from './sealed-deal.ts';

/** A sealed position, as one viewer knows it. */
interface Position {
  readonly stock: number;
  readonly position: number;
  /** Null until it was opened to the viewer. */
  card: Card | null;
  /** The seats that may hold the card, as a set of bits; 0 for a card in no hand. */
  holders: number;
}

/** Takes the proof of the next card that was shown; null for a card of the hand that was dealt. */
export type NextOpening = (card: Card | null) => Opening;

const bitOf = (seat: Seat): number => 1 << seat;

/** Where the card of each sealed position may be, as far as one viewer can tell. */
export class PossiblePlaces {
  readonly #sealed: Position[][] = [];
  /** For each stock the cards that were not opened yet. */
  readonly #unopened: Card[][] = [];
  readonly #open: Position[] = [];
  readonly #stock: Position[] = [];

  constructor(rules: Rules<Vocabulary>, firstSeat: Seat) {
    for (const place of this.#seal(rules.pack)) {
      const seat = dealtSeat(rules, firstSeat, place.position);
      if (seat === null) this.#stock.push(place);
      else place.holders = bitOf(seat);
    }
  }

  /** The number of cards in the pack and in each rebuilt stock. */
  get sizes(): number[] {
    return this.#sealed.map(({ length }) => length);
  }

  get openCards(): (Card | null)[] {
    return this.#open.map(({ card }) => card);
  }

  /** The cards that nobody else can hold. */
  handOf(seat: Seat): (Card | null)[] {
    return this.#heldBy(seat).map(({ card }) => card);
  }

  /** Opens the cards that a seat was dealt, top first. */
  openHand(seat: Seat, next: NextOpening): void {
    for (const place of this.#heldBy(seat)) this.#learn(place, next(null));
  }

  follow(step: CardStep, next: NextOpening): void {
    if (step.type === 'rebuilt') this.#rebuild(step.cards.length);
    else for (const card of step.cards) this.#followCard(step, card, next);
  }

  #followCard(step: Exclude<CardStep, { type: 'rebuilt' }>, card: Card | null, next: NextOpening): void {
    switch (step.type) {
      case 'drawn':
        this.#give(this.#draw(step, card, next), step.to);
        return;
      case 'buried':
        this.#stock.push(this.#draw(step, card, next));
        return;
      case 'moved':
        if (card === null) this.#moveUnseen(step.from, step.to);
        else this.#give(this.#shownIn(step.from, next(card)), step.to);
        return;
      case 'revealed':
        this.#shownIn(step.of, next(card));
    }
  }

  /** A drawn card is exactly the next one of the stock. */
  #draw({ type: step }: CardStep, card: Card | null, next: NextOpening): Position {
    const place = this.#stock.shift() ?? contradict({ key: 'impossible-step', step });
    if (card !== null) this.#learn(place, next(card));
    return place;
  }

  #give(place: Position, to: Seat | null): void {
    place.holders = to === null ? 0 : bitOf(to);
    if (to === null) this.#open.push(place);
  }

  /** From now on each card that the giver may have held may be the one that moved. */
  #moveUnseen(from: Seat, to: Seat | null): void {
    const held = this.#everywhere().filter(({ holders }) => (holders & bitOf(from)) !== 0);
    if (to === null || held.length === 0) contradict({ key: 'impossible-step', step: 'moved' });
    else for (const place of held) place.holders |= bitOf(to);
  }

  /** The position that was opened, if its card can be in this hand, or in the stock if `of` is null. */
  #shownIn(of: Seat | null, opening: Opening): Position {
    const place = this.#sealed[opening.stock]?.[opening.position];
    const { stock, position, card } = opening;
    const wrong = { key: 'wrong-place', stock, position, card } as const;
    if (place === undefined) return contradict(wrong);
    const isThere = of === null ? this.#stock.includes(place) : (place.holders & bitOf(of)) !== 0;
    if (!isThere) return contradict(wrong);
    this.#learn(place, opening);
    if (of !== null) place.holders = bitOf(of);
    return place;
  }

  #learn(place: Position, opening: Opening): void {
    const { stock, position, card } = opening;
    if (place !== this.#sealed[stock]?.[position]) contradict({ key: 'wrong-place', stock, position, card });
    if (place.card !== null) return;
    const unopened = this.#unopened[stock];
    if (!unopened.includes(card)) contradict({ key: 'card-too-often', card });
    unopened.splice(unopened.indexOf(card), 1);
    place.card = card;
  }

  /** What is left of the stock is still drawn first. */
  #rebuild(count: number): void {
    const buried = this.#open.splice(0, this.#open.length - 1);
    if (buried.length !== count) contradict({ key: 'impossible-step', step: 'rebuilt' });
    this.#stock.push(...this.#seal(buried.flatMap(({ card }) => card ?? [])));
  }

  #seal(cards: readonly Card[]): Position[] {
    const stock = this.#sealed.length;
    const sealed = cards.map((_, position): Position => ({ stock, position, card: null, holders: 0 }));
    this.#sealed.push(sealed);
    this.#unopened.push([...cards]);
    return sealed;
  }

  #everywhere(): Position[] {
    return this.#sealed.flat();
  }

  #heldBy(seat: Seat): Position[] {
    return this.#everywhere().filter(({ holders }) => holders === bitOf(seat));
  }
}
