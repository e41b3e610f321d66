import { rngFor } from '@shoal/core';
import { checkRank, type Rank } from './card.ts';
import { checkFlag, checkList, checkText, checkWhole, shown } from './checks.ts';
import { DesignError } from './design-error.ts';
import { Hand } from './hand.ts';
import { freshSeed } from './seed.ts';
import { checkStrategy, rankBy, type Situation, type StrategyChoice, targetBy } from './strategy.ts';

/** Somebody who plays: who it is, what it holds, and, for an AI, how it chooses. */
export class Player {
  readonly id: number;
  readonly name: string;
  readonly isHuman: boolean;
  readonly #hand = new Hand();
  readonly #books: Rank[] = [];
  #strategy: StrategyChoice;

  constructor(id: number, name: string, isHuman: boolean, strategy: StrategyChoice = null) {
    this.id = checkWhole(id, 0, Number.POSITIVE_INFINITY, 'The id of a player');
    this.name = checkText(name, 'The name of a player');
    this.isHuman = checkFlag(isHuman, 'isHuman');
    this.#strategy = checkStrategy(strategy);
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
    this.#strategy = checkStrategy(strategy);
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
    return rankBy(this.strategy, this.#situation());
  }

  /** A random opponent who still has cards, unless a strategy says otherwise. */
  chooseTarget(otherPlayers: readonly Player[]): Player {
    return targetBy(this.strategy, opponentsOf(this, otherPlayers), this.#situation());
  }

  /** Outside a game there is no history, and no bot has anything to think about. */
  #situation(): Situation {
    return {
      me: this,
      history: [],
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
