import type { Hand } from './hand.ts';
import { HiddenHand } from './hidden.ts';
import { Player } from './player.ts';

/** A player of a game as a strategy is shown it: with the hand that the strategy may know. */
export class PlayerCopy extends Player {
  readonly #hand: Hand;

  constructor(player: Player, hand: Hand) {
    super(player.id, player.name, player.isHuman);
    this.#hand = hand;
    for (const rank of player.books) this.recordBook(rank);
  }

  override get hand(): Hand {
    return this.#hand;
  }
}

/** Hides the hand of each player who has no copy yet. One copy for each, so that strategies may compare them. */
export function hiddenCopies(copies: Map<Player, Player>): (player: Player) => Player {
  return (player) => {
    const copy = copies.get(player) ?? new PlayerCopy(player, new HiddenHand(player.name, player.hand.size()));
    copies.set(player, copy);
    return copy;
  };
}
