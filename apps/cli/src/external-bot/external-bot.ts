import type { Action, Game, GameEvent, View } from '@shoal/core';
import { BotFault } from './bot-fault.ts';
import { BotProcess, type BotStart, type OnErrorText } from './bot-process.ts';
import {
  chooseMessage,
  type DealMessage,
  type Ending,
  type Hello,
  PROTOCOL,
  readAnswer,
  readHello,
  resultMessage,
} from './protocol.ts';

/** How long a bot may take to start. */
const HELLO_MS = 5000;

/** Hears what happens to a bot's processes. */
export interface BotListener {
  readonly errors: OnErrorText;
  started(pid: number): void;
  ended(pid: number): void;
}

const ignore = (): void => undefined;

/** Ignores everything. */
export const UNWATCHED: BotListener = { errors: ignore, started: ignore, ended: ignore };

/** A bot in a process of its own, started when a deal needs it and kept until it is at fault. */
export class ExternalBot {
  readonly #start: BotStart;
  readonly #game: Game;
  readonly #hello: Hello;
  readonly #watch: BotListener;
  #process: BotProcess | null = null;

  constructor(start: BotStart, game: Game, hello: Hello, watch: BotListener) {
    this.#start = start;
    this.#game = game;
    this.#hello = hello;
    this.#watch = watch;
  }

  /** Starts it anew; gives the name by which it calls itself. */
  async start(): Promise<string> {
    const bot = new BotProcess(this.#start, this.#watch.errors);
    this.#process = bot;
    if (bot.pid !== undefined) this.#watch.started(bot.pid);
    const late = new BotFault('no-hello', `${HELLO_MS} ms`);
    return readHello(await bot.ask({ type: 'hello', protocol: PROTOCOL, ...this.#hello }, HELLO_MS, late));
  }

  async begin(deal: DealMessage): Promise<void> {
    if (this.#process === null) await this.start();
    this.#process?.send({ type: 'deal', ...deal });
  }

  async choose(view: View, log: readonly GameEvent[]): Promise<Action> {
    const { timeLimitMs } = this.#hello;
    const late = new BotFault('no-answer', `${timeLimitMs} ms`);
    if (this.#process === null) throw new BotFault('ended', 'between two actions');
    return readAnswer(await this.#process.ask(chooseMessage(this.#game, view, log), timeLimitMs, late), view.legal);
  }

  end(ending: Ending, log: readonly GameEvent[]): void {
    this.#process?.send(resultMessage(this.#game, ending, log));
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
