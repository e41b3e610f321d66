import { type Bot, botAt, type Rng, type Seat, SeededChance, Table, winnersOf } from '@shoal/core';
import { goFish } from '../index.ts';
import type { GoFishOptions } from '../rules/options.ts';
import type { GoFish, GoFishAction, GoFishEvent, GoFishView } from '../rules/vocabulary.ts';
import type { Player } from './player.ts';
import { type Refused, refuse } from './refused.ts';
import * as told from './turn-result.ts';

type Ask = Extract<GoFishAction, { type: 'ask' }>;
type Fish = Extract<GoFishAction, { type: 'fish' }>;

/** A game after the deal: the engine's table, and its log folded into results. */
export class Dealt {
  readonly #players: readonly Player[];
  readonly #table: Table<GoFish>;
  readonly #ai: Bot<GoFish>;
  /** How many events the results so far have told. */
  #told = 0;

  constructor(players: readonly Player[], rules: GoFishOptions, seed: string) {
    this.#players = players;
    this.#table = new Table(goFish.rules(rules, players.length), new SeededChance(seed));
    this.#ai = botAt(goFish, this.#table.rules, 'minnow');
  }

  get currentPlayer(): Player | null {
    return this.#table.turn === null ? null : this.#players[this.#table.turn];
  }

  get winners(): readonly Player[] {
    return winnersOf(this.#table.result?.places ?? []).map((seat) => this.#players[seat]);
  }

  /** What a player may know; null, or somebody who is not in this game, sees what everyone sees. */
  view(viewer: Player | null): GoFishView {
    return this.#table.view(this.#seatOf(viewer));
  }

  history(viewer: Player | null): readonly told.TurnResult[] {
    return told.turnResultsOf(this.#table.log(this.#seatOf(viewer)), this.#players, this.currentPlayer);
  }

  /** What came of the deal; only the first call has anything to tell. */
  opening(): told.StartResult {
    return told.startResultOf(this.#news(null), this.#players, this.currentPlayer);
  }

  /** The current player acts, and is told what comes of it. */
  act(action: Ask): told.AskResult | Refused;
  act(action: Fish): told.FishResult | Refused;
  act(action: GoFishAction, viewer?: Player | null): told.TurnResult | Refused;
  act(action: GoFishAction, viewer = this.currentPlayer): told.TurnResult | Refused {
    const { turn } = this.#table;
    const refusal = turn === null ? 'game-over' : this.#table.act(turn, action);
    if (refusal !== null) return refuse(refusal);
    return told.turnResultOf(this.#news(this.#seatOf(viewer)), this.#players, this.currentPlayer);
  }

  /** The current player, an AI, chooses from what it may know. The caller is told what the whole table sees. */
  playAi(rng: Rng): told.TurnResult | Refused {
    const player = this.currentPlayer;
    if (player === null) return refuse('game-over');
    if (player.kind !== 'ai') return refuse('not-ai');
    const { seat } = player;
    return this.act(this.#ai.choose(this.#table.view(seat), this.#table.log(seat), rng), null);
  }

  #seatOf(player: Player | null): Seat | null {
    return player !== null && this.#players.includes(player) ? player.seat : null;
  }

  #news(viewer: Seat | null): readonly GoFishEvent[] {
    const news = this.#table.log(viewer, this.#told);
    this.#told += news.length;
    return news;
  }
}
