import { type Card, type CardStep, dealtSeat, type Rules, type Seat, seatNumbers, type Vocabulary } from '@shoal/core';

/** A position of the pack or of a rebuilt stock. The card at it keeps this place as its name while it moves. */
export interface SealedPlace {
  readonly stock: number;
  readonly position: number;
  readonly card: Card;
}

/** Follows every card of a deal from its position in the pack. Knows all cards, so it stays where they are dealt. */
export class CardTrail {
  /** All positions, the pack before the first rebuilt stock and so on. */
  readonly places: SealedPlace[] = [];
  /** Has everybody seen the card? */
  readonly #isPublic = new Set<SealedPlace>();
  readonly #hands: readonly SealedPlace[][];
  readonly #stock: SealedPlace[];
  readonly #choose: (count: number) => number;
  #stocks = 0;

  /** `choose` picks one of several equal cards, by a chance that nobody can foretell. */
  constructor(rules: Rules<Vocabulary>, pack: readonly Card[], firstSeat: Seat, choose: (count: number) => number) {
    this.#choose = choose;
    const dealt = this.#seal(pack);
    this.#hands = seatNumbers(rules.seats).map((seat) =>
      dealt.filter(({ position }) => dealtSeat(rules, firstSeat, position) === seat),
    );
    this.#stock = dealt.slice(rules.dealtCards);
  }

  /** The positions that a seat was dealt, before any card has moved. */
  dealtTo(seat: Seat): SealedPlace[] {
    return [...this.#hands[seat]];
  }

  /** Takes a step with all its cards known; returns the place of each card of the step. */
  follow(step: CardStep): SealedPlace[] {
    switch (step.type) {
      case 'drawn':
        return step.cards.map(() => this.#give(this.#draw(), step.to));
      case 'moved':
        return step.cards.map((card) => this.#give(this.#takeFrom(this.#hands[step.from], card), step.to));
      case 'buried':
        return step.cards.map(() => this.#bury(this.#draw()));
      case 'rebuilt':
        return this.#rebuild(step.cards as readonly Card[]);
      case 'revealed':
        return step.cards.map((card) => this.#find(step.of === null ? this.#stock : this.#hands[step.of], card));
    }
  }

  /** From now on a twin of this card stays hidden as long as this one can stand for it. */
  publish(place: SealedPlace): void {
    this.#isPublic.add(place);
  }

  #seal(cards: readonly Card[]): SealedPlace[] {
    const stock = this.#stocks++;
    const sealed = cards.map((card, position) => ({ stock, position, card }));
    this.places.push(...sealed);
    return sealed;
  }

  #draw(): SealedPlace {
    return present(this.#stock.shift());
  }

  #bury(place: SealedPlace): SealedPlace {
    this.#stock.push(place);
    return place;
  }

  #give(place: SealedPlace, to: Seat | null): SealedPlace {
    if (to !== null) this.#hands[to].push(place);
    return place;
  }

  #takeFrom(hand: SealedPlace[], card: Card | null): SealedPlace {
    const place = this.#find(hand, card);
    hand.splice(hand.indexOf(place), 1);
    return place;
  }

  #find(pile: readonly SealedPlace[], card: Card | null): SealedPlace {
    const twins = pile.filter((place) => place.card === card);
    return present(twins.find((twin) => this.#isPublic.has(twin)) ?? this.#anyOf(twins));
  }

  /** Always the first one would tell that no place before it holds an equal card. */
  #anyOf(twins: readonly SealedPlace[]): SealedPlace | undefined {
    return twins.length > 1 ? twins[this.#choose(twins.length)] : twins[0];
  }

  /** What is left of the stock is still drawn first. */
  #rebuild(cards: readonly Card[]): SealedPlace[] {
    const sealed = this.#seal(cards);
    this.#stock.push(...sealed);
    return sealed;
  }
}

function present(place: SealedPlace | undefined): SealedPlace {
  if (place === undefined) throw new Error('an event moves a card that is not there');
  return place;
}
