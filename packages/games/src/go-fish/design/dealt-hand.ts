import { DesignError } from './design-error.ts';
import { Hand } from './hand.ts';

/** The hand of a person in a game, to look at. It is a copy, so a change to it would be lost without a word. */
export class DealtHand extends Hand {
  override add(): never {
    return refuse();
  }

  override takeByRank(): never {
    return refuse();
  }

  override collectBooks(): never {
    return refuse();
  }
}

function refuse(): never {
  throw new DesignError('game-decides', 'The game moves the cards itself: call ask() and goFish().');
}
