import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeCard } from '@shoal/core';
import { chooseAsBot, journalIn, type Match } from '@shoal/room';

/** A game in progress as plain values. */
export interface SavedState {
  readonly table: string;
  readonly players: readonly string[];
  readonly goal: unknown;
  readonly seed: string | null;
  readonly daily: string | null;
  readonly deal: number;
  readonly totals: readonly number[];
  readonly undone: number;
  readonly isOver: boolean;
  readonly events: number;
  readonly turn: number | null;
  readonly legal: number;
  readonly hands: readonly string[];
}

// Only these functions use names of the program; the rest works on files and plain values.

export function readMatch(lines: readonly string[]): Match {
  const journal = journalIn(lines, new Date(0));
  if (journal === null) throw new Error(`no journal: ${lines[0]}`);
  return journal.match;
}

export function stateOf(match: Match): SavedState {
  const { goal, seed, daily, players, table: plan } = match.plan;
  const { table } = match.deal;
  const { turn } = table;
  return {
    table: [plan.id, plan.preset, ...plan.changes].join(' '),
    players: players.map(({ name, bot }) => (bot === null ? name : `${name}:${bot}`)),
    ...{ goal, seed, daily, deal: match.dealNumber, totals: match.score.totals },
    ...{ undone: match.undone, isOver: match.isOver, events: table.log(null).length, turn },
    legal: turn === null ? 0 : table.view(turn).legal.length,
    hands: handsOf(match),
  };
}

const handsOf = ({ plan, deal }: Match): string[] =>
  plan.players.map((_, seat) => deal.table.view(seat).hand.map(writeCard).join(' '));

const LATER_ACTIONS = 12;

export function playedOn(match: Match): string[] {
  for (let count = 0; count < LATER_ACTIONS; count += 1) {
    const { turn } = match.deal.table;
    if (turn === null) break;
    const { order } = match;
    match.act(turn, order === null ? match.deal.table.view(turn).legal[0] : chooseAsBot(order));
  }
  return handsOf(match);
}

/** Files that an earlier version saved; see the README there. */
export const SAVED = fileURLToPath(new URL('../../../golden/saved', import.meta.url));

export const savedText = (file: string): string => readFileSync(`${SAVED}/${file}`, 'utf8');

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** A database in the format of Playwright. */
export interface SavedDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath?: string;
    readonly keyPathArray?: string[];
    readonly autoIncrement: boolean;
    readonly indexes: readonly { readonly name: string; readonly keyPath: string; readonly unique: boolean }[];
    readonly records: readonly { readonly value: Readonly<Record<string, unknown>> }[];
  }[];
}

/** Everything that the page had stored in its browser. */
export const BROWSER: {
  readonly localStorage: { readonly name: string; readonly value: string }[];
  readonly indexedDB: SavedDatabase[];
} = JSON.parse(savedText('browser.json'));

/** One field of every row of a store. */
export const savedColumn = (store: string, field: string): string[] =>
  BROWSER.indexedDB
    .flatMap(({ stores }) => stores)
    .flatMap(({ name, records }) => (name === store ? records : []))
    .map(({ value }) => String(value[field]));

/** A saved journal, and the state that it must restore. */
export interface SavedJournal extends SavedState {
  readonly about: string;
  /** The hands 12 actions later, if people always take the first action and bots choose for themselves. */
  readonly later: readonly string[];
}

/** By journal id. */
export const EXPECTED: Readonly<Record<'terminal' | 'browser', Readonly<Record<string, SavedJournal>>>> = JSON.parse(
  savedText('expected.json'),
);

/** The lines of every saved journal, by id. */
export const JOURNALS: ReadonlyMap<string, readonly string[]> = new Map([
  ...readdirSync(`${SAVED}/terminal/games`).map((file) => terminalJournal(file.replace('.jsonl', ''))),
  ...savedColumn('sittings', 'id').map(browserJournal),
]);

function terminalJournal(id: string): readonly [string, string[]] {
  return [id, linesOf(savedText(`terminal/games/${id}.jsonl`))];
}

/** Rows are saved in the order of their keys, which is that of the entries. */
function browserJournal(id: string, index: number): readonly [string, string[]] {
  const owners = savedColumn('entries', 'sitting');
  const entries = savedColumn('entries', 'line').filter((_, entry) => owners[entry] === id);
  return [id, [savedColumn('sittings', 'heading')[index], ...entries]];
}
