import { expect, test } from 'vitest';
import { recordFileName } from './save-file.ts';

test('a saved record is named after its game, date and id, with the date once', () => {
  expect(recordFileName({ game: 'go-fish', date: '2026-11-16', id: '20261116-082400-1f2e-1' })).toBe(
    'go-fish-2026-11-16-1f2e-1.json',
  );
  expect(recordFileName({ game: 'go-fish', date: null, id: 'game 12' })).toBe('go-fish-game-12.json');
  expect(recordFileName({ game: 'go-fish', date: null, id: '../../Ünsafe "name"' })).toBe('go-fish-nsafe-name.json');
});
