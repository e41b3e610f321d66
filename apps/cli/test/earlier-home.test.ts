import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishedDealOf, type Match } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { afterAll, describe, expect, test } from 'vitest';
import * as earlier from '../../../packages/table-ui/test/earlier-games.ts';
import { Store } from '../src/store/store.ts';

const HOME = join(earlier.SAVED, 'terminal');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A copy of what an earlier version left in its folder, or of a part of it, as today's store finds it. */
class EarlierHome {
  readonly path = mkdtempSync(join(tmpdir(), 'shoal-earlier-'));
  readonly messages: string[] = [];
  readonly #store: Store;

  constructor(parts: readonly string[] = ['games', 'finished.jsonl', 'settings.json']) {
    folders.push(this.path);
    for (const part of parts) cpSync(join(HOME, part), join(this.path, part), { recursive: true });
    const onMessage = (sentence: string) => void this.messages.push(sentence);
    this.#store = Store.open({ SHOAL_HOME: this.path }, { catalogue: en, onMessage });
  }

  get offered(): string[] {
    return this.#store.savedGames().map(({ id }) => id);
  }

  get finished() {
    return this.#store.finished;
  }

  get settings() {
    return this.#store.settings;
  }

  /** Continues a game and lets it go after a step, which may save what it does. */
  continued<T>(id: string, step: (match: Match, keep: () => void) => T): T {
    const savedMatch = this.#store.resume(id);
    const { match } = savedMatch;
    const { length } = match.entries;
    const keep = () => {
      const finished = finishedDealOf(id, match, new Date());
      void savedMatch.append(match.entries.slice(length), finished === null ? [] : [finished]);
    };
    try {
      return step(match, keep);
    } finally {
      savedMatch.close();
    }
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  get journals(): string[] {
    return readdirSync(join(this.path, 'games'));
  }
}

const journalOf = (id: string): string => `games/${id}.jsonl`;
const idsOf = (games: readonly (readonly [id: string, ...unknown[]])[]): string[] => games.map(([id]) => id).sort();

const ALL = Object.entries(earlier.EXPECTED.terminal);
/** A heading and a deal are no loss. */
const UNBEGUN = idsOf(ALL).filter((id) => earlier.JOURNALS.get(id)?.length === 2);
const WAITING = ALL.filter(([id, { isOver }]) => !isOver && !UNBEGUN.includes(id));
const FINISHED = earlier.savedText('terminal/finished.jsonl');

test('every game with an action that an earlier version left is offered, and only its deals that ended are finished', () => {
  const home = new EarlierHome();
  expect(UNBEGUN.length).toBeGreaterThan(0);
  expect(home.offered.sort()).toEqual(idsOf(WAITING));
  expect(home.journals).toEqual(idsOf(WAITING).map((id) => `${id}.jsonl`));
  expect([home.read('finished.jsonl'), home.messages]).toEqual([FINISHED, []]);
});

describe('a game of an earlier version', () => {
  const home = new EarlierHome();

  test.each(WAITING)('%s is as it was left, and closed without an action it keeps every byte', (id, saved) => {
    const { about, later, ...state } = saved;
    expect({ about, ...home.continued(id, earlier.stateOf) }).toEqual({ about, ...state });
    expect(home.read(journalOf(id))).toBe(earlier.savedText(`terminal/${journalOf(id)}`));
    expect([home.journals, home.messages]).toEqual([idsOf(ALL).map((each) => `${each}.jsonl`), []]);
    expect(home.read('finished.jsonl')).toBe(FINISHED);
  });

  const HALTED = WAITING.filter(([, { turn }]) => turn !== null);

  test.each(HALTED)('%s goes on, and what is played is added behind its old lines', (id, { about, later }) => {
    const home = new EarlierHome([journalOf(id)]);
    const { hands, grown, state } = home.continued(id, (match, keep) => {
      const hands = earlier.playedOn(match);
      keep();
      return { hands, grown: home.read(journalOf(id)), state: earlier.stateOf(match) };
    });
    expect([about, hands]).toEqual([about, later]);
    const [before, after] = [earlier.JOURNALS.get(id) ?? [], earlier.linesOf(grown)];
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    if (!state.isOver) expect(home.continued(id, earlier.stateOf)).toEqual(state);
    expect([home.offered, home.messages]).toEqual([state.isOver ? [] : [id], []]);
  });
});

test('deals that ended in journals of an earlier version are finished games, where those were lost', () => {
  const home = new EarlierHome(['games']);
  const withoutTime = (text: string) => earlier.linesOf(text.replace(/"endedAt":"[^"]*"/g, '')).sort();
  expect(home.offered.sort()).toEqual(idsOf(WAITING));
  const ids = ALL.map(([id]) => id);
  const own = earlier.linesOf(FINISHED).filter((line) => ids.some((id) => line.includes(`"id":"${id}-`)));
  expect(own.length).toBeGreaterThan(0);
  expect(withoutTime(home.read('finished.jsonl'))).toEqual(withoutTime(own.join('\n')));
});

test('finished games of an earlier version are exported as they are, and its export is taken over once', () => {
  const home = new EarlierHome();
  const games = earlier.linesOf(FINISHED).length;
  const file = join(home.path, 'export.jsonl');
  expect([home.finished.exportTo(file), home.read('export.jsonl')]).toEqual([games, FINISHED]);
  const [exported, path] = [earlier.savedText('export.jsonl'), join(earlier.SAVED, 'export.jsonl')];
  const added = earlier.linesOf(exported).length;
  expect(home.finished.importFrom(path)).toEqual({ added, known: 0, leftOut: 0 });
  expect(home.finished.importFrom(path)).toEqual({ added: 0, known: added, leftOut: 0 });
  expect(home.read('finished.jsonl')).toBe(FINISHED + exported);
  expect([home.finished.all().length, home.messages]).toEqual([games + added, []]);
});

test('settings of an earlier version are read, and written as they were', () => {
  const home = new EarlierHome();
  const settings = home.settings.read();
  expect(settings).toEqual(JSON.parse(earlier.savedText('terminal/settings.json')));
  home.settings.write(settings ?? {});
  expect([home.read('settings.json'), home.messages]).toEqual([earlier.savedText('terminal/settings.json'), []]);
});
