import { type Action, cardOf, RANKS, rankNamed, SUITS, suitNamed } from '@shoal/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Touches } from '../presentation/hand-stack.ts';
import { matches, narrow } from './touches.ts';

const [SEVEN, KING] = [rankNamed('7'), rankNamed('K')];
const [SPADES, HEARTS] = [suitNamed('S'), suitNamed('H')];
const ASKS: readonly Action[] = [
  { type: 'ask', target: 1, rank: SEVEN },
  { type: 'ask', target: 2, rank: SEVEN },
  { type: 'ask', target: 2, rank: KING },
];
const EIGHT = cardOf(rankNamed('8'), HEARTS);
const NINE = cardOf(rankNamed('9'), HEARTS);
const PLAYS: readonly Action[] = [
  { type: 'play', card: NINE },
  { type: 'play', card: EIGHT, suit: SPADES },
  { type: 'play', card: EIGHT, suit: HEARTS },
  { type: 'draw' },
];

test('what leaves one action is that action', () => {
  expect(narrow(ASKS, { target: 1 })).toEqual({ key: 'action', action: ASKS[0] });
  expect(narrow(ASKS, { rank: KING })).toEqual({ key: 'action', action: ASKS[2] });
  expect(narrow(PLAYS, { card: NINE })).toEqual({ key: 'action', action: PLAYS[0] });
  expect(narrow(PLAYS, { type: 'draw' })).toEqual({ key: 'action', action: PLAYS[3] });
});

test('what leaves several asks for what they differ in, ranks before players', () => {
  expect(narrow(ASKS, {})).toMatchObject({ key: 'missing', thing: 'rank' });
  expect(narrow(ASKS, { target: 2 })).toEqual({ key: 'missing', thing: 'rank', left: ASKS.slice(1) });
  expect(narrow(ASKS, { rank: SEVEN })).toEqual({ key: 'missing', thing: 'target', left: ASKS.slice(0, 2) });
  expect(narrow(PLAYS, { card: EIGHT })).toEqual({ key: 'missing', thing: 'suit', left: PLAYS.slice(1, 3) });
});

test('what leaves none is refused as the action that was meant', () => {
  const ace = RANKS[0];
  expect(narrow(ASKS, { rank: ace })).toEqual({ key: 'refused', action: { type: 'ask', target: 1, rank: ace } });
  expect(narrow(ASKS, { target: 3 })).toEqual({ key: 'refused', action: { type: 'ask', target: 3, rank: SEVEN } });
  const three = cardOf(rankNamed('3'), SPADES);
  expect(narrow(PLAYS, { card: three })).toEqual({ key: 'refused', action: { type: 'play', card: three } });
  expect(narrow(PLAYS, { type: 'pass' })).toEqual({ key: 'refused', action: { type: 'pass' } });
});

test('nothing is legal out of turn, and even then a whole action is refused', () => {
  expect(narrow([], { rank: KING })).toEqual({ key: 'refused', action: { type: 'ask', target: 0, rank: KING } });
  expect(narrow([], { type: 'fish' })).toEqual({ key: 'refused', action: { type: 'fish' } });
});

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('ask'), target: fc.nat(5), rank: fc.constantFrom(...RANKS) }),
  fc.record({ type: fc.constant('play'), card: fc.constantFrom(NINE, EIGHT), suit: fc.constantFrom(...SUITS) }),
  fc.record({ type: fc.constantFrom('draw', 'pass', 'fish') }),
);

test('touching all of a legal action does it, whatever else is legal', () => {
  const anyLegal = fc.uniqueArray(anyAction, { minLength: 1, selector: (action) => JSON.stringify(action) });
  fc.assert(
    fc.property(anyLegal, fc.nat(), (legal, number) => {
      const action = legal[number % legal.length];
      expect(narrow(legal, action)).toEqual({ key: 'action', action });
    }),
  );
});

test('touches match the actions that have all of them', () => {
  const touches: Touches = { target: 2, rank: SEVEN };
  expect(ASKS.map((action) => matches(action, touches))).toEqual([false, true, false]);
  expect(ASKS.every((action) => matches(action, {}))).toBe(true);
});
