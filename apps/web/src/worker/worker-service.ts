import { DEFAULT_SHUFFLE, isShuffleName } from '@shoal/core';
import {
  type Clock,
  Match,
  type MatchPlan,
  type Member,
  NOT_SAVED,
  Room,
  type Speed,
  StepQueue,
  seatsOfPeople,
  type Think,
  type Trouble,
} from '@shoal/room';
import { dailyGame, dailyPlan, gameLines, isDate, matchPlanOf, readSetup } from '@shoal/table-ui';
import { loadRules } from '../game/load-rules.ts';
import { GameStore } from '../store/game-store.ts';
import type { ResumableGame } from '../store/saved-matches.ts';
import { BrowserJournal, newHeading } from './browser-journal.ts';
import { importFile } from './import-file.ts';
import type { BeginOrder, SavedTable, SetupOrder, TableOpening, VisitNews, WorkerCalls } from './worker-calls.ts';

interface OpenRoom {
  readonly id: string;
  readonly plan: MatchPlan;
  readonly room: Room;
  readonly journal: BrowserJournal;
  /** Null until a person opens the table. */
  visitor: { readonly visit: number; readonly member: Member } | null;
}

const CLOCK: Clock = {
  now: () => new Date(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The console names the place of a bug that nobody waits for. */
const showInConsole = (bug: unknown): void => void Promise.reject(bug);

/** Stores the games of this browser and runs one room at a time. */
export class WorkerService {
  readonly #publish: (told: VisitNews) => void;
  readonly #think: Think;
  /** Serializes opening and leaving, so that each table is left before the next one opens. */
  readonly #steps = new StepQueue();
  #store: Promise<GameStore> | null = null;
  #open: OpenRoom | null = null;

  constructor(publish: (told: VisitNews) => void, think: Think) {
    this.#publish = publish;
    this.#think = think;
  }

  get calls(): WorkerCalls {
    return {
      // After a table that is just being left, whose last entries may not be saved yet.
      homeSummary: (today) => this.#steps.run(() => this.#homeSummary(today)),
      begin: (order, speed) => this.#steps.run(() => this.#begin(order, speed)),
      open: (id, speed, visit) => this.#steps.run(() => this.#sitDown(id, speed, visit)),
      discard: async (id) => (await this.#games).discard(id),
      look: async (visit, seat) => this.#memberAt(visit)?.look(seat),
      act: async (visit, action) => this.#memberAt(visit)?.act(action) ?? NOT_SAVED,
      undo: async (visit) => this.#memberAt(visit)?.undo() ?? false,
      nextDeal: async (visit) => this.#memberAt(visit)?.nextDeal() ?? false,
      playUnsaved: async (visit) => this.#memberAt(visit)?.playUnsaved(),
      pace: (visit, speed) => this.#memberAt(visit)?.pace(speed),
      leave: (which) => this.#steps.run(() => this.#leave(which)),
      gameLines: async () => gameLines(await (await this.#games).finished()),
      isSaved: async () => (await this.#games).isSaved,
      finishedGame: async (id) => (await (await this.#games).finishedGame(id))?.game ?? null,
      statistics: async (today) => {
        const { countedGames } = await import('./finished-game-tools.ts');
        return countedGames(await (await this.#games).finished(), today);
      },
      isClimbing: async (rung) => {
        const { isClimbing } = await import('./finished-game-tools.ts');
        return isClimbing(rung, await (await this.#games).finished());
      },
      exportGames: async () => (await this.#games).exportText(),
      importGames: async (file) => importFile(file, await this.#games),
    };
  }

  /** Opened on first use, so that a job worker never opens the database. */
  get #games(): Promise<GameStore> {
    this.#store ??= GameStore.open();
    return this.#store;
  }

  #memberAt(visit: number): Member | null {
    const visitor = this.#open?.visitor ?? null;
    return visitor?.visit === visit ? visitor.member : null;
  }

  async #homeSummary(today: string) {
    const store = await this.#games;
    const [saved, damaged, isDailyPlayed] = await Promise.all([store.saved(), store.damaged(), store.hasDaily(today)]);
    const begun = saved.filter(({ isBegun }) => isBegun);
    return { saved: begun.map(savedTableOf), damaged: damaged.length, isDailyPlayed, isSaved: store.isSaved };
  }

  async #begin(order: BeginOrder, speed: Speed): Promise<TableOpening> {
    if (order.key === 'daily') return this.#beginDaily(order.date, speed);
    if (order.key === 'setup') await loadRules(order.game);
    const plan = order.key === 'rematch' ? this.#samePlan() : planOf(order);
    return plan === null ? { key: 'gone' } : this.#beginPlan(plan, speed);
  }

  /** A daily deal is played once: opens the game in progress or the finished one. */
  async #beginDaily(date: string, speed: Speed): Promise<TableOpening> {
    if (!isDate(date)) return { key: 'gone' };
    const store = await this.#games;
    const saved = (await store.saved()).find(({ plan }) => plan.daily === date);
    if (saved !== undefined) return this.#resume(saved.id, speed);
    const played = (await store.finished()).find(({ daily }) => daily === date);
    if (played !== undefined) return { key: 'finished', id: played.id };
    await loadRules(dailyGame(date));
    return this.#beginPlan(dailyPlan(date), speed);
  }

  #samePlan(): MatchPlan | null {
    return this.#open === null ? null : { ...this.#open.plan, seed: null };
  }

  async #beginPlan(plan: MatchPlan, speed: Speed): Promise<TableOpening> {
    const store = await this.#games;
    await this.#leave();
    const match = Match.begin(plan, freshSeed);
    const { journal, trouble } = await BrowserJournal.begin(store, newHeading(plan, CLOCK.now()), match.entries);
    return this.#play(match, journal, speed, trouble);
  }

  async #sitDown(id: string, speed: Speed, visit: number): Promise<TableOpening> {
    const opening = await this.#resume(id, speed);
    if (opening.key === 'open' && this.#open !== null) this.#join(this.#open, speed, visit);
    return opening;
  }

  async #resume(id: string, speed: Speed): Promise<TableOpening> {
    if (this.#open?.id === id) return { key: 'open', id, game: this.#open.plan.table.id };
    const store = await this.#games;
    await this.#leave();
    const resumed = await store.resume(id);
    if (resumed.type !== 'read') return { key: resumed.type };
    const { journal } = resumed;
    return this.#play(journal.match, BrowserJournal.resume(store, journal), speed, store.fault);
  }

  #play(match: Match, journal: BrowserJournal, speed: Speed, trouble: Trouble | null): TableOpening {
    const { id } = journal;
    const ports = { journal, think: this.#think, clock: CLOCK, freshSeed, failed: showInConsole };
    const room = new Room(match, ports, { id, speed, trouble });
    this.#open = { id, plan: match.plan, room, journal, visitor: null };
    return { key: 'open', id, game: match.plan.table.id };
  }

  /** Joins anew for the visit, which receives the whole table. */
  #join(open: OpenRoom, speed: Speed, visit: number): void {
    open.visitor?.member.leave();
    const seats = seatsOfPeople(open.plan.players);
    const member = open.room.join(seats, (news) => this.#publish({ visit, news }));
    member.pace(speed);
    open.visitor = { visit, member };
  }

  async #leave(which?: string | number): Promise<void> {
    const open = this.#open;
    if (which !== undefined && open?.id !== which && open?.visitor?.visit !== which) return;
    this.#open = null;
    open?.visitor?.member.leave();
    if (open !== null) await open.journal.close(await open.room.close());
  }
}

function planOf({ game, setup, seed, shuffle }: SetupOrder): MatchPlan | null {
  const plan = matchPlanOf(readSetup(game, setup));
  if (plan === null || shuffle === undefined) return plan && { ...plan, seed };
  return { ...plan, seed, shuffle: isShuffleName(shuffle) ? shuffle : DEFAULT_SHUFFLE };
}

/** Drops what cannot be sent to another thread. */
const savedTableOf = ({ id, plan, dealNumber, changedAt, playedIn }: ResumableGame): SavedTable => ({
  ...{ id, game: plan.table.id, players: plan.players, goal: plan.goal, daily: plan.daily, dealNumber },
  changedAtMs: changedAt.getTime(),
  isElsewhere: playedIn === 'elsewhere',
});

const SEED_BYTES = 32;

/** An unpredictable seed for a real table. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
