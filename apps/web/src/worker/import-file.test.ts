import { writeRecord } from '@shoal/core';
import { exportOf, type FinishedGame, finishedDealOf, Match } from '@shoal/room';
import { dailyPlan, LONGEST_LINE } from '@shoal/table-ui';
import { expect, test } from 'vitest';
import { BotThinker } from './bot-thinker.ts';
import { importFile } from './import-file.ts';
import { WorkerService } from './worker-service.ts';

/** A daily deal in which every player chose the first legal action. */
function playedDaily(date: string): FinishedGame {
  const match = Match.begin(dailyPlan(date), () => date);
  for (let { table } = match.deal; table.turn !== null; { table } = match.deal) {
    match.act(table.turn, table.view(table.turn).legal[0]);
  }
  const game = finishedDealOf(date, match, new Date('2026-11-16T08:24:00.000Z'));
  if (game === null) throw new Error('the deal goes on');
  return game;
}

const GAMES = ['2026-11-16', '2026-11-17'].map(playedDaily);
const LINES = exportOf(GAMES).trim().split('\n');

/** Rewrites a game as one between bots only. */
const ofBots = (line: string): string => line.replaceAll('"player":"human"', '"player":"bot:random"');

/** Node has no storage, like a browser that refuses it; no game is played here. */
const service = () => new WorkerService(() => undefined, new BotThinker(neverStarts).think).calls;

function neverStarts(): never {
  throw new Error('there are no workers here');
}

/** Imports a file into a store that saves everything. */
const importing = (...parts: BlobPart[]) =>
  importFile(new Blob(parts), {
    importGames: async ({ length }) => ({ key: 'imported', isSaved: true, added: length, known: 0, leftOut: 0 }),
  });

test('a file is read line by line, with blank ones and the ends of lines of another system', async () => {
  expect(await importing('\ufeff\r\n', LINES.join('\r\n'), '\r\n\r\n')).toMatchObject({ added: 2 });
  expect(await importing('')).toMatchObject({ key: 'imported', added: 0 });
});

test('a faulty line is named, and nothing is taken over', async () => {
  expect(await importing(LINES[0], '\n\n', LINES[1].slice(0, 300))).toEqual({
    ...{ key: 'faulty', line: 3, fault: { type: 'not-finished' } },
  });
});

test('a line longer than any game ends the reading', async () => {
  const flood = 'x'.repeat(LONGEST_LINE / 2);
  expect(await importing(LINES[0], '\n', flood, flood, flood)).toEqual({ key: 'too-long', line: 2 });
});

test('a file that is gone meanwhile is told as one that cannot be read', async () => {
  const gone = new Blob([LINES[0]]);
  gone.stream = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await importFile(gone, { importGames: () => Promise.reject(new Error('never asked')) })).toEqual({
    key: 'unreadable',
  });
});

test('where the browser keeps nothing, games are added as long as the page is open', async () => {
  const calls = service();
  const file = new Blob([exportOf(GAMES)]);
  expect(await calls.importGames(file)).toEqual({ key: 'imported', isSaved: false, added: 2, known: 0, leftOut: 0 });
  expect(await calls.importGames(file)).toEqual({ key: 'imported', isSaved: false, added: 0, known: 2, leftOut: 0 });
  expect(await calls.isSaved()).toBe(false);
});

test('a saved record is added once, also where its game is known', async () => {
  const calls = service();
  const record = new File([`${writeRecord(GAMES[0].record)}\n`], 'record.json', { lastModified: 0 });
  expect(await calls.importGames(record)).toMatchObject({ key: 'imported', added: 1, known: 0 });
  expect(await calls.importGames(record)).toMatchObject({ key: 'imported', added: 0, known: 1 });
  expect(await calls.importGames(new Blob([exportOf(GAMES)]))).toMatchObject({ added: 1, known: 1 });
  expect((await calls.exportGames()).split('\n')[0]).toContain('"endedAt":"1970-01-01T00:00:00.000Z"');
});

test('plain records of bots alone are left out', async () => {
  const { record } = JSON.parse(ofBots(LINES[0]));
  const records = new Blob([`${JSON.stringify(record)}\n`, `${writeRecord(GAMES[1].record)}\n`]);
  expect(await service().importGames(records)).toMatchObject({ added: 1, known: 0, leftOut: 1 });
});

test('games of bots alone are there to be saved, though they do not count', async () => {
  const calls = service();
  await calls.importGames(new Blob([ofBots(LINES[0])]));
  const { finished, statistics } = await calls.statistics('2026-11-16');
  expect([finished, statistics.total.games, statistics.together.games]).toEqual([1, 0, 0]);
  expect(await calls.exportGames()).toBe(`${ofBots(LINES[0])}\n`);
});
