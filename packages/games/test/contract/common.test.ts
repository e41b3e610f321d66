import {
  type ActionCode,
  type Card,
  type Game,
  MatchScore,
  packOf,
  playOut,
  RandomChance,
  rngFor,
  type Seat,
  SeededChance,
  seatNumbers,
  Table,
  winnersOf,
  writeCard,
} from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../src/index.ts';
import { act, everything, faces } from '../tables/drawn-table.ts';
import { EVERY_GAME } from '../tables/every-table.ts';

const SEED = 'common rules';

const tableOf = (game: Game, seats: number, seed: string, firstSeat?: Seat) =>
  new Table(game.rules(game.tables.presets['standard'].options(seats), seats), new SeededChance(seed), firstSeat);

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

/** Plays a random game and returns everything that happened. */
function randomGame(game: Game, seats: number, seed: string) {
  const table = tableOf(game, seats, seed);
  const rng = rngFor(seed, 'policy');
  for (let turn = table.turn; turn !== null; turn = table.turn) {
    const { legal } = table.view(turn);
    table.act(turn, legal[rng.below(legal.length)]);
  }
  return table;
}

describe.each(EVERY_GAME)('the common rules in %s', (id) => {
  const game = gameNamed(id);

  test('seat 0 acts first (1)', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(tableOf(game, seats, SEED).turn).toBe(0);
  });

  test('the seat after the dealer acts first, at any seat (1)', () => {
    for (const firstSeat of [0, 1, 2, 3]) expect(tableOf(game, 4, SEED, firstSeat).turn).toBe(firstSeat);
  });

  test('in the next deal of a match the deal moves one seat clockwise (1)', () => {
    const match = new MatchScore(game.match, 3, { type: 'best-of', deals: 7 });
    const firstSeats = seatNumbers(7).map(() => {
      const { firstSeat } = match;
      match.score({ places: [1, 2, 2], scores: [0, 0, 0], reason: 'out' });
      return firstSeat;
    });
    expect(firstSeats).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  test('the deal gives one card at a time, clockwise, beginning with the seat that acts first (1)', () => {
    for (const firstSeat of [0, 1, 2]) {
      const table = tableOf(game, 3, SEED, firstSeat);
      const dealt = table.reveal().pack.slice(0, table.rules.dealtCards);
      for (const seat of [0, 1, 2]) {
        const view = table.view(seat);
        const own = dealt.filter((_, index) => index % 3 === (seat - firstSeat + 3) % 3);
        // Cards that the seat no longer holds were laid down right after the deal.
        const laid = own.filter((card) => !view.hand.includes(card));
        expect(sorted([...view.hand, ...laid])).toEqual(sorted(own));
        expect(game.openCards(view)).toEqual(expect.arrayContaining(laid));
      }
    }
  });

  test(`everything is deterministic from rules, seats, seed and actions: seed ${SEED} (1)`, () => {
    const [one, same, other] = [SEED, SEED, `${SEED}:1`].map((seed) => randomGame(game, 3, seed));
    expect(same.reveal()).toEqual(one.reveal());
    expect(same.result).toEqual(one.result);
    expect(other.reveal().pack).not.toEqual(one.reveal().pack);
    expect(sorted(one.reveal().pack)).toEqual(sorted(one.rules.pack));
  });

  test(`a finished game has a place for every seat: 1 + the number of seats with a better one, seed ${SEED} (1)`, () => {
    for (const number of seatNumbers(30)) {
      const places = randomGame(game, 4, `${SEED}:${number}`).result?.places ?? [];
      expect(places).toHaveLength(4);
      for (const place of places) expect(place).toBe(1 + places.filter((other) => other < place).length);
      expect(winnersOf(places).length).toBeGreaterThan(0);
    }
  });

  test(`whatever is not offered is refused and changes nothing, at any point of a game: seed ${SEED} (1)`, () => {
    const table = tableOf(game, 3, SEED);
    const rng = rngFor(SEED, 'policy');
    const tried = { offered: 0, refused: 0 };
    for (let turn = table.turn; turn !== null; turn = table.turn) {
      const { legal } = table.view(turn);
      const offered = new Set(legal.map((action) => JSON.stringify(action)));
      const before = everything(table);
      for (let code = rng.below(10); code < table.rules.actionCount; code += 10) {
        const action = table.rules.decode(code as ActionCode);
        const isOffered = offered.has(JSON.stringify(action));
        const refusal = table.whyNot(turn, action);
        expect(refusal === null).toBe(isOffered);
        if (refusal !== null) expect(table.act(turn, action)).toBe(refusal);
        tried[isOffered ? 'offered' : 'refused'] += 1;
      }
      expect(table.act((turn + 1) % 3, legal[0])).toBe('not-your-turn');
      expect(everything(table)).toEqual(before);
      act(table, turn, legal[rng.below(legal.length)]);
    }
    expect(Math.min(tried.offered, tried.refused)).toBeGreaterThan(10);
  });

  test(`after the end the rules refuse every action with that reason, even if no table asks: seed ${SEED} (1)`, () => {
    const { rules } = tableOf(game, 3, SEED);
    const state = rules.create();
    const rng = rngFor(SEED, 'policy');
    rules.deal(state, 0, new RandomChance(rng));
    playOut(rules, state, rng, new RandomChance(rng));
    const reasons = Array.from({ length: rules.actionCount }, (_, code) =>
      rules.whyNot(state, rules.decode(code as ActionCode)),
    );
    expect(new Set(reasons)).toEqual(new Set(['game-over']));
  });
});

test('with two packs every face occurs twice, and both are written alike (1)', () => {
  const written = packOf(2).map((card: Card) => writeCard(card));
  expect(written.length).toBe(104);
  expect(new Set(written).size).toBe(52);
  expect(faces(packOf(2).slice(50, 54))).toBe('K♦ K♣ A♠ A♥');
});
