import { rngFor } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { News, Player } from '@shoal/room';
import { pause, REAL_CLOCK } from '@shoal/room/testing';
import { defaultSetup, SeatController, type SeatState } from '@shoal/table-ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asked, byKeys, byTouch, isOver, playDeal, when } from '../../../../packages/table-ui/test/seat/person.ts';
import { GameStore } from '../store/game-store.ts';
import { BotThinker } from '../worker/bot-thinker.ts';
import { serve, tell } from '../worker/remote.ts';
import type { BeginOrder } from '../worker/worker-calls.ts';
import { WorkerService } from '../worker/worker-service.ts';
import { WorkerClient } from './worker-client.ts';
import type { WorkerMember } from './worker-member.ts';

/** The bots at these tables need no worker. */
const { think } = new BotThinker(() => {
  throw new Error('there are no workers here');
});

/** Connects page and worker by a real channel. Node has neither storage nor locks. */
let channel = new MessageChannel();
let client = new WorkerClient(channel.port1);
let service = new WorkerService(() => undefined, think);
/** The tables that sent news, in order. */
let told: string[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  channel = new MessageChannel();
  told = [];
  service = new WorkerService((visited) => {
    told.push(visited.news.id);
    tell(channel.port2, visited);
  }, think);
  serve(channel.port2, service.calls);
  client = new WorkerClient(channel.port1);
});

afterEach(async () => {
  // A test may have closed the worker's end.
  await Promise.race([client.calls.leave(), pause(50)]);
  for (const port of [channel.port1, channel.port2]) port.close();
  vi.unstubAllGlobals();
});

const people: readonly Player[] = [
  { name: 'Ann', bot: null },
  { name: 'Ben', bot: null },
];

const order = (changes: object = {}): BeginOrder => ({
  ...{ key: 'setup', game: 'crazy-eights', seed: 'shells' },
  setup: { ...defaultSetup('crazy-eights'), ...changes },
});

/** A table that plays by itself. */
const BOTS = order({ players: defaultSetup('crazy-eights').players.map((player) => ({ ...player, bot: 'random' })) });

async function begin(wanted = order()): Promise<string> {
  const opening = await client.calls.begin(wanted, 'instant');
  if (opening.key !== 'open') throw new Error(opening.key);
  return opening.id;
}

async function open(id: string): Promise<WorkerMember> {
  const opened = await client.open(id, 'instant');
  if (opened.key !== 'open') throw new Error(opened.key);
  return opened.member;
}

const sitAt = (member: WorkerMember): SeatController =>
  new SeatController((listener) => member.listen(listener, () => undefined), {
    ...{ clock: REAL_CLOCK, keepsCursor: true, repeats: true, speed: () => 'instant' },
    presentation: PRESENTATIONS['crazy-eights'],
    think: () => ({ answer: Promise.resolve([]), stop: () => undefined }),
    onActed: () => undefined,
  });

/** The first state that a table shows. */
async function shown(seat: SeatController): Promise<SeatState> {
  const state = await when(seat, (value) => value !== null);
  if (state === null) throw new Error('the table has not answered');
  return state;
}

describe('a table in the worker', () => {
  test('is there at once when it is opened, with the cards of the only person there', async () => {
    const id = await begin();
    const { report } = await shown(sitAt(await open(id)));
    expect(report).toMatchObject({ id, isOver: false, seed: null, game: 'crazy-eights', view: { seat: 0 } });
    expect(report.view.hand.length).toBeGreaterThan(4);
  });

  test('stays open when somebody leaves it who was there before it was opened again', async () => {
    const id = await begin();
    const [first, second] = [await open(id), await open(id)];
    first.leave();
    expect(isOver(await playDeal(sitAt(second), byTouch, rngFor('a', 'person')))).toBe(true);
  });

  test('says that nothing is kept where the browser keeps nothing, and is played all the same', async () => {
    const seat = sitAt(await open(await begin()));
    const end = await playDeal(seat, byTouch, rngFor('a', 'person'));
    expect(end.report).toMatchObject({ trouble: 'storage-refused', isStopped: false, isOver: true, seed: 'shells' });
    const { length } = await client.calls.gameLines();
    expect(length).toBe(1);
  });

  test('gives no cards to the page before the device was passed on', async () => {
    const seat = sitAt(await open(await begin(order({ players: people }))));
    expect((await shown(seat)).report.view).toMatchObject({ seat: null, hand: [] });
    const end = await playDeal(seat, byKeys, rngFor('a', 'people'));
    expect(isOver(end)).toBe(true);
  });

  test('comes back behind its curtain to people who leave and open it while an action is being kept', async () => {
    const keep = vi.spyOn(GameStore.prototype, 'keep');
    const id = await begin(order({ players: people }));
    const first = sitAt(await open(id));
    await shown(first);
    for (let stage = 0; stage < 2; stage++) await first.liftCurtain();
    const { report } = await asked(first);
    expect(report.view.hand.length).toBeGreaterThan(0);
    keep.mockImplementation(async () => {
      await pause(30);
      return null;
    });
    first.follow(report.view.legal[0]);
    await pause(5);
    first.close();
    const again = sitAt(await open(id));
    const states: (SeatState | null)[] = [];
    again.subscribe(() => states.push(again.value));
    await pause(60);
    keep.mockRestore();
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      expect(state).toMatchObject({ viewer: null, curtain: { stage: 'pass' }, report: { view: { hand: [] } } });
    }
  });

  test('is told from its first event on, however far bots have come', async () => {
    const id = await begin(BOTS);
    for (let visit = 0; visit < 8; visit++) {
      const member = await open(id);
      const first = await new Promise<News>((resolve) => member.listen(resolve, () => undefined));
      expect(first.from).toBe(0);
      await pause(1);
    }
  });

  test('does nothing at the next table with what comes too late for the last', async () => {
    const late = await open(await begin());
    const { report } = await asked(sitAt(late));
    const seat = sitAt(await open(await begin()));
    const { report: before } = await asked(seat);
    expect([await late.act(report.view.legal[0]), await late.undo(), await late.nextDeal()]).toEqual([
      'not-saved',
      false,
      false,
    ]);
    await late.look(null);
    expect(seat.value?.report).toEqual(before);
  });

  test('tells the page when its worker answers no more, and then nothing counts', async () => {
    const member = await open(await begin());
    let failures = 0;
    const reports: News[] = [];
    member.listen(
      (news) => reports.push(news),
      () => {
        failures += 1;
      },
    );
    await vi.waitUntil(() => reports.length > 0);
    channel.port2.close();
    const answered = member.act(reports[0].view.legal[0]);
    channel.port1.dispatchEvent(new Event('error'));
    expect([await answered, failures]).toEqual(['not-saved', 1]);
  });

  test('is hurried, taken back and dealt again like any other', async () => {
    const member = await open(await begin());
    const seat = sitAt(member);
    const { report } = await asked(seat);
    member.pace('calm');
    expect(await member.act(report.view.legal[0])).toBeNull();
    seat.skip('turn');
    const { report: later } = await asked(seat);
    expect(later.log.length).toBeGreaterThan(report.log.length + 1);
    await seat.undo();
    expect(seat.value).toMatchObject({ remark: { key: 'undone' }, report: { ...report, isBegun: true } });
    await playDeal(seat, byTouch, rngFor('a', 'person'));
    await seat.nextDeal();
    expect(seat.value?.report).toMatchObject({ dealNumber: 2, deals: 1 });
  });

  test('goes on where it was left', async () => {
    const id = await begin();
    const first = sitAt(await open(id));
    const { report } = await asked(first);
    first.close();
    const again = await open(id);
    expect((await shown(sitAt(again))).report).toEqual(report);
    expect(await again.act(report.view.legal[0])).toBeNull();
  });

  test('that is not there is gone', async () => {
    expect(await client.open('nothing', 'instant')).toEqual({ key: 'gone' });
  });
});

describe('from one table to the next', () => {
  test('leaving the first does not leave the second, however late it is left', async () => {
    const first = await open(await begin());
    const second = await open(await begin());
    first.leave();
    await pause(5);
    await second.look(0);
    expect(await second.act({ type: 'pass' })).not.toBeNull();
  });

  test('a person who goes there before the first has opened is at the second', async () => {
    const [one, other] = [await begin(BOTS), await begin()];
    const [first, second] = await Promise.all([client.open(one, 'instant'), client.open(other, 'instant')]);
    if (first.key === 'open') first.member.leave();
    if (second.key !== 'open') throw new Error(second.key);
    await pause(5);
    await second.member.look(0);
    expect((await shown(sitAt(second.member))).report.id).toBe(other);
  });

  test('the first does not go on in the worker, even if the second was wanted before it had opened', async () => {
    const [one, other] = [await begin(BOTS), await begin()];
    const { calls } = service;
    await Promise.all([calls.open(one, 'instant', 1), calls.open(other, 'instant', 2)]);
    const { length } = told;
    await pause(20);
    expect(told.slice(length)).not.toContain(one);
  });

  test('the first tells nothing more to the page', async () => {
    const one = await begin(BOTS);
    const first = sitAt(await open(one));
    await when(first, (state) => (state?.report.log.length ?? 0) > 3);
    const other = await begin();
    const last = first.value;
    expect(last?.report.id).toBe(one);
    await open(other);
    await pause(20);
    expect(first.value).toBe(last);
    expect(told.slice(told.indexOf(other))).not.toContain(one);
  });

  test('the same table once more is another one with the same players', async () => {
    const one = await begin();
    const { report } = await shown(sitAt(await open(one)));
    const again = await client.calls.begin({ key: 'rematch' }, 'instant');
    if (again.key !== 'open') throw new Error(again.key);
    expect(again.id).not.toBe(one);
    expect((await shown(sitAt(await open(again.id)))).report.players).toEqual(report.players);
  });
});

test('a daily deal is found again where it was left, and looked at when it is over', async () => {
  const daily: BeginOrder = { key: 'daily', date: '2026-11-17' };
  const id = await begin(daily);
  expect(await begin(daily)).toBe(id);
  const seat = sitAt(await open(id));
  await playDeal(seat, byTouch, rngFor('a', 'person'));
  seat.close();
  const [game] = await client.calls.gameLines();
  expect(await client.calls.begin(daily, 'instant')).toEqual({ key: 'finished', id: game.id });
  expect(await client.calls.begin({ key: 'daily', date: 'yesterday' }, 'instant')).toEqual({ key: 'gone' });
});
