import {
  dailyPlan,
  type FinishedGame,
  gameLines,
  isDate,
  readSetup,
  Sitting,
  type SittingEntry,
  type SittingPlan,
  type Speed,
  sittingPlanOf,
  statisticsOf,
  youAmong,
} from '@shoal/table-ui';
import { GameStore } from '../store/game-store.ts';
import type { OfferedGame } from '../store/kept-sittings.ts';
import { newHeading } from '../store/new-heading.ts';
import { Turns } from '../store/turns.ts';
import type { TableState } from '../table-link/table-link.ts';
import type { BeginOrder, CountedGames, DeskCalls, Opening, SavedTable } from './desk-calls.ts';
import { freshSeed } from './fresh-seed.ts';
import { HostedTable } from './hosted-table.ts';
import { importFile } from './import-file.ts';
import { TableKeeper } from './table-keeper.ts';

interface OpenTable {
  readonly id: string;
  readonly plan: SittingPlan;
  readonly table: HostedTable;
}

/** Keeps the games of this browser and plays at one table at a time. */
export class DeskService {
  readonly #publish: (state: TableState) => void;
  /** However fast people go from one table to the next, each is left before another is opened. */
  readonly #turns = new Turns();
  #store: Promise<GameStore> | null = null;
  #open: OpenTable | null = null;

  constructor(publish: (state: TableState) => void) {
    this.#publish = publish;
  }

  get calls(): DeskCalls {
    return {
      shelf: (today) => this.#shelf(today),
      begin: (order, speed) => this.#turns.take(() => this.#begin(order, speed)),
      open: (id, speed) => this.#turns.take(() => this.#sitDown(id, speed)),
      discard: async (id) => (await this.#games).discard(id),
      look: (seat) => this.#table.look(seat),
      act: (seat, action) => this.#table.act(seat, action),
      undo: (seat) => this.#table.undo(seat),
      nextDeal: () => this.#table.nextDeal(),
      hurry: () => this.#open?.table.hurry(),
      pace: (speed) => this.#open?.table.pace(speed),
      leave: (id) => this.#turns.take(() => this.#leave(id)),
      gameLines: async () => gameLines(await (await this.#games).finished()),
      isKept: async () => (await this.#games).isKept,
      finishedGame: async (id) => (await (await this.#games).finishedGame(id))?.game ?? null,
      statistics: async (today) => countedGames(await (await this.#games).finished(), today),
      exportGames: async () => (await this.#games).exportText(),
      importGames: async (file) => importFile(file, await this.#games),
    };
  }

  /** Opened with the first question, so that a worker that only thinks never opens it. */
  get #games(): Promise<GameStore> {
    this.#store ??= GameStore.open();
    return this.#store;
  }

  get #table(): HostedTable {
    if (this.#open === null) throw new Error('no table is open');
    return this.#open.table;
  }

  async #shelf(today: string) {
    const store = await this.#games;
    const [saved, damaged, isDailyPlayed] = await Promise.all([store.saved(), store.damaged(), store.hasDaily(today)]);
    return { saved: saved.map(savedTableOf), damaged: damaged.length, isDailyPlayed, isKept: store.isKept };
  }

  async #begin(order: BeginOrder, speed: Speed): Promise<Opening> {
    if (order.key === 'daily') return this.#beginDaily(order.date, speed);
    const plan = order.key === 'rematch' ? this.#samePlan() : planOf(order);
    return plan === null ? { key: 'gone' } : this.#beginPlan(plan, speed);
  }

  /** A daily deal is played once: it goes on where it was left, or is looked at again. */
  async #beginDaily(date: string, speed: Speed): Promise<Opening> {
    if (!isDate(date)) return { key: 'gone' };
    const store = await this.#games;
    const saved = (await store.saved()).find(({ plan }) => plan.daily === date);
    if (saved !== undefined) return this.#sitDown(saved.id, speed);
    const played = (await store.finished()).find(({ daily }) => daily === date);
    return played === undefined ? this.#beginPlan(dailyPlan(date), speed) : { key: 'finished', id: played.id };
  }

  #samePlan(): SittingPlan | null {
    return this.#open === null ? null : { ...this.#open.plan, seed: null };
  }

  async #beginPlan(plan: SittingPlan, speed: Speed): Promise<Opening> {
    const store = await this.#games;
    await this.#leave();
    const pending: SittingEntry[] = [];
    const sitting = Sitting.begin(plan, { freshSeed, keep: (entry) => pending.push(entry) });
    const keeper = new TableKeeper(store, newHeading(plan, new Date()), false);
    return this.#host(sitting, keeper, pending, speed);
  }

  async #sitDown(id: string, speed: Speed): Promise<Opening> {
    if (this.#open?.id === id) {
      this.#open.table.pace(speed);
      await this.#open.table.look(youAmong(this.#open.plan.players));
      return { key: 'open', id };
    }
    const store = await this.#games;
    await this.#leave();
    const pending: SittingEntry[] = [];
    const resumed = await store.resume(id, { freshSeed, keep: (entry) => pending.push(entry) });
    if (resumed.type !== 'read') return { key: resumed.type };
    const { journal } = resumed;
    return this.#host(journal.sitting, new TableKeeper(store, journal, true), pending, speed);
  }

  async #host(sitting: Sitting, keeper: TableKeeper, pending: SittingEntry[], speed: Speed): Promise<Opening> {
    const { plan } = sitting;
    const hosting = { sitting, keeper, pending, speed, publish: this.#publish };
    // Of several people nobody sees a card before the device was passed on.
    const table = new HostedTable(hosting, youAmong(plan.players));
    this.#open = { id: keeper.id, plan, table };
    await table.begin();
    return { key: 'open', id: keeper.id };
  }

  async #leave(id?: string): Promise<void> {
    const open = this.#open;
    if (id !== undefined && open?.id !== id) return;
    this.#open = null;
    await open?.table.close();
  }
}

const countedGames = (games: readonly FinishedGame[], today: string): CountedGames => ({
  statistics: statisticsOf(games, today),
  finished: games.length,
});

function planOf({ game, setup, seed }: Extract<BeginOrder, { readonly key: 'setup' }>): SittingPlan | null {
  const plan = sittingPlanOf(readSetup(game, setup));
  return plan === null ? null : { ...plan, seed };
}

/** Without what cannot go to another thread. */
const savedTableOf = ({ id, plan, dealNumber, changedAt, playedIn }: OfferedGame): SavedTable => ({
  ...{ id, game: plan.plan.id, players: plan.players, goal: plan.goal, daily: plan.daily, dealNumber },
  changedAtMs: changedAt.getTime(),
  isElsewhere: playedIn === 'elsewhere',
});
