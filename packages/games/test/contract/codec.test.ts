import {
  type Action,
  type GameEvent,
  pick,
  readAction,
  readEvent,
  readView,
  rngFor,
  SeededChance,
  seatNumbers,
  Table,
  type View,
  type Vocabulary,
  writeAction,
  writeEvent,
  writeView,
} from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { everyTable, type TableCase, testedTables } from '../tables/every-table.ts';

const throughJson = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

/** Plays a game of random actions, calls `tell` before each and at the end, and returns them. */
function playOut({ rules, name }: TableCase, tell: (table: Table<Vocabulary>, actions: number) => void): Action[] {
  const table = new Table(rules, new SeededChance(name));
  const rng = rngFor(name, 'codec');
  const actions: Action[] = [];
  for (let seat = table.turn; seat !== null; seat = table.turn) {
    tell(table, actions.length);
    const action = pick(table.view(seat).legal, rng);
    table.act(seat, action);
    actions.push(action);
  }
  tell(table, actions.length);
  return actions;
}

describe.each(testedTables().map((table) => [table.name, table] as const))('%s', (_, table) => {
  const { game, seats } = table;
  const viewers = [null, ...seatNumbers(seats)];

  test('the view of every seat is read back as it was', () => {
    playOut(table, (at, actions) => {
      // All viewers look at the end; before that, they take turns.
      const looking = at.turn === null ? viewers : [viewers[actions % viewers.length], at.turn];
      for (const viewer of looking) {
        const view: View = at.view(viewer);
        const written = writeView(game.viewShape, view);
        expect(Object.keys(written)).toEqual(Object.keys(view));
        expect(readView(game.viewShape, throughJson(written))).toStrictEqual(view);
      }
    });
  });

  test('every action, and every event as each seat hears it, is read back as it was', () => {
    playOut(table, (at) => {
      if (at.turn !== null) {
        const { legal } = at.view(at.turn);
        expect(legal.map((action) => readAction(throughJson(writeAction(action))))).toStrictEqual(legal);
        return;
      }
      for (const viewer of viewers) {
        const log = at.log(viewer);
        expect(log.map((event) => readEvent(game, throughJson(writeEvent(game, event))))).toStrictEqual(log);
      }
    });
  });

  test('the log of a game holds every action as it was taken, and takes nothing else for an action', () => {
    let told: readonly GameEvent[] = [];
    const taken = playOut(table, (at) => {
      told = at.log(null);
    });
    const actions = told.map((event) => table.rules.actionOf(event));
    expect(actions.filter((action) => action !== null)).toStrictEqual(taken);
  });
});

const oneTableAGame = everyTable().filter(({ game }, index, all) => game !== all[index - 1]?.game);

describe.each(oneTableAGame.map((table) => [table.game.id, table] as const))('%s', (_, table) => {
  const { viewShape } = table.game;
  const view: View = new Table(table.rules, new SeededChance('spoilt')).view(0);
  const written = throughJson(writeView(viewShape, view)) as Record<string, unknown>;

  test.each(Object.keys(view))('a view without its field %s, or with nonsense in it, is refused', (field) => {
    const { [field]: _missing, ...rest } = written;
    expect(readView(viewShape, rest)).toBeUndefined();
    for (const nonsense of [{}, 0.5, 'X9', [0.5], ['7h'], [{}]]) {
      if (field === 'phase' && typeof nonsense === 'string') continue;
      expect(readView(viewShape, { ...written, [field]: nonsense })).toBeUndefined();
    }
  });

  test('a view with a field of its own is refused', () => {
    expect(readView(viewShape, { ...written, secret: 1 })).toBeUndefined();
    for (const json of [null, undefined, [], 'view', [written]]) expect(readView(viewShape, json)).toBeUndefined();
  });
});

test.each([
  { type: 'ask', target: 1, rank: '07' },
  { type: 'ask', target: -1, rank: '7' },
  { type: 'ask', target: '1', rank: '7' },
  { type: 'play', card: '7h' },
  { type: 'play', card: '10H' },
  { type: 'play', card: '7H', suit: '♥' },
  { type: 'play', card: null },
  { type: 'fish', note: 'sure' },
  { type: 7 },
  { target: 1 },
  ['fish'],
  null,
])('the action %j is refused', (json) => {
  expect(readAction(json)).toBeUndefined();
});
