import { RANKS, rankOf, rngFor } from '@shoal/core';
import { handStacks } from '@shoal/table-ui';
import { describe, expect, test } from 'vitest';
import type { DeskState } from './desk-state.ts';
import type { TableDesk } from './table-desk.ts';
import type { LocalTable } from './test/local-table.ts';
import { asked, byTouch, changed, isOver, playDeal, playUntil, touchesAt, when } from './test/person.ts';
import type { Wanted } from './test/plans.ts';
import { pause, sitDown } from './test/seated.ts';

const GO_FISH: Wanted = { game: 'go-fish', seats: 'Pbb' };
const CRAZY_EIGHTS: Wanted = { game: 'crazy-eights', seats: 'Pbb' };
const BOTH = [GO_FISH, CRAZY_EIGHTS];

const stacksIn = ({ table: { report } }: DeskState) => handStacks(report.game, report.view);
const seenIn = (state: DeskState | null) => [state?.table.report.view, state?.table.report.log];

/** What the first seat has done so far, as it was kept. */
const ownActions = ({ keeper }: LocalTable) =>
  keeper.entries.flatMap((entry) => (entry.type === 'act' && entry.seat === 0 ? [entry.action] : []));

describe('a touch', () => {
  test('of a rank and then of a player, or the other way round, asks that player', async () => {
    for (const isRankFirst of [true, false]) {
      const { desk, table } = await sitDown(GO_FISH);
      const [{ touches: rank }] = stacksIn(await asked(desk));
      for (const touches of isRankFirst ? [rank, { target: 2 }] : [{ target: 2 }, rank]) desk.touch(touches);
      await when(table, () => ownActions(table).length > 0);
      expect(ownActions(table)).toEqual([{ type: 'ask', target: 2, ...rank }]);
    }
  });

  test('that has led to an action leaves nothing selected', async () => {
    const { desk, shown } = await sitDown({ ...GO_FISH, seats: 'Pbbb' });
    await playDeal(desk, byTouch, rngFor('a', 'person'));
    const own = shown.filter(({ choosing }) => choosing !== null);
    const acted = own.filter(({ table }, index) => index > 0 && own[index - 1].table !== table);
    expect(acted.length).toBeGreaterThan(20);
    for (const { choosing } of acted) expect(choosing).toMatchObject({ touches: {}, wanted: null });
  });

  test.each(BOTH)('made again before the first is kept acts once: $game', async ({ game }) => {
    const { desk, table } = await sitDown({ game, seats: 'Pb' });
    const [touches] = touchesAt(await asked(desk));
    const letGo = table.keeper.hold();
    for (let tap = 0; tap < 3; tap++) desk.touch(touches);
    desk.press('enter');
    await changed(desk, letGo);
    expect(ownActions(table).length).toBe(1);
  });

  test('while others act does nothing', async () => {
    const { desk, table } = await sitDown(CRAZY_EIGHTS, { table: 'calm' });
    const [touches] = touchesAt(await asked(desk));
    await changed(desk, () => desk.touch(touches));
    const { value } = desk;
    expect(value?.choosing).toBeNull();
    desk.touch(touches);
    desk.follow({ type: 'draw' });
    expect([desk.press('enter'), desk.press('?')]).toEqual([null, null]);
    await pause(5);
    expect(desk.value).toBe(value);
    expect(ownActions(table).length).toBe(1);
    desk.close();
  });

  test('of an arrow stays where it was when the turn comes back, and moves while others act', async () => {
    const { desk } = await sitDown(CRAZY_EIGHTS);
    await asked(desk);
    desk.pointAt(2);
    const [touches] = touchesAt(await asked(desk));
    await changed(desk, () => desk.touch(touches));
    expect((await asked(desk)).cursor).toBe(2);
    desk.pointAt(1);
    expect(desk.value?.cursor).toBe(1);
    desk.close();
  });

  test('counts as a decision only where there was something to decide', async () => {
    const { desk, table, decided } = await sitDown(GO_FISH);
    await playDeal(desk, byTouch, rngFor('a', 'person'));
    expect(decided.count).toBe(ownActions(table).filter(({ type }) => type === 'ask').length);
  });
});

describe('what the rules forbid', () => {
  /** Touches something, and expects to be told why not, and nothing else. */
  async function expectRefusal(desk: TableDesk, act: () => void, refusal: string): Promise<void> {
    const before = desk.value;
    await changed(desk, act);
    expect(desk.value?.remark).toMatchObject({ key: 'refused', refusal });
    expect(seenIn(desk.value)).toEqual(seenIn(before));
    expect(desk.value?.choosing).toEqual({ ...before?.choosing, touches: {}, wanted: null, pick: 0 });
  }

  test('is explained and changes nothing in Go Fish', async () => {
    const { desk, table } = await sitDown(GO_FISH);
    const state = await asked(desk);
    const held = state.table.report.view.hand.map(rankOf);
    const missing = RANKS.find((rank) => !held.includes(rank)) ?? RANKS[0];
    await expectRefusal(desk, () => desk.touch({ rank: missing, target: 1 }), 'rank-not-held');
    await expectRefusal(desk, () => desk.touch({ rank: held[0], target: 0 }), 'cannot-ask-yourself');
    await expectRefusal(desk, () => desk.touch({ type: 'fish' }), 'must-ask');
    expect(ownActions(table)).toEqual([]);
  });

  test('is explained and changes nothing in Crazy Eights, and the next touch takes the explanation away', async () => {
    const { desk, table } = await sitDown(CRAZY_EIGHTS);
    const isMixed = (state: DeskState) => new Set(stacksIn(state).map(({ isLegal }) => isLegal)).size === 2;
    const state = await playUntil(desk, isMixed);
    const { length } = ownActions(table);
    for (const { isLegal, touches } of stacksIn(state)) {
      if (!isLegal) await expectRefusal(desk, () => desk.touch(touches), 'card-does-not-match');
    }
    await expectRefusal(desk, () => desk.touch({ type: 'pass' }), 'could-play');
    expect(ownActions(table).length).toBe(length);
    await changed(desk, () => desk.touch(touchesAt(state)[0]));
    expect(desk.value?.remark).toBeNull();
  });

  test('is not done because a coach advised it', async () => {
    const { desk } = await sitDown(GO_FISH);
    await asked(desk);
    await expectRefusal(desk, () => desk.follow({ type: 'fish' }), 'must-ask');
  });
});

test('what a coach advised is done', async () => {
  const { desk, table } = await sitDown(GO_FISH);
  const { legal } = (await asked(desk)).table.report.view;
  await changed(desk, () => desk.follow(legal[3]));
  expect(ownActions(table)).toEqual([legal[3]]);
});

describe('a key', () => {
  test('that means nothing is named, and changes nothing', async () => {
    const { desk } = await sitDown(GO_FISH);
    const before = await asked(desk);
    expect(desk.press('x')).toBeNull();
    expect(desk.value).toEqual({ ...before, remark: { key: 'wrong-key', pressed: 'x' } });
    desk.press('right');
    expect(desk.value?.remark).toBeNull();
  });

  test('that asks for no action is for the screen', async () => {
    const { desk } = await sitDown(GO_FISH);
    const before = await asked(desk);
    const commands = ['?', 'i', 'l', 'r', 'u', 'escape'].map((key) => desk.press(key));
    expect(commands).toEqual(['help', 'hint', 'log', 'rules', 'undo', 'leave']);
    expect(desk.value).toBe(before);
  });

  test('of escape takes back what was selected before it leaves', async () => {
    const { desk } = await sitDown(GO_FISH);
    const { choosing } = await asked(desk);
    desk.press('enter');
    expect(desk.value?.choosing?.wanted).toBe('target');
    expect(desk.press('escape')).toBeNull();
    expect(desk.value?.choosing).toEqual(choosing);
    expect(desk.press('escape')).toBe('leave');
  });
});

describe('a selection', () => {
  test('outlives everything that the table tells meanwhile', async () => {
    const { desk, table, told } = await sitDown(GO_FISH);
    desk.touch(touchesAt(await asked(desk))[1]);
    desk.press('right');
    const choosing = desk.value?.choosing;
    expect(choosing).toMatchObject({ wanted: 'target', pick: 1 });
    const { length } = told;
    for (let time = 0; time < 3; time++) await table.look(0);
    expect(told.length).toBe(length + 3);
    expect(desk.value?.choosing).toEqual(choosing);
  });

  test('of a card to stand on outlives it too, and is told once', async () => {
    const { desk, table, shown } = await sitDown(GO_FISH);
    await asked(desk);
    desk.pointAt(3);
    const { length } = shown;
    desk.pointAt(3);
    expect(shown.length).toBe(length);
    await table.look(0);
    expect(desk.value?.choosing?.cursor).toBe(3);
  });

  test('is dropped when nothing can be made of it any more', async () => {
    const { desk, table } = await sitDown(GO_FISH);
    const { legal } = (await asked(desk)).table.report.view;
    const inVain = legal.find(({ target = 0, rank }) => !handOf(table, target).some((card) => rankOf(card) === rank));
    if (inVain?.rank === undefined) throw new Error('every ask would be answered: another seed may do');
    desk.touch({ rank: inVain.rank });
    expect(desk.value?.choosing?.wanted).toBe('target');
    await table.act(0, inVain);
    expect(desk.value?.table.report.view.phase).toBe('fish');
    expect(desk.value?.choosing).toMatchObject({ touches: {}, wanted: null });
  });
});

const handOf = ({ sitting }: LocalTable, seat: number) => sitting.deal.table.view(seat).hand;

describe('undo', () => {
  test.each(BOTH)('takes back the last choice with all that bots did since: $game', async (wanted) => {
    const { desk, decided, table } = await sitDown(wanted);
    const before = await playUntil(desk, (state) => decided.count > 2 && state.table.report.view.legal.length > 1);
    const taken = decided.count;
    await playUntil(desk, () => decided.count === taken + 1);
    await desk.undo();
    expect(seenIn(desk.value)).toEqual(seenIn(before));
    expect(desk.value).toMatchObject({ remark: { key: 'undone' }, choosing: { touches: {}, wanted: null } });
    await playDeal(desk, byTouch, rngFor('a', 'person'));
    expect(table.keeper.finished.map(({ undone }) => undone)).toEqual([1]);
  });

  test('of something that is still being kept takes back just that', async () => {
    const { desk, table, decided } = await sitDown(GO_FISH);
    const before = await playUntil(desk, (state) => decided.count > 1 && state.table.report.view.legal.length > 1);
    const letGo = table.keeper.hold();
    desk.follow(before.table.report.view.legal[0]);
    const undone = desk.undo();
    letGo();
    await undone;
    expect(seenIn(desk.value)).toEqual(seenIn(before));
    expect(desk.value?.remark).toEqual({ key: 'undone' });
  });

  test('says why nothing can be taken back', async () => {
    const first = await sitDown(GO_FISH);
    await asked(first.desk);
    await first.desk.undo();
    expect(first.desk.value?.remark).toEqual({ key: 'nothing-to-undo' });
    const daily = await sitDown({ ...GO_FISH, daily: '2026-11-16' });
    await playUntil(daily.desk, () => daily.decided.count > 1);
    await daily.desk.undo();
    expect(daily.desk.value?.remark).toEqual({ key: 'no-undo-daily' });
    daily.desk.noHints();
    expect(daily.desk.value?.remark).toEqual({ key: 'no-hints-daily' });
  });

  test('that comes when a bot has just ended the deal takes nothing back, and does not say so', async () => {
    const { desk, table } = await sitDown({ ...CRAZY_EIGHTS, seed: await seedThatBotsEnd() });
    const { keeper, sitting } = table;
    const ending = new Promise<() => void>((resolve) => {
      keeper.isFree = async () => {
        if (sitting.result !== null) await new Promise<void>((letGo) => resolve(letGo));
      };
    });
    const played = playDeal(desk, byTouch, rngFor('a', 'person'));
    const letGo = await ending;
    expect(desk.value?.table.report.canUndo).toBe(true);
    const undone = desk.undo();
    keeper.isFree = () => Promise.resolve();
    letGo();
    await Promise.all([undone, played]);
    expect(desk.value).toMatchObject({ choosing: null, remark: null });
    expect(desk.value !== null && isOver(desk.value)).toBe(true);
  });

  /** A seed by which the last action of all is a bot's. */
  async function seedThatBotsEnd(): Promise<string> {
    for (let seed = 0; ; seed++) {
      const { desk, table } = await sitDown({ ...CRAZY_EIGHTS, seed: `${seed}` });
      await playDeal(desk, byTouch, rngFor('a', 'person'));
      const last = table.keeper.entries.at(-1);
      if (last?.type === 'act' && last.seat !== 0) return `${seed}`;
    }
  }
});
