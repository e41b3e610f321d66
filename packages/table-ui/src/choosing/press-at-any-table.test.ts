import { type Rng, rngFor, type Seat, type Table, type Vocabulary } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { fillSeats, newDeal, planTable, type WrittenRules } from '@shoal/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionsToReach, keysAt, reachedBy, seenAt } from '../../test/presentation-contract.ts';
import { defaultSetup, presetsOf, seatRange } from '../setup/table-setup.ts';
import { type Choosing, type ChoosingTable, matches, NOTHING_CHOSEN } from './choosing.ts';
import { offersFor } from './offers.ts';
import { answerKeys, COMMAND_KEYS, itemsFor, type KeyResult, press } from './press.ts';

/** A table with a seat to act, and its game in progress. */
interface Place {
  readonly game: GameId;
  readonly seat: Seat;
  readonly table: Table<Vocabulary>;
  readonly seen: ChoosingTable;
}

type Dealt = readonly [game: GameId, preset: string, seats: number];

const EVERY_TABLE: readonly Dealt[] = GAME_IDS.flatMap((game) =>
  presetsOf(game).flatMap((preset) => {
    const { min, max } = seatRange({ ...defaultSetup(game), preset });
    return Array.from({ length: max - min + 1 }, (_, more): Dealt => [game, preset, min + more]);
  }),
);

/** The table after some random actions; null if the game ended before. */
function placeAfter([game, preset, seats]: Dealt, seed: number, actions: number, rules: WrittenRules = {}) {
  const planned = planTable(game, preset, seats, rules);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const { table } = newDeal(planned.plan, fillSeats([], seats, null), `${seed}`, 0);
  const rng = rngFor(`${seed}`, 'actions');
  for (let taken = 0; taken < actions && table.turn !== null; taken++) {
    table.act(table.turn, oneOf(table.view(table.turn).legal, rng));
  }
  return table.turn === null ? null : placeAt(game, table, table.turn);
}

const oneOf = <T>(values: readonly T[], rng: Rng): T => values[rng.below(values.length)];

const placeAt = (game: GameId, table: Table<Vocabulary>, seat: Seat): Place => ({
  ...{ game, seat, table },
  seen: seenAt({ presentation: PRESENTATIONS[game] }, table, seat),
});

const anyPlace: fc.Arbitrary<Place> = fc
  .tuple(fc.constantFrom(...EVERY_TABLE), fc.nat(1e6), fc.nat(90))
  .map(([dealt, seed, actions]) => placeAfter(dealt, seed, actions))
  .filter((place) => place !== null);

const NAMED = ['left', 'right', 'up', 'down', 'enter', 'space', 'escape', 'tab', 'backspace', 'home', 'page-down'];
const SIGNS = [...'0123456789abcdefghijklmnopqrstuvwxyz?'];
/** Keys of a keyboard, and any other text that a browser might send. */
const anyKey = fc.oneof(fc.constantFrom(...SIGNS), fc.constantFrom(...NAMED), fc.string());

/** Names that every object inherits are not keys. */
const isInherited = (key: string): boolean => key in {};

/** The choice after some keys. Keys that end the choosing are ignored. */
const walked = (keys: readonly string[], { seen }: Place): Choosing =>
  keys.reduce((choosing, key) => {
    const came = press(key, choosing, seen);
    return came.key === 'go-on' ? came.choosing : choosing;
  }, NOTHING_CHOSEN);

const anyWalk = fc.array(fc.constantFrom(...SIGNS, 'left', 'right', 'enter'), { maxLength: 6 });

describe('at any table', () => {
  test('every legal action is taken by at most four keys', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const reached = reachedBy(place.seen, keysAt, 4);
        const missed = actionsToReach(place.seen).filter((action) => !reached.has(JSON.stringify(action)));
        expect(missed).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('a key does something legal, moves, is a command, is refused by the rules, or is wrong', () => {
    fc.assert(
      fc.property(anyPlace, anyWalk, fc.array(anyKey, { minLength: 20, maxLength: 40 }), (place, walk, keys) => {
        const choosing = walked(walk, place);
        for (const key of keys.filter((one) => !isInherited(one))) {
          expectSense(press(key, choosing, place.seen), key, place);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('a key that is named as an answer is one', () => {
    fc.assert(
      fc.property(anyPlace, anyWalk, (place, walk) => {
        const choosing = walked(walk, place);
        const answers = answerKeys(choosing, place.seen);
        const came = answers.map((key) => press(key.toLowerCase(), choosing, place.seen).key);
        expect(came.every((key) => key === 'act' || key === 'go-on')).toBe(true);
        expect(new Set(answers).size).toBe(answers.length);
      }),
      { numRuns: 100 },
    );
  });

  test('Esc gets back to nothing chosen, and from there it leaves', () => {
    fc.assert(
      fc.property(anyPlace, anyWalk, (place, walk) => {
        const choosing = walked(walk, place);
        const leaves = { key: 'command', command: 'leave' };
        const begun = { ...NOTHING_CHOSEN, cursor: choosing.cursor };
        const came = press('escape', choosing, place.seen);
        expect(came).toEqual(choosing.wanted === null ? leaves : { key: 'go-on', choosing: begun });
        expect(press('escape', begun, place.seen)).toEqual(leaves);
      }),
      { numRuns: 100 },
    );
  });

  test('a command means the same wherever a person is', () => {
    fc.assert(
      fc.property(anyPlace, anyWalk, (place, walk) => {
        const choosing = walked(walk, place);
        for (const [key, command] of Object.entries(COMMAND_KEYS)) {
          expect(press(key, choosing, place.seen)).toEqual({ key: 'command', command });
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a player without the turn can press any key, and does nothing', () => {
    fc.assert(
      fc.property(anyPlace, fc.nat(9), fc.array(anyKey, { minLength: 10 }), ({ game, table }, more, keys) => {
        const seat = more % table.rules.seats;
        fc.pre(seat !== table.turn);
        const place = placeAt(game, table, seat);
        for (const key of keys) expect(press(key, NOTHING_CHOSEN, place.seen).key).not.toBe('act');
      }),
      { numRuns: 60 },
    );
  });

  test.each(['constructor', 'toString', '__proto__'])('%s is no key, though every object has it', (key) => {
    const place = placeAfter(['go-fish', 'standard', 3], 1, 0);
    expect(place && press(key, NOTHING_CHOSEN, place.seen)).toEqual({ key: 'wrong', pressed: key });
  });
});

test('hints, help and the other commands take no key of a rank, a suit or an offer', () => {
  const buttons = GAME_IDS.flatMap((game) => Object.values(PRESENTATIONS[game].buttons).flatMap(({ keys }) => keys));
  const others = [...'a23456789tjqk', ...'shdc', ...'1234567890', ...buttons];
  expect(buttons.length).toBeGreaterThan(0);
  expect(Object.keys(COMMAND_KEYS).filter((key) => others.includes(key))).toEqual([]);
});

test('where more than ten cards fit, arrows and Enter reach those without a number', () => {
  const rules = { handSize: '47', packs: '2', starterWild: 'free' };
  for (const seed of [1, 3, 8]) {
    const place = placeAfter(['crazy-eights', 'standard', 2], seed, 0, rules);
    if (place === null) throw new Error('a game is not over after the deal');
    const items = itemsFor(place.seen);
    expect(items.some(({ key, isLegal }) => isLegal && key === null)).toBe(true);
    const reached = reachedBy(place.seen, keysAt, items.length);
    expect(actionsToReach(place.seen).filter((action) => !reached.has(JSON.stringify(action)))).toEqual([]);
  }
});

function expectSense(came: KeyResult, key: string, { seat, table, seen }: Place): void {
  switch (came.key) {
    case 'act':
      expect(table.whyNot(seat, came.action)).toBeNull();
      break;
    case 'refused':
      expect(table.whyNot(seat, came.action)).not.toBeNull();
      break;
    case 'go-on':
      expectWhole(came.choosing, seen);
      break;
    case 'wrong':
      if (key !== 'space') expect(came.pressed).toBe(key);
      break;
    case 'command':
      expect(key === 'escape' ? ['leave'] : Object.values(COMMAND_KEYS)).toContain(came.command);
  }
}

/** Expects the cursor and the pick to be valid, and the touches to lead to some action. */
function expectWhole(choosing: Choosing, seen: ChoosingTable): void {
  const { cursor, pick, touches, wanted } = choosing;
  expect(itemsFor(seen)[cursor]).toBeDefined();
  const offers = offersFor(seen, choosing);
  if (wanted !== null) expect(offers[pick]).toBeDefined();
  expect(seen.view.legal.filter((action) => matches(action, touches)).length).toBeGreaterThan(0);
  expect(offers.flatMap(({ keys }) => keys)).not.toContain('');
}
