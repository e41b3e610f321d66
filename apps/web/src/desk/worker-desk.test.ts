import { rngFor } from '@shoal/core';
import { type Player, usualSetup } from '@shoal/table-ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableDesk } from '../table/table-desk.ts';
import { asked, byKeys, byTouch, isOver, playDeal, when } from '../table/test/person.ts';
import { pause } from '../table/test/seated.ts';
import type { TableLink } from '../table-link/table-link.ts';
import type { BeginOrder } from '../worker/desk-calls.ts';
import { DeskService } from '../worker/desk-service.ts';
import { serve, tell } from '../worker/remote.ts';
import { WorkerDesk } from './worker-desk.ts';
import type { WorkerTable } from './worker-table.ts';

/** The page and the worker at the two ends of a real channel; the browser offers neither storage nor locks. */
let channel = new MessageChannel();
let desk = new WorkerDesk(channel.port1);
let service = new DeskService(() => undefined);
/** The tables that told something, in this order. */
let told: string[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  channel = new MessageChannel();
  told = [];
  service = new DeskService((state) => {
    told.push(state.id);
    tell(channel.port2, state);
  });
  serve(channel.port2, service.calls);
  desk = new WorkerDesk(channel.port1);
});

afterEach(async () => {
  await desk.calls.leave();
  for (const port of [channel.port1, channel.port2]) port.close();
  vi.unstubAllGlobals();
});

const people: readonly Player[] = [
  { name: 'Ann', bot: null },
  { name: 'Ben', bot: null },
];

const order = (changes: object = {}): BeginOrder => ({
  ...{ key: 'setup', game: 'crazy-eights', seed: 'shells' },
  setup: { ...usualSetup('crazy-eights'), ...changes },
});

/** A table that goes on by itself. */
const BOTS = order({ players: usualSetup('crazy-eights').players.map((player) => ({ ...player, bot: 'random' })) });

async function begin(wanted = order()): Promise<string> {
  const opening = await desk.begin(wanted, 'instant');
  if (opening.key !== 'open') throw new Error(opening.key);
  return opening.id;
}

async function open(id: string): Promise<TableLink> {
  const opened = await desk.open(id, 'instant');
  if (opened.key !== 'open') throw new Error(opened.key);
  return opened.link;
}

const sitAt = (link: TableLink): TableDesk =>
  new TableDesk(link, { speed: () => 'instant', onTurnTaken: () => undefined });

describe('a table in the worker', () => {
  test('is there at once when it is opened, with the cards of whoever sits there alone', async () => {
    const id = await begin();
    const { state } = await open(id);
    expect(state).toMatchObject({ id, isOver: false, seed: null, report: { game: 'crazy-eights', view: { seat: 0 } } });
    expect(state?.report.view.hand.length).toBeGreaterThan(4);
  });

  test('stays open when somebody leaves it who was there before it was opened again', async () => {
    const id = await begin();
    const [first, second] = [await open(id), await open(id)];
    first.close();
    const table = sitAt(second);
    expect(isOver(await playDeal(table, byTouch, rngFor('a', 'person')))).toBe(true);
  });

  test('says that nothing is kept where the browser keeps nothing, and is played all the same', async () => {
    const table = sitAt(await open(await begin()));
    const end = await playDeal(table, byTouch, rngFor('a', 'person'));
    expect(end.table).toMatchObject({ trouble: 'storage-refused', isOver: true, seed: 'shells' });
    const { length } = await desk.calls.gameLines();
    expect(length).toBe(1);
  });

  test('gives no cards to the page before the device was passed on', async () => {
    const link = await open(await begin(order({ players: people })));
    expect(link.state?.report.view).toMatchObject({ seat: null, hand: [] });
    const table = sitAt(link);
    const end = await playDeal(table, byKeys, rngFor('a', 'people'));
    expect(isOver(end)).toBe(true);
  });

  test('is hurried, taken back and dealt again like any other', async () => {
    const link = await open(await begin());
    const table = sitAt(link);
    const { report } = (await asked(table)).table;
    link.pace('calm');
    expect(await link.act(0, report.view.legal[0])).toBeNull();
    link.hurry();
    const { table: later } = await asked(table);
    expect(later.report.log.length).toBeGreaterThan(report.log.length + 1);
    await table.undo();
    expect(table.value).toMatchObject({ remark: { key: 'undone' }, table: { report } });
    link.pace('instant');
    await playDeal(table, byTouch, rngFor('a', 'person'));
    await table.nextDeal();
    expect(link.state?.report).toMatchObject({ dealNumber: 2, deals: 1 });
  });

  test('goes on where it was left', async () => {
    const id = await begin();
    const first = sitAt(await open(id));
    const { table } = await asked(first);
    first.close();
    const again = await open(id);
    expect(again.state?.report).toEqual(table.report);
    expect(await again.act(0, table.report.view.legal[0])).toBeNull();
  });

  test('that is not there is gone', async () => {
    expect(await desk.open('nothing', 'instant')).toEqual({ key: 'gone' });
  });
});

describe('from one table to the next', () => {
  test('leaving the first does not leave the second, however late it is left', async () => {
    const first = await open(await begin());
    const second = await open(await begin());
    first.close();
    await pause(5);
    await second.look(0);
    expect(await second.act(0, { type: 'pass' })).not.toBeNull();
  });

  test('whoever goes there before the first has opened is at the second', async () => {
    const [one, other] = [await begin(BOTS), await begin()];
    const [first, second] = await Promise.all([desk.open(one, 'instant'), desk.open(other, 'instant')]);
    if (first.key === 'open') first.link.close();
    if (second.key !== 'open') throw new Error(second.key);
    await pause(5);
    await second.link.look(0);
    expect(second.link.state?.id).toBe(other);
  });

  test('the first does not go on in the worker, even if the second was wanted before it had opened', async () => {
    const [one, other] = [await begin(BOTS), await begin()];
    const { calls } = service;
    await Promise.all([calls.open(one, 'instant'), calls.open(other, 'instant')]);
    const { length } = told;
    await pause(20);
    expect(told.slice(length)).not.toContain(one);
  });

  test('the first tells nothing more to the page', async () => {
    const one = await begin(BOTS);
    const first = (await open(one)) as WorkerTable;
    await when(first, (state) => (state?.report.log.length ?? 0) > 3);
    const other = await begin();
    const last = first.state;
    expect(last?.id).toBe(one);
    await open(other);
    await pause(20);
    expect(first.state).toBe(last);
    expect(told.slice(told.indexOf(other))).not.toContain(one);
  });

  test('the same table once more is another one with the same players', async () => {
    const one = await begin();
    const { state } = await open(one);
    const again = await desk.begin({ key: 'rematch' }, 'instant');
    if (again.key !== 'open') throw new Error(again.key);
    expect(again.id).not.toBe(one);
    expect((await open(again.id)).state?.report.players).toEqual(state?.report.players);
  });
});

test('a daily deal is found again where it was left, and looked at when it is over', async () => {
  const daily: BeginOrder = { key: 'daily', date: '2026-11-17' };
  const id = await begin(daily);
  expect(await begin(daily)).toBe(id);
  const table = sitAt(await open(id));
  await playDeal(table, byTouch, rngFor('a', 'person'));
  table.close();
  const [game] = await desk.calls.gameLines();
  expect(await desk.begin(daily, 'instant')).toEqual({ key: 'finished', id: game.id });
  expect(await desk.begin({ key: 'daily', date: 'yesterday' }, 'instant')).toEqual({ key: 'gone' });
});
