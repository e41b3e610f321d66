import { DEFAULT_SHUFFLE, readRecord, verify, writeRecord } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { REGISTRY } from '@shoal/games/registry';
import { describe, expect, test } from 'vitest';
import { chooseAsBot } from '../orders/bot-order.ts';
import { recordOfDeal } from './deal.ts';
import { Match, type MatchEntry } from './match.ts';
import { type MatchPlan, planForMatch, planTable } from './match-plan.ts';
import type { Player } from './players.ts';

const PLAYERS: readonly Player[] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'pike' },
  { name: 'Cy', bot: 'guppy' },
];

function planFor(game: GameId, changes: Partial<MatchPlan> = {}): MatchPlan {
  const planned = planTable(game, 'standard', PLAYERS.length);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const plan = {
    table: planned.plan,
    players: PLAYERS,
    goal: null,
    seed: 'a',
    shuffle: DEFAULT_SHUFFLE,
    daily: null,
    ...changes,
  };
  return { ...plan, table: planForMatch(plan.table, plan.goal) };
}

const fresh = (): string => 'fresh';

/** Acts for the seat to act. A person takes the legal action of this number. */
function step(match: Match, choice = 0): void {
  const { table } = match.deal;
  const { turn, order } = { turn: table.turn, order: match.order };
  if (turn === null) throw new Error('the deal is over');
  const { legal } = table.view(turn);
  const action = order === null ? legal[choice % legal.length] : chooseAsBot(order);
  expect(match.act(turn, action)).toBeNull();
}

function finishDeal(match: Match): void {
  for (let number = 0; match.result === null; number++) step(match, number);
}

/** What is wrong with a record; null when all its cards are right. */
function verdictOn(text: string): object | null {
  const reading = readRecord(REGISTRY, text);
  return reading.ok ? verify(reading.read) : reading.fault;
}

const seenOf = (match: Match): unknown => [
  recordOfDeal(match.deal),
  match.score.totals,
  match.score.deals,
  match.undone,
];

describe.each(GAME_IDS)('a match of %s', (game) => {
  test('goes on from its entries exactly where it stopped, wherever that was', () => {
    const match = Match.begin(planFor(game), fresh);
    for (let number = 0; number < 60 && match.result === null; number++) {
      step(match, number);
      if (number % 9 === 8 && match.canUndo(0)) match.undo(0);
      const resumed = Match.resume(match.plan, match.entries);
      expect(resumed && seenOf(resumed)).toEqual(seenOf(match));
    }
  });

  test('plays on after a restart as it would have without one', () => {
    const match = Match.begin(planFor(game), fresh);
    for (let number = 0; number < 12; number++) step(match, number);
    const resumed = Match.resume(match.plan, [...match.entries]);
    if (resumed === null) throw new Error('the entries were refused');
    for (const one of [match, resumed]) finishDeal(one);
    expect(seenOf(resumed)).toEqual(seenOf(match));
  });

  test('takes back the last choice of the person, with all that bots did since', () => {
    const match = Match.begin(planFor(game), fresh);
    while (match.deal.table.turn !== 0 || match.deal.table.view(0).legal.length < 2) step(match);
    const before = recordOfDeal(match.deal);
    step(match);
    for (let more = 0; more < 3 && match.deal.table.turn !== 0; more++) step(match);
    match.undo(0);
    expect(recordOfDeal(match.deal)).toEqual(before);
    expect(match.undone).toBe(1);
  });

  test('has nothing to take back before the person has chosen, with two people, and in a daily deal', () => {
    expect(Match.begin(planFor(game), fresh).canUndo(0)).toBe(false);
    const people = [PLAYERS[0], { name: 'Ben', bot: null }, PLAYERS[2]];
    for (const changes of [{ players: people }, { daily: '2026-11-16' }]) {
      const match = Match.begin(planFor(game, changes), fresh);
      for (let number = 0; number < 6; number++) step(match);
      expect(match.canUndo(0)).toBe(false);
    }
  });

  test('of two deals moves the first seat on, keeps the score, and is over after the second', () => {
    const match = Match.begin(planFor(game, { goal: { type: 'best-of', deals: 2 } }), fresh);
    expect(match.deal.seed).toBe('a:0');
    finishDeal(match);
    expect([match.isOver, match.dealNumber]).toEqual([false, 1]);
    match.nextDeal(fresh);
    expect([match.deal.seed, match.deal.table.firstSeat, match.dealNumber]).toEqual(['a:1', 1, 2]);
    finishDeal(match);
    expect(match.isOver).toBe(true);
    const resumed = Match.resume(match.plan, match.entries);
    expect(resumed && seenOf(resumed)).toEqual(seenOf(match));
  });

  test('keeps its shuffle through undo, restart and the next deal', () => {
    const goal = { type: 'best-of', deals: 2 } as const;
    const match = Match.begin(planFor(game, { shuffle: 'split-stacks', goal }), fresh);
    const { pack } = recordOfDeal(match.deal);
    expect(pack).not.toEqual(recordOfDeal(Match.begin(planFor(game, { goal }), fresh).deal).pack);
    while (!match.canUndo(0)) step(match);
    match.undo(0);
    expect(recordOfDeal(match.deal)).toMatchObject({ shuffle: 'split-stacks', pack });
    finishDeal(match);
    match.nextDeal(fresh);
    const resumed = Match.resume(match.plan, match.entries);
    for (const one of [match, resumed]) {
      expect(verdictOn(one === null ? '' : writeRecord(recordOfDeal(one.deal)))).toBeNull();
      expect(one?.deal.shuffle).toBe('split-stacks');
    }
  });

  test('without a goal may always be dealt again', () => {
    const match = Match.begin(planFor(game, { seed: null }), fresh);
    expect(match.deal.seed).toBe('fresh');
    finishDeal(match);
    expect(match.isOver).toBe(true);
    match.nextDeal(fresh);
    expect([match.isOver, match.deal.table.firstSeat]).toEqual([false, 1]);
  });

  test('refuses what is illegal, and keeps nothing of it', () => {
    const match = Match.begin(planFor(game), fresh);
    expect(match.act(1, match.deal.table.view(0).legal[0])).toBe('not-your-turn');
    expect(match.entries.length).toBe(1);
  });

  test('is not resumed from entries that cannot have been', () => {
    const match = Match.begin(planFor(game), fresh);
    for (let number = 0; number < 6; number++) step(match, number);
    const [first, second, ...rest] = match.entries;
    const resumed = (...entries: MatchEntry[]) => Match.resume(match.plan, entries);
    expect(resumed()).toBeNull();
    expect(resumed(second, ...rest)).toBeNull();
    expect(resumed(first, first)).toBeNull();
    expect(resumed(first, { type: 'undo', actions: 1 })).toBeNull();
    expect(resumed(first, { type: 'act', seat: 1, action: { type: 'pass' } })).toBeNull();
  });
});

test('a bot is told nothing of the seed of the table', () => {
  const seed = 'ab'.repeat(32);
  const match = Match.begin(planFor('go-fish', { seed }), fresh);
  while (match.order === null) step(match);
  expect(JSON.stringify(match.order)).not.toContain(seed);
});

describe('a deal that is over as soon as it is dealt', () => {
  /** One deal of Old Maid for two in 3,500: every card but the queen has its mate in the same hand. */
  const OVER_AT_ONCE = 'q1863';

  function planForTwo(changes: Partial<MatchPlan> = {}): MatchPlan {
    const planned = planTable('old-maid', 'standard', 2);
    if (!planned.ok) throw new Error(planned.refusal.key);
    return planFor('old-maid', { table: planned.plan, players: PLAYERS.slice(0, 2), ...changes });
  }

  test('counts, and the deal moves on', () => {
    const match = Match.begin(planForTwo({ seed: OVER_AT_ONCE }), fresh);
    expect([match.turn, match.dealNumber, match.score.deals]).toEqual([null, 1, 1]);
    expect(match.nextDeal(fresh)).toBe(true);
    expect([match.deal.table.firstSeat, match.dealNumber]).toEqual([1, 2]);
    expect(match.deal.seed).not.toBe(OVER_AT_ONCE);
    expect(Match.resume(match.plan, match.entries)?.score.deals).toBe(1);
  });

  test('may end a match', () => {
    const plan = planForTwo({ seed: null, goal: { type: 'best-of', deals: 1 } });
    const match = Match.begin(plan, () => OVER_AT_ONCE);
    expect([match.isOver, match.score.winners.length, match.nextDeal(fresh)]).toEqual([true, 1, false]);
  });

  test('did not move on in earlier versions, whose matches still go on', () => {
    const deal = (seed: string, firstSeat: number): MatchEntry => ({ type: 'deal', seed, firstSeat });
    const resumed = Match.resume(planForTwo(), [deal(OVER_AT_ONCE, 0), deal('b', 0)]);
    expect(resumed?.dealNumber).toBe(2);
    while (resumed !== null && resumed.turn !== null) step(resumed);
    expect(resumed?.nextDeal(fresh)).toBe(true);
    expect(resumed?.deal.table.firstSeat).toBe(1);
    expect(Match.resume(planForTwo(), [deal(OVER_AT_ONCE, 0), deal('b', 2)])).toBeNull();
  });
});
