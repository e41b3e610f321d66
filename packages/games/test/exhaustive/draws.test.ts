import type { ActionCode, Card, Chance, Vocabulary } from '@shoal/core';
import { expect, test } from 'vitest';
import { Draws } from './draws.ts';
import type { Subject } from './subject.ts';

const HAND = [0, 1, 4, 9] as Card[];

interface Toy {
  taken: number;
}

/** A game without a stock whose only action takes a card from a hidden hand. */
const toy = {
  rules: {
    create: (): Toy => ({ taken: -1 }),
    copy: (from: Toy, into: Toy) => Object.assign(into, from),
    apply(state: Toy, _code: ActionCode, chance: Chance) {
      state.taken = HAND[chance.pickCard(Uint8Array.from(HAND), HAND.length, 1)];
    },
  },
  pack: HAND,
  stock: () => ({ cards: new Uint8Array(), top: 0, end: 0, fixed: 0 }),
} as unknown as Subject<Vocabulary>;

function takenBy(kindOf: (card: Card) => number): number[] {
  const draws = new Draws(toy, kindOf);
  const taken: number[] = [];
  const visit = () => taken.push((draws.after as Toy).taken);
  draws.forEachOutcome({ taken: -1 }, 0 as ActionCode, visit);
  return taken;
}

test('a pick from a hidden hand is made once for every card', () => {
  expect(takenBy((card) => card)).toEqual(HAND);
});

test('of cards of one kind only one is picked', () => {
  expect(takenBy((card) => card >> 2)).toEqual([1, 4, 9]);
});
