import { SeededChance, seatNumbers, settle, Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, hand, NORTH, SOUTH, story } from '../../../test/tables/drawn-table.ts';
import { goFish } from '../index.ts';
import { ask, fish, goFishAt, goFishDealt } from '../test/drawn.ts';
import { type GoFishOptions, goFishTables } from './options.ts';

const SEED = 'go-fish options';

/** Parses options as written on a command line. */
function settled(preset: string, seats: number, overrides: Record<string, string> = {}): GoFishOptions {
  const found = settle(goFishTables, preset, seats, overrides);
  if (!found.ok) throw new Error(found.refusal.key);
  return found.options;
}

const tableOf = (options: GoFishOptions, seats: number) =>
  new Table(goFish.rules(options, seats), new SeededChance(SEED));

describe('presets (2.1)', () => {
  const COMMON = {
    bookSize: 4,
    give: 'all',
    goAgainOnCatch: true,
    goAgainOnBook: false,
    end: 'all-books',
    win: 'most-books',
    packs: 1,
  };
  const PRESETS = {
    standard: { ...COMMON, goAgainOnLuckyDraw: true, refill: 5 },
    classroom: { ...COMMON, goAgainOnLuckyDraw: true, refill: 5 },
    classic: { ...COMMON, goAgainOnLuckyDraw: false, refill: 0 },
    pairs: {
      ...COMMON,
      bookSize: 2,
      give: 'one',
      goAgainOnCatch: false,
      goAgainOnLuckyDraw: false,
      refill: 0,
      end: 'first-empty-hand',
    },
  };
  const SEATS = { standard: [2, 6], classroom: [2, 4], classic: [2, 6], pairs: [2, 2] };

  test('there are four of them, standard first (2.1)', () => {
    expect(Object.keys(goFishTables.presets)).toEqual(Object.keys(PRESETS));
  });

  test.each(Object.keys(PRESETS) as (keyof typeof PRESETS)[])('%s has the options of its column (2.1)', (preset) => {
    const [min, max] = SEATS[preset];
    expect(goFishTables.presets[preset].seats).toEqual({ min, max });
    for (const seats of seatNumbers(max + 1).slice(min)) {
      expect(settled(preset, seats)).toEqual({ ...PRESETS[preset], handSize: seats === 2 ? 7 : 5 });
    }
  });

  test('classroom alone seats people by default (2.1)', () => {
    const seatsPeople = Object.keys(PRESETS).filter((preset) => goFishTables.presets[preset].seatsPeople);
    expect(seatsPeople).toEqual(['classroom']);
  });
});

describe('handSize', () => {
  test.each(seatNumbers(27).slice(1))('every seat is dealt %d cards (2.1)', (handSize) => {
    const table = tableOf(settled('standard', 2, { handSize: `${handSize}`, refill: '0' }), 2);
    const laid = table.view(null).books.map((books) => books.length * 4);
    expect(table.view(null).handSizes.map((size, seat) => size + laid[seat])).toEqual([handSize, handSize]);
    expect(table.view(null).stockSize).toBe(52 - 2 * handSize);
  });

  test.each([
    ['standard', 2, 7, 38],
    ['standard', 3, 5, 37],
    ['standard', 6, 5, 22],
    ['classroom', 4, 5, 32],
    ['pairs', 2, 7, 38],
  ])('%s deals each of %d seats %d cards by itself (2.1)', (preset, seats, handSize, stockSize) => {
    const table = tableOf({ ...settled(preset, seats), refill: 0, end: 'all-books', bookSize: 4 }, seats);
    const { handSizes, books } = table.view(null);
    expect(handSizes.map((size, seat) => size + 4 * books[seat].length)).toEqual(Array(seats).fill(handSize));
    expect(table.view(null).stockSize).toBe(stockSize);
  });

  test('the whole pack may be dealt: seats x handSize may be as much as the pack (2.1)', () => {
    const table = tableOf(settled('standard', 4, { handSize: '13' }), 4);
    expect(table.view(null)).toMatchObject({ stockSize: 0, phase: 'ask' });
  });
});

describe('bookSize', () => {
  const picture = 'north* 7♠ K♠ \n south 7♣ 7♦ 7♥ 9♣ \n stock 4♣';

  test('4: a book is all four cards of a rank (2.1)', () => {
    const table = goFishAt(picture, { bookSize: 4 });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table).slice(2)).toEqual(['booked north 7 7♠ 7♥ 7♦ 7♣']);
  });

  test('2: a pair is a book of two, and what comes together goes down by the pair, S H D C (2.1)', () => {
    const table = goFishDealt('north* 7♠ K♠ 7♥ 7♣ \n south 2♣ 3♦ 4♥ 9♣ \n stock 7♦ 4♣', { bookSize: 2 });
    expect(story(table)).toEqual(['booked north 7 7♠ 7♥']);
    act(table, NORTH, ask(SOUTH, 'seven'), fish);
    expect(story(table).slice(3)).toEqual(['drew north 7♦', 'booked north 7 7♦ 7♣']);
  });

  test('2: four of a rank are two pairs (2.1)', () => {
    const table = goFishDealt('north* 7♣ 7♥ 7♦ 7♠ K♠ \n south 2♣ 3♦ 4♥ 9♣ 5♣ \n stock 4♣', { bookSize: 2 });
    expect(story(table)).toEqual(['booked north 7 7♠ 7♥', 'booked north 7 7♦ 7♣']);
    expect(table.view(null).books[NORTH]).toHaveLength(2);
  });
});

describe('give', () => {
  const picture = 'north* 7♠ K♠ \n south 7♣ 7♦ 9♣ \n stock 4♣';

  test('all: every card of the rank is handed over (2.1)', () => {
    const table = goFishAt(picture, { give: 'all' });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table)).toEqual(['ask north south 7', 'gave south north 7♦ 7♣']);
    expect(hand(table, SOUTH)).toBe('9♣');
  });

  test('one: only the first card in suit order is handed over (2.1)', () => {
    const table = goFishAt(picture, { give: 'one' });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table)).toEqual(['ask north south 7', 'gave south north 7♦']);
    expect(hand(table, SOUTH)).toBe('7♣ 9♣');
  });
});

describe('going again', () => {
  test.each([
    [true, NORTH],
    [false, SOUTH],
  ])('goAgainOnCatch %s: after a catch seat %d acts (2.1)', (goAgainOnCatch, turn) => {
    const table = goFishAt('north* 7♠ K♠ \n south 7♣ 9♣ \n stock 4♣', { goAgainOnCatch });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.turn).toBe(turn);
  });

  test.each([
    [true, NORTH],
    [false, SOUTH],
  ])('goAgainOnLuckyDraw %s: after fishing the asked rank seat %d acts (2.1)', (goAgainOnLuckyDraw, turn) => {
    const table = goFishAt('north* 7♠ K♠ \n south 2♣ 9♣ \n stock 7♣', { goAgainOnLuckyDraw });
    act(table, NORTH, ask(SOUTH, 'seven'), fish);
    expect(table.turn).toBe(turn);
  });

  test.each([
    [true, NORTH],
    [false, SOUTH],
  ])('goAgainOnBook %s: after fishing a card that completes any book seat %d acts (2.1)', (goAgainOnBook, turn) => {
    const picture = 'north* 7♠ 7♥ 7♦ K♠ \n south 2♣ 9♣ \n stock 7♣';
    const table = goFishAt(picture, { goAgainOnBook, goAgainOnLuckyDraw: false });
    act(table, NORTH, ask(SOUTH, 'king'), fish);
    expect(table.turn).toBe(turn);
    const asked = goFishAt(picture, { goAgainOnBook, goAgainOnLuckyDraw: false });
    act(asked, NORTH, ask(SOUTH, 'seven'), fish);
    expect(asked.turn).toBe(turn);
  });

  test('each option stands for its own case only (2.1)', () => {
    const no = { goAgainOnCatch: false, goAgainOnLuckyDraw: false, goAgainOnBook: false };
    const miss = goFishAt('north* 7♠ K♠ \n south 2♣ 9♣ \n stock 4♣', {
      goAgainOnCatch: true,
      goAgainOnLuckyDraw: true,
      goAgainOnBook: true,
    });
    act(miss, NORTH, ask(SOUTH, 'seven'), fish);
    expect(miss.turn).toBe(SOUTH);
    const caughtBook = goFishAt('north* 7♠ 7♥ 7♦ K♠ \n south 7♣ 9♣ \n stock 4♣', { ...no, goAgainOnBook: true });
    act(caughtBook, NORTH, ask(SOUTH, 'seven'));
    expect(caughtBook.turn).toBe(SOUTH);
    const luckyOnly = goFishAt('north* 7♠ 7♥ 7♦ K♠ \n south 2♣ 9♣ \n stock 7♣', { ...no, goAgainOnLuckyDraw: true });
    act(luckyOnly, NORTH, ask(SOUTH, 'king'), fish);
    expect(luckyOnly.turn).toBe(SOUTH);
  });
});

describe('refill', () => {
  const SPADES = 'A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 8♠ 9♠ T♠ J♠ Q♠ K♠';

  test.each(seatNumbers(13).slice(1))('%d: an emptied hand draws so many cards (2.1)', (refill) => {
    const table = goFishAt(`north* 7♠ 7♥ 7♦ \n south 7♣ 9♣ \n stock ${SPADES} 2♥`, { refill });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(hand(table, NORTH)).toBe(SPADES.split(' ').slice(0, refill).join(' '));
    expect(table.view(null)).toMatchObject({ handSizes: [refill, 1], stockSize: 13 - refill, turn: NORTH });
  });

  test('0: an emptied hand stays empty (2.1)', () => {
    const table = goFishAt(`north* 7♠ 7♥ 7♦ \n south 7♣ 9♣ \n stock ${SPADES}`, { refill: 0 });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.view(null)).toMatchObject({ handSizes: [0, 1], stockSize: 12, turn: SOUTH });
  });
});

describe('end', () => {
  const picture = 'north* 7♠ K♠ \n south 7♣ \n west 2♦ \n stock 4♣';

  test('all-books: the game goes on without the seat whose hand is empty (2.1)', () => {
    const table = goFishAt(picture, { end: 'all-books', refill: 0 });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.view(null)).toMatchObject({ phase: 'ask', turn: NORTH, result: null });
  });

  test('first-empty-hand: the game is over (2.1)', () => {
    const table = goFishAt(picture, { end: 'first-empty-hand', refill: 0 });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.result).toEqual({ places: [1, 1, 1], scores: [0, 0, 0], reason: 'first-empty-hand' });
  });
});

describe('packs', () => {
  test.each([1, 2])('%d: every face occurs so many times (2.1)', (packs) => {
    const { pack } = tableOf(settled('standard', 2, { packs: `${packs}` }), 2).reveal();
    expect(pack.length).toBe(52 * packs);
    for (let card = 0; card < 52; card++) expect(pack.filter((one) => one === card).length).toBe(packs);
  });

  test('twins make a book together, and are written alike (1, 2.1)', () => {
    const table = goFishAt('north* 7♠ 7♦ K♠ \n south 7♠ 7♥ 7♣ 9♣ \n stock 4♣ 5♣', { packs: 2 });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table).slice(1)).toEqual(['gave south north 7♠ 7♥ 7♣', 'booked north 7 7♠ 7♠ 7♥ 7♦']);
    expect(hand(table, NORTH)).toBe('7♣ K♠');
  });
});
