import { type Bot, type BotName, botAt, type Rng, rngFor, type Seat, SeededChance, Table } from '@shoal/core';
import { goFish } from '../index.ts';
import type { GoFish, GoFishAction, GoFishEvent, GoFishView } from '../rules/vocabulary.ts';
import { type Card, type Rank, readableCard, readableRank } from './card.ts';
import { type AskNames, ruleError } from './design-error.ts';
import type { GameSetup } from './settings.ts';

type Ask = Extract<GoFishAction, { type: 'ask' }>;

/** The events after an action, as everyone at the table saw them and as the player who acted did. */
export interface SeenEvents {
  readonly everyone: readonly GoFishEvent[];
  readonly actor: readonly GoFishEvent[];
}

/** A game after the deal: the engine's table, which decides everything, read as readable cards and ranks. */
export class DealtGame {
  readonly #table: Table<GoFish>;
  readonly #seed: string;
  readonly #books: readonly Rank[][];
  /** What everyone sees, written once after each action. */
  #public: GoFishView;
  #thought: { readonly name: BotName; readonly at: number; readonly ask: Ask } | null = null;

  constructor({ names, rules, seed, shuffle }: GameSetup) {
    this.#seed = seed;
    this.#table = new Table(goFish.rules(rules, names.length), new SeededChance(seed, shuffle));
    this.#public = this.#table.view(null);
    this.#books = names.map(() => []);
    this.#countBooks(this.#table.log(null));
  }

  get turn(): Seat | null {
    return this.#table.turn;
  }

  get handSizes(): readonly number[] {
    return this.#public.handSizes;
  }

  get stockSize(): number {
    return this.#public.stockSize;
  }

  /** Is a card to be fished now, after an ask in vain or because nobody is left to ask (R4)? */
  get mustFish(): boolean {
    return this.#public.phase === 'fish';
  }

  handOf(seat: Seat): Card[] {
    return this.#table.view(seat).hand.map(readableCard);
  }

  /** The place of each seat, 1 for those who won; null while the game goes on. */
  get places(): readonly number[] | null {
    return this.#table.result?.places ?? null;
  }

  /** In the order in which they were laid down. */
  booksOf(seat: Seat): readonly Rank[] {
    return [...this.#books[seat]];
  }

  /** The cards left in the stock, top first: only for when the game is over. */
  stock(): Card[] {
    const { pack } = this.#table.reveal();
    return pack.slice(pack.length - this.stockSize).map(readableCard);
  }

  /** Lets the seat to act do it, or throws why not; then nothing has changed. */
  act(action: GoFishAction, names?: AskNames): SeenEvents {
    const seat = this.#table.turn;
    const from = this.#table.logLength;
    const refusal = seat === null ? 'game-over' : this.#table.act(seat, action);
    if (refusal !== null) throw ruleError(refusal === 'no-such-seat' ? 'no-such-player' : refusal, names);
    this.#public = this.#table.view(null);
    const everyone = this.#table.log(null, from);
    this.#countBooks(everyone);
    return { everyone, actor: this.#table.log(seat, from) };
  }

  /** What a bot asks at this point. It thinks once, however often it is called. */
  choiceOf(name: BotName): Ask {
    const at = this.#table.logLength;
    if (this.#thought?.name !== name || this.#thought.at !== at) {
      this.#thought = { name, at, ask: this.#think(botAt(goFish, this.#table.rules, name)) };
    }
    return this.#thought.ask;
  }

  /** A fresh generator for every choice, so that choosing twice at one point gives one answer. */
  rng(purpose: string): Rng {
    return rngFor(this.#seed, `${purpose} ${this.#table.logLength}`);
  }

  #countBooks(log: readonly GoFishEvent[]): void {
    for (const event of log) if (event.type === 'booked') this.#books[event.seat].push(readableRank(event.rank));
  }

  #think(bot: Bot<GoFish>): Ask {
    const seat = this.#table.turn;
    if (seat === null) throw ruleError('game-over');
    const action = bot.choose(this.#table.view(seat), this.#table.log(seat), this.rng('bot'));
    if (action.type !== 'ask') throw ruleError('must-fish');
    return action;
  }
}
