import { readFileSync } from 'node:fs';
import {
  MatchScore,
  type ReadRecord,
  readRecord,
  recordOf,
  rngFor,
  SeededChance,
  Table,
  verify,
  writeRecord,
} from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/contract/refused-tables.ts';
import { act, NORTH, SOUTH } from '../../../test/tables/drawn-table.ts';
import { REGISTRY } from '../../index.ts';
import { goFish } from '../index.ts';
import { ask, goFishAt, goFishDealt } from '../test/drawn.ts';
import type { GoFishOptions } from './options.ts';

const FIRST_OUT: GoFishOptions = { ...goFish.tables.presets['pairs'].options(2), win: 'first-out' };

describe('the first seat out wins (R12)', () => {
  test('an empty hand wins against more pairs, and scores stay pairs', () => {
    const table = goFishAt('north* 7♠ \n south 7♣ 9♠ | 3 4 5 \n stock 4♣', FIRST_OUT);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.result).toEqual({ places: [1, 2], scores: [1, 3], reason: 'first-empty-hand' });
  });

  test('a seat that gives its last card away is out and wins', () => {
    const table = goFishAt('north* 7♠ K♠ | 2 \n south 7♣ \n stock 4♣', FIRST_OUT);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.result).toEqual({ places: [2, 1], scores: [2, 0], reason: 'first-empty-hand' });
  });

  test('two hands that run empty together share the win, whatever their pairs', () => {
    const table = goFishAt('north* 7♠ \n south 7♣ | 3 4 5 \n stock 4♣', FIRST_OUT);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.result).toEqual({ places: [1, 1], scores: [1, 3], reason: 'first-empty-hand' });
  });

  test('the others follow by their pairs', () => {
    const table = goFishAt('north* 7♠ \n south 7♣ 9♠ | 3 \n west K♠ | 4 5 6 \n stock 4♣', FIRST_OUT);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.result).toMatchObject({ places: [1, 3, 2], scores: [1, 1, 3] });
  });

  test('a hand that the deal leaves empty wins at once', () => {
    const table = goFishDealt('north* 7♠ 9♥ \n south 5♣ 5♦ \n stock 4♣', { ...FIRST_OUT, handSize: 2 });
    expect(table.result).toEqual({ places: [2, 1], scores: [0, 1], reason: 'first-empty-hand' });
  });

  test('a stalemate leaves no hand empty, so most pairs win', () => {
    const table = goFishAt('north* 7♠ K♠ | 2 \n south 5♣ \n stock', FIRST_OUT);
    while (table.turn !== null) act(table, table.turn, table.turn === NORTH ? ask(SOUTH, 'seven') : ask(NORTH, 'five'));
    expect(table.result).toEqual({ places: [1, 2], scores: [1, 0], reason: 'stalemate' });
  });

  test('no lead in pairs decides the game early', () => {
    const lead = 'north* 7♠ K♠ | 2 3 4 5 6 \n south 9♣ \n stock 9♠';
    const winnerIn = (win: GoFishOptions['win']) => {
      const { rules, state } = positionOf(lead, win);
      return rules.winner(state);
    };
    expect([winnerIn('most-books'), winnerIn('first-out')]).toEqual([NORTH, null]);
  });

  test('to a target a match still adds up pairs', () => {
    const match = new MatchScore(goFish.match, 2, { type: 'target', total: 20 });
    match.score({ places: [1, 2], scores: [1, 3], reason: 'first-empty-hand' });
    expect(match.totals).toEqual([1, 3]);
  });
});

function positionOf(picture: string, win: GoFishOptions['win']) {
  const { rules } = goFishAt(picture, { ...FIRST_OUT, win });
  const state = rules.create();
  rules.deal(state, NORTH, new SeededChance('unused'));
  return { rules, state };
}

describe('first out is an option', () => {
  test.each(['standard', 'classroom', 'classic'])('%s refuses it while play goes on past an empty hand', (preset) => {
    const reason = { key: 'first-out-plays-on' };
    expect(refusalOf('go-fish', preset, 2, { win: 'first-out' })).toEqual({ key: 'impossible-options', reason });
    expect(refusalOf('go-fish', preset, 2, { win: 'first-out', end: 'first-empty-hand' })).toBeNull();
  });

  test('pairs allows it, unless play goes on to the last pair', () => {
    expect(refusalOf('go-fish', 'pairs', 2, { win: 'first-out' })).toBeNull();
    expect(refusalOf('go-fish', 'pairs', 2, { win: 'first-out', end: 'all-books' })).not.toBeNull();
  });
});

describe('records', () => {
  const golden = new URL('../../../../../golden/go-fish-pairs-2.jsonl', import.meta.url);
  const [old] = readFileSync(golden, 'utf8').split('\n');

  test('a record from before the option means most books, and still proves itself', () => {
    expect(old).not.toContain('"win"');
    expect(readFrom(old).options).toMatchObject({ win: 'most-books' });
    expect(verify(readFrom(old))).toBeNull();
  });

  test('a record may also say most books', () => {
    expect(verify(readFrom(old.replace('"packs":1', '"packs":1,"win":"most-books"')))).toBeNull();
  });

  test('a record names first out, and its result is checked by it', () => {
    const line = recordWonByFewerPairs();
    expect(verify(readFrom(line))).toBeNull();
    const unnamed = line.replace(',"win":"first-out"', '');
    expect(unnamed).not.toBe(line);
    expect(verify(readFrom(unnamed))).toMatchObject({ key: 'wrong-result', clause: '2.2.7' });
  });
});

function readFrom(line: string): ReadRecord {
  const reading = readRecord(REGISTRY, line);
  if (!reading.ok) throw new Error(reading.fault.key);
  return reading.read;
}

/** The first of some random games whose winner has fewer pairs. */
function recordWonByFewerPairs(): string {
  const seats = ['Ann', 'Bo'].map((name) => ({ name, player: 'human' }));
  for (let game = 0; ; game++) {
    const seed = `first out:${game}`;
    const table = new Table(goFish.rules(FIRST_OUT, 2), new SeededChance(seed));
    const rng = rngFor(seed, 'policy');
    for (let turn = table.turn; turn !== null; turn = table.turn) {
      const { legal } = table.view(turn);
      table.act(turn, legal[rng.below(legal.length)]);
    }
    const { places = [], scores = [] } = table.result ?? {};
    if (places[0] !== places[1] && scores[0] < scores[1] === places[0] < places[1]) {
      return writeRecord(recordOf(goFish, table, seats, { seed, shuffle: 'fisher-yates' }));
    }
  }
}
