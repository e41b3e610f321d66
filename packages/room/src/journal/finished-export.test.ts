import { type GameRecord, writeRecord } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance, newMatch, planOfThree, playOn } from '../../test/matches.ts';
import type { FinishedGame } from '../match/deal.ts';
import { finishedDealOf } from './finished-deals.ts';
import { exportOf, newAmong, readExport } from './finished-export.ts';
import { recognised } from './plain-record.ts';

function gameOf(number: number): FinishedGame {
  const match = newMatch(planOfThree(GAME_IDS[number % 2], { seed: `${number}` }));
  playOn(match, chance(number));
  const game = finishedDealOf(`game-${number}`, match, new Date('2026-11-16T08:24:00.000Z'));
  if (game === null) throw new Error('the deal goes on');
  return game;
}

const GAMES = [0, 1, 2, 3].map(gameOf);
const NOW = new Date('2026-11-18T10:00:00.000Z');
const LINES = exportOf(GAMES).split('\n').slice(0, -1);

describe('an export', () => {
  test('gives back every game, and writes the same text again', () => {
    const reading = readExport(exportOf(GAMES).split('\n'), NOW);
    expect(reading).toEqual({ ok: true, games: JSON.parse(JSON.stringify(GAMES)) });
    expect(reading.ok && exportOf(reading.games)).toBe(exportOf(GAMES));
  });

  test('may hold nothing, blank lines and the ends of lines of another system', () => {
    expect(readExport([''], NOW)).toEqual({ ok: true, games: [] });
    const reading = readExport(`\r\n${LINES.join('\r\n')}\r\n\r\n`.split('\n'), NOW);
    expect(reading.ok && reading.games.length).toBe(4);
  });

  test('counts each game once, and those that are known not at all', () => {
    expect(newAmong([...GAMES, GAMES[0]], (id) => id === GAMES[1].id)).toEqual([GAMES[0], GAMES[2], GAMES[3]]);
  });

  const otherCard = (line: string): string => line.replace(/"pack":\["(..)","(..)"/, '"pack":["$2","$1"');
  test.each([
    ['no game', 'x', { type: 'not-finished' }],
    ['no text', null, { type: 'not-finished' }],
    ['a game that is not over', LINES[1].replace(/,"result":{.*?}/, ''), { type: 'not-finished' }],
    ['a line cut off', LINES[1].slice(0, 300), { type: 'not-finished' }],
    [
      'a record of no game',
      LINES[1].replace('"game":"', '"game":"x'),
      { type: 'record', fault: { key: 'unknown-game' } },
    ],
    ['another order of the cards', otherCard(LINES[1]), { type: 'verify', fault: { key: 'seed-deals-otherwise' } }],
  ])('with %s in it is refused whole, and the line is named', (_, line, fault) => {
    expect(readExport([LINES[2], '', line, 'x'], NOW)).toMatchObject({ ok: false, line: 3, fault });
  });

  test('may hold plain records, which count as games that ended when their file was written', () => {
    const reading = readExport(
      GAMES.map(({ record }) => writeRecord(record)),
      NOW,
    );
    expect(reading).toMatchObject({
      ok: true,
      games: GAMES.map(({ record, preset }) => ({ record, preset, endedAt: NOW.toISOString(), deal: 1, goal: null })),
    });
    const again = readExport(
      GAMES.map(({ record }) => writeRecord(record)),
      NOW,
    );
    expect(again).toEqual(reading);
    expect(reading.ok && new Set(reading.games.map(({ id }) => id)).size).toBe(GAMES.length);
  });

  test.each([
    ['a game in progress', ({ result: _, ...record }: GameRecord) => record, { type: 'in-progress' }],
    ['cards that its seed does not deal', (record: GameRecord) => ({ ...record, seed: 'x' }), { type: 'verify' }],
    ['a hidden card', (record: GameRecord) => ({ ...record, pack: [null] }), { type: 'record' }],
  ])('with the plain record of %s in it is refused', (_, spoil, fault) => {
    const line = JSON.stringify(spoil(GAMES[0].record));
    expect(readExport([line], NOW)).toMatchObject({ ok: false, line: 1, fault });
  });

  test('and the plain record of the same game count once, whichever comes first', () => {
    const plain = readExport([writeRecord(GAMES[0].record)], NOW);
    if (!plain.ok) throw new Error('the record was refused');
    expect(recognised(plain.games, GAMES).map(({ id }) => id)).toEqual([GAMES[0].id]);
    expect(recognised(GAMES, plain.games).map(({ id }) => id)).toEqual([
      plain.games[0].id,
      ...GAMES.slice(1).map(({ id }) => id),
    ]);
  });

  test('with a letter changed anywhere never throws', () => {
    fc.assert(
      fc.property(fc.nat({ max: LINES[0].length - 1 }), fc.string({ unit: 'binary', maxLength: 1 }), (at, letter) => {
        expect(() => readExport([LINES[0].slice(0, at) + letter + LINES[0].slice(at + 1)], NOW)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});
