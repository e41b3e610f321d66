import { type Seat, seatNumbers } from '@shoal/core';
import type { OldMaidRules } from '../../rules/rules.ts';
import { type OldMaidState, OVER } from '../../rules/state.ts';

const kindsIn = (rules: OldMaidRules, { hands, sizes }: OldMaidState, seat: Seat): Set<number> =>
  new Set([...hands[seat].subarray(0, sizes[seat])].map((card) => rules.kinds[card]));

/** Returns how a take breaks the rules, judged without the engine under test, or null. */
export function expectStep(
  rules: OldMaidRules,
  before: OldMaidState,
  picked: number,
  after: OldMaidState,
): string | null {
  const { turn, target } = before;
  const seats = seatNumbers(rules.seats);
  const hands = seats.map((seat) => kindsIn(rules, before, seat));
  const kind = rules.kinds[before.hands[target][picked]];
  const isPair = hands[turn].has(kind);
  hands[target].delete(kind);
  if (isPair) hands[turn].delete(kind);
  else hands[turn].add(kind);

  const place = before.safe + 1;
  const safe = [target, turn].filter((seat) => hands[seat].size === 0);
  const holders = seats.filter((seat) => hands[seat].size > 0);
  const fruitless = isPair ? 0 : before.fruitlessTakes + 1;
  const isOver = holders.length === 1 || fruitless >= 20 * rules.seats;
  const next = (from: Seat): Seat | undefined =>
    seats.map((step) => (from + 1 + step) % rules.seats).find((seat) => hands[seat].size > 0);

  if (seats.some((seat) => !isSame(hands[seat], kindsIn(rules, after, seat)))) return 'a card went astray';
  if (seats.some((seat) => after.sizes[seat] !== hands[seat].size)) return 'a hand holds two of a kind';
  if (after.pairs !== before.pairs + (isPair ? 1 : 0)) return 'a pair was not laid down, or one too many';
  if (after.fruitlessTakes !== fruitless) return 'takes without a pair are counted wrongly';
  if (safe.some((seat) => after.places[seat] !== place)) return 'a seat that gets safe has the wrong place';
  if (after.safe !== before.safe + safe.length) return 'the safe seats are counted wrongly';
  if ((after.phase === OVER) !== isOver) return isOver ? 'the game should be over' : 'the game ended early';
  if (isOver) return resultFlaw(rules, after, holders);
  if (after.turn !== next(turn)) return 'the turn passed to another seat';
  return after.target === next(after.turn) ? null : 'the seat to act takes from another one';
}

function resultFlaw(rules: OldMaidRules, after: OldMaidState, holders: readonly Seat[]): string | null {
  const result = rules.result(after);
  if (result?.reason !== (holders.length === 1 ? 'old-maid' : 'stalemate')) return 'the game ended for another reason';
  const last = 1 + rules.seats - holders.length;
  return holders.every((seat) => result.places[seat] === last) ? null : 'those left do not share the last place';
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((kind) => other.has(kind));
