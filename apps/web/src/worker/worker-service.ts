import {
  type Clock,
  type FinishedGame,
  Match,
  type MatchPlan,
  type Member,
  type News,
  NOT_KEPT,
  Room,
  type Speed,
  StepQueue,
  seatsOfPeople,
  type Think,
  type Trouble,
} from '@shoal/room';
import { dailyPlan, gameLines, isDate, matchPlanOf, readSetup, statisticsOf } from '@shoal/table-ui';
import { GameStore } from '../store/game-store.ts';
import type { OfferedGame } from '../store/saved-matches.ts';
import { BrowserJournal, newHeading } from './browser-journal.ts';
import { importFile } from './import-file.ts';
import type { BeginOrder, CountedGames, Opening, SavedTable, WorkerCalls } from './worker-calls.ts';

interface OpenRoom {
  readonly id: string;
  readonly plan: MatchPlan;
  readonly room: Room;
  readonly journal: BrowserJournal;
  member: Member;
}

const CLOCK: Clock = {
  now: () => new Date(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Keeps the games of this browser and plays in one room at a time. */
export class WorkerService {
  readonly #publish: (news: News) => void;
  readonly #think: Think;
  /** However fast people go from one table to the next, each is left before another is opened. */
  readonly #steps = new StepQueue();
  #store: Promise<GameStore> | null = null;
  #open: OpenRoom | null = null;

  constructor(publish: (news: News) => void, think: Think) {
    this.#publish = publish;
    this.#think = think;
  }

  get calls(): WorkerCalls {
    return {
      shelf: (today) => this.#shelf(today),
      begin: (order, speed) => this.#steps.run(() => this.#begin(order, speed)),
      open: (id, speed) => this.#steps.run(() => this.#sitDown(id, speed)),
      discard: async (id) => (await this.#games).discard(id),
      look: async (id, seat) => this.#memberAt(id)?.look(seat),
      act: async (id, action) => this.#memberAt(id)?.act(action) ?? NOT_KEPT,
      undo: async (id) => this.#memberAt(id)?.undo() ?? false,
      nextDeal: async (id) => this.#memberAt(id)?.nextDeal() ?? false,
      playUnkept: async (id) => this.#memberAt(id)?.playUnkept(),
      pace: (id, speed) => this.#memberAt(id)?.pace(speed),
      leave: (id) => this.#steps.run(() => this.#leave(id)),
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

  #memberAt(id: string): Member | null {
    return this.#open?.id === id ? this.#open.member : null;
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

  #samePlan(): MatchPlan | null {
    return this.#open === null ? null : { ...this.#open.plan, seed: null };
  }

  async #beginPlan(plan: MatchPlan, speed: Speed): Promise<Opening> {
    const store = await this.#games;
    await this.#leave();
    const match = Match.begin(plan, freshSeed);
    const { journal, trouble } = await BrowserJournal.begin(store, newHeading(plan, CLOCK.now()), match.entries);
    return this.#play(match, journal, speed, trouble);
  }

  async #sitDown(id: string, speed: Speed): Promise<Opening> {
    if (this.#open?.id === id) return this.#sitAgain(this.#open, speed);
    const store = await this.#games;
    await this.#leave();
    const resumed = await store.resume(id);
    if (resumed.type !== 'read') return { key: resumed.type };
    const { journal } = resumed;
    return this.#play(journal.match, BrowserJournal.resume(store, journal), speed, store.fault);
  }

  /** Nobody looks through the old eyes any more, so the new ones are told everything. */
  #sitAgain(open: OpenRoom, speed: Speed): Opening {
    open.member.leave();
    open.member = this.#join(open.room, open.plan);
    open.member.pace(speed);
    return { key: 'open', id: open.id };
  }

  #play(match: Match, journal: BrowserJournal, speed: Speed, trouble: Trouble | null): Opening {
    const { id } = journal;
    const { plan } = match;
    const ports = { journal, think: this.#think, clock: CLOCK, freshSeed };
    const room = new Room(match, ports, { id, speed, trouble });
    this.#open = { id, plan, room, journal, member: this.#join(room, plan) };
    return { key: 'open', id };
  }

  #join(room: Room, { players }: MatchPlan): Member {
    return room.join(seatsOfPeople(players), this.#publish);
  }

  async #leave(id?: string): Promise<void> {
    const open = this.#open;
    if (id !== undefined && open?.id !== id) return;
    this.#open = null;
    if (open !== null) await open.journal.close(await open.room.close());
  }
}

const countedGames = (games: readonly FinishedGame[], today: string): CountedGames => ({
  statistics: statisticsOf(games, today),
  finished: games.length,
});

function planOf({ game, setup, seed }: Extract<BeginOrder, { readonly key: 'setup' }>): MatchPlan | null {
  const plan = matchPlanOf(readSetup(game, setup));
  return plan === null ? null : { ...plan, seed };
}

/** Without what cannot go to another thread. */
const savedTableOf = ({ id, plan, dealNumber, changedAt, playedIn }: OfferedGame): SavedTable => ({
  ...{ id, game: plan.table.id, players: plan.players, goal: plan.goal, daily: plan.daily, dealNumber },
  changedAtMs: changedAt.getTime(),
  isElsewhere: playedIn === 'elsewhere',
});

const SEED_BYTES = 32;

/** A real table: nobody can foretell its cards. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
