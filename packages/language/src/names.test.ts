import { expect, test } from 'vitest';
import { ownedBy } from './de/index.ts';
import { ofName } from './fr/index.ts';

test.each([
  ['Ben', 'Bens Karten'],
  ['Max', 'Max’ Karten'],
  ['Inès', 'Inès’ Karten'],
  ['Franz', 'Franz’ Karten'],
  ['Alice', 'Alice’ Karten'],
  ['Ben (2)', 'Karten von Ben (2)'],
])('in German the cards of %s are "%s"', (name, cards) => {
  expect(ownedBy(name, 'Karten')).toBe(cards);
});

test.each([
  ['Bo', 'de Bo'],
  ['Anne', 'd’Anne'],
  ['Élise', 'd’Élise'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Hal', 'de Hal'],
])('in French what belongs to %s is "%s"', (name, told) => {
  expect(ofName(name)).toBe(told);
});
