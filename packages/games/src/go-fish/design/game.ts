import { type BotName, packOf } from '@shoal/core';
import { type Card, checkRank, engineRank, type Rank, readableRank } from './card.ts';
import { shown } from './checks.ts';
import { DealtGame, type SeenEvents } from './dealt-game.ts';
import { DealtHand } from './dealt-hand.ts';
import { Deck } from './deck.ts';
import { DesignError, ruleError } from './design-error.ts';
import type { Hand } from './hand.ts';
import { HiddenDeck, HiddenHand } from './hidden.ts';
import { Player } from './player.ts';
import { counted, INSPECT, lock } from './readable.ts';
import { SeatedPlayer, type SeatPort } from './seated-player.ts';
import { type GameSettings, type GameSetup, setupFrom } from './settings.ts';
import type { BotAsk, StrategyChoice } from './strategy.ts';
import { asReturned, type FishingSides, fishingSides, TurnHistory, type TurnSides, turnSides } from './turn-history.ts';
import { booksIn, type ForcedFishing, receivedIn, type TurnResult } from './turn-result.ts';

export const Phase = { Ask: 'Ask', GoFish: 'GoFish', GameOver: 'GameOver' } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

type AnsweredAsk = Pick<TurnResult, 'asker' | 'target' | 'rankAsked' | 'cardsReceived' | 'wentFishing'>;

const NOTHING_SEEN: SeenEvents = { everyone: [], actor: [] };

/** A game of Go Fish in the words of its design document; a table of the engine decides everything. */
export class Game {
  readonly players: readonly Player[];
  readonly #setup: GameSetup;
  readonly #history = new TurnHistory();
  #dealt: DealtGame | null = null;
  #currentIndex = 0;
  /** An ask in vain whose asker has not fished yet. */
  #miss: TurnResult | null = null;

  constructor(playerNames: readonly string[], humanFlags: readonly boolean[], settings: GameSettings = {}) {
    this.#setup = setupFrom(playerNames, humanFlags, settings);
    const { names, humanFlags: flags, strategies } = this.#setup;
    const port = this.#portForPlayers();
    this.players = Object.freeze(
      names.map((name, id) => new SeatedPlayer(port, id, name, flags[id], strategies[id] as StrategyChoice)),
    );
    lock(this, 'players');
  }

  static create(playerNames: readonly string[], humanFlags: readonly boolean[], settings: GameSettings = {}): Game {
    return new Game(playerNames, humanFlags, settings);
  }

  /** Null before start(). */
  get phase(): Phase | null {
    if (this.#dealt === null) return null;
    if (this.#miss !== null) return Phase.GoFish;
    return this.#dealt.turn === null ? Phase.GameOver : Phase.Ask;
  }

  /** The index of the active player; after the end, of the last one. */
  get currentIndex(): number {
    return this.#currentIndex;
  }

  /** While the game goes on only its size is known; afterwards the cards that nobody drew. */
  get deck(): Deck {
    if (this.#dealt === null) return new HiddenDeck(packOf(this.#setup.rules.packs).length);
    return this.isOver() ? new Deck(this.#dealt.stock()) : new HiddenDeck(this.#dealt.stockSize);
  }

  /** One entry for each ask, which goFish() completes, as everyone at the table saw it; after the end with every card. */
  get history(): readonly TurnResult[] {
    return this.#history.turns(this.#openSide());
  }

  /** Every time that a player had nobody to ask and the game let that player fish (R4). */
  get forcedFishings(): readonly ForcedFishing[] {
    return this.#history.fishings(this.#openSide());
  }

  /** Deals, and lays down the books that were dealt. */
  start(): void {
    if (this.#dealt !== null) throw ruleError('already-started');
    this.#dealt = new DealtGame(this.#setup);
    this.#passTurn(this.#dealt);
  }

  currentPlayer(): Player {
    return this.players[this.currentIndex];
  }

  /**
   * The current player asks another one, by index or as a Player, for a rank. If the result says wentFishing, call
   * goFish() next. If the player whose turn comes next has nobody to ask, the game lets that player fish at once (R4),
   * and the result tells it in followedBy.
   */
  ask(target: number | Player, rank: Rank): TurnResult {
    const dealt = this.#started();
    if (this.#miss !== null) throw ruleError('must-fish');
    const seat = this.#seatOf(target);
    const rankAsked = checkRank(rank);
    const asker = this.currentPlayer();
    const names = { asker: asker.name, target: this.players[seat]?.name, rank: rankAsked };
    const seen = dealt.act({ type: 'ask', target: seat, rank: engineRank(rankAsked) }, names);
    const cardsReceived = receivedIn(seen.everyone);
    const wentFishing = cardsReceived.length === 0;
    const asked = { asker, target: this.players[seat], rankAsked, cardsReceived, wentFishing };
    return wentFishing ? this.#missed(asked) : this.#caught(dealt, asked, seen);
  }

  /**
   * The asker who got nothing draws the top card, if there is one, and the turn passes, unless the rules let a lucky
   * draw ask again. Call it once after each ask() that says wentFishing. It returns the result of that ask with the card,
   * the books and what followed, and its entry in history is completed likewise.
   */
  goFish(): TurnResult {
    const dealt = this.#started();
    const miss = this.#miss;
    if (miss === null) throw ruleError(this.isOver() ? 'game-over' : 'must-ask');
    // With an empty deck, or at the end by stalemate, the engine has passed on already (R7, R14).
    const seen = dealt.mustFish ? dealt.act({ type: 'fish' }) : NOTHING_SEEN;
    this.#miss = null;
    const sides = this.#settle(dealt, miss, seen);
    this.#history.completeTurn(sides);
    return asReturned(sides);
  }

  /** The game alone moves the turn, once for each turn that ends (R1). */
  advanceTurn(): never {
    throw new DesignError(
      'game-decides',
      'The game moves the turn itself after ask() and goFish(): call those instead.',
    );
  }

  isOver(): boolean {
    return this.phase === Phase.GameOver;
  }

  /** The player or players whom the rules place first; before the end, those who lead by books. */
  winners(): Player[] {
    const places = this.isOver() ? this.#started().places : null;
    if (places !== null) return this.players.filter(({ id }) => places[id] === 1);
    const most = Math.max(...this.players.map((player) => player.bookCount()));
    return this.players.filter((player) => player.bookCount() === most);
  }

  /** Books by name. A name that occurs again is numbered, `Alex` and `Alex (2)`, so that no score is lost (R11). */
  scores(): Map<string, number> {
    const names = scoreNames(this.#setup.names);
    return new Map(this.players.map((player, index) => [names[index], player.bookCount()]));
  }

  /** The players who still have cards. */
  eligiblePlayers(): Player[] {
    const sizes = this.#dealt?.handSizes ?? [];
    return this.players.filter((_, index) => sizes[index] > 0);
  }

  toJSON(): object {
    const { players, deck, currentIndex, phase, history, forcedFishings } = this;
    return { players, deck, currentIndex, phase, history, forcedFishings };
  }

  [INSPECT](): string {
    const turn = this.phase === null || this.isOver() ? '' : `, ${this.currentPlayer().name} to act`;
    const held = this.players.map((player) => `\n  ${player[INSPECT]()}`).join('');
    return `Game: ${this.phase ?? 'not started'}${turn}, ${counted(this.deck.size(), 'card')} in the deck${held}`;
  }

  #openSide(): keyof TurnSides {
    return this.isOver() ? 'open' : 'seen';
  }

  #missed(asked: AnsweredAsk): TurnResult {
    const sides = turnSides({ ...asked, booksScored: [], turnEnds: true }, NOTHING_SEEN, []);
    this.#history.addTurn(sides);
    this.#miss = sides.seen;
    return sides.seen;
  }

  #caught(dealt: DealtGame, asked: AnsweredAsk, seen: SeenEvents): TurnResult {
    const sides = this.#settle(dealt, asked, seen);
    this.#history.addTurn(sides);
    return asReturned(sides);
  }

  /** What a turn that is done brought: books, and the next turn with the fishings on the way there. */
  #settle(
    dealt: DealtGame,
    { asker, target, rankAsked, cardsReceived, wentFishing }: AnsweredAsk,
    seen: SeenEvents,
  ): TurnSides {
    const booksScored = booksIn(seen.everyone, asker.id);
    const forced = this.#passTurn(dealt);
    const turnEnds = forced.length > 0 || this.isOver() || this.currentPlayer() !== asker;
    return turnSides({ asker, target, rankAsked, cardsReceived, wentFishing, booksScored, turnEnds }, seen, forced);
  }

  /** Follows the engine's turn. A player with nobody left to ask fishes at once (R4), or a loop of asks would be stuck. */
  #passTurn(dealt: DealtGame): FishingSides[] {
    const forced: FishingSides[] = [];
    this.#currentIndex = dealt.turn ?? this.#currentIndex;
    while (dealt.mustFish) {
      forced.push(this.#fishWithoutAsking(dealt));
      this.#currentIndex = dealt.turn ?? this.#currentIndex;
    }
    return forced;
  }

  #fishWithoutAsking(dealt: DealtGame): FishingSides {
    const player = this.currentPlayer();
    const seen = dealt.act({ type: 'fish' });
    const sides = fishingSides({ player, booksScored: booksIn(seen.everyone, player.id) }, seen);
    this.#history.addFishing(sides);
    return sides;
  }

  #started(): DealtGame {
    if (this.#dealt === null) throw ruleError('not-started');
    return this.#dealt;
  }

  #seatOf(target: unknown): number {
    if (target instanceof Player) return this.players.indexOf(target);
    if (typeof target === 'number' && Number.isInteger(target)) return target;
    throw new DesignError(
      'bad-argument',
      `${shown(target)} is not a target: pass the index of a player, or the player.`,
    );
  }

  #portForPlayers(): SeatPort {
    return {
      history: () => this.history,
      handOf: (player) => this.#handOf(player),
      booksOf: (player) => this.#dealt?.booksOf(this.players.indexOf(player)) ?? [],
      ownCards: (player) => this.#ownCards(player),
      rng: (purpose) => this.#started().rng(purpose),
      askOf: (bot) => this.#askOf(bot),
    };
  }

  /** A copy for a person to look at; an AI shows its cards only when the game is over. */
  #handOf(player: Player): Hand {
    if (this.#dealt === null) return new DealtHand();
    const seat = this.players.indexOf(player);
    const isOpen = this.#setup.humanFlags[seat] || this.isOver();
    return isOpen ? new DealtHand(this.#dealt.handOf(seat)) : new HiddenHand(player.name, this.#dealt.handSizes[seat]);
  }

  /** Only the player who is about to ask may choose: at any other time a choice would give away hidden cards. */
  #ownCards(player: Player): Card[] {
    const dealt = this.#started();
    if (this.isOver()) throw ruleError('game-over');
    if (player !== this.currentPlayer()) throw ruleError('not-your-turn');
    if (this.phase === Phase.GoFish) throw ruleError('must-fish');
    return dealt.handOf(this.#currentIndex);
  }

  #askOf(bot: BotName): BotAsk {
    const { target, rank } = this.#started().choiceOf(bot);
    return { target: this.players[target], rank: readableRank(rank) };
  }
}

/** Names that tell all players apart: one that occurs again gets the first number that is free. */
function scoreNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  return names.map((name, index) => {
    if (names.indexOf(name) === index) return name;
    let number = 2;
    while (taken.has(`${name} (${number})`)) number += 1;
    taken.add(`${name} (${number})`);
    return `${name} (${number})`;
  });
}
