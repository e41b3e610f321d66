import { type Card, RANKS, rankNamed, readCard } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, NORTH, SOUTH, WEST } from '../../../test/index.ts';
import { type GoFishOptions, goFishTables } from '../rules/options.ts';
import { type GoFishEvent, type GoFishView, REASONS } from '../rules/vocabulary.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';
import { presentation } from './index.ts';

const cards = (text: string): Card[] => text.split(' ').map((card) => readCard(card) as Card);
const options = goFishTables.presets['standard'].options(3);
const [SEVEN, TEN, KING] = (['7', 'T', 'K'] as const).map(rankNamed);

const drawn = () =>
  goFishAt(`
    north* 7♠ 7♥ 2♦
    south  2♣ 9♦ | A K
    west   4♦ T♣
    stock  4♥ 3♣ `);

describe('a hand', () => {
  const viewOf = (legal: GoFishView['legal']): GoFishView => ({
    ...drawn().view(NORTH),
    hand: cards('AS AD 7H TS TH TD KC'),
    legal,
  });
  const asks = (['A', '7', 'T', 'K'] as const).map((name) => ({
    type: 'ask' as const,
    target: SOUTH,
    rank: rankNamed(name),
  }));

  test('lies in stacks of a rank, each under the key of its rank', () => {
    const shared = { isLegal: true, completeAt: 4 };
    expect(presentation.stacks(viewOf(asks), options)).toEqual([
      { ...shared, cards: cards('AS AD'), touches: { rank: rankNamed('A') }, key: 'a' },
      { ...shared, cards: cards('7H'), touches: { rank: SEVEN }, key: '7' },
      { ...shared, cards: cards('TS TH TD'), touches: { rank: TEN }, key: 't' },
      { ...shared, cards: cards('KC'), touches: { rank: KING }, key: 'k' },
    ]);
  });

  test('has nothing to ask for while its owner is to fish', () => {
    const stacks = presentation.stacks(viewOf([fish]), options);
    expect(stacks.map(({ isLegal }) => isLegal)).toEqual([false, false, false, false]);
  });

  test('shows how many cards make a book or a pair', () => {
    const pairs = presentation.stacks(viewOf(asks), { ...options, bookSize: 2 });
    expect(pairs.map(({ completeAt }) => completeAt)).toEqual([2, 2, 2, 2]);
  });

  test('keeps its order, with cards of one rank side by side', () => {
    const hand = cards('AS AD 7H');
    expect(presentation.inOrder(hand)).toEqual(hand);
    expect(hand.map(presentation.groupOf)).toEqual([RANKS[0], RANKS[0], SEVEN]);
  });
});

test('a seat shows its books in the order of ranks, and the middle nothing but the stock', () => {
  const view = drawn().view(null);
  const laid = (seat: number) => presentation.seat(view, seat).groups?.map(({ rank }) => rank);
  expect([NORTH, SOUTH, WEST].map(laid)).toEqual([[], [rankNamed('A'), KING], []]);
  expect(presentation.seat(view, SOUTH).badge).toBeNull();
  expect(presentation.table(view, options)).toEqual({ piles: [{ type: 'stock', count: 2 }], badges: [] });
});

describe('a player who chooses', () => {
  const prompt = (view: GoFishView, asked: Partial<Parameters<typeof presentation.prompt>[1]> = {}) =>
    presentation.prompt(view, { touches: {}, wanted: null, ...asked });

  test('is asked for a rank, or for the player to ask', () => {
    const view = drawn().view(NORTH);
    expect(prompt(view)).toEqual({ key: 'which-rank' });
    expect(prompt(view, { touches: { rank: SEVEN }, wanted: 'target' })).toEqual({ key: 'which-seat', rank: SEVEN });
    expect(prompt(view, { touches: { target: WEST }, wanted: 'rank' })).toEqual({ key: 'which-rank-of', of: WEST });
  });

  test('is asked for a rank of the only player who can be asked', () => {
    const table = goFishAt(`
      north* 7♠ 2♦
      south  2♣ 9♦
      stock  4♥ `);
    expect(prompt(table.view(NORTH))).toEqual({ key: 'which-rank-of', of: SOUTH });
  });

  test('means an ask, and what was not said is taken from a legal one', () => {
    const table = drawn();
    const view = table.view(NORTH);
    expect(presentation.meant({ rank: KING }, view)).toEqual(ask(SOUTH, 'king'));
    expect(presentation.meant({ target: NORTH, rank: SEVEN }, view)).toEqual(ask(NORTH, 'seven'));
    expect(presentation.meant({ type: 'fish' }, view)).toEqual(fish);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(presentation.meant({ rank: KING }, table.view(NORTH))).toEqual(ask(NORTH, 'king'));
  });

  test('has an ask named with its player and rank', () => {
    expect(presentation.action(ask(WEST, 'seven'))).toEqual({ key: 'ask', of: WEST, rank: SEVEN });
    expect(presentation.action(fish)).toEqual({ key: 'fish' });
  });

  test('does nothing that goes on by itself', () => {
    expect(presentation.repeat).toBeUndefined();
  });
});

describe('what happens', () => {
  const book = cards('7S 7H 7D 7C');
  const log: readonly GoFishEvent[] = [
    { type: 'ask', seat: NORTH, of: SOUTH, rank: SEVEN },
    { type: 'gave', seat: SOUTH, to: NORTH, cards: cards('7D 7C') },
    { type: 'booked', seat: NORTH, rank: SEVEN, cards: book },
    { type: 'fish', seat: WEST },
    { type: 'drew', seat: WEST, cards: [null] },
    { type: 'drew', seat: WEST, cards: [] },
  ];

  test('moves cards from hand to hand, from the stock, and into a book', () => {
    expect(presentation.moves(log)).toEqual([
      { from: { seat: SOUTH }, to: { seat: NORTH }, cards: cards('7D 7C') },
      { from: { seat: NORTH }, to: { seat: NORTH }, cards: book, isGroup: true },
      { from: 'stock', to: { seat: WEST }, cards: [null] },
    ]);
  });

  test('tells "you" of another turn, now and later, and nobody else', () => {
    const keysFor = (you: number | null, turn: number | null, events = log.slice(0, 3)) =>
      presentation.story(events, { you, phase: 'ask', turn }).map(({ message, at }) => `${at} ${message.key}`);
    expect(keysFor(NORTH, NORTH)).toEqual(['0 you-ask', '1 gives-you', '2 you-lay-book', '2 you-go-again']);
    expect(keysFor(NORTH, SOUTH)).not.toContain('2 you-go-again');
    expect(keysFor(WEST, NORTH)).not.toContain('2 you-go-again');
    expect(keysFor(null, NORTH)).not.toContain('2 you-go-again');
    const asked: GoFishEvent = { type: 'ask', seat: NORTH, of: WEST, rank: KING };
    expect(keysFor(NORTH, WEST, [...log.slice(0, 3), asked])).toContain('2 you-go-again');
  });

  test('sounds by its kind', () => {
    expect(log.map(({ type }) => presentation.sounds[type])).toEqual(['call', 'card', 'group', null, 'draw', 'draw']);
  });

  test('ends for its reason, which means another thing where the first seat out wins', () => {
    const endings = (rules: GoFishOptions) =>
      REASONS.map((reason) => presentation.ending({ places: [1, 2], scores: [7, 6], reason }, rules));
    expect(endings(options)).toEqual(REASONS);
    expect(endings({ ...options, win: 'first-out' })).toEqual(['all-out', 'first-out', 'all-out', 'stalemate']);
  });
});
