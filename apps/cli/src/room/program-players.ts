import { isDeepStrictEqual } from 'node:util';
import { type Action, type GameEvent, type GameRecord, Replay, type Seat } from '@shoal/core';
import { gameNamed } from '@shoal/games';
import { BotFailure, type BotFailureCode, type BotOrder, isProgram, type MatchPlan, type Thought } from '@shoal/room';
import { BotFault, type FaultKind } from '../external-bot/bot-fault.ts';
import { dealSeedOf } from '../external-bot/deal-seed.ts';
import { ExternalBot, UNWATCHED } from '../external-bot/external-bot.ts';
import { readOf } from '../records/own-games.ts';

/** The bots of a match that are programs, each in a process of its own. */
export class ProgramPlayers {
  readonly #players: ReadonlyMap<Seat, ProgramPlayer>;
  readonly #kill = (): void => {
    for (const player of this.#players.values()) player.kill();
  };
  readonly #killAndEnd = (signal: NodeJS.Signals): void => {
    this.#kill();
    // Another listener may have to restore the terminal first; without one the signal must still end this program.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };

  constructor(plan: MatchPlan) {
    this.#players = new Map(plan.players.flatMap((_, seat) => playerAt(plan, seat)));
    if (this.#players.size === 0) return;
    process.on('exit', this.#kill);
    for (const signal of DEADLY) process.once(signal, this.#killAndEnd);
  }

  think(order: BotOrder): Thought<Action> {
    const player = order.view.seat === null ? undefined : this.#players.get(order.view.seat);
    if (player === undefined) throw new Error('no program sits at this seat');
    // The answer of a bot that is told to stop is awaited and dropped: nobody else may take it for another answer.
    return { answer: player.choose(order), stop: () => undefined };
  }

  /** Tells the bots how a deal ended. */
  async endDeal(record: GameRecord): Promise<void> {
    if (this.#players.size === 0 || record.result === undefined) return;
    const replay = new Replay(readOf({ record }));
    replay.runTo(record.log.length);
    for (const [seat, player] of this.#players) player.end(record.result, replay.table.log(seat));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#players.values()].map((player) => player.close()));
    process.off('exit', this.#kill);
    for (const signal of DEADLY) process.off(signal, this.#killAndEnd);
  }
}

const DEADLY = ['SIGTERM', 'SIGHUP'] as const;

function playerAt({ table, players }: MatchPlan, seat: Seat): [Seat, ProgramPlayer][] {
  const { bot } = players[seat];
  if (!isProgram(bot)) return [];
  const { id: game, options: rules, seats } = table;
  const hello = { game, rules, seats, timeLimitMs: bot.timeLimitMs, timeBankMs: 0 };
  return [[seat, new ProgramPlayer(seat, new ExternalBot(bot, gameNamed(game), hello, UNWATCHED))]];
}

/** One seat of a match with its process. */
class ProgramPlayer {
  readonly #seat: Seat;
  readonly #bot: ExternalBot;
  #deal: string | null = null;
  /** The log at the bot's last choice. */
  #lastLog: readonly GameEvent[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(seat: Seat, bot: ExternalBot) {
    this.#seat = seat;
    this.#bot = bot;
  }

  /** One question after the other. */
  choose(order: BotOrder): Promise<Action> {
    const answer = this.#last.then(() => this.#ask(order));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(order: BotOrder): Promise<Action> {
    try {
      await this.#begin(order);
      return await this.#bot.choose(order.view, order.log);
    } catch (error) {
      this.#bot.kill();
      throw error instanceof BotFault ? new BotFailure(CODES[error.kind]) : error;
    }
  }

  /** After an undo the log is not what the bot was told, so it is sent the deal again. */
  async #begin({ dealSeed, firstSeat, log }: BotOrder): Promise<void> {
    const isSame = this.#deal === dealSeed && isDeepStrictEqual(log.slice(0, this.#lastLog.length), this.#lastLog);
    this.#deal = dealSeed;
    this.#lastLog = log;
    if (!isSame) await this.#bot.begin({ seat: this.#seat, firstSeat, seed: dealSeedOf(dealSeed, 'program') });
  }

  /** A bot that never had to choose in a deal does not know the deal, so it gets no result either. */
  end(...ending: Parameters<ExternalBot['end']>): void {
    if (this.#deal !== null) this.#bot.end(...ending);
    this.#deal = null;
  }

  kill(): void {
    this.#bot.kill();
  }

  close(): Promise<void> {
    return this.#bot.close();
  }
}

const CODES: Readonly<Record<FaultKind, BotFailureCode>> = {
  'not-started': 'not-started',
  'no-hello': 'not-started',
  'wrong-protocol': 'not-understood',
  'long-name': 'not-understood',
  ended: 'ended',
  'no-answer': 'no-answer',
  'not-json': 'not-understood',
  'long-line': 'not-understood',
  unasked: 'not-understood',
  illegal: 'illegal',
};
