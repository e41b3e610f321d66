import { RandomChance, rngFor, winnersOf } from '@shoal/core';
import { expect, test } from 'vitest';
import { gameNamed } from '../src/index.ts';
import { everyTable, tableCase } from './every-table.ts';

const SEED = 'winner';
const GAMES = 40;

const playsOn = (options: object): boolean => 'playOn' in options && options.playOn !== 'never';

/** Tables where a game may end before its books are laid, or goes on after its win. */
const ODD = [
  tableCase(gameNamed('go-fish'), 'standard', 3, { end: 'first-empty-hand', refill: '0' }),
  tableCase(gameNamed('crazy-eights'), 'standard', 4, { playOn: 'always' }),
  tableCase(gameNamed('crazy-eights'), 'standard', 4, { playOn: 'never' }),
];

test.each([...everyTable(), ...ODD])(`$name: who has surely won wins alone, seed ${SEED}`, ({ game, rules }) => {
  const rng = rngFor(SEED, `${rules.seats}`);
  const chance = new RandomChance(rng);
  const state = rules.create();
  let early = 0;
  for (let played = 0; played < GAMES; played++) {
    rules.deal(state, 0, chance);
    let winner = rules.winner(state);
    for (; !rules.isOver(state); rules.apply(state, rules.sample(state, rng), chance)) {
      const now = rules.winner(state);
      if (winner !== null) expect(now).toBe(winner);
      winner = now;
      if (now !== null) early += 1;
    }
    winner = rules.winner(state) ?? winner;
    if (winner !== null) expect(winnersOf(rules.result(state)?.places ?? [])).toEqual([winner]);
  }
  expect(early > 0).toBe(game.id === 'go-fish' || (rules.seats > 2 && playsOn(rules.options)));
});
