import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { countSentence } from './count-sentence.ts';

test('games are said to be kept only where they are', () => {
  const { games } = en.page;
  expect(countSentence(3, true, games)).toBe('3 games, kept in this browser');
  expect(countSentence(3, false, games)).toBe('3 games');
});
