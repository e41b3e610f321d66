import type { BotName, Rng } from '@shoal/core';
import type { Card, Rank } from './card.ts';
import { DesignError } from './design-error.ts';
import { Hand } from './hand.ts';
import { opponentsOf, Player } from './player.ts';
import { hiddenCopies, PlayerCopy } from './player-copy.ts';
import { type BotAsk, rankBy, type Situation, type StrategyChoice, targetBy } from './strategy.ts';
import { type TurnResult, withPlayers } from './turn-result.ts';

/** What a game lets its players know. */
export interface SeatPort {
  history(): readonly TurnResult[];
  /** As outsiders may see it. */
  handOf(player: Player): Hand;
  booksOf(player: Player): readonly Rank[];
  /** For the player's own eyes; refuses unless it is to ask now. */
  ownCards(player: Player): readonly Card[];
  readonly rng: (purpose: string) => Rng;
  readonly askOf: (bot: BotName) => BotAsk;
}

/** A player of a game: its hand and books are the game's, which alone changes them. */
export class SeatedPlayer extends Player {
  readonly #port: SeatPort;

  constructor(port: SeatPort, id: number, name: string, isHuman: boolean, strategy: StrategyChoice) {
    super(id, name, isHuman, strategy);
    this.#port = port;
  }

  override get hand(): Hand {
    return this.#port.handOf(this);
  }

  override get books(): readonly Rank[] {
    return this.#port.booksOf(this);
  }

  override recordBook(): never {
    throw new DesignError('game-decides', 'The game records books itself, as soon as a hand completes one.');
  }

  override chooseRank(): Rank {
    return rankBy(this.chooser, this.#situation());
  }

  override chooseTarget(otherPlayers: readonly Player[]): Player {
    return targetBy(this.chooser, opponentsOf(this, otherPlayers), this.#situation());
  }

  /** It holds the cards, so nothing outside this class can reach it. */
  #situation(): Situation {
    const port = this.#port;
    const me = new PlayerCopy(this, new Hand(port.ownCards(this)));
    const asShown = hiddenCopies(new Map([[this, me]]));
    const history = () => port.history().map((turn) => withPlayers(turn, asShown));
    return { me, history, asShown, rng: port.rng, askOf: port.askOf };
  }
}
