import { MatchScore, optionsInMatch, SeededChance, Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawing.ts';
import { act, choices, hand, story } from '../../../test/tables/story.ts';
import { oldMaid } from '../index.ts';
import { oldMaidAt, take } from '../test/drawn.ts';
import type { OldMaid } from './vocabulary.ts';

describe('the deal (5.2.1)', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('all cards are dealt to %i seats, and hands differ by one card at most', (seats) => {
    for (const preset of ['standard', 'secret']) {
      const rules = oldMaid.rules(oldMaid.tables.presets[preset].options(seats), seats);
      const table = new Table<OldMaid>(rules, new SeededChance(preset), 1);
      const { handSizes, pairs } = table.view(null);
      const dealt = handSizes.map((size, seat) => size + 2 * pairs[seat].length);
      expect(dealt.reduce((sum, size) => sum + size, 0)).toBe(51);
      expect(Math.max(...dealt) - Math.min(...dealt)).toBeLessThan(2);
      expect(dealt[1]).toBe(Math.ceil(51 / seats));
    }
  });
});

describe('a take (5.2.2)', () => {
  test('a seat takes from the next seat clockwise, and then the turn passes to it', () => {
    const table = oldMaidAt('north* 2♠ 3♠ \n south 7♠ 8♠ \n west 7♥ 8♥', '8♠');
    act(table, NORTH, take(SOUTH, 1));
    expect(hand(table, NORTH)).toBe('2♠ 3♠ 8♠');
    expect(hand(table, SOUTH)).toBe('7♠');
    expect(table.view(null)).toMatchObject({ turn: SOUTH, takeFrom: WEST });
    expect(choices(table)).toEqual(['take west 0', 'take west 1']);
  });

  test('a card that makes a pair is laid down at once, with the mate that the taker held', () => {
    const table = oldMaidAt('north* 2♠ 8♦ \n south 7♠ 8♠ \n west 7♥ 8♥', '8♠');
    act(table, NORTH, take(SOUTH));
    expect(story(table)).toEqual(['take north south 0', 'took north south 8♠', 'paired north 8♠ 8♦']);
    expect(hand(table, NORTH)).toBe('2♠');
    expect(table.turn).toBe(SOUTH);
  });

  test('with colour only a card of the same rank and colour makes a pair', () => {
    const table = oldMaidAt('north* 2♠ 8♦ \n south 7♠ 8♠ 8♥', '8♠', { pair: 'colour' });
    act(table, NORTH, take(SOUTH));
    expect(story(table)).toHaveLength(2);
    expect(hand(table, NORTH)).toBe('2♠ 8♠ 8♦');
  });

  test('seats without cards are passed over, as givers and as takers', () => {
    const table = oldMaidAt('north* 2♠ 3♠ \n east safe 1 \n south 7♠ 8♠ \n west safe 2', '8♠');
    expect(table.view(null).takeFrom).toBe(2);
    act(table, NORTH, take(2));
    expect(table.view(null)).toMatchObject({ turn: 2, takeFrom: NORTH });
  });

  test('a taker that gets safe passes the turn on', () => {
    const table = oldMaidAt('north* 2♠ \n south 2♥ 8♠ \n west 7♥ 8♥', '2♥');
    act(table, NORTH, take(SOUTH));
    expect(story(table).at(-1)).toBe('safe north 1');
    expect(table.view(null)).toMatchObject({ turn: SOUTH, takeFrom: WEST });
  });
});

describe('the end (5.2.3)', () => {
  test('the game is over when only one seat holds cards: it has the odd card and is the old maid', () => {
    const table = oldMaidAt('north* 7♠ | 3♠ 3♥ \n south 7♥ Q♠', '7♥');
    act(table, NORTH, take(SOUTH));
    expect(table.view(null)).toMatchObject({ phase: 'over', turn: null, takeFrom: null, handSizes: [0, 1] });
    expect(table.result).toEqual({ places: [1, 2], scores: [2, 0], reason: 'old-maid' });
  });

  test('the score is the pairs laid down, and does not decide', () => {
    const table = oldMaidAt('north* 7♠ \n south 7♥ Q♠ | 3♠ 3♥ 4♠ 4♥', '7♥');
    act(table, NORTH, take(SOUTH));
    expect(table.result).toMatchObject({ places: [1, 2], scores: [1, 2] });
  });

  test('the winner is sure as soon as one seat alone is safe, and open while several share the first place', () => {
    const winnerAfter = (picture: string, takes: number) => {
      const { rules } = oldMaidAt(picture);
      const state = rules.create();
      const chance = { orderPack() {}, orderStock() {}, pickCard: () => 0 };
      rules.deal(state, NORTH, chance);
      for (let n = 0; n < takes; n++) rules.apply(state, rules.encode(take(SOUTH)), chance);
      return rules.winner(state);
    };
    expect(winnerAfter('north* 7♠ 9♠ \n south 7♥ \n west 9♥ Q♠', 0)).toBeNull();
    expect(winnerAfter('north* 7♠ 9♠ \n south 7♥ \n west 9♥ Q♠', 1)).toBe(SOUTH);
    expect(winnerAfter('north* 7♠ \n south 7♥ 8♥ \n west 8♠ Q♠', 1)).toBe(NORTH);
    expect(winnerAfter('north* 7♠ \n south 7♥ \n west 9♥ Q♠', 1)).toBeNull();
  });
});

describe('a match (4, 5.3)', () => {
  const points = (places: number[], reason: string) =>
    oldMaid.match.points({ places, scores: places.map(() => 0), reason });

  test('everyone but the old maid gets a point', () => {
    expect(points([1, 4, 2, 3], 'old-maid')).toEqual([1, 0, 1, 1]);
    expect(points([1, 1, 3], 'old-maid')).toEqual([1, 1, 0]);
  });

  test('those left when the cards wandered too long get no point', () => {
    expect(points([2, 1, 2, 2], 'stalemate')).toEqual([0, 1, 0, 0]);
    expect(points([1, 1], 'stalemate')).toEqual([0, 0]);
  });

  test('a match goes to five points unless somebody says otherwise', () => {
    expect([2, 4, 8].map((seats) => oldMaid.match.defaultTarget(seats))).toEqual([5, 5, 5]);
    const options = oldMaid.tables.presets['standard'].options(2);
    expect(optionsInMatch(oldMaid, options)).toBe(options);
    const score = new MatchScore(oldMaid.match, 2, { type: 'target', total: 2 });
    score.score({ places: [1, 2], scores: [9, 3], reason: 'old-maid' });
    score.score({ places: [1, 2], scores: [9, 3], reason: 'old-maid' });
    expect(score.winners).toEqual([0]);
  });
});
