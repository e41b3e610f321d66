import { expect, test } from 'vitest';
import { allOf as allInGerman, oneOf as oneInGerman } from './de/index.ts';
import { allOf as allInEnglish, oneOf as oneInEnglish } from './en/index.ts';
import { allOf as allInSpanish, oneOf as oneInSpanish } from './es/index.ts';
import { allOf as allInFrench, oneOf as oneInFrench } from './fr/index.ts';

const ITEMS = ['Ann', 'Bo', 'Cy', 'Dee'];
const LAST = ['Ida', 'Hilda', 'Hiato', 'Hielo', 'Hi', 'Yves', 'Otto', 'Hortensia', 'Uwe', '8', '11', '110', '80'];

test.each([
  ['en-GB', allInEnglish, oneInEnglish],
  ['de', allInGerman, oneInGerman],
  ['es', allInSpanish, oneInSpanish],
  ['fr', allInFrench, oneInFrench],
])('lists in %s read as Intl writes them', (language, allOf, oneOf) => {
  const ands = new Intl.ListFormat(language, { type: 'conjunction' });
  const ors = new Intl.ListFormat(language, { type: 'disjunction' });
  const lists = [[], ...ITEMS.map((_, last) => ITEMS.slice(0, last + 1)), ...LAST.map((name) => [...ITEMS, name])];
  for (const items of lists) {
    expect([allOf(items), oneOf(items)]).toEqual([ands.format(items), ors.format(items)]);
  }
});
