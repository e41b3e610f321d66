import { type Action, type BotName, DEFAULT_SHUFFLE, type Rng, rngFor, type View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import {
  chooseAsBot,
  DEFAULT_BOT,
  type FinishedGame,
  fillSeats,
  finishedDealOf,
  Match,
  type MatchPlan,
  planTable,
  type WrittenRules,
  writeEntryLine,
  writeFinished,
  writeHeading,
} from '@shoal/room';
import { DEFAULT_PRESET, YOU } from '@shoal/table-ui';
import type { PageSettings } from '../../src/page/page-settings.ts';
import { DAILY, DATABASE, ENTRIES, FINISHED, MATCHES, VERSION } from '../../src/store/schema.ts';
import { QUICK, SETTINGS_KEY } from './visit.ts';

/** The players and rules of a table. */
export interface WantedTable {
  readonly game: GameId;
  readonly preset?: string;
  readonly rules?: WrittenRules;
  readonly seats: number;
  readonly people?: readonly string[];
  readonly bot?: BotName;
  readonly seed: string;
}

/** A match in progress, as the browser stores it. */
export interface StoredTable {
  readonly id: string;
  readonly match: Match;
}

/** How people choose before the page is open. */
export type ActionChoice = (view: View, rng: Rng) => Action;

const MOST_ACTIONS = 2000;
const STARTED = new Date('2026-11-16T08:00:00Z');

export const anything: ActionChoice = ({ legal }, rng) => legal[rng.below(legal.length)];

function wantedPlan(wanted: WantedTable): MatchPlan {
  const { game, preset = DEFAULT_PRESET, rules = {}, seats, people = [YOU], bot = DEFAULT_BOT, seed } = wanted;
  const planned = planTable(game, preset, seats, rules);
  if (!planned.ok) throw new Error(`There is no such table: ${planned.refusal.key}`);
  const named = people.map((name) => ({ name, bot: null }));
  return {
    table: planned.plan,
    players: fillSeats(named, seats, bot),
    goal: null,
    seed,
    shuffle: DEFAULT_SHUFFLE,
    daily: null,
  };
}

/** Plays until the table is as wanted; null if it never was. */
function playedUntil(
  { id, ...wanted }: WantedTable & { readonly id: string },
  isWanted: (match: Match) => boolean,
  choice: ActionChoice,
): StoredTable | null {
  const match = Match.begin(wantedPlan(wanted), () => '');
  const rng = rngFor(wanted.seed, 'people before the page');
  for (let actions = 0; actions < MOST_ACTIONS; actions += 1) {
    if (isWanted(match)) return { id, match };
    const { turn, order } = match;
    if (turn === null) return null;
    match.act(turn, order === null ? choice(match.deal.table.view(turn), rng) : chooseAsBot(order));
  }
  return null;
}

const MOST_SEEDS = 400;

/** The first of many deals in which the table becomes as wanted. */
export function storedTable(
  wanted: WantedTable & { readonly id: string },
  isWanted: (match: Match) => boolean,
  choice = anything,
): StoredTable {
  for (let deal = 0; deal < MOST_SEEDS; deal += 1) {
    const kept = playedUntil({ ...wanted, seed: `${wanted.seed} ${deal}` }, isWanted, choice);
    if (kept !== null) return kept;
  }
  throw new Error(`The table ${wanted.id} never came to be as wanted`);
}

/** A deal played to its end. */
export function finishedGame(wanted: WantedTable & { readonly id: string }): FinishedGame {
  const { match } = storedTable(wanted, ({ result }) => result !== null);
  const game = finishedDealOf(wanted.id, match, STARTED);
  if (game === null) throw new Error('A deal that is over is finished');
  return game;
}

/** The settings and games stored in a browser. */
export interface Remembered {
  readonly settings?: Partial<PageSettings>;
  readonly tables?: readonly StoredTable[];
  readonly finished?: readonly FinishedGame[];
}

/** The storage state of such a browser, for `visit`. */
export function storageOf(origin: string, { settings = QUICK, tables = [], finished = [] }: Remembered) {
  const localStorage = [{ name: SETTINGS_KEY, value: JSON.stringify(settings) }];
  const byDay = { name: DAILY, keyPath: DAILY, multiEntry: false, unique: false };
  const stores = [
    { name: MATCHES, keyPath: 'id', indexes: [], records: tables.map((value) => ({ value: headingRow(value) })) },
    { name: ENTRIES, keyPathArray: ['sitting', 'number'], indexes: [], records: tables.flatMap(entryRows) },
    {
      name: FINISHED,
      keyPath: 'id',
      indexes: [byDay],
      records: finished.map((value) => ({ value: finishedRow(value) })),
    },
  ].map((store) => ({ ...store, autoIncrement: false }));
  return {
    cookies: [],
    origins: [{ origin, localStorage, indexedDB: [{ name: DATABASE, version: VERSION, stores }] }],
  };
}

function headingRow({ id, match: { plan, entries } }: StoredTable) {
  const startedAt = STARTED.toISOString();
  const heading = writeHeading({ id, startedAt, plan });
  return { id, heading, entries: entries.length, changedAt: startedAt };
}

const entryRows = ({ id, match }: StoredTable) =>
  match.entries.map((entry, number) => ({ value: { sitting: id, number, line: writeEntryLine(entry) } }));

const finishedRow = (game: FinishedGame) => ({ id: game.id, daily: game.daily, line: writeFinished(game) });
