import { rankOf, suitOf } from '@shoal/core';
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  ranks: [
    { one: 'as', many: 'as' },
    { one: 'deux', many: 'deux' },
    { one: 'trois', many: 'trois' },
    { one: 'quatre', many: 'quatre' },
    { one: 'cinq', many: 'cinq' },
    { one: 'six', many: 'six' },
    { one: 'sept', many: 'sept' },
    { one: 'huit', many: 'huit' },
    { one: 'neuf', many: 'neuf' },
    { one: 'dix', many: 'dix' },
    { one: 'valet', many: 'valets' },
    { one: 'dame', many: 'dames' },
    { one: 'roi', many: 'rois' },
  ],
  suits: [
    { one: 'pique', many: 'piques' },
    { one: 'cœur', many: 'cœurs' },
    { one: 'carreau', many: 'carreaux' },
    { one: 'trèfle', many: 'trèfles' },
  ],
  spoken: (card) => `${cards.ranks[rankOf(card)].one} de ${cards.suits[suitOf(card)].one}`,
  // Not "d": that is the letter of a suit.
  fillers: [
    'un',
    'une',
    'le',
    'la',
    'les',
    'l',
    'de',
    'du',
    'des',
    'mon',
    'ma',
    'mes',
    'ton',
    'ta',
    'tes',
    'tous',
    'à',
  ],
};
