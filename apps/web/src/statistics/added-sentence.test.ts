import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { addedSentence } from './added-sentence.ts';

const WORDS = { catalogue: en, page: en.page };

test('games that were added are counted, and those that were there already', () => {
  expect(addedSentence({ key: 'imported', added: 12, known: 1 }, 'games.jsonl', WORDS)).toBe(
    '12 games were added; 1 was there already.',
  );
});

test('a fault is told with its line, and that nothing was taken over', () => {
  const outcome = { key: 'faulty', line: 7, fault: { type: 'not-finished' } } as const;
  expect(addedSentence(outcome, 'games.jsonl', WORDS)).toBe(
    'games.jsonl line 7: This is no finished game as shoal exports it. Nothing was taken over.',
  );
});

test('a fault in a record says what is wrong with it', () => {
  const faults = [
    { type: 'record', fault: { key: 'not-json' } },
    { type: 'verify', fault: { key: 'seed-deals-otherwise' } },
  ] as const;
  for (const fault of faults) {
    const sentence = addedSentence({ key: 'faulty', line: 1, fault }, 'a.txt', WORDS);
    expect(sentence).toMatch(/^a\.txt line 1: .*(no JSON object|other cards).* Nothing was taken over\.$/);
  }
});

test('no name of a file can break out of its sentence', () => {
  const outcome = { key: 'faulty', line: 1, fault: { type: 'not-finished' } } as const;
  expect(addedSentence(outcome, `${'x'.repeat(300)}\u202e.jsonl`, WORDS)).toMatch(/^x{39}… line 1: /);
});

test('where nothing can be kept that is said', () => {
  expect(addedSentence({ key: 'unkept' }, 'a', WORDS)).toBe(en.page.statistics.unkept);
});
