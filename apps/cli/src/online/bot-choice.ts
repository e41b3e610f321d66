import { randomBytes } from 'node:crypto';
import type { Action, BotName } from '@shoal/core';
import { gameNamed } from '@shoal/games';
import type { TableReport } from '@shoal/room';
import type { BotStart } from '../external-bot/bot-process.ts';
import { dealSeedOf } from '../external-bot/deal-seed.ts';
import { ExternalBot, UNWATCHED } from '../external-bot/external-bot.ts';
import type { Thinker } from '../room/thinker.ts';

/** Chooses for one seat of a room, deal after deal. */
export interface SeatBot {
  choose(report: TableReport): Promise<Action>;
  /** A deal is over. */
  end(report: TableReport): void;
  close(): Promise<void>;
}

const freshSeed = (): string => randomBytes(16).toString('hex');

/** A bot of the ladder. */
export function ladderBot(bot: BotName, thinker: Thinker): SeatBot {
  const dealSeed = freshSeed();
  return {
    choose: ({ game, options, players, firstSeat, view, log }) => {
      const order = { game, options, seats: players.length, bot, firstSeat, view, log };
      return thinker.think({ ...order, seed: `${dealSeed} ${log.length}`, dealSeed }).answer;
    },
    end: () => undefined,
    close: () => thinker.close(),
  };
}

/** A program, which is started for the first deal and for each table that is played by other rules. */
export class ProgramBot implements SeatBot {
  readonly #start: BotStart;
  readonly #timeLimitMs: number;
  #bot: ExternalBot | null = null;
  #table = '';
  #deal = '';
  readonly #kill = (): void => this.#bot?.kill();

  constructor(start: BotStart, timeLimitMs: number) {
    this.#start = start;
    this.#timeLimitMs = timeLimitMs;
    process.on('exit', this.#kill);
  }

  async choose(report: TableReport): Promise<Action> {
    const { id, dealNumber, view, firstSeat, log } = report;
    const bot = await this.#botFor(report);
    const deal = `${id}-${dealNumber}`;
    if (deal !== this.#deal) {
      await bot.begin({ seat: view.seat ?? 0, firstSeat, seed: dealSeedOf(freshSeed(), 'program') });
      this.#deal = deal;
    }
    return bot.choose(view, log);
  }

  end({ id, dealNumber, view, log }: TableReport): void {
    if (this.#deal === `${id}-${dealNumber}` && view.result !== null) this.#bot?.end(view.result, log);
    this.#deal = '';
  }

  async close(): Promise<void> {
    process.off('exit', this.#kill);
    await this.#bot?.close();
  }

  async #botFor({ game, options: rules, players: { length: seats } }: TableReport): Promise<ExternalBot> {
    const table = JSON.stringify([game, rules, seats]);
    if (this.#bot !== null && this.#table === table) return this.#bot;
    await this.#bot?.close();
    const hello = { game, rules, seats, timeLimitMs: this.#timeLimitMs, timeBankMs: 0 };
    this.#bot = new ExternalBot(this.#start, gameNamed(game), hello, UNWATCHED);
    this.#table = table;
    this.#deal = '';
    return this.#bot;
  }
}
