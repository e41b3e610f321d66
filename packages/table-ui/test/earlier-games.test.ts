import { exportOf, readExport } from '@shoal/room';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../src/index.ts';
import { EXPECTED, JOURNALS, linesOf, playedOn, readMatch, savedColumn, savedText, stateOf } from './earlier-games.ts';

const expected = Object.entries({ ...EXPECTED.terminal, ...EXPECTED.browser });

test('every journal that was saved has its expectation', () => {
  expect(expected.map(([id]) => id).sort()).toEqual([...JOURNALS.keys()].sort());
});

test.each(expected)('%s: a game that an earlier version saved is as it was left', (id, { about, later, ...state }) => {
  const match = readMatch(JOURNALS.get(id) ?? []);
  expect({ about, ...stateOf(match) }).toEqual({ about, ...state });
  expect(playedOn(match)).toEqual(later);
});

describe.each([
  ['finished in the terminal', savedText('terminal/finished.jsonl')],
  ['exported by the terminal', savedText('export.jsonl')],
  ['finished on the page', `${savedColumn('finished', 'line').join('\n')}\n`],
])('games that an earlier version %s', (_, text) => {
  test('are verified card by card, and written as they were', () => {
    const reading = readExport(linesOf(text), new Date());
    expect(reading).toMatchObject({ ok: true });
    expect(reading.ok && exportOf(reading.games)).toBe(text);
  });
});

test('settings that an earlier version saved are taken whole', () => {
  const { turns, ...settings } = JSON.parse(savedText('terminal/settings.json'));
  // Games added later have settings too.
  const read = readSettings({ ...settings, turns });
  expect(read).toMatchObject(settings);
  const taken: [string, number][] = Object.entries(turns);
  expect(read.hadTips).toMatchObject(
    Object.fromEntries(taken.map(([game, count]) => [game, count > 2 ? { '': ['*'] } : {}])),
  );
});
