import { rngFor } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import { pause, reportOf, type TestPlan } from '@shoal/room/testing';
import { describe, expect, test } from 'vitest';
import { asked, byTouch, changed, choosingTable, playUntil, touchesAt, when } from '../../test/seat/person.ts';
import { type Seated, sitDown } from '../../test/seat/seated.ts';
import { itemsFor } from '../choosing/press.ts';
import type { SeatState } from './seat-state.ts';

const GO_FISH: TestPlan = { game: 'go-fish', seats: 'Pbb' };
const CRAZY_EIGHTS: TestPlan = { game: 'crazy-eights', seats: 'Pbb' };
const EVERY_GAME = GAME_IDS.map((game): TestPlan => ({ game, seats: 'Pbb' }));

const acts = ({ room }: Seated, isMeant: (seat: number, type: string) => boolean): number =>
  room.journal.entries.filter((entry) => entry.type === 'act' && isMeant(entry.seat, entry.action.type)).length;

const draws = (seated: Seated): number => acts(seated, (seat, type) => seat === 0 && type === 'draw');
const actsOfBots = (seated: Seated): number =>
  acts(seated, (seat) => seated.room.match.plan.players[seat].bot !== null);

const canOnlyDraw = ({ report }: SeatState): boolean =>
  report.view.legal.length === 1 && report.view.legal[0].type === 'draw';

describe('drawing', () => {
  test('goes on after one touch until a card can be played', async () => {
    const drawn: number[] = [];
    for (let seed = 0; seed < 5; seed++) {
      const seated = await sitDown({ ...CRAZY_EIGHTS, seed: `${seed}` });
      const { seat } = seated;
      await playUntil(seat, canOnlyDraw);
      const before = draws(seated);
      seat.touch({ type: 'draw' });
      await when(seat, (state) => state !== null && state.choosing !== null && !canOnlyDraw(state));
      expect(seat.value?.report.view.legal[0].type).toBe('play');
      drawn.push(draws(seated) - before);
    }
    expect(Math.max(...drawn)).toBeGreaterThan(2);
  });

  /** Drawing is about to repeat, while the journal takes longer than the pause. */
  async function whileDrawing(): Promise<Seated & { readonly letGo: () => void }> {
    const seated = await sitDown({ ...CRAZY_EIGHTS, seats: 'Pb' }, { deviceSpeed: 'normal' });
    const { seat, room, decided } = seated;
    do {
      await playUntil(seat, (state) => decided.count > 0 && canOnlyDraw(state));
      await changed(seat, () => seat.touch({ type: 'draw' }));
    } while (seat.value === null || !canOnlyDraw(seat.value));
    return { ...seated, letGo: room.journal.hold() };
  }

  const PATIENCE_MS = 450;

  test('by another touch while it goes on draws one card, not two', async () => {
    const { letGo, ...seated } = await whileDrawing();
    const { seat } = seated;
    const before = draws(seated);
    seat.touch({ type: 'draw' });
    await pause(PATIENCE_MS);
    await changed(seat, letGo);
    await pause();
    expect(draws(seated)).toBe(before + 1);
    seat.close();
  });

  test('stops when the last choice is taken back', async () => {
    const { seat, room, letGo } = await whileDrawing();
    const undone = seat.undo();
    await pause(PATIENCE_MS);
    letGo();
    await undone;
    await pause();
    expect(room.journal.entries.at(-1)?.type).toBe('undo');
    expect(seat.value?.remark).toEqual({ key: 'undone' });
    seat.close();
  });

  test('stops when the table is left', async () => {
    const seated = await sitDown(CRAZY_EIGHTS);
    const { seat, room, shown } = seated;
    await playUntil(seat, canOnlyDraw);
    const before = draws(seated);
    const letGo = room.journal.hold();
    seat.touch({ type: 'draw' });
    seat.close();
    const { length } = shown;
    letGo();
    await room.room.close();
    await pause(20);
    expect([draws(seated), shown.length]).toEqual([before + 1, length]);
  });
});

describe('a person in a hurry', () => {
  test('waits for no bot until the next own turn, and from then on as before', async () => {
    const seated = await sitDown({ game: 'go-fish', seats: 'bbbP' }, { speed: 'calm' });
    const { seat } = seated;
    await pause(20);
    expect([seat.value?.choosing, actsOfBots(seated)]).toEqual([null, 0]);
    seat.skip('turn');
    const rng = rngFor('a', 'person');
    for (let state = await asked(seat); state.choosing !== null; state = seat.value ?? state) {
      const before = state;
      await changed(seat, () => byTouch(seat, before, rng));
    }
    const acted = actsOfBots(seated);
    expect(acted).toBeGreaterThan(2);
    await pause(50);
    expect(actsOfBots(seated)).toBe(acted);
    seat.close();
  });

  test('skips as many pauses as wanted, however fast the wishes come', async () => {
    const seated = await sitDown({ game: 'crazy-eights', seats: 'bbbbP' }, { speed: 'calm' });
    const { seat } = seated;
    for (let skips = 0; skips < 3; skips++) seat.skip('action');
    await when(seat, () => actsOfBots(seated) === 3);
    await pause(50);
    expect(actsOfBots(seated)).toBe(3);
    seat.close();
  });

  test('may choose another pace while a bot waits', async () => {
    const seated = await sitDown({ game: 'crazy-eights', seats: 'bbP' }, { speed: 'calm' });
    const { seat, member } = seated;
    await pause(20);
    expect(actsOfBots(seated)).toBe(0);
    member.pace('instant');
    await when(seat, (state) => state !== null && state.choosing !== null);
    expect(actsOfBots(seated)).toBeGreaterThan(1);
    seat.close();
  });
});

describe('a hold', () => {
  test('makes bots wait, and afterwards they go on', async () => {
    const seated = await sitDown({ game: 'crazy-eights', seats: 'bbP' }, { speed: 'fast', deviceSpeed: 'instant' });
    const { seat } = seated;
    seat.hold();
    await pause(500);
    expect(actsOfBots(seated)).toBe(0);
    seat.goOn();
    await when(seat, (state) => state !== null && state.choosing !== null);
    seat.close();
  });

  test('leaves the cursor where the person has put it', async () => {
    const { seat } = await sitDown({ ...CRAZY_EIGHTS, seats: 'Pb' }, { keepsCursor: false });
    const { report } = await asked(seat);
    const illegal = itemsFor(choosingTable(report)).findIndex(({ isLegal }) => !isLegal);
    expect(illegal).toBeGreaterThanOrEqual(0);
    seat.pointAt(illegal);
    seat.hold();
    seat.goOn();
    expect(seat.value?.cursor).toBe(illegal);
  });

  test('makes cards that are drawn by themselves wait, and afterwards they are drawn', async () => {
    const { seat, room } = await sitDown({ ...CRAZY_EIGHTS, seats: 'Pb' }, { deviceSpeed: 'fast' });
    do {
      await playUntil(seat, canOnlyDraw);
      await changed(seat, () => seat.touch({ type: 'draw' }));
    } while (seat.value?.isRepeating !== true);
    seat.hold();
    const { length } = room.journal.entries;
    await pause(300);
    expect(room.journal.entries.length).toBe(length);
    seat.goOn();
    await when(seat, () => room.journal.entries.length > length);
    seat.close();
  });

  test('draws no card by itself when a stopped room goes on meanwhile', async () => {
    const { seat, room } = await sitDown({ ...CRAZY_EIGHTS, seats: 'Pb' }, { deviceSpeed: 'fast' });
    do {
      await playUntil(seat, canOnlyDraw);
      await changed(seat, () => seat.touch({ type: 'draw' }));
    } while (seat.value?.isRepeating !== true);
    room.journal.trouble = 'disk-full';
    seat.skip('action');
    await when(seat, (state) => state?.report.isStopped === true);
    seat.hold();
    seat.playUnsaved();
    await when(seat, (state) => state?.report.isStopped === false);
    const { length } = seat.value?.report.log ?? [];
    await pause(400);
    expect(seat.value?.report.log.length).toBe(length);
    seat.close();
    await room.room.close();
  });
});

describe('a table that is left', () => {
  test.each(EVERY_GAME)('is kept with everything that happened: $game', async (wanted) => {
    const { seat, room, told, shown, decided } = await sitDown(wanted);
    const state = await playUntil(seat, () => decided.count > 4);
    const letGo = room.journal.hold();
    for (const touches of [touchesAt(state)[0], { target: 1 }]) seat.touch(touches);
    seat.close();
    letGo();
    await room.room.close();
    const lengths = [told.length, shown.length];
    await pause(20);
    expect([told.length, shown.length]).toEqual(lengths);
    const again = await sitDown(wanted, { speed: 'calm', saved: room.journal.entries });
    expect(again.told[0]).toEqual({ ...reportOf(room.match, 0), id: room.id });
    again.seat.close();
  });

  test('is found again with nothing in it that is news', async () => {
    const { seat, room } = await sitDown(GO_FISH);
    await playUntil(seat, (state) => state.report.log.length > 10);
    seat.close();
    const { value } = (await sitDown(GO_FISH, { saved: room.journal.entries })).seat;
    expect(value?.known).toBe(value?.report.log.length);
    expect(value?.choosing).not.toBeNull();
  });
});

test('everything since a person’s own last action is new', async () => {
  const { seat, shown, room } = await sitDown(GO_FISH);
  await playUntil(seat, (state) => state.report.log.length > 30);
  const own = shown.filter(({ known }) => known > 0);
  expect(own.length).toBeGreaterThan(10);
  for (const { known, report } of own) {
    const first = report.log[known];
    expect([first.type === 'ask' || first.type === 'fish', first.seat]).toEqual([true, 0]);
  }
  await room.room.close();
});

describe('a person who looks away', () => {
  test('is told on coming back how much happened, and finds the present', async () => {
    const { seat, room, told } = await sitDown({ game: 'go-fish', seats: 'Pbbbb' });
    seat.lookAway();
    await changed(seat, () => seat.follow(room.match.deal.table.view(0).legal[0]));
    await playUntil(seat, (state) => state.report.log.length > 12);
    seat.lookBack();
    expect(seat.value?.remark).toEqual({ key: 'caught-up', from: 0 });
    expect(seat.value?.report).toEqual(told.at(-1));
  });

  test('for a moment is told nothing', async () => {
    const { seat } = await sitDown(GO_FISH);
    const state = await playUntil(seat, ({ report }) => report.log.length > 12);
    seat.lookAway();
    seat.lookBack();
    expect(seat.value).toBe(state);
  });
});
