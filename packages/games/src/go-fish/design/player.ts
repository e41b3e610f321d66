import { rngFor } from '@shoal/core';
import { checkRank, type Rank } from './card.ts';
import { checkFlag, checkList, checkText, checkWhole, shown } from './checks.ts';
import { DesignError } from './design-error.ts';
import { Hand } from './hand.ts';
import { counted, INSPECT, lock } from './readable.ts';
import { freshSeed } from './seed.ts';
import {
  type Chooser,
  checkStrategy,
  rankBy,
  type Situation,
  type Strategy,
  type StrategyChoice,
  targetBy,
} from './strategy.ts';

const NOT_A_STRATEGY =
  'This player cannot be a strategy: pass an object such as { chooseRank(me, history) { … } }, or the name of a bot.';

/** A person or an AI with a hand and books; an AI also chooses by itself. */
export class Player {
  readonly id: number;
  readonly name: string;
  readonly isHuman: boolean;
  #hand = new Hand();
  #books: Rank[] = [];
  #strategy: StrategyChoice = null;
  #chooser: Chooser = null;

  constructor(id: number, name: string, isHuman: boolean, strategy: StrategyChoice = null) {
    this.id = checkWhole(id, 0, Number.POSITIVE_INFINITY, 'The id of a player');
    this.name = checkText(name, 'The name of a player');
    this.isHuman = checkFlag(isHuman, 'isHuman');
    this.strategy = strategy;
    lock(this, 'id', 'name', 'isHuman');
  }

  get hand(): Hand {
    return this.#hand;
  }

  /** Completed books in the order in which they were recorded. */
  get books(): readonly Rank[] {
    return [...this.#books];
  }

  get strategy(): StrategyChoice {
    return this.#strategy;
  }

  /** May be swapped at any time, also in the middle of a game. */
  set strategy(strategy: StrategyChoice) {
    this.#chooser = checkStrategy(strategy instanceof Player ? strategy.#asStrategy() : strategy);
    this.#strategy = strategy ?? null;
  }

  /** The strategy as it is asked for a choice. */
  protected get chooser(): Chooser {
    return this.#chooser;
  }

  bookCount(): number {
    return this.books.length;
  }

  recordBook(rank: Rank): void {
    this.#books.push(checkRank(rank));
  }

  score(): number {
    return this.bookCount();
  }

  /** The rank with the most copies, ties broken randomly, unless a strategy says otherwise. */
  chooseRank(): Rank {
    return rankBy(this.chooser, this.#situation());
  }

  /** A random opponent who still has cards, unless a strategy says otherwise. */
  chooseTarget(otherPlayers: readonly Player[]): Player {
    return targetBy(this.chooser, opponentsOf(this, otherPlayers), this.#situation());
  }

  /** Counts the cards and does not name them, so that printing a result gives no hand away. */
  [INSPECT](): string {
    const kind = this.isHuman ? 'human' : 'AI';
    const held = `${counted(this.hand.size(), 'card')} in hand`;
    return `Player ${this.id}: ${this.name} (${kind}), ${held}, ${counted(this.bookCount(), 'book')}`;
  }

  /** The choices that a subclass makes in its own way; the others are left to the default. */
  #asStrategy(): Strategy {
    const own: Strategy = {};
    const { chooseRank, chooseTarget } = Player.prototype;
    const isInGame = this.hand !== this.#hand;
    if (this.chooseRank !== chooseRank) own.chooseRank = (me) => this.#inPlaceOf(me, () => this.chooseRank());
    if (this.chooseTarget !== chooseTarget)
      own.chooseTarget = (me, others) => this.#inPlaceOf(me, () => this.chooseTarget(others));
    if (!isInGame && Object.keys(own).length > 0) return own;
    throw new DesignError('bad-argument', NOT_A_STRATEGY);
  }

  /** Holds the cards and books of another player for one choice, and no longer, because they are secret. */
  #inPlaceOf<T>(me: Player, choose: () => T): T {
    const [hand, books] = [this.#hand, this.#books];
    try {
      [this.#hand, this.#books] = [me.hand, [...me.books]];
      return choose();
    } finally {
      [this.#hand, this.#books] = [hand, books];
    }
  }

  /** Outside a game there is no history, and no bot has anything to think about. */
  #situation(): Situation {
    return {
      me: this,
      history: () => [],
      asShown: (player) => player,
      rng: () => rngFor(freshSeed(), 'ai'),
      askOf: () => {
        throw new DesignError(
          'needs-a-game',
          'A bot chooses only in a game: give its name to Game.create as a strategy.',
        );
      },
    };
  }
}

/** The players passed to chooseTarget, which may include the one who chooses. */
export const opponentsOf = (player: Player, otherPlayers: unknown): Player[] =>
  checkList(otherPlayers, 'The other players')
    .map(checkPlayer)
    .filter((other) => other !== player);

function checkPlayer(player: unknown): Player {
  if (player instanceof Player) return player;
  throw new DesignError(
    'bad-argument',
    `${shown(player)} is not a player: pass players of the game, such as game.players.`,
  );
}
