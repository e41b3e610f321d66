import { rngFor } from '@shoal/core';
import { checkRank, type Rank } from './card.ts';
import { checkFlag, checkList, checkText, checkWhole, shown } from './checks.ts';
import { DesignError } from './design-error.ts';
import { Hand } from './hand.ts';
import { counted, INSPECT, lock } from './readable.ts';
import { freshSeed } from './seed.ts';
import { checkStrategy, rankBy, type Situation, type StrategyChoice, targetBy } from './strategy.ts';

/** A person or an AI with a hand and books; an AI also chooses by itself. */
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
    this.#strategy = checkOwnStrategy(strategy);
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
    this.#strategy = checkOwnStrategy(strategy);
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

  /** Counts the cards and does not name them, so that printing a result gives no hand away. */
  [INSPECT](): string {
    const kind = this.isHuman ? 'human' : 'AI';
    const held = `${counted(this.hand.size(), 'card')} in hand`;
    return `Player ${this.id}: ${this.name} (${kind}), ${held}, ${counted(this.bookCount(), 'book')}`;
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

/** The methods of a player look at its own hand, so they cannot choose for the player of a game. */
function checkOwnStrategy(strategy: unknown): StrategyChoice {
  if (!(strategy instanceof Player)) return checkStrategy(strategy);
  const fix = 'pass an object such as { chooseRank(me, history) { … } }, or the name of a bot';
  throw new DesignError('bad-argument', `A player is not a strategy: ${fix}.`);
}

function checkPlayer(player: unknown): Player {
  if (player instanceof Player) return player;
  throw new DesignError(
    'bad-argument',
    `${shown(player)} is not a player: pass players of the game, such as game.players.`,
  );
}
