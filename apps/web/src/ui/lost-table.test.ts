import { CATALOGUES } from '@shoal/table-ui/catalogues';
import { expect, test } from 'vitest';
import { type LostReason, lostSentence } from './lost-table.tsx';

const REASONS: readonly LostReason[] = ['gone', 'damaged', 'played-elsewhere'];

test('each reason has a sentence of its own in every language: a game that cannot be read is not said to be gone', () => {
  const sentences = Object.values(CATALOGUES).flatMap(({ page }) =>
    REASONS.map((reason) => lostSentence(reason, page)),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});
