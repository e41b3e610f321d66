import type { Action, Game, GameEvent, View } from '@shoal/core';
import { whole } from '../text/words.ts';
import { BotFault } from './bot-fault.ts';
import { BotProcess, type BotStart, type ExchangeListener } from './bot-process.ts';
import {
  type BotHello,
  chooseMessage,
  type DealEnding,
  type DealMessage,
  PROTOCOL,
  readAnswer,
  readHello,
  resultMessage,
} from './protocol.ts';

/** How long a bot may take to start. */
const HELLO_MS = 5000;

/** Hears what happens to a bot's processes. */
export interface BotListener extends ExchangeListener {
  started(pid: number): void;
  ended(pid: number): void;
}

const ignore = (): void => undefined;

/** Ignores everything. */
export const UNWATCHED: BotListener = {
  errors: ignore,
  sent: ignore,
  answered: ignore,
  started: ignore,
  ended: ignore,
};

/** A bot in a process of its own, started when a deal needs it and kept until it is at fault. */
export class ExternalBot {
  readonly #start: BotStart;
  readonly #game: Game;
  readonly #hello: BotHello;
  readonly #watch: BotListener;
  #process: BotProcess | null = null;
  #wantsNewLog = false;
  /** How much of the deal's log the bot has been told. */
  #toldEvents = 0;
  #bankMs = 0;

  constructor(start: BotStart, game: Game, hello: BotHello, watch: BotListener) {
    this.#start = start;
    this.#game = game;
    this.#hello = hello;
    this.#watch = watch;
  }

  /** Starts it anew; gives the name by which it calls itself. */
  async start(): Promise<string> {
    const bot = new BotProcess(this.#start, this.#watch);
    this.#process = bot;
    if (bot.pid !== undefined) this.#watch.started(bot.pid);
    const late = new BotFault('no-hello', `${whole(HELLO_MS)} ms`);
    const answer = await bot.ask({ type: 'hello', protocol: PROTOCOL, ...this.#hello }, HELLO_MS, late);
    const { name, wantsNewLog } = readHello(answer);
    this.#wantsNewLog = wantsNewLog;
    return name;
  }

  async begin(deal: DealMessage): Promise<void> {
    if (this.#process === null) await this.start();
    this.#toldEvents = 0;
    this.#bankMs = this.#hello.timeBankMs;
    this.#process?.send({ type: 'deal', ...deal });
  }

  async choose(view: View, log: readonly GameEvent[]): Promise<Action> {
    if (this.#process === null) throw new BotFault('ended', 'between two actions');
    const { timeLimitMs, timeBankMs } = this.#hello;
    const bank = timeBankMs === 0 ? {} : { timeBankMs: this.#bankMs };
    const message = chooseMessage(this.#game, view, this.#untold(log), bank);
    const limitMs = timeLimitMs + this.#bankMs;
    const startMs = performance.now();
    const line = await this.#process.ask(message, limitMs, new BotFault('no-answer', `${whole(limitMs)} ms`));
    const overMs = Math.max(0, Math.ceil(performance.now() - startMs) - timeLimitMs);
    this.#bankMs = Math.max(0, this.#bankMs - overMs);
    return readAnswer(line, view.legal);
  }

  end(ending: DealEnding, log: readonly GameEvent[]): void {
    this.#process?.send(resultMessage(this.#game, ending, this.#untold(log)));
  }

  /** What to tell of a log: all of it, or only what is new if the bot has asked for that. */
  #untold(log: readonly GameEvent[]): readonly GameEvent[] {
    const from = this.#wantsNewLog ? this.#toldEvents : 0;
    this.#toldEvents = log.length;
    return log.slice(from);
  }

  /** After a fault: the next deal finds a fresh process. */
  kill(): void {
    const { pid } = this.#process ?? {};
    this.#process?.kill();
    this.#process = null;
    if (pid !== undefined) this.#watch.ended(pid);
  }

  async close(): Promise<void> {
    await this.#process?.close();
    this.kill();
  }
}
