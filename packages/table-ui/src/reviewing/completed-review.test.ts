import type { ReadRecord, Seat } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { playedDeal, recordIn } from '@shoal/room/testing';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { frameAfter, replayedGame } from '../replaying/replayed-game.ts';
import { readAgain } from '../replaying/test/records.ts';
import { SHOWN_GAMES } from '../words/catalogues.ts';
import { en } from '../words/en.ts';
import { createSentences } from '../words/sentences/sentences.ts';
import { type CompletedReview, onlyPerson, reviewOf, reviewSettingsFor } from './completed-review.ts';
import { markedActions } from './marked-actions.ts';
import { momentsOf } from './moments.ts';
import { totalColumns, totalHeads, totalRows } from './totals.ts';

const ROLLOUTS = atDepth({ test: 300, check: 600 });
const LABELS = ['Ann', 'Bo', 'Cy'];
const sentencesOf = (game: GameId) =>
  createSentences({ catalogue: en, names: LABELS, ascii: false, you: 0 }, SHOWN_GAMES.en[game]);

/** Runs a review to its end. Also returns its progress after each action. */
function wholeReview(read: ReadRecord, only: Seat | null, rollouts: number) {
  const review = reviewOf(read, reviewSettingsFor(read.record.seats, only, rollouts));
  const done: number[] = [];
  let next = review.next();
  for (; next.done !== true; next = review.next()) done.push(next.value);
  return { done, reviewing: next.value };
}

function reviewedGame(
  game: GameId,
  rollouts = ROLLOUTS,
): { readonly read: ReadRecord; readonly reviewed: CompletedReview; readonly shares: readonly number[] } {
  const read = recordIn(playedDeal(game, 9));
  const { done, reviewing } = wholeReview(read, onlyPerson(read.record.seats), rollouts);
  if (!reviewing.ok) throw new Error(reviewing.fault.key);
  return { read, reviewed: reviewing.reviewed, shares: done.map((entries) => entries / read.events.length) };
}

describe.each(GAME_IDS)('a review of %s', (game) => {
  const { read, reviewed, shares } = reviewedGame(game);
  const { seat, actions, start } = reviewed;
  const sentences = sentencesOf(game);
  const marked = markedActions({ labels: LABELS, catalogue: en, sentences, seat, actions });

  test('tells the share of its work as it goes on, up to all of it', () => {
    expect(shares).toHaveLength(actions.length);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test('numbers the actions as a replay numbers its steps', () => {
    const replayed = replayedGame(read);
    expect(actions.map(({ entry }) => frameAfter(replayed, entry))).toEqual(actions.map((_, index) => index + 1));
  });

  test('judges nobody but the one person', () => {
    expect(actions.filter(({ judgement }) => judgement !== null).map((action) => action.seat)).toContain(0);
    expect(new Set(actions.flatMap((action) => (action.judgement === null ? [] : [action.seat])))).toEqual(
      new Set([0]),
    );
  });

  // In a game without advice, all actions count as equally good.
  const hasAdvice = Object.keys(sentences.game.words.advice).length > 0;
  test.runIf(hasAdvice)(
    'finds something to mark where actions were taken at random, each with a loss and with what was better',
    () => {
      expect(marked.length).toBeGreaterThan(0);
      for (const action of marked) {
        expect(action.cost).toMatch(/^(Inaccuracy|Mistake|Blunder|Forgotten fact): it cost/);
        expect(action.better).toMatch(/\.$/);
        expect(action.odds).toMatch(/\.$/);
      }
    },
  );

  test('shows each action as its seat saw the table, with the action among those that were allowed', () => {
    for (const { seat: actor, action, view } of actions) {
      expect(view).toMatchObject({ seat: actor, turn: actor });
      expect(view.legal).toContainEqual(action);
    }
  });

  test('holds plain values only: it can come from another thread', () => {
    expect(structuredClone(reviewed)).toEqual(reviewed);
  });

  test('has a moment before the first action and one after each, with something to tell', () => {
    const moments = momentsOf(reviewed, sentences);
    expect(moments.map(({ number }) => number)).toEqual([0, ...actions.map((_, index) => index + 1)]);
    expect(moments[0].chances).toBe(start);
    expect(moments.slice(1).filter(({ told }) => told.length === 0)).toEqual([]);
  });

  test('adds up to one row for each judged player', () => {
    const rows = totalRows(actions, LABELS, en.review);
    expect(rows.map(([name]) => name)).toEqual(['Ann']);
    expect(rows[0]).toHaveLength(totalHeads(en.review).length);
    const { head, rows: columns } = totalColumns(actions, LABELS, en.review);
    expect([head, ...columns].map(([, cell]) => cell)).toEqual(rows[0]);
  });
});

test('a game that breaks the rules is not reviewed, and the fault is named', () => {
  const game = playedDeal('go-fish', 3);
  const read = recordIn({ ...game, record: { ...game.record, seed: 'another' } });
  expect(wholeReview(read, 0, 100)).toEqual({
    done: [],
    reviewing: { ok: false, fault: { key: 'seed-deals-otherwise' } },
  });
});

test('a game in progress is reviewed, though what followed from its last action is missing', () => {
  const { record } = playedDeal('go-fish', 4);
  const { result: _result, ...begun } = record;
  const asked = record.log.findIndex(({ type }) => type === 'gave');
  const log = record.log.slice(0, asked);
  const { reviewing } = wholeReview(readAgain({ ...begun, log }), 0, 20);
  expect(reviewing).toMatchObject({ ok: true, reviewed: { isFinished: false } });
});

test('of several people all are judged, and the first tells the chances', () => {
  const seats = [
    { name: 'Bo', player: 'bot:pike' },
    { name: 'Ann', player: 'human' },
    { name: 'Ben', player: 'human' },
  ];
  expect(onlyPerson(seats)).toBeNull();
  expect(reviewSettingsFor(seats, null, 1500)).toEqual({ seat: 1, rollouts: 1500, worlds: 100 });
  expect(reviewSettingsFor(seats, 2, 1500)).toEqual({ seat: 2, rollouts: 1500, worlds: 100, judged: [2] });
});

test('the moments of Go Fish tell the whole log, and nothing twice', () => {
  const { reviewed } = reviewedGame('go-fish', 40);
  const sentences = sentencesOf('go-fish');
  const whole = sentences.narrate(reviewed.log, { options: reviewed.options });
  expect(momentsOf(reviewed, sentences).flatMap(({ told }) => told)).toEqual(whole);
});
