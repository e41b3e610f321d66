import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { addedSentence } from './added-sentence.ts';

const WORDS = { catalogue: en, page: en.page, games: SHOWN_GAMES.en };

test('games that were added are counted, and those that were there already', () => {
  expect(addedSentence({ key: 'imported', isSaved: true, added: 12, known: 1, leftOut: 0 }, 'games.jsonl', WORDS)).toBe(
    '12 games added; 1 was already there.',
  );
  expect(addedSentence({ key: 'imported', isSaved: true, added: 1, known: 0, leftOut: 3 }, 'a', WORDS)).toBe(
    '1 game added. 3 games were left out, because only bots played them.',
  );
});

test('games that go with the page are told as such, unless none was added', () => {
  const unsaved = (added: number) =>
    addedSentence({ key: 'imported', isSaved: false, added, known: 0, leftOut: 0 }, 'a', WORDS);
  expect(unsaved(12)).toBe('12 games added. They are not saved: they will be lost when you close the page.');
  expect(unsaved(1)).toMatch(/ It is not saved: it will be lost when you close the page\.$/);
  expect(unsaved(0)).toBe('0 games added.');
});

test('a fault is told with its line, and that nothing was imported', () => {
  const outcome = { key: 'faulty', line: 7, fault: { type: 'not-finished' } } as const;
  expect(addedSentence(outcome, 'games.jsonl', WORDS)).toBe(
    'games.jsonl line 7: This is neither an exported game nor a record; export your games again, or save the record of a game. Nothing was imported.',
  );
});

test('a fault in a record says what is wrong with it', () => {
  const faults = [
    { type: 'record', fault: { key: 'not-json' } },
    { type: 'verify', fault: { key: 'seed-deals-otherwise' } },
  ] as const;
  for (const fault of faults) {
    const sentence = addedSentence({ key: 'faulty', line: 1, fault }, 'a.txt', WORDS);
    expect(sentence).toMatch(/^a\.txt line 1: .*(not a JSON object|different cards).* Nothing was imported\.$/);
  }
});

test('no name of a file can break out of its sentence', () => {
  const outcome = { key: 'faulty', line: 1, fault: { type: 'not-finished' } } as const;
  expect(addedSentence(outcome, `${'x'.repeat(300)}\u202e.jsonl`, WORDS)).toMatch(/^x{39}… line 1: /);
});

test('where nothing can be kept the reason is said', () => {
  const told = (['storage-refused', 'storage-full', 'storage-outdated'] as const).map((fault) =>
    addedSentence({ key: 'unsaved', fault }, 'a', WORDS),
  );
  expect(told).toEqual([
    'This browser does not let the page save anything, so no game was added.',
    "This browser's storage is full, so no game was added: free some space and reload the page.",
    'A newer version of this page stores the games now, so no game was added: reload the page.',
  ]);
});

test('a file of another program is refused in one sentence', () => {
  expect(addedSentence({ key: 'too-long', line: 2 }, 'film.mp4', WORDS)).toBe(
    'film.mp4 line 2: This is not a record: the line is longer than any game.',
  );
  expect(addedSentence({ key: 'unreadable' }, 'a', WORDS)).toBe(en.page.statistics.notRead);
});
