import { type Card, rankNamed, readCard } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawing.ts';
import { act } from '../../../test/tables/story.ts';
import { oldMaid } from '../index.ts';
import { oldMaidAt, oldMaidDealt, take } from '../test/drawn.ts';
import { presentation } from './index.ts';

const cards = (text: string): Card[] => text.split(' ').map((word) => readCard(word) as Card);
const [QUEEN] = cards('QS');
const [standard, secret] = ['standard', 'secret'].map((preset) => oldMaid.tables.presets[preset].options(3));

const drawn = () => oldMaidAt('north* 2♠ 5♣ \n south 9♠ 7♥ \n west 2♥ Q♠ | 3♠ 3♥', '7♥');

test('the own cards are only looked at, in the order in which they are held', () => {
  const { hand } = drawn().view(NORTH);
  expect(presentation.inOrder(hand)).toEqual(hand);
  expect(presentation.stacks(drawn().view(NORTH), standard)).toEqual(
    hand.map((card) => ({ cards: [card], touches: { card }, isLegal: false, key: null, completeAt: null })),
  );
  expect(cards('7S 7H').map(presentation.groupOf)).toEqual([rankNamed('7'), rankNamed('7')]);
});

test('a person is asked for a place in the hand of the next seat', () => {
  const view = drawn().view(NORTH);
  expect(presentation.prompt(view, { touches: {}, wanted: null })).toEqual({ key: 'which-card', of: SOUTH });
  expect(presentation.action(take(SOUTH, 1))).toEqual({ key: 'take', of: SOUTH, spot: 1 });
});

test('a touch of an own card is meant as a take from no place', () => {
  expect(presentation.meant({ card: QUEEN }, drawn().view(NORTH))).toEqual(take(SOUTH, -1));
  expect(presentation.meant({ spot: 1 }, drawn().view(NORTH))).toEqual(take(SOUTH, 1));
});

describe('the middle of the table', () => {
  test('shows the hidden hand that a card is taken from, as everybody sees it', () => {
    for (const seat of [NORTH, SOUTH, WEST, null]) {
      expect(presentation.table(drawn().view(seat), standard)).toEqual({
        piles: [{ type: 'fan', seat: SOUTH, count: 2 }],
        badges: [],
      });
    }
  });

  test('says that a card was set aside, and at the end which one it was and which was the old maid', () => {
    const table = oldMaidAt('north* 2♠ \n south 2♥ \n west 7♠ \n aside 7♥', '2♥');
    const facts = () => presentation.table(table.view(WEST), secret);
    expect(facts().badges).toEqual([{ message: { key: 'card-aside' }, tone: 'plain' }]);
    expect(presentation.unveiled?.(table.view(WEST))).toBeNull();
    act(table, NORTH, take(SOUTH));
    expect(presentation.unveiled?.(table.view(NORTH))).toBe(cards('7S')[0]);
    expect(facts()).toEqual({
      piles: [],
      badges: [
        { message: { key: 'old-maid-was', card: cards('7S')[0] }, tone: 'alarm' },
        { message: { key: 'card-aside-was', card: cards('7H')[0] }, tone: 'notice' },
      ],
    });
  });

  test('warns the one who has the old maid, once all other queens are laid down, and nobody else', () => {
    const table = oldMaidAt('north* 2♠ 5♣ \n south 9♠ 7♥ \n west 2♥ Q♠ | Q♥ Q♦', '7♥');
    const warnings = [NORTH, SOUTH, WEST, null].map((seat) => presentation.table(table.view(seat), standard).badges);
    const warning = { message: { key: 'you-have-old-maid', card: QUEEN }, tone: 'alarm' };
    expect(warnings).toEqual([[], [], [warning], []]);
    expect(presentation.table(table.view(WEST), secret).badges).not.toContainEqual(warning);
  });

  test('counts the last takes before a game without pairs ends (R45)', () => {
    const view = { ...drawn().view(NORTH), takesLeft: 10 };
    expect(presentation.table(view, standard).badges).toEqual([
      { message: { key: 'takes-left', count: 10 }, tone: 'notice' },
    ]);
    expect(presentation.table({ ...view, takesLeft: 11 }, standard).badges).toEqual([]);
  });
});

test('a seat shows its pairs, its place when it is safe, and who is the old maid at the end', () => {
  const table = oldMaidAt('north* 2♠ \n south 2♥ \n west Q♠ | 3♠ 3♥', '2♥');
  const seatOf = (seat: number) => presentation.seat(table.view(null), seat);
  expect(seatOf(WEST)).toEqual({ groups: [{ rank: rankNamed('3'), cards: cards('3S 3H') }], badge: null });
  act(table, NORTH, take(SOUTH));
  expect([NORTH, SOUTH].map((seat) => seatOf(seat).badge?.message.key)).toEqual(['safe', 'safe']);
  expect(seatOf(WEST).badge).toEqual({ message: { key: 'old-maid' }, tone: 'alarm' });
});

describe('what moves', () => {
  test('a card comes from the place pointed at, hidden from all but giver and taker', () => {
    const table = drawn();
    act(table, NORTH, take(SOUTH, 1));
    const moved = (seat: number | null) => presentation.moves(table.log(seat))[0];
    const move = { from: { seat: SOUTH }, to: { seat: NORTH }, spot: 1 };
    expect(moved(NORTH)).toEqual({ ...move, cards: cards('7H') });
    expect(moved(WEST)).toEqual({ ...move, cards: [null] });
    expect(presentation.moves(table.log(WEST).slice(1))[0]).not.toHaveProperty('spot');
  });

  test('a pair is laid down together before the seat that had it', () => {
    const table = oldMaidDealt('north* 2♠ 2♥ \n south 9♠ 7♥ \n west 5♥ Q♠');
    expect(presentation.moves(table.log(null))).toEqual([
      { from: { seat: NORTH }, to: { seat: NORTH }, cards: cards('2S 2H'), isGroup: true },
    ]);
  });
});
