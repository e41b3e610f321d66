import { rankOf, suitOf } from '@shoal/core';
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  ranks: [
    { one: 'as', many: 'ases' },
    { one: 'dos', many: 'doses' },
    { one: 'tres', many: 'treses' },
    { one: 'cuatro', many: 'cuatros' },
    { one: 'cinco', many: 'cincos' },
    { one: 'seis', many: 'seises' },
    { one: 'siete', many: 'sietes' },
    { one: 'ocho', many: 'ochos' },
    { one: 'nueve', many: 'nueves' },
    { one: 'diez', many: 'dieces' },
    { one: 'jota', many: 'jotas' },
    { one: 'reina', many: 'reinas' },
    { one: 'rey', many: 'reyes' },
  ],
  suits: [
    { one: 'pica', many: 'picas' },
    { one: 'corazón', many: 'corazones' },
    { one: 'diamante', many: 'diamantes' },
    { one: 'trébol', many: 'tréboles' },
  ],
  spoken: (card) => `${cards.ranks[rankOf(card)].one} de ${cards.suits[suitOf(card)].many}`,
  fillers: [
    ...['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas', 'de', 'del', 'a', 'al', 'mi', 'mis', 'tu', 'tus'],
    ...['algún', 'alguna', 'algunos', 'algunas', 'cualquier', 'todo', 'toda', 'todos', 'todas'],
  ],
};
