import { expect, test } from 'vitest';
import { en } from '../en.ts';
import { commonSentences } from '../sentences/sentences.ts';

const ANN = 0;
const sentences = commonSentences({ catalogue: en, names: ['Ann', 'Bo'], ascii: false });

test('win shares are told in points of a hundred', () => {
  const better = (gain: number) => sentences.coach({ key: 'win-share', share: 0.46, better: gain });
  expect(better(0.12)).toBe('You win about 46% from here, 12 points more than with the average choice.');
  expect(better(0.01)).toMatch(/, 1 point more than with the average choice\.$/);
  expect(better(-0.03)).toMatch(/, 3 points less than with the average choice\.$/);
  expect(better(0.001)).toBe('You win about 46% from here, as with the average choice.');
});

test('a mark says what was given away, and how sure that is', () => {
  expect(sentences.coach({ key: 'blunder', loss: 0.14, error: 0.03 })).toBe(
    'Blunder: it cost 14 points of winning chance, give or take 3 points.',
  );
  expect(sentences.coach({ key: 'forgot', loss: -0.01, error: 0.004 })).toBe(
    'Forgotten fact: it cost under 1 point of winning chance, give or take under 1 point.',
  );
  expect(sentences.coach({ key: 'curve-of', seat: ANN })).toBe("Ann's winning chance, judged from what Ann could see:");
});
