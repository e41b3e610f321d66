import type { Action, Seat } from '@shoal/core';
import { chooseAsBot, pauseMs, reportOf, type Sitting, type SittingEntry, type Speed } from '@shoal/table-ui';
import type { TableState, TableTrouble } from '../table-link/table-link.ts';

/** Keeps what happens at a table, and resolves when nothing can take it away any more. */
export interface Keeper {
  readonly id: string;
  readonly trouble: TableTrouble | null;
  /** Where the deal is over, it goes among the finished games with the same stroke; its id there. */
  keep(entries: readonly SittingEntry[], sitting: Sitting): Promise<string | null>;
  close(): Promise<unknown>;
}

export interface Hosting {
  readonly sitting: Sitting;
  readonly keeper: Keeper;
  /** Entries that the sitting has made and nobody has kept yet. */
  readonly pending: SittingEntry[];
  readonly speed: Speed;
  publish(state: TableState): void;
}

/** Card after card of one turn goes faster: only the first comes as news. */
const SAME_TURN = 3;

/** A sitting in progress: people act through it, bots by themselves, and nothing is told before it is kept. */
export class HostedTable {
  readonly #hosting: Hosting;
  #viewer: Seat | null;
  #speed: Speed;
  #isHurried = false;
  #lastActor: Seat | null = null;
  #finishedId: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** One step after the other, however they come in. */
  #steps: Promise<unknown> = Promise.resolve();

  constructor(hosting: Hosting, viewer: Seat | null) {
    this.#hosting = hosting;
    this.#viewer = viewer;
    this.#speed = hosting.speed;
  }

  get state(): TableState {
    const { sitting, keeper } = this.#hosting;
    const { result, deal, match, isOver } = sitting;
    return {
      ...{ id: keeper.id, report: reportOf(sitting, this.#viewer), isOver, trouble: keeper.trouble },
      matchWinners: sitting.plan.goal === null ? [] : match.winners,
      finished: result === null || this.#finishedId === null ? null : { id: this.#finishedId, result },
      seed: result === null ? null : deal.seed,
    };
  }

  /** Keeps what has happened so far and lets the table begin. */
  begin(): Promise<void> {
    return this.#step(() => undefined);
  }

  look(seat: Seat | null): Promise<void> {
    return this.#step(() => {
      this.#viewer = seat;
    });
  }

  act(seat: Seat, action: Action): Promise<string | null> {
    return this.#step(() => this.#take(seat, action));
  }

  undo(seat: Seat): Promise<void> {
    return this.#step(() => {
      this.#hosting.sitting.undo(seat);
      this.#lastActor = seat;
    });
  }

  nextDeal(): Promise<void> {
    return this.#step(() => {
      const { sitting } = this.#hosting;
      if (!hasNextDeal(sitting)) return;
      this.#finishedId = null;
      this.#lastActor = null;
      sitting.nextDeal();
    });
  }

  hurry(): void {
    this.#isHurried = true;
    this.#letBotAct();
  }

  pace(speed: Speed): void {
    this.#speed = speed;
    this.#letBotAct();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#steps;
    await this.#hosting.keeper.close();
  }

  #take(seat: Seat, action: Action): string | null {
    const refusal = this.#hosting.sitting.act(seat, action);
    if (refusal === null) this.#lastActor = seat;
    return refusal;
  }

  /** Changes something, keeps it, tells it, and lets the next bot act. */
  #step<T>(change: () => T): Promise<T> {
    const done = this.#steps.then(async () => {
      const came = change();
      await this.#keep();
      this.#hosting.publish(this.state);
      this.#letBotAct();
      return came;
    });
    this.#steps = done.catch(() => undefined);
    return done;
  }

  async #keep(): Promise<void> {
    const { sitting, keeper, pending } = this.#hosting;
    const entries = pending.splice(0);
    if (entries.length === 0 && sitting.result === null) return;
    this.#finishedId = await keeper.keep(entries, sitting);
  }

  #letBotAct(): void {
    clearTimeout(this.#timer);
    const { order, deal } = this.#hosting.sitting;
    const { turn } = deal.table;
    if (order === null || turn === null) this.#isHurried = false;
    if (order === null || turn === null || this.#isClosed) return;
    const pause = this.#isHurried ? 0 : pauseMs(this.#speed) / (this.#lastActor === turn ? SAME_TURN : 1);
    this.#timer = setTimeout(() => void this.#step(() => this.#actAsBot(turn)), pause);
  }

  /** Asked anew when its time has come: somebody may have taken something back meanwhile. */
  #actAsBot(seat: Seat): void {
    const { sitting } = this.#hosting;
    const { order } = sitting;
    if (order === null || sitting.deal.table.turn !== seat) return;
    const refusal = this.#take(seat, chooseAsBot(order));
    if (refusal !== null) throw new Error(`the bot at seat ${seat} was refused: ${refusal}`);
  }
}

/** A match that is decided has no next deal, and a daily deal is played once. */
const hasNextDeal = ({ result, isOver, plan: { goal, daily } }: Sitting): boolean =>
  result !== null && daily === null && (goal === null || !isOver);
