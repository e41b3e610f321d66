import { expect, test } from 'vitest';
import { review } from './review.ts';

const CHECKED = { isSeeded: true, cards: 52, outcomes: 0, entries: 1234 };

test('what was verified is told in one sentence, with what chance decided later', () => {
  expect(review.verified(CHECKED)).toBe(
    'Verified: the order of all 52 cards follows from the seed, and all 1,234 log entries follow the rules.',
  );
  expect(review.verified({ ...CHECKED, outcomes: 2 })).toContain(
    'of all 52 cards and everything chance decided later follow',
  );
});

test('without a seed nobody claims that the shuffle is right', () => {
  expect(review.verified({ ...CHECKED, isSeeded: false })).not.toContain('Verified');
});

test('a moment in words tells when it was, what happened and the chance', () => {
  const when = review.after(12, 95);
  expect(review.momentInWords(when, ['You ask Bo for nines.'], review.yourChance('57%'))).toBe(
    'After action 12 of 95. You ask Bo for nines. Your winning chance: 57%.',
  );
});
