import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import type { CheckedGame } from '../worker/replay-check.ts';
import { endSentence, listedSentence, tallySentence } from './check-sentences.ts';
import type { OpenedFile } from './opened-file.ts';

const WORDS = { catalogue: en, page: en.page, games: SHOWN_GAMES.en };
const told = (right: number, withoutSeed: number, faulty: number) =>
  tallySentence({ tally: { right, withoutSeed, faulty }, end: { key: 'done' } }, WORDS);

function ending(end: OpenedFile['end']): string | null {
  return endSentence({ name: 'games.jsonl', end, tally: { right: 1, withoutSeed: 0, faulty: 1000 } }, WORDS);
}

test('what was found is told in one sentence', () => {
  expect(told(0, 0, 0)).toBeNull();
  expect(told(1, 0, 0)).toBe('Verified: the shuffle and every card check out.');
  expect(told(12_000, 0, 0)).toBe('All 12,000 games verified: the shuffles and every card check out.');
  expect(told(9, 0, 1)).toBe('1 of 10 games breaks the rules.');
  expect(told(0, 0, 1)).toBe('This game breaks the rules.');
  expect(told(0, 0, 3)).toBe('All 3 games break the rules.');
});

test('a record without a seed is told as such', () => {
  expect(told(1, 1, 0)).toMatch(/^Every card checks out; without a seed, /);
  expect(told(5, 5, 0)).toMatch(/checks out; without seeds, /);
  expect(told(5, 1, 0)).toMatch(/1 has no seed/);
  expect(told(5, 2, 0)).toMatch(/2 have no seed/);
});

test('a file that cannot be used is refused in one sentence that names it', () => {
  const foreign = (found: string) =>
    ending({ key: 'foreign', line: 1, fault: { type: 'record', fault: { key: 'foreign-format', found } } });
  const sentences = [
    ...(['empty', 'binary', 'unreadable'] as const).map((key) => ending({ key })),
    ending({ key: 'too-long', line: 3 }),
    ending({ key: 'foreign', line: 1, fault: { type: 'record', fault: { key: 'not-json' } } }),
    foreign('pgn'),
    foreign('shoal-record/2'),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/games\.jsonl.*\.$/);
  expect(foreign('shoal-record/2')).toMatch(/newer version of Shoal/);
});

test('a file that was checked to its end leaves nothing to be said', () => {
  expect(ending({ key: 'done' })).toBeNull();
  expect(ending(null)).toBeNull();
  expect(ending({ key: 'too-many-faults' })).toMatch(/1,000 faults/);
});

test('where the check broke off, what is right before that is told with the reason', () => {
  const stopped = {
    name: 'games.jsonl',
    end: { key: 'stopped' },
    tally: { right: 1186, withoutSeed: 0, faulty: 0 },
  } as const;
  expect(tallySentence(stopped, WORDS)).toBeNull();
  expect(endSentence(stopped, WORDS)).toBe(
    'Stopped before the end of the file. The 1,186 games before it are correct.',
  );
});

test('a list that leaves games out says which it shows, and that all were checked only where they were', () => {
  const game: CheckedGame = { line: 1, game: 1, start: 0, end: 1, summary: null, fault: null };
  const listed = (end: OpenedFile['end'], right: number) =>
    listedSentence({ games: [game, game], end, tally: { right, withoutSeed: 0, faulty: 1 } }, WORDS);
  expect(listed({ key: 'done' }, 1)).toBeNull();
  const shown = 'The list shows the first 20,000 games and every faulty one after them';
  expect(listed({ key: 'done' }, 2)).toBe(`${shown}; all were checked.`);
  for (const key of ['stopped', 'failed', 'too-many-faults', 'unreadable'] as const) {
    expect(listed({ key }, 2)).toBe(`${shown}.`);
  }
});
