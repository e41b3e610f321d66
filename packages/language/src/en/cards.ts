import { rankOf, suitOf } from '@shoal/core';
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  ranks: [
    { one: 'ace', many: 'aces' },
    { one: 'two', many: 'twos' },
    { one: 'three', many: 'threes' },
    { one: 'four', many: 'fours' },
    { one: 'five', many: 'fives' },
    { one: 'six', many: 'sixes' },
    { one: 'seven', many: 'sevens' },
    { one: 'eight', many: 'eights' },
    { one: 'nine', many: 'nines' },
    { one: 'ten', many: 'tens' },
    { one: 'jack', many: 'jacks' },
    { one: 'queen', many: 'queens' },
    { one: 'king', many: 'kings' },
  ],
  suits: [
    { one: 'spade', many: 'spades' },
    { one: 'heart', many: 'hearts' },
    { one: 'diamond', many: 'diamonds' },
    { one: 'club', many: 'clubs' },
  ],
  spoken: (card) => `${cards.ranks[rankOf(card)].one} of ${cards.suits[suitOf(card)].many}`,
  fillers: ['a', 'an', 'the', 'of', 'my', 'your', 'any', 'all'],
};
