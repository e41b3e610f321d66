import { expect, test } from 'vitest';
import { isMatchId, newMatchId } from './match-id.ts';

test('the id of a match tells when it began, and is told apart by chance', () => {
  const id = newMatchId(new Date('2026-11-16T08:24:00.123Z'), Uint8Array.of(0x1f, 0x2e, 0x3d, 0, 0x5b, 0x6a));
  expect(id).toBe('20261116-082400-1f2e3d005b6a');
  expect(isMatchId(id)).toBe(true);
});

test.each(['', '../finished', 'a/b', 'A', 'a'.repeat(65)])('%j is no id', (text) => {
  expect(isMatchId(text)).toBe(false);
});
