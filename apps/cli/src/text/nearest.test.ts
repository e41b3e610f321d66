import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const COMMANDS = ['play', 'web', 'simulate', 'replay', 'review', 'stats'];

test.each(['twowrds', 'two-wrds', 'TwoWords'])('%s was most likely meant to be two-words', (typed) => {
  expect(nearest(typed, ['two-words', 'six-cards'])).toBe('two-words');
});

test.each([
  ['simulat', 'simulate'],
  ['SIMULATE', 'simulate'],
  ['simluate', 'simulate'],
  ['stat', 'stats'],
  ['pley', 'play'],
  ['wbe', 'web'],
])('%s was most likely meant to be %s', (typed, meant) => {
  expect(nearest(typed, COMMANDS)).toBe(meant);
});

test.each(['chess', 'x', 'wb', '', 'simulated-annealing'])('%j is close to no command', (typed) => {
  expect(nearest(typed, COMMANDS)).toBeUndefined();
});
