import { expect, test } from 'vitest';
import { isSittingId, newSittingId } from './sitting-id.ts';

test('the id of a sitting tells when it began, and is told apart by chance', () => {
  const id = newSittingId(new Date('2026-11-16T08:24:00.123Z'), Uint8Array.of(0x1f, 0x2e, 0x3d, 0, 0x5b, 0x6a));
  expect(id).toBe('20261116-082400-1f2e3d005b6a');
  expect(isSittingId(id)).toBe(true);
});

test.each(['', '../finished', 'a/b', 'A', 'a'.repeat(65)])('%j is no id', (text) => {
  expect(isSittingId(text)).toBe(false);
});
