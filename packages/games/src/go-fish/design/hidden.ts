import { Card } from './card.ts';
import { Deck } from './deck.ts';
import { DesignError, type DesignErrorCode } from './design-error.ts';
import { Hand } from './hand.ts';

function refuse(code: DesignErrorCode, message: string): never {
  throw new DesignError(code, message);
}

const keepSecret = (): never =>
  refuse('secret', 'This card was drawn face down: only the player who drew it knows it. Ask isHidden first.');

/** A card that was drawn and not shown (R10). It has no rank and no suit, so it cannot leak them. */
export const HIDDEN_CARD: Card = Object.freeze(
  Object.create(Card.prototype, {
    rank: { get: keepSecret },
    suit: { get: keepSecret },
    isHidden: { value: true },
    toString: { value: () => 'a hidden card' },
    toShortString: { value: () => 'a hidden card' },
    toJSON: { value: () => ({ isHidden: true }) },
  }),
);

/** A hand in a game that goes on, for those who may know only how many cards it holds. */
export class HiddenHand extends Hand {
  readonly #owner: string;
  readonly #size: number;

  constructor(owner: string, size: number) {
    super();
    this.#owner = owner;
    this.#size = size;
  }

  override get isHidden(): true {
    return true;
  }

  override get cards(): never {
    return this.#refuse();
  }

  override add(): never {
    return this.#refuse();
  }

  override hasRank(): never {
    return this.#refuse();
  }

  override takeByRank(): never {
    return this.#refuse();
  }

  override collectBooks(): never {
    return this.#refuse();
  }

  override size(): number {
    return this.#size;
  }

  #refuse(): never {
    const instead = 'only size() and isEmpty() can be asked';
    return refuse('secret', `The cards of ${this.#owner} are secret while the game goes on: ${instead}.`);
  }
}

/** The deck of a game that goes on: everyone sees how high it is, and only the game takes cards from it. */
export class HiddenDeck extends Deck {
  readonly #size: number;

  constructor(size: number) {
    super([]);
    this.#size = size;
  }

  override get isHidden(): true {
    return true;
  }

  override get cards(): never {
    return refuse(
      'secret',
      'The cards of the deck are secret while the game goes on: only size() and isEmpty() can be asked.',
    );
  }

  override shuffle(): never {
    return refuse('game-decides', 'The game shuffles its deck itself: give Game.create a seed or a shuffle instead.');
  }

  override deal(): never {
    return refuse('game-decides', 'The game deals from its deck itself: call start().');
  }

  override drawOne(): never {
    return refuse('game-decides', 'The game draws from its deck itself: call goFish() after an ask in vain.');
  }

  override size(): number {
    return this.#size;
  }
}
