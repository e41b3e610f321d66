import { botAt, RANKS, readRecord, recordOf, rngFor, SeededChance, seatNumbers, Table, writeRecord } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, choices, expectRefusal, hand, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { REGISTRY } from '../../index.ts';
import { goFish } from '../index.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';
import type { GoFishView } from './vocabulary.ts';

const CLASSIC = { refill: 0, goAgainOnLuckyDraw: false } as const;
const PAIRS = goFish.tables.presets['pairs'].options(2);
const SEED = 'rulings';

/** Every view that a spectator has of a random game, from the deal to the end. */
function viewsOfRandomGame(preset: string, seats: number, game: number): GoFishView[] {
  const options = goFish.tables.presets[preset].options(seats);
  const table = new Table(goFish.rules(options, seats), new SeededChance(`${SEED}:${game}`));
  const rng = rngFor(`${SEED}:${game}`, 'policy');
  const views = [table.view(null)];
  for (let turn = table.turn; turn !== null; turn = table.turn) {
    const { legal } = table.view(turn);
    table.act(turn, legal[rng.below(legal.length)]);
    views.push(table.view(null));
  }
  return views;
}

/** Is there a seat to act, and does it hold cards to act with? */
const canBeActedIn = ({ turn, handSizes }: GoFishView): boolean => turn !== null && handSizes[turn] > 0;

test('only the resolution of the draw advances the turn, so no seat is skipped (R1)', () => {
  const table = goFishAt(`
    north* 7♠
    south  2♣
    west   9♣
    stock  4♥ 5♥ 6♥`);
  act(table, NORTH, ask(SOUTH, 'seven'));
  expect(table.turn).toBe(NORTH);
  act(table, NORTH, fish);
  expect(table.turn).toBe(SOUTH);
  act(table, SOUTH, ask(NORTH, 'two'), fish);
  expect(table.turn).toBe(WEST);
});

describe('one predicate decides the end (R2)', () => {
  const tables = Object.keys(goFish.tables.presets).flatMap((preset) => {
    const { min, max } = goFish.tables.presets[preset].seats;
    return [...new Set([min, max])].map((seats) => ({ preset, seats }));
  });

  test.each(tables)(
    `the phase is over exactly when no seat can act: $preset for $seats, seed ${SEED} (R2)`,
    ({ preset, seats }) => {
      for (let game = 0; game < 20; game++) {
        const views = viewsOfRandomGame(preset, seats, game);
        expect(views.map((view) => view.phase === 'over')).toEqual(views.map((view) => !canBeActedIn(view)));
        expect(views.map(({ result }) => result !== null)).toEqual(views.map(({ phase }) => phase === 'over'));
        expect(views.length).toBeGreaterThan(1);
        expect(views.findIndex(({ phase }) => phase === 'over')).toBe(views.length - 1);
      }
    },
  );

  test('the game is over at once when the last hands are emptied, not one turn later (R2)', () => {
    const table = goFishAt('north* 7♥ 7♦ 7♠ \n south 7♣', CLASSIC);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.view(null)).toMatchObject({ phase: 'over', turn: null });
  });
});

test('an asker whose hand is emptied by its own book and cannot refill passes the turn (R3)', () => {
  const table = goFishAt(
    `
    north* 7♠ 7♥ 7♦
    south  7♣ 9♦
    west   2♣
    stock  4♥`,
    CLASSIC,
  );
  act(table, NORTH, ask(SOUTH, 'seven'));
  expect(story(table).at(-1)).toBe('booked north 7 7♠ 7♥ 7♦ 7♣');
  expect(table.view(null)).toMatchObject({ turn: SOUTH, phase: 'ask', handSizes: [0, 1, 1] });
});

describe('when nobody else holds cards but the stock lasts (R4)', () => {
  test('the seat to act fishes without asking, and the turn may come back to it at once (R4)', () => {
    const table = goFishAt(
      `
      north* 9♠ K♠
      south
      stock  9♥ 2♦ 2♣ K♥`,
      { ...CLASSIC, bookSize: 2, goAgainOnBook: true, goAgainOnLuckyDraw: true },
    );
    for (const size of [1, 2, 1]) {
      expect(choices(table)).toEqual(['fish']);
      expectRefusal(table, NORTH, ask(SOUTH, 'king'), 'must-fish');
      act(table, NORTH, fish);
      expect(table.view(null)).toMatchObject({ turn: NORTH, asked: null, handSizes: [size, 0] });
    }
    act(table, NORTH, fish);
    expect(table.result).toEqual({ places: [1, 2], scores: [3, 0], reason: 'all-books' });
  });

  test('it comes to that in play: the book of one seat may empty every other hand (R4)', () => {
    const table = goFishAt(
      `
      north* 7♠ 7♥ 7♦ K♠
      south  7♣
      stock  4♥ 5♥`,
      CLASSIC,
    );
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(choices(table)).toEqual(['fish']);
    act(table, NORTH, fish);
    expect(hand(table, NORTH)).toBe('4♥ K♠');
    expect(table.turn).toBe(NORTH);
  });

  test('a seat that fishes its last card into a book ends the game when nobody holds cards (R4, R5)', () => {
    const table = goFishAt('north* 9♠ \n south | 2 \n stock 9♥ 4♠ 4♥', { ...CLASSIC, bookSize: 2 });
    act(table, NORTH, fish);
    expect(table.result).toEqual({ places: [1, 1], scores: [1, 1], reason: 'no-cards' });
  });

  test('no goAgain option applies to a fish without asking, not even for a rank asked for long before (R4)', () => {
    const table = goFishAt(
      `
      north* 7♠ 7♥ 7♦ K♠
      south  7♣
      stock  4♥ K♥ 4♠`,
      { refill: 0, goAgainOnLuckyDraw: true, goAgainOnBook: true },
    );
    act(table, NORTH, ask(SOUTH, 'king'), fish);
    act(table, SOUTH, ask(NORTH, 'seven'));
    expect(table.view(null)).toMatchObject({ turn: NORTH, phase: 'fish', asked: null, askedOf: null });
    act(table, NORTH, fish);
    expect(story(table, SOUTH).slice(-2)).toEqual(['fish north', 'drew north ?']);
    expect(choices(table)).toEqual(['fish']);
  });

  test('a seat that fishes alone ends the same way, told the same, whatever makes seats go again (R4)', () => {
    const fishedAlone = (goAgain: boolean): unknown => {
      const table = goFishAt('north* 9♠ K♠ \n south \n west \n stock 9♥ 2♦ 2♣ K♥ 5♠ 5♥ J♣', {
        ...CLASSIC,
        bookSize: 2,
        goAgainOnCatch: goAgain,
        goAgainOnLuckyDraw: goAgain,
        goAgainOnBook: goAgain,
      });
      while (table.turn !== null) act(table, NORTH, fish);
      return [table.result, story(table, NORTH), story(table, SOUTH), story(table, WEST)];
    };
    expect(fishedAlone(true)).toEqual(fishedAlone(false));
  });

  test('a book fished without asking is laid down and shown like any other (R4, R10)', () => {
    const table = goFishAt('north* 9♠ K♠ \n south \n stock 9♥ 2♦', { ...CLASSIC, bookSize: 2 });
    act(table, NORTH, fish);
    expect(story(table, SOUTH)).toEqual(['fish north', 'drew north 9♥', 'booked north 9 9♠ 9♥']);
  });
});

test('all hands empty, stock left and no refill: the game is over, the cards left score for nobody (R5)', () => {
  const table = goFishAt(
    `
    north* 7♠ 7♥ 7♦ | 2
    south  7♣       | 3 4
    stock  9♠ 9♥ 9♦ 9♣`,
    CLASSIC,
  );
  act(table, NORTH, ask(SOUTH, 'seven'));
  expect(table.result).toEqual({ places: [1, 1], scores: [2, 2], reason: 'no-cards' });
  expect(table.view(null).stockSize).toBe(4);
});

describe('an empty hand draws five (R6)', () => {
  test.each(['standard', 'classroom'])('an empty hand draws five cards, not four, in %s (R6)', (preset) => {
    const { refill } = goFish.tables.presets[preset].options(3);
    const table = goFishAt('north* 7♠ 7♥ 7♦ \n south 7♣ 9♣ \n stock A♠ 2♠ 3♠ 4♠ 5♠ 6♠', { refill });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table).at(-1)).toBe('drew north A♠ 2♠ 3♠ 4♠ 5♠ refill');
  });

  test('a hand emptied out of turn refills at once, and the turn goes on where it was (R6)', () => {
    const table = goFishAt(`
      north* 7♠ K♥
      south  7♣
      west   9♣
      stock  A♠ 2♠ 3♠ 4♠ 5♠ 6♠`);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table).at(-1)).toBe('drew south A♠ 2♠ 3♠ 4♠ 5♠ refill');
    expect(table.turn).toBe(NORTH);
  });
});

test('a miss with an empty stock: there is no fishing, the turn passes at once (R7)', () => {
  const table = goFishAt(`
    north* 7♠ K♥
    south  7♣
    west   9♣`);
  act(table, NORTH, ask(WEST, 'seven'));
  expect(story(table)).toEqual(['ask north west 7']);
  expect(table.view(null)).toMatchObject({ turn: SOUTH, phase: 'ask' });
});

test('a book completed by an unrelated draw scores, and the turn passes (R8)', () => {
  const table = goFishAt(`
    north* 7♠ 7♥ 7♦ K♥
    south  9♣
    stock  7♣ 2♠`);
  act(table, NORTH, ask(SOUTH, 'king'), fish);
  expect(table.view(null)).toMatchObject({ turn: SOUTH, handSizes: [1, 1] });
  expect(table.view(null).books.map((laid) => laid.length)).toEqual([1, 0]);
});

test('ranks already laid down in full cannot be asked for: nobody holds them (R9)', () => {
  const table = goFishAt(`
    north* 7♠ K♥ | 2
    south  9♣    | 3
    stock  4♣`);
  expect(choices(table)).toEqual(['ask south 7', 'ask south K']);
  expectRefusal(table, NORTH, ask(SOUTH, 'two'), 'rank-not-held');
  expectRefusal(table, NORTH, ask(SOUTH, 'three'), 'rank-not-held');
});

describe('ties and scores (R11)', () => {
  const table = goFishAt('north* 7♠ 7♥ 7♦ | 2 \n south 7♣ | 3 4 \n west | 5');
  act(table, NORTH, ask(SOUTH, 'seven'));

  test('ties share the win (R11)', () => {
    expect(table.result).toEqual({ places: [1, 1, 3], scores: [2, 2, 1], reason: 'all-books' });
  });

  test('scores belong to seats, so two players called Alex do not collide (R11)', () => {
    const seats = seatNumbers(3).map(() => ({ name: 'Alex', player: 'human' }));
    const record = recordOf(goFish, table, seats, { seed: SEED, shuffle: 'fisher-yates' });
    expect(record.seats.map(({ name }) => name)).toEqual(['Alex', 'Alex', 'Alex']);
    expect(record.result?.scores).toEqual([2, 2, 1]);
  });
});

describe('pairs (R12)', () => {
  test('fisher and defender swap after every turn, hit or miss (R12)', () => {
    const table = goFishAt('north* 7♠ K♥ 2♣ \n south 7♣ 9♠ 5♠ \n stock 4♣ 9♣ 6♠', PAIRS);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.turn).toBe(SOUTH);
    act(table, SOUTH, ask(NORTH, 'five'), fish);
    expect(table.turn).toBe(NORTH);
    act(table, NORTH, ask(SOUTH, 'king'), fish);
    expect(table.turn).toBe(SOUTH);
  });

  test('the most pairs win, and equal pairs share the win (R12)', () => {
    const equal = goFishAt('north* 7♠ \n south 7♣ 9♠ | 3 \n stock 4♣', PAIRS);
    act(equal, NORTH, ask(SOUTH, 'seven'));
    expect(equal.result).toEqual({ places: [1, 1], scores: [1, 1], reason: 'first-empty-hand' });
    const more = goFishAt('north* 7♠ | 4 \n south 7♣ 9♠ | 3 \n stock 4♣', PAIRS);
    act(more, NORTH, ask(SOUTH, 'seven'));
    expect(more.result).toEqual({ places: [1, 2], scores: [2, 1], reason: 'first-empty-hand' });
  });

  test(`pairs go down by themselves, so no hand ever holds more than 13 cards: seed ${SEED} (R12)`, () => {
    const views = seatNumbers(100).flatMap((game) => viewsOfRandomGame('pairs', 2, game));
    const largest = Math.max(...views.flatMap(({ handSizes }) => handSizes));
    expect(largest).toBeGreaterThan(7);
    expect(largest).toBeLessThanOrEqual(13);
  });
});

test('the seat that acted goes to the back of the queue, so turns come round again and again (R13)', () => {
  const table = goFishAt('north* 7♠ \n south 9♣ \n west K♦');
  const turns = Array.from({ length: 9 }, () => {
    const seat = table.turn ?? NORTH;
    act(table, seat, { type: 'ask', target: (seat + 1) % 3, rank: [6, 8, 12].map((rank) => RANKS[rank])[seat] });
    return seat;
  });
  expect(turns).toEqual([NORTH, SOUTH, WEST, NORTH, SOUTH, WEST, NORTH, SOUTH, WEST]);
});

describe('people and bots (R15)', () => {
  const tables = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => seatNumbers(3).map((seat) => (mask >> seat) % 2 === 1));

  test.each(tables.map((isBot) => ({ isBot })))(
    `any seat may be a person or a bot: $isBot, seed ${SEED} (R15)`,
    (one) => {
      const options = goFish.tables.presets['standard'].options(3);
      const table = new Table(goFish.rules(options, 3), new SeededChance(SEED));
      const rng = rngFor(SEED, 'bots');
      for (let turn = table.turn; turn !== null; turn = table.turn) {
        const view = table.view(turn);
        const action = one.isBot[turn]
          ? botAt(goFish, table.rules, 'minnow').choose(view, table.log(turn), rng)
          : view.legal[0];
        expect(table.act(turn, action)).toBeNull();
      }
      const seats = one.isBot.map((isBot) => ({ name: 'Ann', player: isBot ? 'bot:minnow' : 'human' }));
      const record = recordOf(goFish, table, seats, { seed: SEED, shuffle: 'fisher-yates' });
      expect(readRecord(REGISTRY, writeRecord(record))).toMatchObject({ ok: true, read: { record } });
      expect(record.seats).toEqual(seats);
    },
  );
});
