import {
  exportOf,
  type FinishedGame,
  type FinishedReading,
  type Imported,
  isOfBotsAlone,
  newAmong,
  readFinished,
  recognised,
  writeFinished,
} from '@shoal/room';
import { loadRulesNamedIn } from '../game/load-rules.ts';
import type { StoreConnection } from './connection.ts';
import { addFinished, allFinished, dailyCount, finishedIds, oneFinished } from './finished-rows.ts';
import type { StorageFault } from './storage-fault.ts';

/** A finished game that was read and verified. */
export type ReadGame = Omit<Extract<FinishedReading, { readonly ok: true }>, 'ok'>;

export type ImportResult =
  /** Games that are not saved count while the page is open. */
  | ({ readonly key: 'imported'; readonly isSaved: boolean; readonly leftOut: number } & Imported)
  /** Nothing was imported, because it cannot be saved. */
  | { readonly key: 'unsaved'; readonly fault: StorageFault };

/** All finished games, each counted once. */
export class BrowserFinishedGames {
  readonly #connection: StoreConnection;
  /** Games that could not be written: they count while the page is open, and each write retries them. */
  readonly #unwritten = new Map<string, FinishedGame>();
  /** Lines that were already parsed. */
  readonly #read = new Map<string, { readonly line: string; readonly game: FinishedGame | null }>();

  constructor(connection: StoreConnection) {
    this.#connection = connection;
  }

  /** Adds the games that could not be written before. */
  withUnwritten(games: readonly FinishedGame[]): readonly FinishedGame[] {
    return [...this.#unwritten.values(), ...games];
  }

  /** Records whether the games were written. */
  settle(games: readonly FinishedGame[], areWritten: boolean): void {
    for (const game of games) {
      if (areWritten) this.#unwritten.delete(game.id);
      else if (!this.#unwritten.has(game.id)) this.#unwritten.set(game.id, game);
    }
  }

  async add(added: readonly FinishedGame[]): Promise<StorageFault | null> {
    const games = this.withUnwritten(added);
    const answer = await this.#connection.write((transaction) => addFinished(transaction, games));
    this.settle(games, answer.ok);
    return answer.ok ? null : answer.fault;
  }

  /** All games in the order in which they ended. Unreadable rows are left alone and do not count. */
  async all(): Promise<FinishedGame[]> {
    const rows = await this.#connection.read(allFinished);
    const games = new Map(this.#unwritten);
    if (rows.ok) await loadRulesNamedIn(rows.value.map(({ line }) => line));
    for (const { id, line } of rows.ok ? rows.value : []) {
      const game = this.#gameIn(id, line);
      if (game !== null) games.set(id, game);
    }
    return [...games.values()].sort(oldestFirst);
  }

  async find(id: string): Promise<ReadGame | null> {
    const row = await this.#connection.read((transaction) => oneFinished(transaction, id));
    const unwritten = this.#unwritten.get(id);
    if (row.ok && row.value !== undefined) await loadRulesNamedIn([row.value.line]);
    const saved = row.ok && row.value !== undefined ? readFinished(row.value.line) : null;
    const reading = saved?.ok || unwritten === undefined ? saved : readFinished(writeFinished(unwritten));
    return reading?.ok ? { game: reading.game, read: reading.read } : null;
  }

  async ids(): Promise<ReadonlySet<unknown>> {
    const keys = await this.#connection.read(finishedIds);
    return new Set<unknown>([...(keys.ok ? keys.value : []), ...this.#unwritten.keys()]);
  }

  /** Whether the daily deal of a date was played. */
  async hasDaily(date: string): Promise<boolean> {
    if ([...this.#unwritten.values()].some(({ daily }) => daily === date)) return true;
    const count = await this.#connection.read((transaction) => dailyCount(transaction, date));
    return count.ok && count.value > 0;
  }

  async exportText(): Promise<string> {
    return exportOf(await this.all());
  }

  /** Imports all games that people played and that are not there yet, or none. */
  async importAll(read: readonly FinishedGame[]): Promise<ImportResult> {
    const games = recognised(
      read.filter((game) => !isOfBotsAlone(game)),
      await this.all(),
    );
    const leftOut = read.length - games.length;
    const answer = await this.#connection.write((transaction) => addFinished(transaction, games));
    if (!answer.ok && this.#connection.isUsable) return { key: 'unsaved', fault: answer.fault };
    const added = answer.ok ? answer.value : this.#remember(games);
    return { key: 'imported', isSaved: answer.ok, added, known: games.length - added, leftOut };
  }

  /** If nothing can ever be saved, imported games count while the page is open, like all others. Returns how many are new. */
  #remember(games: readonly FinishedGame[]): number {
    const fresh = newAmong(games, (id) => this.#unwritten.has(id));
    this.settle(fresh, false);
    return fresh.length;
  }

  #gameIn(id: string, line: string): FinishedGame | null {
    const known = this.#read.get(id);
    if (known?.line === line) return known.game;
    const reading = readFinished(line);
    const game = reading.ok ? reading.game : null;
    this.#read.set(id, { line, game });
    return game;
  }
}

function oldestFirst(one: FinishedGame, other: FinishedGame): number {
  if (one.endedAt !== other.endedAt) return one.endedAt < other.endedAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
