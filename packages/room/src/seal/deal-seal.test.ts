import { dealtSeat } from '@shoal/core';
import { everyTableAndOddOnes } from '@shoal/games/testing';
import { expect, test } from 'vitest';
import { SealedTable } from '../../test/sealed-table.ts';

const GAMES = 40;
const MOST_ACTIONS = 60;

test('which of two equal cards of a hand is opened first tells nothing of where the other one lies', () => {
  const twinTables = everyTableAndOddOnes().filter(({ name, rules }) => /packs=2/.test(name) && rules.seats === 2);
  let [first, second] = [0, 0];
  for (const tableCase of twinTables) {
    for (let game = 0; game < GAMES; game++) {
      const sealed = new SealedTable(tableCase, `twins ${game}`);
      const { rules, firstSeat } = sealed.table;
      const { pack } = sealed.table.reveal();
      sealed.play(MOST_ACTIONS);
      const opened = sealed.news(null, 0).openings.filter(({ stock }) => stock === 0);
      const places = opened.map(({ position }) => position);
      for (const [at, { position, card }] of opened.entries()) {
        const seat = dealtSeat(rules, firstSeat, position);
        const twin = pack.findIndex((other, place) => other === card && place !== position);
        const isTwin = seat !== null && dealtSeat(rules, firstSeat, twin) === seat;
        if (!isTwin || places.slice(0, at).some((place) => place === twin || place === position)) continue;
        if (position < twin) first += 1;
        else second += 1;
      }
    }
  }
  console.log(`twins: ${first + second} opened, ${first} times the first one`);
  expect(first + second).toBeGreaterThan(50);
  expect(Math.abs(first - second)).toBeLessThan(4 * Math.sqrt(first + second));
});
