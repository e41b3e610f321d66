import { DEFAULT_SHUFFLE, rngFor, type Seat } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { fillSeats, Match, type MatchPlan, planTable } from '@shoal/room';
import { chance, newMatch, planOfThree, playOn, reportOf } from '@shoal/room/testing';
import { describe, expect, test, vi } from 'vitest';
import { HELD, hiddenHandGame, viewOfHidden } from '../../test/hidden-hand.ts';
import { createSentences, NOTHING_CHOSEN } from '../index.ts';
import { SHOWN_GAMES } from '../words/catalogues.ts';
import { en } from '../words/en.ts';
import { closedTurns, modelOf, type SeenTable, toldTurns } from './seen-table.ts';
import { pileIn } from './table-model.ts';

const words = en.screen;

function matchOf(game: GameId, changes: Partial<MatchPlan> = {}): Match {
  const planned = planTable(game, 'standard', 3);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const players = fillSeats([{ name: 'Ann', bot: null }], 3, 'minnow');
  const plan = {
    table: planned.plan,
    players,
    goal: null,
    seed: 'shells',
    shuffle: DEFAULT_SHUFFLE,
    daily: null,
    ...changes,
  };
  return Match.begin(plan, () => 'none');
}

/** Takes random actions until a condition holds or the deal is over. */
function playUntil(match: Match, isReached: () => boolean): Match {
  const rng = rngFor('shells', 'actions');
  while (!isReached() && match.result === null) {
    const { turn } = match.deal.table;
    const { legal } = match.deal.table.view(turn);
    match.act(turn ?? 0, legal[rng.below(legal.length)]);
  }
  return match;
}

const seenBy = (match: Match, viewer: Seat | null, more: Partial<SeenTable> = {}) =>
  modelOf({
    ...{ report: reportOf(match, viewer), words, ascii: false, choosing: null, prompt: 'Bo is acting.', keys: [] },
    ...{
      sentences: createSentences(
        { catalogue: en, names: match.deal.labels, ascii: false, you: viewer },
        SHOWN_GAMES.en[match.deal.plan.id],
      ),
      message: null,
      known: 0,
    },
    ...more,
  });

describe('the header', () => {
  test('names the game and its rules, and the deal where there are several', () => {
    expect(seenBy(matchOf('go-fish'), 0)).toMatchObject({ game: 'Go Fish', rules: 'Standard' });
    const match = matchOf('go-fish', { goal: { type: 'best-of', deals: 3 } });
    expect(seenBy(match, 0).deal).toBe('deal 1 of 3');
    const scoreOf = (one: Match): string => seenBy(one, 0).score.replaceAll('\u00a0', ' ');
    expect(seenBy(matchOf('go-fish'), 0).deal).toBe('');
    expect(scoreOf(match)).toBe('deal 1 of 3: Ann 0 · Bo 0 · Cy 0');
    const target = matchOf('go-fish', { goal: { type: 'target', total: 20 } });
    expect(scoreOf(target)).toBe('Ann 0 · Bo 0 · Cy 0, first to 20');
    const shortOf = (viewer: Seat | null): string => seenBy(target, viewer).shortScore.replaceAll('\u00a0', ' ');
    expect([0, 1, null].map(shortOf)).toEqual([
      'Ann 0 · Bo 0 · …, first to 20',
      'Bo 0 · Ann 0 · …, first to 20',
      'Ann 0 · Bo 0 · …, first to 20',
    ]);
    expect(seenBy(matchOf('go-fish', { daily: '2026-11-16' }), 0).rules).toBe('daily deal 16 Nov 2026');
  });

  test('says to each viewer whose turn it is', () => {
    const match = matchOf('go-fish');
    expect([0, 1, null].map((viewer) => seenBy(match, viewer).turn)).toEqual([
      'Your turn.',
      "Ann's turn.",
      "Ann's turn.",
    ]);
    playUntil(match, () => false);
    expect(seenBy(match, 0).turn).toBe('Game over');
  });
});

test('the middle tells the stock', () => {
  expect(pileIn(seenBy(matchOf('go-fish'), 0).middle, 'stock')).toEqual({ type: 'stock', count: 37 });
});

test.each(GAME_IDS)('in %s a hidden hand lies in the middle only where the game has such hands', (game) => {
  const match = matchOf(game);
  const { hasFan } = seenBy(match, 0);
  const fans: boolean[] = [];
  playUntil(match, () => {
    if (match.result === null) fans.push(seenBy(match, 0).fan !== null);
    return false;
  });
  expect(fans).toEqual(fans.map(() => hasFan));
  expect(seenBy(match, 0)).toMatchObject({ hasFan, fan: null });
});

describe('a viewer', () => {
  test('sees the own hand, and nobody the hand of another', () => {
    const match = matchOf('crazy-eights');
    for (const viewer of [0, 1, 2]) {
      const { hand } = seenBy(match, viewer);
      const cards = hand.stacks.flatMap((stack) => stack.cards);
      expect([...cards].sort()).toEqual([...match.deal.table.view(viewer).hand].sort());
    }
    expect(seenBy(match, null).hand.stacks).toEqual([]);
  });

  test('has no cursor while others act, and the prompt is what is told', () => {
    const model = seenBy(matchOf('crazy-eights'), 1);
    expect([model.hand.cursor, model.prompt, model.offered, model.picked]).toEqual([null, 'Bo is acting.', [], null]);
  });

  test('has no new card after the deal, and the cards that came by the first action are new', () => {
    const match = matchOf('go-fish');
    const newIn = () => seenBy(match, 0, { known: 0 }).hand;
    const before = newIn();
    expect(before.stacks.some(before.isNew)).toBe(false);
    playUntil(match, () => match.deal.table.view(0).hand.length > 5);
    const after = newIn();
    expect(after.stacks.some(after.isNew)).toBe(true);
  });

  test('sees what is new since the last look', () => {
    const match = matchOf('crazy-eights');
    const known = match.deal.table.log(0).length;
    expect(seenBy(match, 0, { known }).log.some(({ isNew }) => isNew)).toBe(false);
    playUntil(match, () => match.deal.table.turn === 1);
    const { log } = seenBy(match, 0, { known });
    const first = log.findIndex(({ isNew }) => isNew);
    expect(first).toBeGreaterThan(-1);
    expect(log.slice(first).every(({ isNew }) => isNew)).toBe(true);
    expect(log.slice(first)).toEqual(seenBy(match, 0).log.slice(first));
  });
});

describe('a person who chooses', () => {
  test('has the players who can be asked marked, and the one that Enter would take', () => {
    const match = matchOf('go-fish');
    const { rank } = match.deal.table.view(0).legal[0];
    const choosing = {
      ...NOTHING_CHOSEN,
      touches: rank === undefined ? {} : { rank },
      wanted: 'target' as const,
      pick: 1,
    };
    const { offered, picked, keys } = seenBy(match, 0, { choosing });
    expect([offered, picked]).toEqual([[1, 2], 2]);
    expect(keys).toEqual([
      { key: '2', label: 'Bo', isAnswer: true, isPicked: false },
      { key: '3', label: 'Cy', isAnswer: true, isPicked: true },
      { key: 'Esc', label: 'back', isKept: true },
    ]);
  });

  test('is told the only thing there is to do', () => {
    const match = matchOf('go-fish');
    playUntil(match, () => match.deal.table.view(0).phase === 'fish' && match.deal.table.turn === 0);
    const { prompt, keys, hand } = seenBy(match, 0, { choosing: NOTHING_CHOSEN });
    expect(prompt).toMatch(/ has no \w+\. Go fish!$/);
    expect(keys.map(({ key, label }) => [key, label])).toEqual([['F', 'Fish a card from the stock']]);
    expect(hand.cursor).toBeNull();
  });

  test('has the cursor on a place of a hidden hand where one is to be chosen, and none in the own hand', () => {
    const report = { ...reportOf(matchOf('go-fish'), 0), view: viewOfHidden(3) };
    const sentences = createSentences({ catalogue: en, names: report.labels, ascii: false, you: 0 }, hiddenHandGame);
    const seen = (cursor: number) =>
      seenBy(matchOf('go-fish'), 0, { report, sentences, choosing: { ...NOTHING_CHOSEN, cursor } });
    expect([0, 2, 99].map((cursor) => seen(cursor).fan?.place)).toEqual([0, 2, 2]);
    expect(seen(1).hand.cursor).toBeNull();
    expect(seen(1).hand.stacks.some(seen(1).hand.isDim)).toBe(false);
    expect(seen(1).hand.stacks.flatMap(({ cards }) => cards)).toEqual(HELD);
    expect(pileIn(seen(1).middle, 'fan')).toEqual({ type: 'fan', seat: 1, count: 3 });
    expect(seenBy(matchOf('go-fish'), 0, { choosing: NOTHING_CHOSEN }).fan).toBeNull();
    expect(seen(1).fan).toMatchObject({ count: 3, label: expect.stringContaining('3') });
  });

  test('is never left with a cursor beyond the hand', () => {
    const match = matchOf('go-fish');
    const { hand } = seenBy(match, 0, { choosing: { ...NOTHING_CHOSEN, cursor: 99 } });
    expect(hand.cursor).toBe(hand.stacks.length - 1);
  });
});

test.each(GAME_IDS)('the log of %s is told once for all frames that show the same report', (game) => {
  const match = newMatch(planOfThree(game));
  const sentences = createSentences({ catalogue: en, names: match.deal.labels, ascii: false }, SHOWN_GAMES.en[game]);
  const turns = vi.spyOn(sentences, 'turns');
  playOn(match, chance(1), 5);
  const report = reportOf(match, null);
  const told = toldTurns(report, sentences);
  expect(toldTurns(report, sentences)).toBe(told);
  expect(turns).toHaveBeenCalledTimes(1);
  playOn(match, chance(2), 5);
  const later = toldTurns(reportOf(match, null), sentences);
  expect(later.at(-1)?.at).toBeGreaterThan(told.at(-1)?.at ?? -1);
});

test.for(GAME_IDS)(
  'the closed turns of %s tell of the viewer at once and of others when their turn is over',
  (game) => {
    const sentences = createSentences(
      { names: ['Ann', 'Bo', 'Cy'], ascii: false, catalogue: en },
      SHOWN_GAMES.en[game],
    );
    const match = matchOf(game);
    const rng = rngFor('shells', 'closed');
    const seats: (Seat | null)[] = [];
    for (let from = 0; match.result === null; ) {
      const { turn } = match.deal.table;
      const { legal } = match.deal.table.view(turn);
      match.act(turn ?? 0, legal[rng.below(legal.length)]);
      const report = reportOf(match, 0);
      const told = closedTurns(from, report, sentences);
      if (turn === 0) expect(told.at(-1)?.at).toBe(report.log.length - 1);
      from = (told.at(-1)?.at ?? from - 1) + 1;
      seats.push(...told.map(({ seat }) => seat));
      if (match.result !== null) expect(from).toBe(report.log.length);
    }
    const others = seats.filter((seat) => seat !== 0);
    expect(seats.filter((seat, index) => seat !== 0 && seat !== null && seat === seats[index - 1])).toEqual([]);
    expect(others.length).toBeGreaterThan(0);
  },
);
