import type { Card, Seat } from '@shoal/core';
import { everyTableAndOddOnes } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { CardTrail } from './card-trail.ts';
import { PossiblePlaces } from './possible-places.ts';
import { Contradiction, contradict } from './seal-fault.ts';

const tables = everyTableAndOddOnes();

const [twinTable] = tables.filter(({ name, rules }) => /packs=2/.test(name) && rules.dealtCards < rules.pack.length);

/** Two equal cards in the hand of seat 0, as the first and the second card that it was dealt. */
function twinsInHand(choose = (_count: number) => 0) {
  const { rules } = twinTable;
  const [card] = rules.pack;
  const others = rules.pack.filter((other) => other !== card);
  const pack = [card, ...others.slice(0, rules.seats - 1), card, ...others.slice(rules.seats - 1)];
  return { card, second: rules.seats, trail: new CardTrail(rules, pack, 0, choose) };
}

describe('of two equal cards in a hand', () => {
  test('the one moves that everybody knows already, so that the other one stays hidden', () => {
    const { card, second, trail } = twinsInHand();
    const known = trail.places[second];
    trail.publish(known);
    expect(trail.follow({ type: 'moved', from: 0, to: 1, cards: [card] })).toEqual([known]);
    expect(trail.follow({ type: 'moved', from: 1, to: 0, cards: [card] })).toEqual([known]);
    const [other] = trail.follow({ type: 'moved', from: 0, to: null, cards: [card] });
    expect(other).toBe(known);
    expect(trail.follow({ type: 'moved', from: 0, to: null, cards: [card] })).toEqual([trail.places[0]]);
  });

  test('chance lets one move while nobody else knows either', () => {
    for (const chosen of [0, 1]) {
      const { card, second, trail } = twinsInHand(() => chosen);
      expect(trail.follow({ type: 'moved', from: 0, to: 1, cards: [card] })).toEqual([
        trail.places[chosen === 0 ? 0 : second],
      ]);
    }
  });
});

test('an event that moves a card that is not there is a fault of the server', () => {
  const { card, trail } = twinsInHand();
  const move = () => trail.follow({ type: 'moved', from: 0, to: 1, cards: [card] });
  move();
  move();
  expect(move).toThrow('not there');
});

describe('somebody who cannot see all cards', () => {
  const [{ rules }] = tables.filter(({ rules: { dealtCards, pack } }) => dealtCards < pack.length);
  const nothing = () => contradict({ key: 'surplus-opening' });
  const places = () => new PossiblePlaces(rules, 0);
  const unseen = [null] as readonly (Card | null)[];
  const seat: Seat = 0;

  const faultOf = (run: () => void) => {
    try {
      run();
      return null;
    } catch (error) {
      return error instanceof Contradiction ? error.fault : error;
    }
  };

  test('knows that no card is laid down unseen', () => {
    const run = () => places().follow({ type: 'moved', from: seat, to: null, cards: unseen }, nothing);
    expect(faultOf(run)).toEqual({ key: 'impossible-step', step: 'moved' });
  });

  test('knows when the stock is empty', () => {
    const all = places();
    const stock = Array.from({ length: rules.pack.length - rules.dealtCards }, () => null);
    expect(faultOf(() => all.follow({ type: 'drawn', to: seat, cards: stock }, nothing))).toBeNull();
    const run = () => all.follow({ type: 'drawn', to: seat, cards: unseen }, nothing);
    expect(faultOf(run)).toEqual({ key: 'impossible-step', step: 'drawn' });
  });

  test('knows that nobody gives away a card without having one', () => {
    const run = () => places().follow({ type: 'moved', from: rules.seats, to: seat, cards: unseen }, nothing);
    expect(faultOf(run)).toEqual({ key: 'impossible-step', step: 'moved' });
  });
});
