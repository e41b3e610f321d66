import { CARD_COUNT, type Card, RANK_NAMES, rankNamed, rankOf, suitOf } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { DRAW_TWO, effectsOf, matchingOf, NO_EFFECT, REVERSE, SKIP } from './matching.ts';
import { crazyEightsTables } from './options.ts';
import { ANYTHING, placeOf, wordOf } from './state.ts';

const standard = crazyEightsTables.presets['standard'].options(2);
const cards = Array.from({ length: CARD_COUNT }, (_, card) => card as Card);

/** The natural cards that match a wanted face, from both halves of the bit set. */
function matches(wild: (typeof RANK_NAMES)[number], wanted: number): Card[] {
  const matching = matchingOf({ ...standard, wild });
  const isIn = (card: Card) => (matching[2 * wanted + wordOf(card)] >> placeOf(card)) & 1;
  return cards.filter((card) => isIn(card) === 1);
}

describe('natural matches', () => {
  test.each(RANK_NAMES)(
    'a card of the same rank or suit that is not wild matches naturally, wild being %s (3.2.2, 3.2.3)',
    (wild) => {
      for (const wanted of cards) {
        const expected = cards.filter(
          (card) =>
            rankOf(card) !== rankNamed(wild) && (rankOf(card) === rankOf(wanted) || suitOf(card) === suitOf(wanted)),
        );
        expect(matches(wild, wanted)).toEqual(expected);
      }
    },
  );

  test('on an open wild starter every card that is not wild matches naturally (3.2.1)', () => {
    expect(matches('8', ANYTHING)).toEqual(cards.filter((card) => rankOf(card) !== rankNamed('8')));
  });
});

describe('effects', () => {
  test('no rank has an effect by default (3.1)', () => {
    expect([...effectsOf(standard)]).toEqual(Array(13).fill(NO_EFFECT));
  });

  test('each rank has the effect that the options give it (3.1)', () => {
    const effects = effectsOf({ ...standard, drawTwo: '2', skip: 'Q', reverse: 'A' });
    const named = RANK_NAMES.flatMap((name, rank) => (effects[rank] === NO_EFFECT ? [] : [[name, effects[rank]]]));
    expect(named).toEqual([
      ['A', REVERSE],
      ['2', DRAW_TWO],
      ['Q', SKIP],
    ]);
  });
});
