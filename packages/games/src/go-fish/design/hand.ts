import { type Card, checkCard, checkRank, Rank } from './card.ts';
import { CardPile } from './card-pile.ts';
import { checkList } from './checks.ts';
import { INSPECT } from './readable.ts';

/** Cards of one rank that make a book. */
const BOOK_SIZE = 4;

/** The cards of one player, in the order in which they were added. */
export class Hand extends CardPile {
  #cards: Card[];

  constructor(cards: readonly Card[] = []) {
    super();
    this.#cards = checkList(cards, 'The cards of a hand').map(checkCard);
  }

  override get cards(): readonly Card[] {
    return [...this.#cards];
  }

  /** Appends one or more cards: `add(card)`, `add(card, another)` or `add(cards)`. */
  add(...cards: readonly (Card | readonly Card[])[]): void {
    this.#cards = [...this.#cards, ...cards.flat().map(checkCard)];
  }

  hasRank(rank: Rank): boolean {
    return this.#ofRank(rank).length > 0;
  }

  /** Removes and returns all cards of a rank. */
  takeByRank(rank: Rank): Card[] {
    const taken = this.#ofRank(rank);
    this.#cards = this.#cards.filter((card) => !taken.includes(card));
    return taken;
  }

  /** Removes every rank that appears exactly four times, and returns these ranks, ace to king. */
  collectBooks(): Rank[] {
    const books = Object.values(Rank).filter((rank) => this.#ofRank(rank).length === BOOK_SIZE);
    for (const rank of books) this.takeByRank(rank);
    return books;
  }

  [INSPECT](): string {
    return `Hand: ${this}`;
  }

  #ofRank(rank: Rank): Card[] {
    const wanted = checkRank(rank);
    return this.#cards.filter((card) => card.rank === wanted);
  }
}
