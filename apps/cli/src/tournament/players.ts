import { type Action, type Bot, botAt, type Game, type Rules, rngFor, type Table, type Vocabulary } from '@shoal/core';
import { dealSeedOf } from '../external-bot/deal-seed.ts';
import { type BotListener, ExternalBot } from '../external-bot/external-bot.ts';
import type { DealEnding } from '../external-bot/protocol.ts';
import { type Contest, type ContestSetting, type Entrant, isExternal } from './contest.ts';

/** One seat's player for a whole tournament, whatever it is made of. */
export interface DuplicatePlayer {
  begin(seat: number, seed: string): Promise<void>;
  choose(table: Table<Vocabulary>): Action | Promise<Action>;
  end(table: Table<Vocabulary>, ending: DealEnding): void;
  /** After a fault of its own. */
  kill(): void;
  close(): Promise<void>;
}

/** Watches the processes of one bot. */
export type ListenToBot = (name: string) => BotListener;

export function playerOf(
  entrant: Entrant,
  contest: Contest,
  game: Game,
  rules: Rules<Vocabulary>,
  watch: ListenToBot,
): DuplicatePlayer {
  if (!isExternal(entrant)) return new LadderPlayer(botAt(game, rules, entrant.level));
  return new ExternalPlayer(externalBotOf(entrant, contest, game, watch));
}

export function externalBotOf(
  { name, command }: Extract<Entrant, { command: unknown }>,
  { game: id, rules, seats, timeLimitMs, timeBankMs }: ContestSetting,
  game: Game,
  watch: ListenToBot,
): ExternalBot {
  return new ExternalBot({ command }, game, { game: id, rules, seats, timeLimitMs, timeBankMs }, watch(name));
}

class LadderPlayer implements DuplicatePlayer {
  readonly #bot: Bot<Vocabulary>;
  #seat = 0;
  #rng = rngFor('', '');

  constructor(bot: Bot<Vocabulary>) {
    this.#bot = bot;
  }

  async begin(seat: number, seed: string): Promise<void> {
    this.#seat = seat;
    this.#rng = rngFor(seed, `seat ${seat}`);
  }

  choose(table: Table<Vocabulary>): Action {
    return this.#bot.choose(table.view(this.#seat), table.log(this.#seat), this.#rng);
  }

  end(): void {}
  kill(): void {}
  async close(): Promise<void> {}
}

class ExternalPlayer implements DuplicatePlayer {
  readonly #bot: ExternalBot;
  #seat = 0;

  constructor(bot: ExternalBot) {
    this.#bot = bot;
  }

  async begin(seat: number, seed: string): Promise<void> {
    this.#seat = seat;
    await this.#bot.begin({ seat, firstSeat: 0, seed: dealSeedOf(seed, `bot at seat ${seat}`) });
  }

  choose(table: Table<Vocabulary>): Promise<Action> {
    return this.#bot.choose(table.view(this.#seat), table.log(this.#seat));
  }

  end(table: Table<Vocabulary>, ending: DealEnding): void {
    this.#bot.end(ending, table.log(this.#seat));
  }

  kill(): void {
    this.#bot.kill();
  }

  close(): Promise<void> {
    return this.#bot.close();
  }
}
