import type { GameId } from '@shoal/core';
import { GAME_IDS, playedDeal, recordIn } from '@shoal/room/testing';
import { describe, expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { createSentences } from '../words/sentences/sentences.ts';
import { type GameReviewed, reviewOf } from './game-reviewed.ts';
import { markedActions } from './marked-actions.ts';
import { momentsOf } from './moments.ts';
import { onlyPerson, reviewSettingsFor } from './review-settings.ts';
import { totalHeads, totalRows } from './total-table.ts';

const LABELS = ['Ann', 'Bo', 'Cy'];
const sentences = createSentences({ catalogue: en, names: LABELS, ascii: false, you: 0 });

function reviewedGame(game: GameId): { readonly reviewed: GameReviewed; readonly shares: readonly number[] } {
  const read = recordIn(playedDeal(game, 9));
  const shares: number[] = [];
  const settings = reviewSettingsFor(read.record.seats, onlyPerson(read.record.seats), 600);
  const reviewing = reviewOf(read, settings, (share) => shares.push(share));
  if (!reviewing.ok) throw new Error(reviewing.fault.key);
  return { reviewed: reviewing.reviewed, shares };
}

describe.each(GAME_IDS)('a review of %s', (game) => {
  const { reviewed, shares } = reviewedGame(game);
  const { seat, actions, views, start } = reviewed;
  const marked = markedActions({ ...{ id: game, labels: LABELS, catalogue: en, sentences, seat, actions } });

  test('tells the share of its work as it goes on, up to all of it', () => {
    expect(shares).toHaveLength(actions.length);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test('judges nobody but the one person', () => {
    expect(actions.filter(({ judgement }) => judgement !== null).map((action) => action.seat)).toContain(0);
    expect(new Set(actions.flatMap((action) => (action.judgement === null ? [] : [action.seat])))).toEqual(
      new Set([0]),
    );
  });

  test('finds something to mark where actions were taken at random, each with a loss and with what was better', () => {
    expect(marked.length).toBeGreaterThan(0);
    for (const action of marked) {
      expect(action.cost).toMatch(/^(Inaccuracy|Mistake|Blunder|Forgotten fact): it gave away/);
      expect(action.better).toMatch(/\.$/);
      expect(action.odds).toMatch(/\.$/);
    }
  });

  test('shows each marked action as its seat saw the table, with the action among those that were allowed', () => {
    expect(Object.keys(views).map(Number)).toEqual(marked.map(({ number }) => number));
    for (const { number } of marked) {
      const action = actions[number - 1];
      expect(views[number].seat).toBe(action.seat);
      expect(views[number].turn).toBe(action.seat);
      expect(views[number].legal).toContainEqual(action.action);
    }
  });

  test('holds plain values only: it can come from another thread', () => {
    expect(structuredClone(reviewed)).toEqual(reviewed);
  });

  test('has a moment before the first action and one after each, with something to tell', () => {
    const moments = momentsOf(game, reviewed, sentences);
    expect(moments.map(({ number }) => number)).toEqual([0, ...actions.map((_, index) => index + 1)]);
    expect(moments[0].chances).toBe(start);
    expect(moments.slice(1).filter(({ told }) => told.length === 0)).toEqual([]);
  });

  test('adds up to one row for whoever was judged', () => {
    const rows = totalRows(actions, LABELS, en.review);
    expect(rows.map(([name]) => name)).toEqual(['Ann']);
    expect(rows[0]).toHaveLength(totalHeads(en.review).length);
  });
});

test('a game that breaks the rules is not reviewed, and the fault is named', () => {
  const game = playedDeal('go-fish', 3);
  const read = recordIn({ ...game, record: { ...game.record, seed: 'another' } });
  expect(reviewOf(read, reviewSettingsFor(read.record.seats, 0, 100), () => undefined)).toEqual({
    ok: false,
    fault: { key: 'seed-deals-otherwise' },
  });
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
  const { reviewed } = reviewedGame('go-fish');
  const whole = sentences.narrate('go-fish', reviewed.log, { options: reviewed.options });
  expect(momentsOf('go-fish', reviewed, sentences).flatMap(({ told }) => told)).toEqual(whole);
});
