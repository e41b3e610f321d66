import { type Card, type CardMove, rngFor, type Seat, type View } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { fillSeats, newDeal, pauseMs, planTable, SPEEDS } from '@shoal/room';
import { EVERY_PRESET } from '@shoal/room/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CARD_MS,
  DEAL_MS,
  FADE_MS,
  type Flight,
  faceInFlight,
  flightFromFan,
  flightsOf,
  GROUP_MS,
  LIFT_MS,
  liftMsOf,
  motionFactor,
  SETTLE_MS,
  STAGGER_MS,
} from './flight.ts';

interface Played {
  readonly first: View;
  readonly last: View;
  /** The cards that moved, as the viewer saw them. */
  readonly moves: readonly CardMove[];
  /** Moves that showed cards which most games keep secret. */
  readonly secret: readonly CardMove[];
}

interface Wanted {
  readonly table: (typeof EVERY_PRESET)[number];
  readonly seats: number;
  readonly seed: number;
  readonly actions: number;
}

/** Plays random actions from the deal, seen by a seat or by a spectator. */
function played({ table: { game, preset, min, max }, seats, seed, actions }: Wanted, viewer: Seat | null): Played {
  const count = min + (seats % (max - min + 1));
  const planned = planTable(game, preset, count);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const { table } = newDeal(planned.plan, fillSeats([], count, null), `${seed}`, 0);
  const from = table.log(viewer).length;
  const first = table.view(viewer);
  const rng = rngFor(`${seed}`, 'actions');
  for (let taken = 0; taken < actions && table.turn !== null; taken++) {
    const { legal } = table.view(table.turn);
    table.act(table.turn, legal[rng.below(legal.length)]);
  }
  const events = table.log(viewer).slice(from);
  const { moves } = PRESENTATIONS[game];
  return {
    ...{ first, last: table.view(viewer), moves: moves(events) },
    secret: moves(events.filter((event) => !('shown' in event))),
  };
}

const tables: fc.Arbitrary<Wanted> = fc.record({
  table: fc.constantFrom(...EVERY_PRESET),
  seats: fc.nat(),
  seed: fc.nat(),
  actions: fc.integer({ min: 0, max: 200 }),
});

/** The seat whose hand an anchor represents, or null. */
function seatOf(anchor: Flight['from'], viewer: Seat | null): Seat | null {
  if (anchor === 'hand') return viewer;
  return anchor.startsWith('seat-') ? Number(anchor.slice('seat-'.length)) : null;
}

test('cards that fly make every hand as large as it is, for every viewer', () => {
  fc.assert(
    fc.property(tables, fc.option(fc.constantFrom(0, 1)), (wanted, viewer) => {
      const { first, last, moves } = played(wanted, viewer);
      const sizes = [...first.handSizes];
      for (const { kind, from, to, cards } of flightsOf(moves, viewer)) {
        const [giver, taker] = [seatOf(from, viewer), seatOf(to, viewer)];
        if (giver !== null) sizes[giver] -= cards.length;
        if (taker !== null && kind === 'cards') sizes[taker] += cards.length;
      }
      expect(sizes).toEqual(last.handSizes);
    }),
    { numRuns: 50 },
  );
});

test('viewers see their own cards fly open, from and to their own hand and nowhere else', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(0, 1), (wanted, viewer) => {
      const { first, last, moves } = played(wanted, viewer);
      const hand = [...first.hand];
      for (const { kind, from, to, cards } of flightsOf(moves, viewer)) {
        expect([from, kind === 'group' ? null : to]).not.toContain(`seat-${viewer}`);
        if (to === 'hand') for (const card of cards) hand.push(card ?? fail('a card came face down'));
        if (from === 'hand') for (const card of cards) hand.splice(hand.indexOf(card ?? fail('face down')), 1);
      }
      expect(hand.sort()).toEqual([...last.hand].sort());
    }),
    { numRuns: 50 },
  );
});

function fail(message: string): never {
  throw new Error(message);
}

test('cards from the stock fly to others face down, unless they were shown', () => {
  fc.assert(
    fc.property(tables, fc.option(fc.constantFrom(0, 1)), (wanted, viewer) => {
      const { secret } = played(wanted, viewer);
      for (const { from, to, cards } of flightsOf(secret, viewer)) {
        if (from === 'stock' && to !== 'hand') expect(cards.every((card) => card === null)).toBe(true);
        if (to === 'pile') expect(cards).not.toContain(null);
      }
    }),
    { numRuns: 50 },
  );
});

test('what is laid down goes from the hand to its owner', () => {
  const cards = [24, 25, 26, 27] as Card[];
  const laid: CardMove = { from: { seat: 0 }, to: { seat: 0 }, cards, isGroup: true };
  expect(flightsOf([laid], 0)).toEqual([{ kind: 'group', from: 'hand', to: 'seat-0', cards, spot: null }]);
});

test('a card taken out of a hidden hand comes from the place that was pointed at', () => {
  const taken = { from: { seat: 1 }, to: { seat: 0 }, cards: [null], spot: 3 };
  expect(flightsOf([taken], 0)).toMatchObject([{ from: 'seat-1', to: 'hand', spot: 3 }]);
});

const takenBy = (seat: Seat, of: Seat, spot: number): CardMove => ({
  ...{ from: { seat: of }, to: { seat }, cards: [null] },
  spot,
});

test('a card leaves the fan that was drawn only if it was taken from that hand, and before any other', () => {
  const flights = flightsOf([takenBy(1, 2, 4), takenBy(2, 0, 1)], 0);
  expect(flightFromFan(flights, 'seat-2')).toBe(flights[0]);
  expect(flightFromFan(flights, 'hand')).toBeNull();
  expect(flightFromFan(flights.slice(1), 'hand')).toBe(flights[1]);
  expect(flightFromFan(flights, null)).toBeNull();
});

test('cards that come from no hidden hand leave no fan', () => {
  const given: CardMove = { from: { seat: 1 }, to: { seat: 0 }, cards: [null] };
  expect(flightFromFan(flightsOf([given], 0), 'seat-1')).toBeNull();
});

test('a card out of a hidden hand shows its face on the way only to the viewer who held it', () => {
  fc.assert(
    fc.property(tables, fc.option(fc.constantFrom(0, 1)), (wanted, viewer) => {
      const { moves } = played(wanted, viewer);
      for (const flight of flightsOf(moves, viewer).filter(({ spot }) => spot !== null)) {
        const isShown = flight.cards.some((card) => faceInFlight(flight, card) !== null);
        expect(isShown).toBe(flight.from === 'hand');
      }
    }),
    { numRuns: 50 },
  );
});

test('a back is lifted before it leaves, unless the viewer who takes it pointed at it', () => {
  const [own, others, held] = flightsOf([takenBy(0, 1, 2), takenBy(1, 2, 2), takenBy(2, 0, 2)], 0);
  expect([own, others, held].map(liftMsOf)).toEqual([0, LIFT_MS, LIFT_MS]);
});

test('one hidden hand has given way to the next before anybody takes a card from it', () => {
  for (const speed of SPEEDS) {
    const shownMs = (LIFT_MS + CARD_MS + FADE_MS) * motionFactor(speed, false);
    expect(shownMs).toBeLessThanOrEqual(pauseMs(speed));
  }
});

test('a faster table moves faster, and an instant one does not move at all', () => {
  const factors = SPEEDS.map((speed) => motionFactor(speed, false));
  expect(factors).toEqual([1.6, 1, 0.5, 0]);
});

test('nothing moves for a person who wants no motion, whatever the speed', () => {
  for (const speed of SPEEDS) expect(motionFactor(speed, true)).toBe(0);
});

test('every motion is over before anybody waits for it', () => {
  expect([DEAL_MS, CARD_MS, STAGGER_MS, GROUP_MS]).toEqual([900, 200, 40, 600]);
  expect(SETTLE_MS).toBeLessThanOrEqual(CARD_MS);
});
