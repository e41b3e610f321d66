import { expect, test } from 'vitest';
import { commandFor } from './replay-keys.ts';

test('arrows go step by step, Home and End to either end, and Space plays', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' '];
  expect(keys.map(commandFor)).toEqual(['previous', 'next', 'first', 'last', 'play']);
});

test('every other key is left alone', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'PageDown', 'Enter', 'Tab', 'a', 'toString']) {
    expect(commandFor(key)).toBeNull();
  }
});
