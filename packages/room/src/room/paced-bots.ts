import type { Action, BotName, Seat } from '@shoal/core';
import type { Match } from '../match/match.ts';
import type { BotOrder } from '../orders/bot-order.ts';
import { BotTurns } from './bot-turns.ts';
import { BotFailure, type RoomPorts, type StandIn } from './ports.ts';

/** Divides the pause after a card that was drawn in a turn: only the first is news. */
const DRAWING_ON = 3;

/** What the bots of a room act on. */
interface BotTable {
  match(): Match;
  /** How long a bot pauses before it thinks; null while bots wait. */
  pauseMs(): number | null;
  isHeldUp(): boolean;
  /** Returns why an action is illegal, or null once it is taken. */
  take(seat: Seat, action: Action): string | null;
  /** Decides, saves and announces. Resolves to false if nothing was done. */
  change(decide: () => boolean): Promise<boolean>;
}

/** Lets the bots of a room act one after the other, with pauses so that people can follow. */
export class PacedBots {
  readonly #ports: RoomPorts;
  readonly #table: BotTable;
  readonly #turns: BotTurns;
  /** The bots that play for people who are away. */
  readonly #absent = new Map<Seat, BotName>();
  /** The seat that has just drawn and goes on in the same phase; null after anything that is news. */
  #drawer: Seat | null = null;
  #cancelPause: () => void = () => undefined;

  constructor(ports: RoomPorts, table: BotTable) {
    this.#ports = ports;
    this.#table = table;
    this.#turns = new BotTurns(ports.think);
  }

  /** The seats whose bot failed. */
  get standIns(): readonly StandIn[] {
    return this.#turns.standIns;
  }

  /** The bot that acts for a seat; null for a person who is here. */
  botAt(seat: Seat): BotOrder['bot'] | null {
    return this.#table.match().players[seat].bot ?? this.#absent.get(seat) ?? null;
  }

  /** Lets a bot play for a person until further notice, or no longer (null). */
  standIn(seat: Seat, bot: BotName | null): void {
    if (bot === null) this.#absent.delete(seat);
    else this.#absent.set(seat, bot);
    if (this.#table.match().turn === seat) this.halt();
    this.goOn();
  }

  /** Notes what happened at the table: who drew another card, or null for anything that is news. */
  follow(drawer: Seat | null): void {
    this.#drawer = drawer;
  }

  halt(): void {
    this.#cancelPause();
    this.#turns.stop();
  }

  /** A bot pauses before it thinks. */
  goOn(): void {
    this.#cancelPause();
    const { turn } = this.#table.match();
    const pause = this.#table.pauseMs();
    if (turn === null || this.botAt(turn) === null || pause === null || this.#isHeldUp) return;
    const run = () => void this.#letThink(turn).catch((error: unknown) => this.#ports.failed(error));
    this.#cancelPause = this.#ports.clock.after(this.#drawer === turn ? pause / DRAWING_ON : pause, run);
  }

  get #isHeldUp(): boolean {
    return this.#turns.isThinking || this.#table.isHeldUp();
  }

  async #letThink(seat: Seat): Promise<void> {
    const match = this.#table.match();
    const bot = this.botAt(seat);
    const order = bot === null || match.turn !== seat ? null : match.orderTo(bot);
    const { length: position } = match.entries;
    if (order === null || this.#isHeldUp) return;
    const action = await this.#turns.choose(order, seat);
    if (action === undefined) return;
    // A player may have undone a choice while the bot thought, or come back.
    const isStill = () => this.#table.match().entries.length === position && this.botAt(seat) === bot;
    const isDone = await this.#table.change(() => isStill() && this.#act(order, seat, action));
    if (!isDone) this.goOn();
  }

  #act(order: BotOrder, seat: Seat, answer: Action | BotFailure | null): boolean {
    const isAction = answer !== null && !(answer instanceof BotFailure);
    if (isAction && this.#table.take(seat, answer) === null) return true;
    const failure = isAction ? 'illegal' : (answer?.code ?? null);
    return this.#table.take(seat, this.#turns.standIn(order, seat, failure)) === null;
  }
}
