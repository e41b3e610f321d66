import { RANKS, rankOf, rngFor } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import type { Clock } from '@shoal/room';
import { pause, REAL_CLOCK, type TestPlan, type TestRoom } from '@shoal/room/testing';
import { describe, expect, test, vi } from 'vitest';
import {
  asked,
  byTouch,
  changed,
  choosingTable,
  isOver,
  playDeal,
  playUntil,
  touchesAt,
  when,
} from '../../test/seat/person.ts';
import { sitDown } from '../../test/seat/seated.ts';
import { itemsFor } from '../choosing/press.ts';
import type { SeatController } from './seat-controller.ts';
import type { SeatState } from './seat-state.ts';

const GO_FISH: TestPlan = { game: 'go-fish', seats: 'Pbb' };
const CRAZY_EIGHTS: TestPlan = { game: 'crazy-eights', seats: 'Pbb' };
const EVERY_GAME: readonly TestPlan[] = GAME_IDS.map((game) => ({ game, seats: 'Pbb' }));

const stacksIn = ({ report }: SeatState) => itemsFor(choosingTable(report));
const seenIn = (state: SeatState | null) => [state?.report.view, state?.report.log];

/** The saved actions of the first seat. */
const ownActions = ({ journal }: TestRoom) =>
  journal.entries.flatMap((entry) => (entry.type === 'act' && entry.seat === 0 ? [entry.action] : []));

/** Retries follow at once. */
const AT_ONCE: Clock = { ...REAL_CLOCK, after: (_, run) => REAL_CLOCK.after(0, run) };

describe('a touch', () => {
  test('of a rank and then of a player, or the other way round, asks that player', async () => {
    for (const isRankFirst of [true, false]) {
      const { seat, room } = await sitDown(GO_FISH);
      const [{ touches: rank }] = stacksIn(await asked(seat));
      for (const touches of isRankFirst ? [rank, { target: 2 }] : [{ target: 2 }, rank]) seat.touch(touches);
      await when(seat, () => ownActions(room).length > 0);
      expect(ownActions(room)).toEqual([{ type: 'ask', target: 2, ...rank }]);
    }
  });

  test('that has led to an action leaves nothing selected', async () => {
    const { seat, shown } = await sitDown({ ...GO_FISH, seats: 'Pbbb' });
    await playDeal(seat, byTouch, rngFor('a', 'person'));
    const own = shown.filter(({ choosing }) => choosing !== null);
    const acted = own.filter(({ report }, index) => index > 0 && own[index - 1].report !== report);
    expect(acted.length).toBeGreaterThan(20);
    for (const { choosing } of acted) expect(choosing).toMatchObject({ touches: {}, wanted: null });
  });

  test.each(EVERY_GAME)('made again before the first is kept acts once: $game', async ({ game }) => {
    const { seat, room } = await sitDown({ game, seats: 'Pb' });
    const [touches] = touchesAt(await asked(seat));
    const letGo = room.journal.hold();
    for (let tap = 0; tap < 3; tap++) seat.touch(touches);
    seat.press('enter');
    await changed(seat, letGo);
    expect(ownActions(room).length).toBe(1);
  });

  test('while others act does nothing', async () => {
    const { seat, room } = await sitDown(CRAZY_EIGHTS, { speed: 'calm' });
    const [touches] = touchesAt(await asked(seat));
    await changed(seat, () => seat.touch(touches));
    const { value } = seat;
    expect(value?.choosing).toBeNull();
    seat.touch(touches);
    seat.follow({ type: 'draw' });
    expect([seat.press('enter'), seat.press('?')]).toEqual([null, null]);
    await pause(5);
    expect(seat.value).toBe(value);
    expect(ownActions(room).length).toBe(1);
    seat.close();
  });

  test('of an arrow stays where it was when the turn comes back, and moves while others act', async () => {
    const { seat } = await sitDown(CRAZY_EIGHTS);
    await asked(seat);
    seat.pointAt(2);
    const [touches] = touchesAt(await asked(seat));
    await changed(seat, () => seat.touch(touches));
    expect((await asked(seat)).cursor).toBe(2);
    seat.pointAt(1);
    expect(seat.value?.cursor).toBe(1);
    seat.close();
  });

  test('counts as a decision only where there was something to decide', async () => {
    const { seat, room, decided } = await sitDown(GO_FISH);
    await playDeal(seat, byTouch, rngFor('a', 'person'));
    expect(decided.count).toBe(ownActions(room).filter(({ type }) => type === 'ask').length);
  });
});

describe('what the rules forbid', () => {
  /** Expects a touch to be refused with this reason, and nothing else to change. */
  async function expectRefusal(seat: SeatController, act: () => void, refusal: string): Promise<void> {
    const before = seat.value;
    await changed(seat, act);
    expect(seat.value?.remark).toMatchObject({ key: 'refused', refusal });
    expect(seenIn(seat.value)).toEqual(seenIn(before));
    expect(seat.value?.choosing).toEqual({ ...before?.choosing, touches: {}, wanted: null, pick: 0 });
  }

  test('is explained and changes nothing in Go Fish', async () => {
    const { seat, room } = await sitDown(GO_FISH);
    const state = await asked(seat);
    const held = state.report.view.hand.map(rankOf);
    const missing = RANKS.find((rank) => !held.includes(rank)) ?? RANKS[0];
    await expectRefusal(seat, () => seat.touch({ rank: missing, target: 1 }), 'rank-not-held');
    await expectRefusal(seat, () => seat.touch({ rank: held[0], target: 0 }), 'cannot-ask-yourself');
    await expectRefusal(seat, () => seat.touch({ type: 'fish' }), 'must-ask');
    expect(ownActions(room)).toEqual([]);
  });

  test('is explained and changes nothing in Crazy Eights, and the next touch takes the explanation away', async () => {
    const { seat, room } = await sitDown(CRAZY_EIGHTS);
    const isMixed = (state: SeatState) => new Set(stacksIn(state).map(({ isLegal }) => isLegal)).size === 2;
    const state = await playUntil(seat, isMixed);
    const { length } = ownActions(room);
    for (const { isLegal, touches } of stacksIn(state)) {
      if (!isLegal) await expectRefusal(seat, () => seat.touch(touches), 'card-does-not-match');
    }
    await expectRefusal(seat, () => seat.touch({ type: 'pass' }), 'could-play');
    expect(ownActions(room).length).toBe(length);
    await changed(seat, () => seat.touch(touchesAt(state)[0]));
    expect(seat.value?.remark).toBeNull();
  });

  test('is not done because a coach advised it', async () => {
    const { seat } = await sitDown(GO_FISH);
    await asked(seat);
    await expectRefusal(seat, () => seat.follow({ type: 'fish' }), 'must-ask');
  });
});

test('what a coach advised is done', async () => {
  const { seat, room } = await sitDown(GO_FISH);
  const { legal } = (await asked(seat)).report.view;
  await changed(seat, () => seat.follow(legal[3]));
  expect(ownActions(room)).toEqual([legal[3]]);
});

describe('a key', () => {
  test('that means nothing is named, and changes nothing', async () => {
    const { seat } = await sitDown(GO_FISH);
    const before = await asked(seat);
    expect(seat.press('x')).toBeNull();
    const remark = { key: 'wrong-key', pressed: 'x', answers: ['A', '3', '4', '8'] };
    expect(seat.value).toEqual({ ...before, isFreshTurn: false, remark });
    seat.press('right');
    expect(seat.value?.remark).toBeNull();
  });

  test('that asks for no action is for the screen, and changes nothing but that the last remark is gone', async () => {
    const { seat } = await sitDown(GO_FISH);
    const before = await asked(seat);
    seat.press('x');
    const commands = ['?', 'i', 'l', 'r', 'u', 'escape'].map((key) => seat.press(key));
    expect(commands).toEqual(['help', 'hint', 'log', 'rules', 'undo', 'leave']);
    expect(seat.value).toEqual({ ...before, isFreshTurn: false });
  });

  test('of escape takes back what was selected before it leaves', async () => {
    const { seat } = await sitDown(GO_FISH);
    const { choosing } = await asked(seat);
    seat.press('enter');
    expect(seat.value?.choosing?.wanted).toBe('target');
    expect(seat.press('escape')).toBeNull();
    expect(seat.value?.choosing).toEqual(choosing);
    expect(seat.press('escape')).toBe('leave');
  });
});

describe('a selection', () => {
  test('outlives everything that the table tells meanwhile', async () => {
    const { seat, member, told } = await sitDown(GO_FISH);
    seat.touch(touchesAt(await asked(seat))[1]);
    seat.press('right');
    const choosing = seat.value?.choosing;
    expect(choosing).toMatchObject({ wanted: 'target', pick: 1 });
    const { length } = told;
    for (let time = 0; time < 3; time++) await member.look(0);
    expect(told.length).toBe(length + 3);
    expect(seat.value?.choosing).toEqual(choosing);
  });

  test('of a card to stand on outlives it too, and is told once', async () => {
    const { seat, member, shown } = await sitDown(GO_FISH);
    await asked(seat);
    seat.pointAt(3);
    const { length } = shown;
    seat.pointAt(3);
    expect(shown.length).toBe(length);
    await member.look(0);
    expect(seat.value?.choosing?.cursor).toBe(3);
  });

  test('is dropped when nothing can be made of it any more', async () => {
    const { seat, room, member } = await sitDown(GO_FISH);
    const { legal } = (await asked(seat)).report.view;
    const inVain = legal.find(({ target = 0, rank }) => !handOf(room, target).some((card) => rankOf(card) === rank));
    if (inVain?.rank === undefined) throw new Error('every ask would be answered: another seed may do');
    seat.touch({ rank: inVain.rank });
    expect(seat.value?.choosing?.wanted).toBe('target');
    await member.act(inVain);
    expect(seat.value?.report.view.phase).toBe('fish');
    expect(seat.value?.choosing).toMatchObject({ touches: {}, wanted: null });
  });
});

const handOf = ({ match }: TestRoom, seat: number) => match.deal.table.view(seat).hand;

describe('undo', () => {
  test.each(EVERY_GAME)('takes back the last choice with all that bots did since: $game', async (wanted) => {
    const { seat, decided, room, shown } = await sitDown(wanted);
    const before = await playUntil(seat, (state) => decided.count > 2 && state.report.view.legal.length > 1);
    const taken = decided.count;
    await playUntil(seat, () => decided.count === taken + 1);
    const { length } = shown;
    await seat.undo();
    expect(seenIn(seat.value)).toEqual(seenIn(before));
    expect(seat.value).toMatchObject({ remark: { key: 'undone' }, choosing: { touches: {}, wanted: null } });
    // The shorter log and the remark must appear together.
    expect(shown.length).toBe(length + 1);
    await playDeal(seat, byTouch, rngFor('a', 'person'));
    expect(room.journal.finished.map(({ undone }) => undone)).toEqual([1]);
  });

  test('pressed twice takes back one choice, and none in a stopped room, which says why', async () => {
    const { seat, room, decided } = await sitDown(GO_FISH);
    await playUntil(seat, (state) => decided.count > 2 && state.report.canUndo);
    await Promise.all([seat.undo(), seat.undo()]);
    expect(room.journal.entries.filter(({ type }) => type === 'undo').length).toBe(1);
    const { value } = seat;
    room.journal.trouble = 'disk-full';
    seat.follow(value?.report.view.legal[0] ?? { type: 'none' });
    await vi.waitUntil(() => seat.value?.report.isStopped);
    await seat.undo();
    expect(seat.value?.remark).toEqual({ key: 'not-saved' });
    await room.room.close();
  });

  test('of something that is still being kept takes back just that', async () => {
    const { seat, room, decided } = await sitDown(GO_FISH);
    const before = await playUntil(seat, (state) => decided.count > 1 && state.report.view.legal.length > 1);
    const letGo = room.journal.hold();
    seat.follow(before.report.view.legal[0]);
    const undone = seat.undo();
    letGo();
    await undone;
    expect(seenIn(seat.value)).toEqual(seenIn(before));
    expect(seat.value?.remark).toEqual({ key: 'undone' });
  });

  test('says why nothing can be taken back', async () => {
    const first = await sitDown(GO_FISH);
    await asked(first.seat);
    await first.seat.undo();
    expect(first.seat.value?.remark).toEqual({ key: 'nothing-to-undo' });
    const daily = await sitDown({ ...GO_FISH, daily: '2026-11-16' });
    await playUntil(daily.seat, () => daily.decided.count > 1);
    await daily.seat.undo();
    expect(daily.seat.value?.remark).toEqual({ key: 'no-undo-daily' });
    expect(daily.seat.hint()).toBeNull();
    expect(daily.seat.value?.remark).toEqual({ key: 'no-hints-daily' });
  });

  test('that comes when a bot has just ended the deal takes nothing back, and does not say so', async () => {
    const { seat, room } = await sitDown({ ...CRAZY_EIGHTS, seed: await seedThatBotsEnd() });
    const { journal } = room;
    const ending = new Promise<() => void>((resolve) => {
      journal.isFree = async (finished) => {
        if (finished.length > 0) await new Promise<void>((letGo) => resolve(letGo));
      };
    });
    const played = playDeal(seat, byTouch, rngFor('a', 'person'));
    const letGo = await ending;
    expect(seat.value?.report.canUndo).toBe(true);
    const undone = seat.undo();
    journal.isFree = () => Promise.resolve();
    letGo();
    await Promise.all([undone, played]);
    expect(seat.value).toMatchObject({ choosing: null, remark: null });
    expect(seat.value !== null && isOver(seat.value)).toBe(true);
  });

  /** A seed with which a bot takes the last action. */
  async function seedThatBotsEnd(): Promise<string> {
    for (let seed = 0; ; seed++) {
      const { seat, room } = await sitDown({ ...CRAZY_EIGHTS, seed: `${seed}` });
      await playDeal(seat, byTouch, rngFor('a', 'person'));
      const last = room.journal.entries.at(-1);
      if (last?.type === 'act' && last.seat !== 0) return `${seed}`;
    }
  }
});

describe('a room that cannot keep an action', () => {
  test('says so while the action waits, shows nothing of it, and takes no second one', async () => {
    const { seat, room } = await sitDown({ game: 'go-fish', seats: 'Pb' });
    const before = await asked(seat);
    const [touches, second] = touchesAt(before);
    room.journal.trouble = 'disk-full';
    seat.touch(touches);
    const stopped = await when(seat, (state) => state?.report.isStopped === true);
    expect(stopped?.report.trouble).toBe('disk-full');
    expect(seenIn(stopped)).toEqual(seenIn(before));
    seat.touch(second);
    await pause();
    expect(ownActions(room)).toEqual([]);
    seat.playUnsaved();
    const after = await when(seat, (state) => state?.report.isStopped === false);
    expect(after?.report.log.length).toBeGreaterThan(0);
    expect(after?.report.trouble).toBe('disk-full');
    await room.room.close();
  });

  test('goes on by itself when the action is kept after all', async () => {
    const { seat, room } = await sitDown({ game: 'go-fish', seats: 'Pb' }, { clock: AT_ONCE });
    const [touches] = touchesAt(await asked(seat));
    room.journal.trouble = 'disk-full';
    seat.touch(touches);
    await when(seat, (state) => state?.report.isStopped === true);
    room.journal.trouble = null;
    const after = await when(seat, (state) => state?.report.isStopped === false);
    expect(after?.report).toMatchObject({ trouble: null });
    expect(ownActions(room).length).toBe(1);
    await room.room.close();
  });
});
