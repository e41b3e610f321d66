import { rngFor } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import type { DeskState } from './desk-state.ts';
import { TableDesk } from './table-desk.ts';
import { LocalTable } from './test/local-table.ts';
import { asked, byTouch, changed, playUntil, touchesAt, when } from './test/person.ts';
import { planFor, type Wanted } from './test/plans.ts';
import { pause, type Seated, sitDown } from './test/seated.ts';

const GO_FISH: Wanted = { game: 'go-fish', seats: 'Pbb' };
const CRAZY_EIGHTS: Wanted = { game: 'crazy-eights', seats: 'Pbb' };

const acts = ({ table }: Seated, isMeant: (seat: number, type: string) => boolean): number =>
  table.keeper.entries.filter((entry) => entry.type === 'act' && isMeant(entry.seat, entry.action.type)).length;

const draws = (seated: Seated): number => acts(seated, (seat, type) => seat === 0 && type === 'draw');
const actsOfBots = (seated: Seated): number =>
  acts(seated, (seat) => seated.table.sitting.plan.players[seat].bot !== null);

const canOnlyDraw = ({ table: { report } }: DeskState): boolean =>
  report.view.legal.length === 1 && report.view.legal[0].type === 'draw';

describe('drawing', () => {
  test('goes on after one touch until a card can be played', async () => {
    const drawn: number[] = [];
    for (let seed = 0; seed < 5; seed++) {
      const seated = await sitDown({ ...CRAZY_EIGHTS, seed: `${seed}` });
      const { desk } = seated;
      await playUntil(desk, canOnlyDraw);
      const before = draws(seated);
      desk.touch({ type: 'draw' });
      await when(desk, (state) => state !== null && state.choosing !== null && !canOnlyDraw(state));
      expect(desk.value?.table.report.view.legal[0].type).toBe('play');
      drawn.push(draws(seated) - before);
    }
    expect(Math.max(...drawn)).toBeGreaterThan(2);
  });

  /** Drawing goes on by itself after a while, and something is about to be kept for longer than that. */
  async function whileDrawing(): Promise<Seated & { readonly letGo: () => void }> {
    const seated = await sitDown({ ...CRAZY_EIGHTS, seats: 'Pb' }, { desk: 'normal' });
    const { desk, table, decided } = seated;
    do {
      await playUntil(desk, (state) => decided.count > 0 && canOnlyDraw(state));
      await changed(desk, () => desk.touch({ type: 'draw' }));
    } while (desk.value === null || !canOnlyDraw(desk.value));
    return { ...seated, letGo: table.keeper.hold() };
  }

  const PATIENCE_MS = 450;

  test('by another touch while it goes on draws one card, not two', async () => {
    const { letGo, ...seated } = await whileDrawing();
    const { desk } = seated;
    const before = draws(seated);
    desk.touch({ type: 'draw' });
    await pause(PATIENCE_MS);
    await changed(desk, letGo);
    await pause();
    expect(draws(seated)).toBe(before + 1);
    desk.close();
  });

  test('stops when the last choice is taken back', async () => {
    const { desk, table, letGo } = await whileDrawing();
    const undone = desk.undo();
    await pause(PATIENCE_MS);
    letGo();
    await undone;
    await pause();
    expect(table.keeper.entries.at(-1)?.type).toBe('undo');
    expect(desk.value?.remark).toEqual({ key: 'undone' });
    desk.close();
  });

  test('stops when the table is left', async () => {
    const seated = await sitDown(CRAZY_EIGHTS);
    const { desk, table, shown } = seated;
    await playUntil(desk, canOnlyDraw);
    const before = draws(seated);
    const letGo = table.keeper.hold();
    desk.touch({ type: 'draw' });
    desk.close();
    const { length } = shown;
    letGo();
    await table.left;
    await pause(20);
    expect([draws(seated), shown.length]).toEqual([before + 1, length]);
  });
});

describe('whoever is in a hurry', () => {
  test('waits for no bot until the next own turn, and from then on as before', async () => {
    const seated = await sitDown({ game: 'go-fish', seats: 'bbbP' }, { table: 'calm' });
    const { desk } = seated;
    await pause(20);
    expect([desk.value?.choosing, actsOfBots(seated)]).toEqual([null, 0]);
    desk.hurry();
    const rng = rngFor('a', 'person');
    for (let state = await asked(desk); state.choosing !== null; state = desk.value ?? state) {
      const before = state;
      await changed(desk, () => byTouch(desk, before, rng));
    }
    const acted = actsOfBots(seated);
    expect(acted).toBeGreaterThan(2);
    await pause(50);
    expect(actsOfBots(seated)).toBe(acted);
    desk.close();
  });

  test('may choose another pace while a bot waits', async () => {
    const seated = await sitDown({ game: 'crazy-eights', seats: 'bbP' }, { table: 'calm' });
    const { desk, table } = seated;
    await pause(20);
    expect(actsOfBots(seated)).toBe(0);
    table.pace('instant');
    await when(desk, (state) => state !== null && state.choosing !== null);
    expect(actsOfBots(seated)).toBeGreaterThan(1);
    desk.close();
  });
});

describe('a table that is left', () => {
  test.each([GO_FISH, CRAZY_EIGHTS])('is kept with everything that happened: $game', async (wanted) => {
    const { desk, table, told, shown, decided } = await sitDown(wanted);
    const state = await playUntil(desk, () => decided.count > 4);
    const letGo = table.keeper.hold();
    for (const touches of [touchesAt(state)[0], { target: 1 }]) desk.touch(touches);
    desk.close();
    letGo();
    await table.left;
    const lengths = [told.length, shown.length];
    expect([table.keeper.isClosed, table.pending.length]).toEqual([true, 0]);
    await pause(20);
    expect([told.length, shown.length]).toEqual(lengths);
    const again = await LocalTable.resume(planFor(wanted), table.keeper.entries, 'calm');
    expect(again.state?.report).toEqual(told.at(-1)?.report);
    again.close();
  });

  test('is found again with nothing in it that is news', async () => {
    const { desk, table } = await sitDown(GO_FISH);
    await playUntil(desk, (state) => state.table.report.log.length > 10);
    desk.close();
    const again = await LocalTable.resume(planFor(GO_FISH), table.keeper.entries);
    const { value } = new TableDesk(again, { speed: () => 'instant', onTurnTaken: () => undefined });
    expect(value?.known).toBe(value?.table.report.log.length);
    expect(value?.choosing).not.toBeNull();
  });
});

test('news are what happened since the own last action', async () => {
  const { desk, shown, table } = await sitDown(GO_FISH);
  await playUntil(desk, (state) => state.table.report.log.length > 30);
  const own = shown.filter(({ known }) => known > 0);
  expect(own.length).toBeGreaterThan(10);
  for (const { known, table: seen } of own) {
    const first = seen.report.log[known];
    expect([first.type === 'ask' || first.type === 'fish', first.seat]).toEqual([true, 0]);
  }
  table.close();
});

describe('whoever looks away', () => {
  test('is told on coming back how much happened, and finds the present', async () => {
    const { desk, table } = await sitDown({ game: 'go-fish', seats: 'Pbbbb' });
    desk.lookAway();
    await changed(desk, () => desk.follow(table.sitting.deal.table.view(0).legal[0]));
    await playUntil(desk, (state) => state.table.report.log.length > 12);
    desk.lookBack();
    const { length } = desk.value?.table.report.log ?? [];
    expect(desk.value?.remark).toEqual({ key: 'caught-up', events: length });
    expect(desk.value?.table).toBe(table.value);
  });

  test('for a moment is told nothing', async () => {
    const { desk } = await sitDown(GO_FISH);
    const state = await playUntil(desk, ({ table: { report } }) => report.log.length > 12);
    desk.lookAway();
    desk.lookBack();
    expect(desk.value).toBe(state);
  });
});
