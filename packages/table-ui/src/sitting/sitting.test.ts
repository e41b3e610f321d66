import type { GameId } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { chooseAsBot } from './bot-order.ts';
import { recordOfDeal } from './deal.ts';
import type { Player } from './players.ts';
import { Sitting, type Surrounding } from './sitting.ts';
import type { SittingEntry } from './sitting-entry.ts';
import type { SittingPlan } from './sitting-plan.ts';
import { planForMatch, planTable } from './table-plan.ts';

const PLAYERS: readonly Player[] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'pike' },
  { name: 'Cy', bot: 'guppy' },
];

function planFor(game: GameId, changes: Partial<SittingPlan> = {}): SittingPlan {
  const planned = planTable(game, 'standard', PLAYERS.length);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const sitting = { plan: planned.plan, players: PLAYERS, goal: null, seed: 'a', daily: null, ...changes };
  return { ...sitting, plan: planForMatch(sitting.plan, sitting.goal) };
}

class Notebook implements Surrounding {
  readonly entries: SittingEntry[] = [];
  freshSeed = (): string => `fresh ${this.entries.length}`;
  keep = (entry: SittingEntry): void => void this.entries.push(entry);
}

const NOBODY: Surrounding = { freshSeed: () => 'unused', keep: () => undefined };

/** One action of whoever has the turn; Ann takes the legal action of this number. */
function step(sitting: Sitting, choice = 0): void {
  const { table } = sitting.deal;
  const { turn, order } = { turn: table.turn, order: sitting.order };
  if (turn === null) throw new Error('the deal is over');
  const { legal } = table.view(turn);
  const action = order === null ? legal[choice % legal.length] : chooseAsBot(order);
  expect(sitting.act(turn, action)).toBeNull();
}

function finishDeal(sitting: Sitting): void {
  for (let number = 0; sitting.result === null; number++) step(sitting, number);
}

const seenOf = (sitting: Sitting): unknown => [
  recordOfDeal(sitting.deal),
  sitting.match.totals,
  sitting.match.deals,
  sitting.undone,
];

describe.each(['go-fish', 'crazy-eights'] as const)('a sitting of %s', (game) => {
  test('goes on from its entries exactly where it stopped, wherever that was', () => {
    const notebook = new Notebook();
    const sitting = Sitting.begin(planFor(game), notebook);
    for (let number = 0; number < 60 && sitting.result === null; number++) {
      step(sitting, number);
      if (number % 9 === 8 && sitting.canUndo(0)) sitting.undo(0);
      const resumed = Sitting.resume(sitting.plan, notebook.entries, NOBODY);
      expect(resumed && seenOf(resumed)).toEqual(seenOf(sitting));
    }
  });

  test('plays on after a restart as it would have without one', () => {
    const notebook = new Notebook();
    const sitting = Sitting.begin(planFor(game), notebook);
    for (let number = 0; number < 12; number++) step(sitting, number);
    const resumed = Sitting.resume(sitting.plan, [...notebook.entries], NOBODY);
    if (resumed === null) throw new Error('the entries were refused');
    for (const one of [sitting, resumed]) finishDeal(one);
    expect(seenOf(resumed)).toEqual(seenOf(sitting));
  });

  test('takes back the last choice of the person, with all that bots did since', () => {
    const sitting = Sitting.begin(planFor(game), new Notebook());
    while (sitting.deal.table.turn !== 0 || sitting.deal.table.view(0).legal.length < 2) step(sitting);
    const before = recordOfDeal(sitting.deal);
    step(sitting);
    for (let more = 0; more < 3 && sitting.deal.table.turn !== 0; more++) step(sitting);
    sitting.undo(0);
    expect(recordOfDeal(sitting.deal)).toEqual(before);
    expect(sitting.undone).toBe(1);
  });

  test('has nothing to take back before the person has chosen, with two people, and in a daily deal', () => {
    expect(Sitting.begin(planFor(game), NOBODY).canUndo(0)).toBe(false);
    const people = [PLAYERS[0], { name: 'Ben', bot: null }, PLAYERS[2]];
    for (const changes of [{ players: people }, { daily: '2026-11-16' }]) {
      const sitting = Sitting.begin(planFor(game, changes), NOBODY);
      for (let number = 0; number < 6; number++) step(sitting);
      expect(sitting.canUndo(0)).toBe(false);
    }
  });

  test('of two deals moves the first seat on, keeps the score, and is over after the second', () => {
    const notebook = new Notebook();
    const sitting = Sitting.begin(planFor(game, { goal: { type: 'best-of', deals: 2 } }), notebook);
    expect(sitting.deal.seed).toBe('a:0');
    finishDeal(sitting);
    expect([sitting.isOver, sitting.dealNumber]).toEqual([false, 1]);
    sitting.nextDeal();
    expect([sitting.deal.seed, sitting.deal.table.firstSeat, sitting.dealNumber]).toEqual(['a:1', 1, 2]);
    finishDeal(sitting);
    expect(sitting.isOver).toBe(true);
    const resumed = Sitting.resume(sitting.plan, notebook.entries, NOBODY);
    expect(resumed && seenOf(resumed)).toEqual(seenOf(sitting));
  });

  test('without a goal may always be dealt again', () => {
    const sitting = Sitting.begin(planFor(game, { seed: null }), new Notebook());
    expect(sitting.deal.seed).toBe('fresh 0');
    finishDeal(sitting);
    expect(sitting.isOver).toBe(true);
    sitting.nextDeal();
    expect([sitting.isOver, sitting.deal.table.firstSeat]).toEqual([false, 1]);
  });

  test('refuses what is illegal, and keeps nothing of it', () => {
    const notebook = new Notebook();
    const sitting = Sitting.begin(planFor(game), notebook);
    expect(sitting.act(1, sitting.deal.table.view(0).legal[0])).toBe('not-your-turn');
    expect(notebook.entries.length).toBe(1);
  });

  test('is not resumed from entries that cannot have been', () => {
    const notebook = new Notebook();
    const sitting = Sitting.begin(planFor(game), notebook);
    for (let number = 0; number < 6; number++) step(sitting, number);
    const [first, second, ...rest] = notebook.entries;
    const resumed = (...entries: SittingEntry[]) => Sitting.resume(sitting.plan, entries, NOBODY);
    expect(resumed()).toBeNull();
    expect(resumed(second, ...rest)).toBeNull();
    expect(resumed(first, first)).toBeNull();
    expect(resumed(first, { type: 'undo', actions: 1 })).toBeNull();
    expect(resumed(first, { type: 'act', seat: 1, action: { type: 'pass' } })).toBeNull();
  });
});

test('a bot is told nothing of the seed of the table', () => {
  const seed = 'ab'.repeat(32);
  const sitting = Sitting.begin(planFor('go-fish', { seed }), NOBODY);
  while (sitting.order === null) step(sitting);
  expect(JSON.stringify(sitting.order)).not.toContain(seed);
});
