import { type Action, rngFor, type Seat } from '@shoal/core';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { EVERY_PRESET, leaksIn, pause, planFor, type TestMember, type TestPlan, TestRoom } from '../../test/index.ts';
import { Match } from '../match/match.ts';
import { isPerson } from '../match/players.ts';
import { type BotOrder, chooseAsBot } from '../orders/bot-order.ts';
import { NOT_SAVED } from './member.ts';
import { seatReportOf, standingOf, type TableReport } from './news.ts';
import { BotFailure, type BotFailureCode, type Clock, type Think } from './ports.ts';
import { pauseMs } from './speed.ts';

const GO_FISH: TestPlan = { game: 'go-fish', seats: 'Pbb' };

const isAsked = ({ view: { turn }, players }: TableReport) => turn === null || isPerson(players[turn]);

/** The person to act takes some legal action. Returns false once the deal is over. */
async function actOnce(people: ReadonlyMap<Seat, TestMember>, choose: (count: number) => number): Promise<boolean> {
  const [anybody] = people.values();
  const { turn } = (await anybody.until(isAsked)).view;
  if (turn === null) return false;
  const member = people.get(turn);
  const report = await member?.until(({ view }) => view.turn === turn || view.turn === null);
  if (member === undefined || report === undefined || report.view.turn === null) return false;
  const { legal } = report.view;
  expect(await member.act(legal[choose(legal.length)])).toBeNull();
  return true;
}

function seatPeople(room: TestRoom): Map<Seat, TestMember> {
  const seats = room.plan.players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  return new Map(seats.map((seat) => [seat, room.member(seat)]));
}

/** All that a member may know of the saved match. */
function savedReport(room: TestRoom, viewer: Seat | null): object {
  const { match, id } = room;
  return { ...standingOf(id, match), ...seatReportOf(match, viewer), log: match.deal.table.log(viewer) };
}

/** A clock that a test advances. */
class ManualClock implements Clock {
  readonly #waiting = new Map<object, { readonly ms: number; readonly run: () => void }>();
  now = (): Date => new Date(0);

  after(ms: number, run: () => void): () => void {
    const key = {};
    this.#waiting.set(key, { ms, run });
    return () => this.#waiting.delete(key);
  }

  /** The delay of each pending callback. */
  get delays(): number[] {
    return Array.from(this.#waiting.values(), ({ ms }) => ms);
  }

  async pass(): Promise<void> {
    const due = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { run } of due) run();
    await pause();
  }
}

test('nothing is told before it is kept, at any table, to any number of members', async () => {
  const tables = fc.constantFrom(...EVERY_PRESET).chain(({ game, preset, min, max }) =>
    fc.record({
      game: fc.constant(game),
      preset: fc.constant(preset),
      seats: fc
        .array(fc.constantFrom('P', 'b', 'b'), { minLength: min, maxLength: Math.min(5, max) })
        .map((signs) => signs.join(''))
        .filter((seats) => seats.includes('P')),
      seed: fc.nat().map((number) => `seed-${number}`),
    }),
  );
  await fc.assert(
    fc.asyncProperty(tables, async (wanted) => {
      const room = new TestRoom(planFor(wanted));
      const rng = rngFor(wanted.seed, 'people');
      const faults: string[] = [];
      room.journal.isFree = () => (rng.below(4) === 0 ? pause() : Promise.resolve());
      const people = seatPeople(room);
      const watchers = [room.member(), room.member(wanted.seats.indexOf('P'))];
      for (const member of [...people.values(), ...watchers]) {
        void member.until((report) => {
          const kept = savedReport(room, report.view.seat);
          if (JSON.stringify({ ...report, ...kept }) !== JSON.stringify(report)) faults.push('told before it was kept');
          faults.push(...leaksIn(report, room.match));
          return false;
        });
      }
      for (let acts = 0; acts < 12 && (await actOnce(people, (count) => rng.below(count))); acts++);
      await room.room.close();
      expect(faults).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

describe('news', () => {
  test('bring each event once, and only to the eyes they are for', async () => {
    const room = new TestRoom(planFor(GO_FISH));
    const people = seatPeople(room);
    const watcher = room.member();
    for (let acts = 0; acts < 8; acts++) await actOnce(people, () => 0);
    for (const member of [...people.values(), watcher]) {
      const told = member.news.flatMap(({ events }) => events);
      expect(told).toEqual(room.match.deal.table.log(member.report.view.seat).slice(0, told.length));
      expect(member.news.slice(1).every(({ events }) => events.length > 0)).toBe(true);
    }
    await room.room.close();
  });

  test('come whole to a member who joins late, and to each of several members of one seat', async () => {
    const room = new TestRoom(planFor(GO_FISH));
    const people = seatPeople(room);
    for (let acts = 0; acts < 4; acts++) await actOnce(people, () => 0);
    const late = room.member(0);
    await late.until(isAsked);
    expect(late.report).toEqual(people.get(0)?.report);
    expect(late.news[0].from).toBe(0);
    await late.act(late.report.view.legal[0]);
    expect(late.report).toEqual(people.get(0)?.report);
    await room.room.close();
  });

  test('stop for a member who has left', async () => {
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'PP' }));
    const [one, other] = [room.member(0), room.member(1)];
    await one.until(isAsked);
    await other.until(() => true);
    other.leave();
    await one.act(one.report.view.legal[0]);
    expect([one.news.length, other.news.length]).toEqual([2, 1]);
  });

  test('tell the seed when the deal is over, and not before', async () => {
    const room = new TestRoom(planFor({ ...GO_FISH, seed: 'a secret of the table' }));
    const people = seatPeople(room);
    while (await actOnce(people, () => 0));
    const { reports } = people.get(0) as TestMember;
    expect(JSON.stringify(reports.filter(({ view }) => view.result === null))).not.toContain('a secret');
    expect(reports.at(-1)?.seed).toBe('a secret of the table');
  });
});

describe('a member', () => {
  test('sees the cards of the seat it looks through, and no cards through none', async () => {
    const room = new TestRoom(planFor({ game: 'crazy-eights', seats: 'PPP' }));
    const device = room.member(0, 1, 2);
    expect((await device.until(() => true)).view).toMatchObject({ seat: null, hand: [] });
    for (const seat of [1, 0, null, 2]) {
      await device.look(seat);
      const hand = seat === null ? [] : room.match.deal.table.view(seat).hand;
      expect(device.report.view).toMatchObject({ seat, hand });
    }
    expect(room.journal.entries.length).toBe(1);
  });

  test('cannot look through a seat that is not its own', async () => {
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'PPb' }));
    const member = room.member(0);
    await expect(member.look(1)).rejects.toThrow('seat 1 belongs to another member');
    expect(member.report.view.seat).toBe(0);
  });

  test('acts only for the seat it looks through', async () => {
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'PP' }));
    const [watcher, other, first] = [room.member(), room.member(1), room.member(0)];
    const [ask] = (await first.until(isAsked)).view.legal;
    expect([await watcher.act(ask), await other.act(ask)]).toEqual(['not-your-turn', 'not-your-turn']);
    expect(await first.act({ type: 'fish' })).toBe('must-ask');
    expect([room.journal.entries.length, first.news.length]).toEqual([1, 1]);
  });

  test('that has left is told nothing more, and does nothing', async () => {
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'PP' }));
    const [first, other] = [room.member(0), room.member(0)];
    const [ask] = (await first.until(isAsked)).view.legal;
    await other.until(isAsked);
    first.leave();
    const { length } = first.news;
    await first.look(0);
    expect([await first.act(ask), first.news.length, room.journal.entries.length]).toEqual([NOT_SAVED, length, 1]);
    expect(await other.act(ask)).toBeNull();
  });

  test.each(['only watches', 'has left'])('that %s does not let a stopped room go on', async (which) => {
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'PP' }));
    const [person, other, watcher] = [room.member(0), room.member(1), room.member()];
    const [ask] = (await person.until(isAsked)).view.legal;
    room.journal.trouble = 'disk-full';
    void person.act(ask);
    await watcher.until(({ isStopped }) => isStopped);
    other.leave();
    await (which === 'has left' ? other : watcher).playUnsaved();
    expect(person.report.isStopped).toBe(true);
    await room.room.close();
  });

  test('that only watches does not deal', async () => {
    const room = new TestRoom(planFor({ game: 'crazy-eights', seats: 'PP' }));
    const people = seatPeople(room);
    const watcher = room.member();
    while (await actOnce(people, () => 0));
    expect(await watcher.nextDeal()).toBe(false);
    expect(await people.get(0)?.nextDeal()).toBe(true);
  });

  test('can follow the asks and answers of bots; only cards drawn in a row come sooner', async () => {
    const pausesAt = async (game: 'go-fish' | 'crazy-eights') => {
      const clock = new ManualClock();
      const room = new TestRoom(planFor({ game, seats: 'bbb' }), { clock, speed: 'normal' });
      const watcher = room.member();
      const pauses: [after: string, ms: number][] = [];
      for (let actions = 0; actions < 40; actions++) {
        await clock.pass();
        const last = room.journal.entries.at(-1);
        if (last?.type === 'act' && watcher.report.view.turn !== null) pauses.push([last.action.type, clock.delays[0]]);
      }
      await room.room.close();
      return pauses;
    };
    const [full, short] = [pauseMs('normal'), pauseMs('normal') / 3];
    for (const [, ms] of await pausesAt('go-fish')) expect(ms).toBe(full);
    const draws = (await pausesAt('crazy-eights')).filter(([, ms]) => ms !== full);
    expect(draws).not.toEqual([]);
    for (const draw of draws) expect(draw).toEqual(['draw', short]);
  });

  test('that only watches neither holds nor rushes the bots of a person', async () => {
    const clock = new ManualClock();
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'Pb', seed: 'b' }), { clock, speed: 'calm' });
    const [person, watcher] = [room.member(0), room.member()];
    watcher.pace('instant');
    while (isAsked(await person.until(() => true))) expect(await person.act(person.report.view.legal[0])).toBeNull();
    expect(clock.delays).toEqual([pauseMs('calm')]);
    watcher.pace(null);
    const { length } = room.journal.entries;
    await clock.pass();
    expect(room.journal.entries.length).toBe(length + 1);
  });

  test('that watches a table of bots deals, holds them, and lets them play on without a journal', async () => {
    const clock = new ManualClock();
    const room = new TestRoom(planFor({ game: 'crazy-eights', seats: 'bb' }), { clock });
    const watcher = room.member();
    await watcher.until(() => true);
    watcher.pace(null);
    expect(clock.delays).toEqual([]);
    watcher.pace('instant');
    room.journal.trouble = 'disk-full';
    await clock.pass();
    expect(watcher.report.isStopped).toBe(true);
    await watcher.playUnsaved();
    while (watcher.report.view.result === null) await clock.pass();
    expect(await watcher.nextDeal()).toBe(true);
  });

  test('whose listener throws holds up nobody else', async () => {
    const faults: unknown[] = [];
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'Pb' }), { failed: (fault) => faults.push(fault) });
    room.room.join([], () => {
      throw new Error('a bug of a listener');
    });
    const person = room.member(0);
    const [ask] = (await person.until(isAsked)).view.legal;
    expect(await person.act(ask)).toBeNull();
    await person.until(({ log }) => log.length > 0);
    expect(faults.length).toBeGreaterThan(0);
    await room.room.close();
  });

  test('that acts several times at once is judged by what came before', async () => {
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'PPP' }));
    const [first, second] = [room.member(0), room.member(1)];
    const [ask] = (await first.until(isAsked)).view.legal;
    const letGo = room.journal.hold();
    const answers = [first.act(ask), first.act(ask), second.act({ type: 'fish' }), first.act({ type: 'fish' })];
    await pause();
    expect([room.journal.entries.length, first.report.log.length]).toEqual([1, 0]);
    letGo();
    const refusals = await Promise.all(answers);
    expect(refusals[0]).toBeNull();
    expect(refusals).toContain('not-your-turn');
    expect(room.journal.entries.length).toBe(1 + refusals.filter((refusal) => refusal === null).length);
  });
});

describe('undo', () => {
  test('goes back to the last choice of a person, and shortens what everybody knows', async () => {
    const room = new TestRoom(planFor(GO_FISH));
    const people = seatPeople(room);
    const watcher = room.member();
    for (let acts = 0; acts < 6; acts++) await actOnce(people, () => 0);
    const person = people.get(0) as TestMember;
    await person.until(isAsked);
    expect(await person.undo()).toBe(true);
    for (const member of [person, watcher]) {
      expect(member.report.log).toEqual(room.match.deal.table.log(member.report.view.seat));
    }
    expect(room.journal.entries.at(-1)?.type).toBe('undo');
    while (await actOnce(people, (count) => count - 1));
    expect(room.journal.finished.map((game) => game.undone)).toEqual([1]);
  });

  test('changes nothing where nothing can be taken back', async () => {
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'PP' }));
    const people = seatPeople(room);
    await actOnce(people, () => 0);
    const { length } = room.journal.entries;
    expect(await people.get(0)?.undo()).toBe(false);
    expect(room.journal.entries.length).toBe(length);
  });
});

describe('the next deal', () => {
  test('begins when people want it, with the next seat first, and never before the end of the last', async () => {
    const room = new TestRoom(planFor(GO_FISH));
    const people = seatPeople(room);
    const person = people.get(0) as TestMember;
    expect(await person.nextDeal()).toBe(false);
    while (await actOnce(people, () => 0));
    expect(person.report).toMatchObject({ isOver: true, finishedId: `${room.id}-1` });
    person.pace('calm');
    expect(await Promise.all([person.nextDeal(), person.nextDeal()])).toEqual([true, false]);
    expect(room.journal.entries.filter(({ type }) => type === 'deal').length).toBe(2);
    expect(person.report).toMatchObject({ finishedId: null, seed: null, dealNumber: 2, log: [], view: { turn: 1 } });
    await room.room.close();
  });

  test('does not follow a decided match, whose journal stays whole', async () => {
    const room = new TestRoom(planFor({ ...GO_FISH, seats: 'Pb', goal: { type: 'best-of', deals: 1 } }));
    const people = seatPeople(room);
    while (await actOnce(people, () => 0));
    const person = people.get(0) as TestMember;
    expect(person.report.matchWinners.length).toBeGreaterThan(0);
    expect(await person.nextDeal()).toBe(false);
    expect(room.match.isOver).toBe(true);
  });
});

describe('bots', () => {
  const actsIn = ({ journal }: TestRoom): number => journal.entries.filter(({ type }) => type === 'act').length;

  test('wait between their actions, and take up another pace at once', async () => {
    const room = new TestRoom(planFor({ game: 'crazy-eights', seats: 'bbb' }), { speed: 'calm' });
    const watcher = room.member();
    await pause(30);
    expect(actsIn(room)).toBe(0);
    watcher.pace('instant');
    await watcher.until(({ isOver }) => isOver);
    expect(room.journal.finished.length).toBe(1);
  });

  test('do nothing while a member makes them wait', async () => {
    const room = new TestRoom(planFor({ game: 'crazy-eights', seats: 'bbb' }));
    const watcher = room.member();
    watcher.pace(null);
    await pause(30);
    expect(actsIn(room)).toBe(0);
    watcher.pace('instant');
    await watcher.until(({ isOver }) => isOver);
  });

  test('do nothing while nobody is in the room, or when it is closed', async () => {
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'bbb' }));
    await pause(10);
    expect(actsIn(room)).toBe(0);
    const watcher = room.member();
    await watcher.until(() => actsIn(room) > 2);
    await room.room.close();
    const acts = actsIn(room);
    watcher.pace('instant');
    await pause(20);
    expect(actsIn(room)).toBe(acts);
  });

  test('that are hurried while something is being kept act no more often than their turns', async () => {
    const room = new TestRoom(planFor({ game: 'crazy-eights', seats: 'bPb' }));
    const person = room.member(1);
    const letGo = room.journal.hold();
    for (let time = 0; time < 5; time++) {
      person.pace('instant');
      await pause();
    }
    letGo();
    const report = await person.until(({ view }) => view.turn === 1);
    expect(report).toMatchObject(savedReport(room, 1));
    await room.room.close();
  });

  test('that are hurried while their actions are being kept choose for their own seats only', async () => {
    const clock = new ManualClock();
    const room = new TestRoom(planFor({ game: 'crazy-eights', seats: 'bbbb' }), { clock });
    const appends: (() => void)[] = [];
    room.journal.isFree = () => new Promise((resolve) => appends.push(resolve));
    const watcher = room.member();
    await watcher.until(() => true);
    for (let acts = 0; acts < 12 && watcher.report.view.result === null; acts++) {
      await clock.pass();
      watcher.pace('instant');
      await clock.pass();
      appends.shift()?.();
      await pause();
    }
    expect(actsIn(room)).toBeGreaterThan(4);
    expect(watcher.report.standIns).toEqual([]);
  });

  test('that think are stopped by a member who makes them wait, and begin anew afterwards', async () => {
    const waiting: (() => void)[] = [];
    const slow = (order: BotOrder) => {
      const answer = new Promise<void>((resolve) => waiting.push(resolve)).then(() => chooseAsBot(order));
      return { answer, stop: () => undefined };
    };
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'bb' }), { think: slow });
    const watcher = room.member();
    await vi.waitUntil(() => waiting.length === 1);
    watcher.pace(null);
    waiting[0]();
    await pause(5);
    expect(actsIn(room)).toBe(0);
    watcher.pace('instant');
    await vi.waitUntil(() => waiting.length === 2);
    waiting[1]();
    await watcher.until(() => actsIn(room) === 1);
    await room.room.close();
  });

  test('are held by a member only as long as it stays', async () => {
    const room = new TestRoom(planFor({ game: 'crazy-eights', seats: 'bbb' }));
    const [watcher, other] = [room.member(), room.member()];
    other.pace(null);
    await pause(10);
    expect(actsIn(room)).toBe(0);
    other.leave();
    await watcher.until(({ isOver }) => isOver);
  });

  test('do not act when the last member leaves during a pause', async () => {
    const room = new TestRoom(planFor({ game: 'crazy-eights', seats: 'bbb' }), { speed: 'fast' });
    const watcher = room.member();
    await watcher.until(() => true);
    watcher.leave();
    await pause(400);
    expect(actsIn(room)).toBe(0);
  });

  test('go on after a failed append, even when a bot was thinking about a position that was rolled back', async () => {
    const waiting: (() => void)[] = [];
    const think = (order: BotOrder) => {
      const isFirst = waiting.length === 0;
      const ready = isFirst ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve));
      if (isFirst) waiting.push(() => undefined);
      return { answer: ready.then(() => chooseAsBot(order)), stop: () => undefined };
    };
    let retry: () => void = () => undefined;
    const clock: Clock = {
      now: () => new Date(0),
      after: (ms, run) => {
        if (ms > 100) retry = run;
        else setTimeout(run);
        return () => undefined;
      },
    };
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'bb' }), { think, clock });
    const letGo = room.journal.hold();
    const watcher = room.member();
    await vi.waitUntil(() => waiting.length === 1);
    await pause(5);
    room.journal.trouble = 'disk-full';
    watcher.pace('instant');
    letGo();
    await watcher.until(({ isStopped }) => isStopped);
    await pause(5);
    room.journal.trouble = null;
    retry();
    await watcher.until(({ isStopped }) => !isStopped);
    for (let times = 0; times < 20 && actsIn(room) < 2; times += 1) {
      for (const letThink of waiting) letThink();
      await pause(2);
    }
    expect(actsIn(room)).toBeGreaterThan(1);
    await room.room.close();
  });

  test('hold up nobody while they think, and are stopped when their turn is taken back', async () => {
    let stopped = 0;
    const stop = () => {
      stopped += 1;
    };
    const never = () => ({ answer: new Promise<never>(() => undefined), stop });
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'Pb' }), { think: never });
    const person = room.member(0);
    while ((await person.until(() => true)).view.turn === 0) await person.act(person.report.view.legal[0]);
    await pause(5);
    expect(stopped).toBe(0);
    expect(await person.undo()).toBe(true);
    expect([stopped, person.report.view.turn]).toEqual([1, 0]);
    await room.room.close();
  });

  test.each<[string, BotFailureCode | null, Think]>([
    ['fails', null, () => ({ answer: Promise.reject(new Error('out of order')), stop: () => undefined })],
    ['runs late', 'no-answer', () => ({ answer: Promise.reject(new BotFailure('no-answer')), stop: () => undefined })],
    ['cheats', 'illegal', () => ({ answer: Promise.resolve({ type: 'win' }), stop: () => undefined })],
    [
      'answers nothing',
      null,
      () => ({ answer: Promise.resolve(undefined as unknown as Action), stop: () => undefined }),
    ],
    [
      'does not even begin',
      null,
      () => {
        throw new Error('no thread');
      },
    ],
  ])('a bot that %s is told to everybody, and a simple one plays on for it', async (_, failure, think) => {
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'Pbb' }), { think });
    const people = seatPeople(room);
    while (await actOnce(people, () => 0));
    const { reports } = people.get(0) as TestMember;
    expect(reports[0].standIns).toEqual([]);
    const standIns = reports.at(-1)?.standIns.toSorted((one, other) => one.seat - other.seat);
    expect(standIns).toEqual([1, 2].map((seat) => ({ seat, failure })));
    expect(room.journal.finished.length).toBe(1);
  });
});

describe('a journal that fails', () => {
  function stoppable(wanted: TestPlan) {
    const clock = new ManualClock();
    const room = new TestRoom(planFor(wanted), { clock });
    return { clock, room, journal: room.journal };
  }

  test('stops the room: everybody hears why, sees only what is kept, and nothing more counts', async () => {
    const { room, journal } = stoppable({ game: 'go-fish', seats: 'PP' });
    const [first, second, watcher] = [room.member(0), room.member(1), room.member()];
    const before = await first.until(isAsked);
    journal.trouble = 'disk-full';
    void first.act(before.view.legal[0]);
    for (const member of [first, second, watcher]) {
      const report = await member.until(({ isStopped }) => isStopped);
      expect(report).toMatchObject({ trouble: 'disk-full', log: [], ...savedReport(room, report.view.seat) });
    }
    expect(await first.act(before.view.legal[1])).toBe(NOT_SAVED);
    expect([await first.undo(), await second.nextDeal()]).toEqual([false, false]);
    expect(journal.entries.length).toBe(1);
    await room.room.close();
  });

  test.each(['fails again and again', 'throws'])(
    'that %s keeps every entry in order as soon as it can',
    async (how) => {
      const { room, journal, clock } = stoppable({ game: 'go-fish', seats: 'PP' });
      const first = room.member(0);
      const [ask] = (await first.until(isAsked)).view.legal;
      if (how === 'throws') journal.isFree = () => Promise.reject(new Error('gone'));
      else journal.trouble = 'disk-full';
      let answered = false;
      const answer = first.act(ask).finally(() => {
        answered = true;
      });
      await first.until(({ isStopped }) => isStopped);
      await clock.pass();
      expect([answered, first.report.log.length]).toEqual([false, 0]);
      journal.isFree = () => Promise.resolve();
      journal.trouble = null;
      await clock.pass();
      expect(await answer).toBeNull();
      expect(journal.entries.map(({ type }) => type)).toEqual(['deal', 'act']);
      expect(first.report).toMatchObject({ trouble: null, isStopped: false, ...savedReport(room, 0) });
    },
  );

  test('lets a new member see what is kept, and why nothing goes on', async () => {
    const { room, journal } = stoppable({ game: 'go-fish', seats: 'PP' });
    const first = room.member(0);
    const [ask] = (await first.until(isAsked)).view.legal;
    journal.trouble = 'disk-full';
    void first.act(ask);
    await first.until(({ isStopped }) => isStopped);
    const late = room.member(1);
    expect(await late.until(() => true)).toMatchObject({ isStopped: true, log: [], view: { seat: 1 } });
    await room.room.close();
  });

  test('stops bots too, which go on where they were', async () => {
    const { room, journal, clock } = stoppable({ game: 'go-fish', seats: 'bbb' });
    const watcher = room.member();
    await watcher.until(() => true);
    journal.trouble = 'disk-full';
    await clock.pass();
    expect(watcher.report).toMatchObject({ isStopped: true, log: [] });
    journal.trouble = null;
    await clock.pass();
    expect(journal.entries.length).toBe(2);
    await clock.pass();
    expect(journal.entries.length).toBe(3);
    expect(watcher.report).toMatchObject({ isStopped: false, ...savedReport(room, null) });
  });

  test('need not end a game: people may play on, and all of it is kept when that is possible again', async () => {
    const { room, journal } = stoppable({ game: 'go-fish', seats: 'PP', seed: 'b' });
    const people = seatPeople(room);
    const first = people.get(0) as TestMember;
    const [ask] = (await first.until(isAsked)).view.legal;
    journal.trouble = 'disk-full';
    const answer = first.act(ask);
    await first.until(({ isStopped }) => isStopped);
    await first.playUnsaved();
    expect(await answer).toBeNull();
    expect(first.report).toMatchObject({ trouble: 'disk-full', isStopped: false });
    for (let acts = 0; acts < 5; acts++) await actOnce(people, () => 0);
    expect(journal.entries.length).toBe(1);
    journal.trouble = null;
    await actOnce(people, () => 0);
    expect(journal.entries.length).toBe(8);
    expect(first.report).toMatchObject({ trouble: null, ...savedReport(room, 0) });
    while (await actOnce(people, (count) => count - 1));
    expect(Match.resume(room.plan, journal.entries)?.result).toEqual(first.report.view.result);
    expect(journal.finished.length).toBe(1);
  });

  test('hears of every deal that ends while nothing is kept', async () => {
    const { room, journal } = stoppable({ game: 'crazy-eights', seats: 'PP' });
    const people = seatPeople(room);
    const first = people.get(0) as TestMember;
    await first.until(isAsked);
    journal.trouble = 'disk-full';
    const offered: string[][] = [];
    journal.isFree = async (finished) => void offered.push(finished.map(({ id }) => id));
    const answer = first.act(first.report.view.legal[0]);
    await first.until(({ isStopped }) => isStopped);
    await first.playUnsaved();
    await answer;
    while (await actOnce(people, () => 0));
    expect(offered.at(-1)).toEqual([`${room.id}-1`]);
    expect(await first.nextDeal()).toBe(true);
    while (await actOnce(people, () => 0));
    expect(offered.at(-1)).toEqual([`${room.id}-1`, `${room.id}-2`]);
    journal.trouble = null;
    expect(await room.room.close()).toEqual([]);
    expect(journal.finished.map(({ id }) => id)).toEqual([`${room.id}-1`, `${room.id}-2`]);
    expect(room.match.score.deals).toBe(2);
  });

  test.each([
    ['kept at last', null, null],
    ['not kept', 'disk-full', NOT_SAVED],
  ])('leaves no action unanswered when the room closes: %s', async (_, trouble, answer) => {
    const { room, journal } = stoppable({ game: 'go-fish', seats: 'PP' });
    const first = room.member(0);
    const [ask] = (await first.until(isAsked)).view.legal;
    journal.trouble = 'disk-full';
    const answered = first.act(ask);
    await first.until(({ isStopped }) => isStopped);
    journal.trouble = trouble;
    await room.room.close();
    expect(await answered).toBe(answer);
    expect(await first.act(ask)).toBe(NOT_SAVED);
    expect(journal.entries.length).toBe(trouble === null ? 2 : 1);
  });

  test('is asked again while people play on without it', async () => {
    const { clock, room, journal } = stoppable({ game: 'go-fish', seats: 'PP' });
    const first = room.member(0);
    const [ask] = (await first.until(isAsked)).view.legal;
    journal.trouble = 'disk-full';
    void first.act(ask);
    await first.until(({ isStopped }) => isStopped);
    await first.playUnsaved();
    journal.trouble = null;
    await clock.pass();
    await first.until(({ trouble }) => trouble === null);
    expect(journal.entries.length).toBe(2);
    await room.room.close();
  });

  test('is asked once at a time, however often it has failed', async () => {
    const { clock, room, journal } = stoppable({ game: 'go-fish', seats: 'PP' });
    const people = seatPeople(room);
    const first = people.get(0) as TestMember;
    await first.until(isAsked);
    for (let failures = 0; failures < 3; failures++) {
      journal.trouble = 'disk-full';
      const acted = actOnce(people, () => 0);
      await first.until(({ isStopped }) => isStopped);
      await first.playUnsaved();
      await acted;
      expect(clock.delays.length).toBe(1);
      journal.trouble = null;
      await actOnce(people, () => 0);
      await first.until(({ trouble }) => trouble === null);
    }
    await room.room.close();
    expect(clock.delays).toEqual([]);
  });

  test('from the beginning is asked again, even when nothing more is done', async () => {
    const clock = new ManualClock();
    const room = new TestRoom(planFor({ game: 'go-fish', seats: 'PP' }), { clock, trouble: 'disk-full' });
    const first = room.member(0);
    const [ask] = (await first.until(isAsked)).view.legal;
    room.journal.trouble = 'disk-full';
    expect(await first.act(ask)).toBeNull();
    expect(first.report).toMatchObject({ trouble: 'disk-full', isStopped: false, isSaved: false });
    room.journal.trouble = null;
    await clock.pass();
    expect(first.report).toMatchObject({ trouble: null, isSaved: true });
    expect(room.journal.entries.length).toBe(2);
  });

  test('is asked a last time when the room is closed', async () => {
    const { room, journal } = stoppable({ game: 'go-fish', seats: 'PP' });
    const first = room.member(0);
    const [ask] = (await first.until(isAsked)).view.legal;
    journal.trouble = 'disk-full';
    void first.act(ask);
    await first.until(({ isStopped }) => isStopped);
    journal.trouble = null;
    await room.room.close();
    expect(journal.entries.length).toBe(2);
  });
});
