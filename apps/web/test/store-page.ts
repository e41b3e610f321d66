import { type Action, DEFAULT_SHUFFLE, type MatchGoal, type Rng, rngFor } from '@shoal/core';
// This page has no worker that loads the rules.
import '@shoal/games';
import type { GameId } from '@shoal/games';
import {
  type FinishedGame,
  finishedDealOf,
  Match,
  type MatchEntry,
  type MatchPlan,
  planForMatch,
  planTable,
  recordOfDeal,
} from '@shoal/room';
import { GameStore } from '../src/store/game-store.ts';
import { newHeading } from '../src/worker/browser-journal.ts';
import { importFile } from '../src/worker/import-file.ts';

/** A match in play, as a room would hold it. */
interface Playing {
  readonly id: string;
  readonly match: Match;
  /** The number of entries that the store has accepted. */
  given: number;
  /** Ended deals that are not saved yet. */
  ended: readonly FinishedGame[];
}

let opened: Promise<GameStore> | null = null;
let table: Playing | null = null;

const open = (): Promise<GameStore> => {
  opened ??= GameStore.open();
  return opened;
};

const at = (): Playing => {
  if (table === null) throw new Error('nobody sits at a table');
  return table;
};

function planFor(game: GameId, goal: MatchGoal | null, daily: string | null): MatchPlan {
  const planned = planTable(game, 'standard', 2);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const players = [
    { name: 'Ann', bot: null },
    { name: 'Bo', bot: null },
  ];
  return { table: planForMatch(planned.plan, goal), players, goal, seed: 'shells', shuffle: DEFAULT_SHUFFLE, daily };
}

const dealNext = ({ match }: Playing): boolean => match.nextDeal(() => 'fresh');

function act(playing: Playing, rng: Rng): void {
  const { match } = playing;
  if (match.turn === null) dealNext(playing);
  else match.act(match.turn, chosen(match.deal.table.view(match.turn).legal, rng));
}

const chosen = (legal: readonly Action[], rng: Rng): Action => legal[rng.below(legal.length)];

/** What an ended deal produces: a finished game, one of several megabytes, or none, as after a crash. */
type Ending = 'light' | 'heavy' | 'none';

/** Passes refused entries to the store again, with all later ones. */
async function keep(playing: Playing, ending: Ending = 'light'): Promise<string | null> {
  const { id, match, given } = playing;
  const entries = match.entries.slice(given);
  const ended = [...playing.ended, ...endedDeals(playing, ending)];
  playing.given = match.entries.length;
  playing.ended = ended;
  const refusal = await (await open()).keep(id, entries, ended);
  if (refusal === null) playing.ended = [];
  else playing.given = given;
  return refusal;
}

function endedDeals({ id, match }: Playing, ending: Ending): FinishedGame[] {
  const game = ending === 'none' ? null : finishedDealOf(id, match, new Date());
  if (game === null) return [];
  return [ending === 'heavy' ? heavier(game) : game];
}

function heavier(game: FinishedGame): FinishedGame {
  const [first, ...others] = game.record.seats;
  return { ...game, record: { ...game.record, seats: [{ ...first, name: longName() }, ...others] } };
}

/** Random, because browsers compress repetition. */
function longName(): string {
  const rng = rngFor('name', 'test');
  return Array.from({ length: 400_000 }, () => rng.below(1 << 15).toString(36)).join('');
}

const seenOf = ({ match }: Playing): string =>
  JSON.stringify([match.plan.players, recordOfDeal(match.deal), match.score.totals]);

/** Opens the database directly, without the store. */
function database(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('shoal', version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

async function behind<T>(change: (transaction: IDBTransaction) => IDBRequest<T>): Promise<T> {
  const connection = await database();
  const transaction = connection.transaction(['sittings', 'entries', 'finished'], 'readwrite');
  const request = change(transaction);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  connection.close();
  return request.result;
}

const whole = { put: IDBObjectStore.prototype.put };

function refused(): never {
  throw new DOMException('the disk is full', 'QuotaExceededError');
}

const DEALT: MatchEntry = { type: 'deal', seed: 'a', firstSeat: 0 };

/** The steps that a test runs in the page or in its worker; arguments and results are plain values. */
const steps = {
  async state() {
    const { isSaved, fault } = await open();
    return { isSaved, fault };
  },
  async begin(game: GameId = 'crazy-eights', goal: MatchGoal | null = null, daily: string | null = null) {
    const plan = planFor(game, goal, daily);
    const heading = newHeading(plan, new Date());
    const match = Match.begin(plan, () => 'fresh');
    table = { id: heading.id, match, given: match.entries.length, ended: [] };
    return { id: heading.id, refusal: await (await open()).begin(heading, match.entries) };
  },
  async play(actions: number, seed = '1', ending: Ending = 'light') {
    const rng = rngFor(seed, 'test');
    const refusals: (string | null)[] = [];
    while (refusals.length < actions && at().match.result === null) {
      act(at(), rng);
      refusals.push(await keep(at(), ending));
    }
    const kept = refusals.filter((refusal) => refusal === null).length;
    return { seen: seenOf(at()), refusals: [...new Set(refusals)], kept, isOver: at().match.isOver };
  },
  /** Makes several changes before any of them is saved. */
  async playAtOnce(actions: number) {
    const rng = rngFor('1', 'test');
    const kept = Array.from({ length: actions }, () => {
      act(at(), rng);
      return keep(at());
    });
    return { seen: seenOf(at()), refusals: [...new Set(await Promise.all(kept))] };
  },
  /** Plays without end, and reports how many entries are saved. */
  async playForever() {
    const rng = rngFor('1', 'test');
    for (let entries = 2; ; entries++) {
      act(at(), rng);
      const refusal = await keep(at());
      console.log(JSON.stringify({ entries, deals: at().match.score.deals, refusal }));
    }
  },
  async nextDeal() {
    dealNext(at());
    return keep(at());
  },
  async resume(id: string) {
    const resuming = await (await open()).resume(id);
    if (resuming.type !== 'read') return { type: resuming.type, seen: null };
    const { match } = resuming.journal;
    table = { id, match, given: match.entries.length, ended: [] };
    return { type: resuming.type, seen: seenOf(table) };
  },
  async read(id: string) {
    const reading = await (await open()).read(id);
    return reading.type === 'read' ? reading.journal.entries.length : reading.type;
  },
  async close() {
    const { id, match, given } = at();
    return (await open()).close(id, match.entries.slice(given));
  },
  async discard(id: string) {
    return (await open()).discard(id);
  },
  async saved() {
    const games = await (await open()).saved();
    return games.map(({ id, dealNumber, playedIn, plan }) => ({ id, dealNumber, playedIn, game: plan.table.id }));
  },
  async damaged() {
    return (await (await open()).damaged()).map(({ id, text }) => ({ id, text }));
  },
  async finished() {
    return (await (await open()).finished()).map(({ id }) => id);
  },
  async finishedGame(id: string) {
    const found = await (await open()).finishedGame(id);
    return found === null ? null : { id: found.game.id, events: found.read.events.length };
  },
  async hasDaily(date: string) {
    return (await open()).hasDaily(date);
  },
  async exportText() {
    return (await open()).exportText();
  },
  async importText(text: string) {
    return importFile(new Blob([text]), await open());
  },
  async addEveryFinished() {
    const store = await open();
    return Promise.all((await store.finished()).map((game) => store.addFinished(game)));
  },
  /** The rows of a match as one journal of the terminal. */
  async journal(id: string) {
    const row = await behind((all) => all.objectStore('sittings').get(id));
    const entries = await behind((all) => all.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []])));
    return [row.heading, ...entries.map(({ line }) => line)].map((line: string) => `${line}\n`).join('');
  },
  async plant(shelf: 'sittings' | 'entries' | 'finished', row: object) {
    await behind((all) => all.objectStore(shelf).put(row));
  },
  async dropEntry(id: string, number: number) {
    await behind((all) => all.objectStore('entries').delete([id, number]));
  },
  /** Upgrades the database as a later version of the page would. */
  async upgrade() {
    (await database(2)).close();
  },
  /** Closes the store's connection without its knowledge. */
  async loseConnection() {
    const { transaction } = IDBDatabase.prototype;
    let connection: IDBDatabase | null = null;
    IDBDatabase.prototype.transaction = function (...values) {
      connection = this;
      return transaction.apply(this, values);
    };
    await (await open()).read('');
    IDBDatabase.prototype.transaction = transaction;
    (connection as IDBDatabase | null)?.close();
  },
  /** Makes every later write fail as if the disk were full, or succeed again. */
  async fill(isFull: boolean) {
    const { put } = whole;
    IDBObjectStore.prototype.put = isFull ? refused : put;
  },
  async beginTwice() {
    const heading = newHeading(at().match.plan, new Date());
    const store = await open();
    const first = await store.begin(heading, [DEALT]);
    await store.close(heading.id);
    return [first, await store.begin(heading, [DEALT])];
  },
  async holdAgainAndAgain(id: string) {
    const store = await open();
    const types: string[] = [];
    for (let time = 0; time < 30; time++) {
      types.push((await store.resume(id)).type);
      await store.close(id);
    }
    return [...new Set(types)];
  },
};

export type StoreSteps = typeof steps;

type AnyStep = (...values: readonly unknown[]) => Promise<unknown>;
const step = (name: string): AnyStep => steps[name as keyof StoreSteps] as AnyStep;

if (typeof document === 'undefined') {
  addEventListener('message', async ({ data: { number, name, values } }) => {
    postMessage({ number, value: await step(name)(...values) });
  });
} else {
  let worker: Worker | null = null;
  let calls = 0;
  const inWorker = (name: string, values: readonly unknown[]): Promise<unknown> => {
    worker ??= new Worker('/store-page.js', { type: 'module' });
    const [own, number] = [worker, calls++];
    return new Promise((resolve, reject) => {
      own.addEventListener('message', ({ data }) => data.number === number && resolve(data.value));
      own.addEventListener('error', ({ message }) => reject(new Error(message)));
      own.postMessage({ number, name, values });
    });
  };
  const inPage = (name: string, values: readonly unknown[]): Promise<unknown> => step(name)(...values);
  Object.assign(globalThis, { inWorker, inPage });
}
