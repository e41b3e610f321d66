import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeRecord } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { type FinishedGame, writeFinished } from '@shoal/room';
import { playedDeal } from '@shoal/room/testing';
import { en } from '@shoal/table-ui/en';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FileError } from '../process/exit-code.ts';
import { FinishedGames } from './finished-games.ts';
import { storeMessages } from './store-words.ts';
import { newFolder } from './test/matches.ts';

function gameOf(number: number): FinishedGame {
  return { ...playedDeal(GAME_IDS[number % GAME_IDS.length], number), id: `game-${number}` };
}

const GAMES = [0, 1, 2, 3].map(gameOf);
const LINES = GAMES.map((game) => `${writeFinished(game)}\n`);

function open(folder = newFolder()) {
  const path = join(folder, 'finished.jsonl');
  const messages: string[] = [];
  return {
    folder,
    path,
    messages,
    finished: new FinishedGames(path, (sentence) => messages.push(sentence), storeMessages(en)),
  };
}

const idsOf = (games: readonly FinishedGame[]): string[] => games.map(({ id }) => id);
const ALL_IDS = idsOf(GAMES);

describe('finished games', () => {
  test('come back as they were added, each once', () => {
    const { finished, folder, path } = open();
    expect(finished.all()).toEqual([]);
    for (const game of [...GAMES, ...GAMES]) expect(finished.add(game)).toBe(true);
    expect(open(folder).finished.add(GAMES[2])).toBe(true);
    expect(finished.all()).toEqual(JSON.parse(JSON.stringify(GAMES)));
    expect(readFileSync(path, 'utf8')).toBe(LINES.join(''));
    expect([finished.has(ALL_IDS[1]), finished.has('game-'), finished.has('game-11')]).toEqual([true, false, false]);
    expect(readdirSync(folder)).toEqual(['finished.jsonl']);
  });

  test('cut off in the last line lose that one alone, and the next one repairs the file', () => {
    for (const cut of [1, 2, 50, LINES[3].length - 1, LINES[3].length]) {
      const { finished, path, messages } = open();
      writeFileSync(path, LINES.join('').slice(0, -cut));
      // Without its end of line alone a line is as good as whole.
      expect(idsOf(finished.all())).toEqual(cut === 1 ? ALL_IDS : ALL_IDS.slice(0, 3));
      finished.add(GAMES[3]);
      expect(idsOf(finished.all())).toEqual(ALL_IDS);
      finished.add(gameOf(4));
      expect(idsOf(open(join(path, '..')).finished.all())).toEqual([...ALL_IDS, 'game-4']);
      expect(messages).toEqual([]);
    }
  });

  test('with a damaged line go on without it, and the file as it was is kept', () => {
    const { finished, path, messages } = open();
    const text = LINES.with(1, 'x\n').join('');
    writeFileSync(path, text);
    expect(idsOf(finished.all())).toEqual(ALL_IDS.toSpliced(1, 1));
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text);
    expect(readFileSync(path, 'utf8')).toBe(LINES.toSpliced(1, 1).join(''));
    expect(messages).toEqual([
      `1 finished game is damaged and no longer counts; the original file was kept as ${path}.damaged.`,
    ]);
    expect(finished.all().length).toBe(3);
    expect(messages.length).toBe(1);
  });

  test('behind a link are mended where they are', () => {
    const { finished, folder, path } = open();
    writeFileSync(join(folder, 'elsewhere'), `x\n${LINES[0]}`);
    symlinkSync('elsewhere', path);
    expect(finished.all().length).toBe(1);
    expect(readFileSync(join(folder, 'elsewhere.damaged'), 'utf8')).toBe(`x\n${LINES[0]}`);
    expect(readFileSync(path, 'utf8')).toBe(LINES[0]);
  });

  test('with bytes changed anywhere never throw, and no byte is lost', () => {
    const whole = Buffer.from(LINES.slice(0, 2).join(''));
    const { finished, path, folder } = open();
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }), (at, byte) => {
        const changed = Buffer.concat([whole.subarray(0, at), Buffer.of(byte), whole.subarray(at + 1)]);
        writeFileSync(path, changed);
        const before = readdirSync(folder);
        const games = finished.all();
        const aside = readdirSync(folder).find((name) => !before.includes(name));
        expect(readFileSync(aside === undefined ? path : join(folder, aside)).equals(changed)).toBe(true);
        // Without the end of the first line, both are one.
        const isJoined = at === whole.indexOf('\n') && byte !== whole[at];
        expect(games.length).toBeGreaterThanOrEqual(isJoined ? 0 : 1);
        expect(finished.all()).toEqual(games);
      }),
      { numRuns: 60 },
    );
  });

  test('nested without end are damaged, not a crash', () => {
    const { finished, path } = open();
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const line = LINES[0].replace(/"record":.*/, `"record":${deep}}`);
    writeFileSync(path, `${line}${LINES[1]}`);
    expect(idsOf(finished.all())).toEqual([ALL_IDS[1]]);
  });

  test('that cannot be written count until the program ends, and that is said', () => {
    const { finished, folder, path, messages } = open();
    mkdirSync(path);
    expect([finished.add(GAMES[0]), finished.add(GAMES[0])]).toEqual([false, false]);
    expect(idsOf(finished.all())).toEqual([ALL_IDS[0]]);
    expect(messages[0]).toBe(
      `Cannot write ${path}: it is a folder, not a file. The result will be added at the next start, once this file can be written.`,
    );
    expect(readdirSync(folder)).toEqual(['finished.jsonl']);
  });

  test('wait for another program only for a while, and name its lock', () => {
    const { finished, path, messages } = open();
    writeFileSync(`${path}.lock`, `${process.ppid}\n`);
    expect(finished.add(GAMES[0])).toBe(false);
    expect(messages).toEqual([`Another program is using the finished games; if none is running, delete ${path}.lock.`]);
    expect(existsSync(path)).toBe(false);
  });
});

describe('an export', () => {
  test('is taken over elsewhere, where games that are known are not counted again', () => {
    const [from, to] = [open(), open()];
    const file = join(from.folder, 'export.jsonl');
    for (const game of GAMES) from.finished.add(game);
    expect(from.finished.exportTo(file)).toBe(4);
    to.finished.add(GAMES[1]);
    expect(to.finished.importFrom(file)).toEqual({ added: 3, known: 1, leftOut: 0 });
    expect(to.finished.importFrom(file)).toEqual({ added: 0, known: 4, leftOut: 0 });
    expect(idsOf(to.finished.all())).toEqual(['game-1', 'game-0', 'game-2', 'game-3']);
    expect(from.finished.exportTo(file)).toBe(4);
    expect(readFileSync(file, 'utf8')).toBe(LINES.join(''));
  });

  test('may be a plain record, which is not counted again with the game that it tells of', () => {
    const [from, to] = [open(), open()];
    const file = join(from.folder, 'record.json');
    writeFileSync(file, writeRecord(GAMES[0].record));
    expect(to.finished.importFrom(file)).toEqual({ added: 1, known: 0, leftOut: 0 });
    expect(to.finished.all()[0].endedAt).toBe(statSync(file).mtime.toISOString());
    expect(to.finished.importFrom(file)).toEqual({ added: 0, known: 1, leftOut: 0 });
    for (const game of GAMES) from.finished.add(game);
    expect(from.finished.importFrom(file)).toEqual({ added: 0, known: 1, leftOut: 0 });
    from.finished.exportTo(file);
    expect(to.finished.importFrom(file)).toEqual({ added: 3, known: 1, leftOut: 0 });
  });

  test('of plain records leaves out those of bots alone, and an export gives them back', () => {
    const [from, to] = [open(), open()];
    const { record } = GAMES[1];
    const seats = record.seats.map((seat) => ({ ...seat, player: 'bot:minnow' }));
    const file = join(from.folder, 'records.jsonl');
    writeFileSync(file, `${writeRecord(GAMES[0].record)}\n${writeRecord({ ...record, seats })}\n`);
    expect(to.finished.importFrom(file)).toEqual({ added: 1, known: 0, leftOut: 1 });
    from.finished.add({ ...GAMES[1], record: { ...record, seats } });
    from.finished.exportTo(file);
    expect(to.finished.importFrom(file)).toEqual({ added: 1, known: 0, leftOut: 0 });
  });

  test('of nothing is an empty file, which has nothing to import', () => {
    const { finished, folder } = open();
    finished.exportTo(join(folder, 'none'));
    expect(() => finished.importFrom(join(folder, 'none'))).toThrow('contains no game records;');
  });

  test('is not written over the finished games, by whatever name', () => {
    const { finished, folder, path } = open();
    expect(() => finished.exportTo(path)).toThrow(FileError);
    finished.add(GAMES[0]);
    symlinkSync(path, join(folder, 'link'));
    for (const name of [path, join(folder, 'link'), join(folder, '.', 'x', '..', 'finished.jsonl')]) {
      expect(() => finished.exportTo(name)).toThrow('is where your finished games are stored; choose another file.');
    }
    expect(readFileSync(path, 'utf8')).toBe(LINES[0]);
  });

  test('that cannot be written or read is refused with the reason', () => {
    const { finished, folder } = open();
    expect(() => finished.exportTo(join(folder, 'none', 'x'))).toThrow(
      'its folder does not exist; create the folder first',
    );
    expect(() => finished.importFrom(join(folder, 'none'))).toThrow('there is no such file');
  });

  const otherCard = (line: string): string => line.replace(/"pack":\["(..)","(..)"/, '"pack":["$2","$1"');
  test.each([
    ['no game', 'x\n', 'This is neither an exported game nor a record;'],
    ['bytes that are no text', Buffer.of(0xff, 10), 'This is neither an exported game nor a record;'],
    [
      'a game that is not over',
      LINES[1].replace(/,"result":{.*?}/, ''),
      'This is neither an exported game nor a record;',
    ],
    ['a line cut off', LINES[1].slice(0, 300), 'This is neither an exported game nor a record;'],
    ['a record of no game', LINES[1].replace('"game":"', '"game":"x'), 'a record of an unknown game'],
    ['another order of the cards', otherCard(LINES[1]), 'seed'],
  ])('with %s in it is refused whole, and the line is named', (_, line, reason) => {
    const { finished, folder, path } = open();
    finished.add(GAMES[0]);
    const file = join(folder, 'export.jsonl');
    writeFileSync(file, `${LINES[2]}\n`);
    appendFileSync(file, line);
    const take = () => finished.importFrom(file);
    expect(take).toThrow(FileError);
    expect(take).toThrow(`${file} line 3: `);
    expect(take).toThrow(reason);
    expect(readFileSync(path, 'utf8')).toBe(LINES[0]);
  });
});
