import type { TableReport } from '@shoal/room';
import { SEAL_BROKEN } from '@shoal/room/client';
import { distinctName } from '@shoal/room/protocol';
import { BotFault } from '../external-bot/bot-fault.ts';
import { FAULT_WORDS } from '../external-bot/bot-words.ts';
import { EXIT, Failure } from '../process/exit-code.ts';
import type { SeatBot } from './bot-choice.ts';
import type { RoomVisit } from './room-visit.ts';
import { freeSeatIn, namesIn, ownSeatIn } from './seat-list.ts';

interface BotPlace {
  /** The seat to take; null takes the first that is free. */
  readonly seat: number | null;
  readonly name: string;
  /** The name of the program, which everybody sees beside the seat. */
  readonly program: string;
}

/** Lets a bot play one seat of a room, until the room comes to an end. */
export class BotSeat {
  readonly #visit: RoomVisit;
  readonly #bot: SeatBot;
  readonly #place: BotPlace;
  readonly #say: (sentence: string) => void;
  /** The deal whose end the bot was told. */
  #ended = '';

  constructor(visit: RoomVisit, bot: SeatBot, place: BotPlace, say: (sentence: string) => void) {
    this.#visit = visit;
    this.#bot = bot;
    this.#place = place;
    this.#say = say;
  }

  async run(): Promise<void> {
    while (!this.#hasEnded) {
      this.#tellEnd();
      const turn = this.#turn;
      if (this.#wantsSeat) await this.#sit();
      else if (turn !== null) await this.#act(turn);
      else
        await this.#visit.until(
          () => this.#wantsSeat || this.#turn !== null || this.#hasEnded || this.#newEnd !== null,
        );
    }
  }

  get #hasEnded(): boolean {
    return this.#visit.state.type === 'ended';
  }

  get #wantsSeat(): boolean {
    const { state } = this.#visit;
    return state.type === 'live' && ownSeatIn(state.scene) === null;
  }

  /** The table, while it is this bot's turn there. */
  get #turn(): TableReport | null {
    const { state } = this.#visit;
    const table = state.type === 'live' ? state.scene.table : null;
    if (table === null || table.isStopped || table.view.legal.length === 0) return null;
    return table.view.turn === table.view.seat ? table : null;
  }

  /** A finished deal whose end the bot has not been told. */
  get #newEnd(): TableReport | null {
    const table = this.#visit.scene?.table ?? null;
    return table === null || table.finishedId === null || table.finishedId === this.#ended ? null : table;
  }

  #tellEnd(): void {
    const table = this.#newEnd;
    if (table === null) return;
    this.#ended = table.finishedId ?? '';
    if (table.view.seat !== null) this.#bot.end(table);
  }

  async #sit(): Promise<void> {
    const seat = this.#freeSeat();
    const { terminal } = this.#visit.words;
    if (seat === null) {
      this.#say(terminal.noFreeSeat);
      await this.#visit.until(() => this.#freeSeat() !== null || this.#hasEnded);
      return;
    }
    const { scene } = this.#visit;
    const name = distinctName(this.#place.name, scene === null ? [] : namesIn(scene.room));
    const refusal = await this.#visit.sit(seat, name, this.#place.program);
    if (refusal !== null) throw new Failure(EXIT.refused, refusal);
    this.#say(terminal.botSits(name, seat + 1));
    await this.#visit.until(() => !this.#wantsSeat);
  }

  #freeSeat(): number | null {
    const { scene } = this.#visit;
    return this.#place.seat ?? (scene === null ? null : freeSeatIn(scene.room));
  }

  async #act(report: TableReport): Promise<void> {
    try {
      const action = await this.#bot.choose(report);
      const outcome = await this.#visit.client.do({ type: 'act', action });
      if (!outcome.ok && outcome.refusal === SEAL_BROKEN) throw new Failure(EXIT.faulty, this.#visit.words.seal.broken);
    } catch (error) {
      if (!(error instanceof BotFault)) throw error;
      const { kind, detail } = error;
      throw new Failure(EXIT.refused, this.#visit.words.terminal.botBroke(`${FAULT_WORDS[kind]} (${detail})`));
    }
    // An action that came too late is refused, and the bot is asked anew with what is true now.
    await this.#visit.until(() => this.#turn !== report);
  }
}
