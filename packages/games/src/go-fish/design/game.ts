import { packOf, RANK_NAMES, type Rng, rankNamed, rngFor } from '@shoal/core';
import type { GoFishOptions } from '../rules/options.ts';
import type { GoFishPhase, GoFishView } from '../rules/vocabulary.ts';
import { type RankName, readable } from './card.ts';
import { Dealt } from './dealt.ts';
import { Deck } from './deck.ts';
import { Hand } from './hand.ts';
import { type Player, type Score, seated } from './player.ts';
import { type Refused, refuse, refuseSetup } from './refused.ts';
import { type GameSetup, rulesOf } from './setup.ts';
import {
  type AskResult,
  type Book,
  bookOf,
  type FishResult,
  type StartResult,
  type TurnResult,
} from './turn-result.ts';

/** Where a game stands: before the deal, waiting for an ask or a fish, or over. */
export type Phase = 'setup' | GoFishPhase;

/** A new game, when its setup is possible. */
export interface Created {
  readonly ok: true;
  readonly game: Game;
}

/** A game of Go Fish in the words of its design document; a table of the engine does the work. */
export class Game {
  readonly players: readonly Player[];
  readonly rules: GoFishOptions;
  readonly deck = new Deck(() => this.#seen?.stockSize ?? packOf(this.rules.packs).length);
  readonly #seed: string;
  readonly #aiRng: Rng;
  #dealt: Dealt | null = null;

  private constructor({ players, seed }: GameSetup, rules: GoFishOptions) {
    this.players = seated(players);
    this.rules = Object.freeze(rules);
    this.#seed = seed;
    this.#aiRng = rngFor(seed, 'ai');
  }

  static create(setup: GameSetup): Created | Refused {
    const settled = rulesOf(setup);
    return settled.ok ? { ok: true, game: new Game(setup, settled.options) } : refuseSetup(settled.refusal);
  }

  get phase(): Phase {
    return this.#seen?.phase ?? 'setup';
  }

  /** Who acts; null before the start and after the end. */
  get currentPlayer(): Player | null {
    return this.#dealt?.currentPlayer ?? null;
  }

  get isOver(): boolean {
    return this.phase === 'over';
  }

  /** Nobody before the end; ties share the win. */
  get winners(): readonly Player[] {
    return this.#dealt?.winners ?? [];
  }

  get scores(): readonly Score[] {
    const books = this.#seen?.books ?? [];
    return this.players.map((player) => ({ player, books: books[player.seat]?.length ?? 0 }));
  }

  /** Every turn so far as the whole table saw it. */
  get history(): readonly TurnResult[] {
    return this.#dealt?.history(null) ?? [];
  }

  /** Every turn so far as one player saw it: its own catches included. */
  historyFor(player: Player): readonly TurnResult[] {
    return this.#dealt?.history(player) ?? [];
  }

  /** For the eyes of that player. Somebody who is not in this game holds nothing. */
  handOf(player: Player): Hand {
    return new Hand((this.#dealt?.view(player).hand ?? []).map(readable));
  }

  /** How many cards a player holds, which everyone may know. */
  handSizeOf(player: Player): number {
    return this.#seen?.handSizes[this.players.indexOf(player)] ?? 0;
  }

  booksOf(player: Player): readonly Book[] {
    const books = this.#seen?.books[this.players.indexOf(player)] ?? [];
    return books.map((book) => bookOf(player, book));
  }

  /** Whom a player may ask when it has the turn: the others who hold cards. */
  eligiblePlayers(player: Player): readonly Player[] {
    const sizes = this.#seen?.handSizes ?? [];
    const holders = this.players.filter(({ seat }) => sizes[seat] > 0);
    return this.isOver || !holders.includes(player) ? [] : holders.filter((other) => other !== player);
  }

  /** Shuffles and deals. */
  start(): StartResult | Refused {
    if (this.#dealt !== null) return refuse('already-started');
    this.#dealt = new Dealt(this.players, this.rules, this.#seed);
    return this.#dealt.opening();
  }

  /** The current player asks another for a rank, and is told what comes of it. */
  ask(target: Player, rank: RankName): AskResult | Refused {
    if (this.#dealt === null) return refuse('not-started');
    if (!this.players.includes(target)) return refuse('no-such-seat');
    if (!RANK_NAMES.includes(rank)) return refuse('no-such-rank');
    return this.#dealt.act({ type: 'ask', target: target.seat, rank: rankNamed(rank) });
  }

  /** The current player draws the top card of the deck, and is told what comes of it. */
  goFish(): FishResult | Refused {
    return this.#dealt?.act({ type: 'fish' }) ?? refuse('not-started');
  }

  /** The current player, an AI, asks or fishes. The caller is not that player, so it is told what the table sees. */
  playAi(): TurnResult | Refused {
    return this.#dealt?.playAi(this.#aiRng) ?? refuse('not-started');
  }

  /** Every AI acts until a human has to, or the game is over. */
  run(): readonly TurnResult[] {
    const results: TurnResult[] = [];
    for (let result = this.playAi(); result.ok; result = this.playAi()) results.push(result);
    return results;
  }

  /** What the whole table sees. */
  get #seen(): GoFishView | undefined {
    return this.#dealt?.view(null);
  }
}
