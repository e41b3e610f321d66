import { type Action, CARD_COUNT, type Card, cardOf, RANKS, rankNamed, readCard, SUITS, type View } from '@shoal/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberKey } from './hand-stack.ts';
import { handStacks } from './presentations.ts';

const cards = (text: string): Card[] => text.split(' ').map((card) => readCard(card) ?? cardOf(RANKS[0], SUITS[0]));

const viewOf = (hand: readonly Card[], legal: readonly Action[]): View => ({
  ...{
    seat: 0,
    seats: 2,
    turn: 0,
    phase: 'play',
    hand,
    handSizes: [hand.length, 5],
    stockSize: 9,
    legal,
    result: null,
  },
});

const plays = (playable: readonly Card[]): Action[] => playable.map((card) => ({ type: 'play', card }));

test('numbers go from 1 to 9, then 0, and no further', () => {
  expect([0, 1, 8, 9, 10, 11].map(numberKey)).toEqual(['1', '2', '9', '0', null, null]);
});

describe('a hand of Go Fish', () => {
  const hand = cards('AS AD 7H TS TH TD KC');
  const asks = (names: readonly ('A' | '7' | 'T' | 'K')[]): Action[] =>
    names.map((name) => ({ type: 'ask', target: 1, rank: rankNamed(name) }));

  test('lies in stacks of a rank, each under the key of its rank', () => {
    const stacks = handStacks('go-fish', viewOf(hand, asks(['A', '7', 'T', 'K'])));
    expect(stacks).toEqual([
      { cards: cards('AS AD'), touches: { rank: rankNamed('A') }, isLegal: true, key: 'a' },
      { cards: cards('7H'), touches: { rank: rankNamed('7') }, isLegal: true, key: '7' },
      { cards: cards('TS TH TD'), touches: { rank: rankNamed('T') }, isLegal: true, key: 't' },
      { cards: cards('KC'), touches: { rank: rankNamed('K') }, isLegal: true, key: 'k' },
    ]);
  });

  test('has nothing to ask for while its owner is to fish', () => {
    const stacks = handStacks('go-fish', viewOf(hand, [{ type: 'fish' }]));
    expect(stacks.map(({ isLegal }) => isLegal)).toEqual([false, false, false, false]);
  });
});

describe('a hand of Crazy Eights', () => {
  test('lies card by card in the order of suits, with numbers for what fits', () => {
    const hand = cards('3S 8H 9H 8D 9C');
    const stacks = handStacks('crazy-eights', viewOf(cards('8H 8D 9H 9C 3S'), plays(cards('8D 9H 8H'))));
    expect(stacks.map((stack) => stack.cards)).toEqual(hand.map((card) => [card]));
    expect(stacks.map(({ key }) => key)).toEqual([null, '1', '2', '3', null]);
    expect(stacks.map(({ touches }) => touches)).toEqual(hand.map((card) => ({ card })));
  });

  test('gives twins the same number, since no rule tells them apart', () => {
    const hand = cards('3S 3S 9H');
    expect(handStacks('crazy-eights', viewOf(hand, plays(hand))).map(({ key }) => key)).toEqual(['1', '1', '2']);
  });

  const anyCard = fc.nat(CARD_COUNT - 1).map((number) => cardOf(RANKS[number >> 2], SUITS[number & 3]));
  const anyHand = fc
    .array(anyCard, { maxLength: 60 })
    .chain((hand) => fc.tuple(fc.constant(hand), fc.subarray(hand, { minLength: 0 })));

  test('of any size shows every card, and numbers the first ten that fit', () => {
    fc.assert(
      fc.property(anyHand, ([hand, playable]) => {
        const stacks = handStacks('crazy-eights', viewOf(hand, plays(playable)));
        expect(stacks.flatMap((stack) => stack.cards).sort()).toEqual([...hand].sort());
        const fitting = stacks.filter(({ isLegal }) => isLegal);
        const distinct = [...new Set(fitting.map((stack) => stack.cards[0]))];
        expect(new Set(playable)).toEqual(new Set(distinct));
        for (const {
          cards: [card],
          key,
        } of fitting)
          expect(key).toBe(numberKey(distinct.indexOf(card)));
        for (const { key, isLegal } of stacks) if (!isLegal) expect(key).toBeNull();
      }),
    );
  });
});
