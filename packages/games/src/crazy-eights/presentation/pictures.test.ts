import { RANK_NAMES, rankNamed, rankOf } from '@shoal/core';
import { expect, test } from 'vitest';
import { type CrazyEightsOptions, crazyEightsTables } from '../rules/options.ts';
import { picturesOf } from './pictures.ts';

const standard = crazyEightsTables.presets['standard'].options(3);
const messagesOf = (changed: Partial<CrazyEightsOptions>, seats = 3) =>
  picturesOf({ ...standard, ...changed }, seats).map(({ message }) => message);

test('the pictures tell how many cards are drawn, and which cards do more', () => {
  expect(messagesOf({}).map(({ key }) => key)).toEqual(['match', 'wild', 'draw-until', 'first-out']);
  expect(messagesOf({ draw: 3 })).toContainEqual({ key: 'draw-up-to', limit: 3 });
  expect(messagesOf({ drawTwo: '2', skip: 'Q', reverse: 'A' }).slice(3, 6)).toEqual([
    { key: 'draw-two', rank: rankNamed('2') },
    { key: 'skip', rank: rankNamed('Q') },
    { key: 'reverse', rank: rankNamed('A') },
  ]);
});

test('two players see that a change of direction skips the other one', () => {
  expect(messagesOf({ reverse: 'A' }, 2)).toContainEqual({ key: 'skip', rank: rankNamed('A') });
});

test('no card that means something else is an example of what fits', () => {
  for (const wild of RANK_NAMES) {
    const [match] = picturesOf({ ...standard, wild }, 3);
    const [hand, , pile] = match.parts;
    const shown = [...(hand.type === 'cards' ? hand.cards : []), pile.type === 'pile' ? pile.card : null];
    expect(shown.map((card) => (card === null ? null : rankOf(card)))).not.toContain(rankNamed(wild));
  }
});
