import { readdirSync, readFileSync } from 'node:fs';
import { Replay } from '@shoal/core';
import { createSentences, frameSentences, readRecordLine, seatOfYou } from '@shoal/table-ui';
import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CheckEnd, type CheckedGame, type CheckNews, checkFile, MOST_FAULTS } from './replay-check.ts';
import { LineTooLong, linesIn } from './replay-lines.ts';
import { replayText, verifyText } from './replay-reading.ts';

const GOLDEN = new URL('../../../../golden/', import.meta.url);

/** Records written by the terminal. */
const FILES = readdirSync(GOLDEN).filter((name) => name.endsWith('.jsonl'));
const textOf = (name: string): string => readFileSync(new URL(name, GOLDEN), 'utf8');
const GAMES = FILES.flatMap((name) => textOf(name).trim().split('\n'));

async function checked(...parts: BlobPart[]): Promise<{ end: CheckEnd; games: CheckedGame[]; last: CheckNews }> {
  const news: CheckNews[] = [];
  const end = await checkFile(new Blob(parts), (told) => news.push(told));
  return { end, games: news.flatMap(({ games }) => games), last: news[news.length - 1] };
}

const broken = (line: string): string => line.replace('"firstSeat":0', '"firstSeat":1');

describe.each(FILES)('in %s', (name) => {
  test('every game is right, and found again by its bytes', async () => {
    const text = textOf(name);
    const file = new Blob([text]);
    const { end, games, last } = await checked(file);
    expect(end).toEqual({ key: 'done' });
    expect(last).toMatchObject({ share: expect.closeTo(1, 2), tally: { right: games.length, faulty: 0 } });
    expect(games.length).toBe(text.trim().split('\n').length);
    for (const { start, end: stop, fault } of games) {
      expect(fault).toBeNull();
      const again = await file.slice(start, stop).text();
      expect(text.split('\n')).toContain(again);
      expect(verifyText(again).fault).toBeNull();
    }
  });

  test('a frame that comes from the worker tells the step of its record', () => {
    for (const line of textOf(name).trim().split('\n')) {
      const reading = replayText(line);
      const read = readRecordLine(line);
      if (!reading.ok || !read.ok) throw new Error('a golden record cannot be read');
      const { replayed } = structuredClone(reading);
      const names = replayed.labels;
      const sentences = createSentences(
        { catalogue: en, names, ascii: false, you: seatOfYou(names) },
        SHOWN_GAMES.en[replayed.game],
      );
      const replay = new Replay(read.read);
      for (const [index, { entries, view }] of replayed.frames.entries()) {
        const settings = { from: replay.at, to: entries, view, options: read.read.options };
        expect(replay.runTo(entries)).toBeNull();
        const { events } = replay.table.reveal();
        expect(frameSentences(replayed, index, sentences)).toEqual(sentences.narrate(events, settings));
      }
    }
  });
});

test('faults are told with their lines, and the games after them are checked all the same', async () => {
  const { end, games, last } = await checked(`\n${GAMES[0]}\n\n${broken(GAMES[1])}\nfish\n${GAMES[2]}\n`);
  expect(end).toEqual({ key: 'done' });
  expect(games.map(({ line, game, fault }) => [line, game, fault?.type ?? null])).toEqual([
    [2, 1, null],
    [4, 2, 'verify'],
    [5, 3, 'record'],
    [6, 4, null],
  ]);
  expect(last.tally).toEqual({ right: 2, withoutSeed: 0, faulty: 2 });
});

test('a record without a seed is right and counted apart', async () => {
  const { seed: _seed, generator: _generator, shuffle: _shuffle, ...rest } = JSON.parse(GAMES[0]);
  const { last } = await checked(JSON.stringify(rest));
  expect(last.tally).toEqual({ right: 1, withoutSeed: 1, faulty: 0 });
});

test('a record that an editor has spread over many lines is one game', async () => {
  const spread = JSON.stringify(JSON.parse(GAMES[0]), null, 2);
  const { end, games } = await checked(spread);
  expect(end).toEqual({ key: 'done' });
  expect(games).toMatchObject([{ line: 1, game: 1, start: 0, end: spread.length, fault: null }]);
  expect(replayText(spread).ok).toBe(true);
});

test('windows line ends and a byte order mark do no harm', async () => {
  const { last } = await checked('\ufeff', GAMES.slice(0, 3).join('\r\n'));
  expect(last.tally).toEqual({ right: 3, withoutSeed: 0, faulty: 0 });
});

test.each([
  ['nothing', [''], { key: 'empty' }],
  ['blank lines', ['\n \n\t\n'], { key: 'empty' }],
  ['a picture', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 255, 254])], { key: 'binary' }],
  [
    'a text',
    ['Dear fish,\nhow are you?\n'],
    { key: 'foreign', line: 1, fault: { type: 'record', fault: { key: 'not-json' } } },
  ],
  ['a list', ['[]'], { key: 'foreign', line: 1 }],
  ['a page', ['{\n"a": 1,\n'], { key: 'foreign', line: 1 }],
  ['a later format', ['{"format":"shoal-record/2"}'], { key: 'foreign', fault: { fault: { key: 'foreign-format' } } }],
] as const)('%s is refused with one reason', async (_name, parts, expected) => {
  const { end, games } = await checked(...(parts as readonly BlobPart[]));
  expect(end).toMatchObject(expected);
  expect(games).toEqual([]);
});

test('a file that is cut off in its last record says so', async () => {
  const { games } = await checked(`${GAMES[0]}\n${GAMES[1].slice(0, 400)}`);
  expect(games.map(({ fault }) => fault?.type ?? null)).toEqual([null, 'cut-off']);
});

test('a file with very many faults is not listed to its end', async () => {
  const { end, games } = await checked(`${GAMES[0]}\n${'fish\n'.repeat(MOST_FAULTS + 50)}`);
  expect(end).toEqual({ key: 'too-many-faults' });
  expect(games.length).toBe(MOST_FAULTS + 1);
});

test('a very long list of games is counted to its end and listed in part', async () => {
  const news: CheckNews[] = [];
  await checkFile(new Blob([`${GAMES[0]}\n`.repeat(15)]), (told) => news.push(told), 10);
  expect(news.at(-1)?.tally.right).toBe(15);
  expect(news.flatMap(({ games }) => games).length).toBe(10);
});

test('a faulty game is listed however many come before it', async () => {
  const news: CheckNews[] = [];
  const lines = [...Array.from({ length: 15 }, () => GAMES[0]), broken(GAMES[0]), GAMES[0]];
  await checkFile(new Blob([lines.join('\n')]), (told) => news.push(told), 10);
  const listed = news.flatMap(({ games }) => games).map(({ game }) => game);
  expect(listed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16]);
});

test('a damaged first line of an export is a faulty game, and the games after it are checked', async () => {
  const { end, games } = await checked(`{ "format": "shoal-finished/1", "id": "a" }\n${GAMES[0]}\n`);
  expect(end).toEqual({ key: 'done' });
  expect(games.map(({ fault }) => fault?.type ?? null)).toEqual(['not-finished', null]);
});

test('a line longer than any record ends the reading', async () => {
  const reading = async () => {
    for await (const _ of linesIn(new Blob(['short\n', 'x'.repeat(200_000)]), 100_000));
  };
  await expect(reading()).rejects.toThrow(LineTooLong);
});

test('lines and their bytes are found however a file is cut into lines', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ''))),
      async (texts) => {
        const file = new Blob([texts.join('\n')]);
        const lines = [];
        for await (const line of linesIn(file)) lines.push(line);
        const expected = texts.join('\n').split('\n');
        if (expected.at(-1) === '') expected.pop();
        expect(lines.map(({ text }) => text.replace('\ufeff', ''))).toEqual(
          expected.map((text) => text.replace('\ufeff', '')),
        );
        for (const { text, start, end } of lines) expect(await file.slice(start, end).text()).toBe(text);
      },
    ),
    { numRuns: 50 },
  );
});
