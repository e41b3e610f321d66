import { RandomChance, rngFor, winnersOf } from '@shoal/core';
import { expect, test } from 'vitest';
import { aThirdOf } from '../../../../scripts/depth.mjs';
import type { GameId } from '../../src/index.ts';
import { everyTableAndOddOnes } from '../tables/odd-tables.ts';
import { TEST_GAMES } from '../test-games.ts';

const SEED = 'winner';
const GAMES = 40;

test.each(aThirdOf(everyTableAndOddOnes()))(`$name: who has surely won wins alone, seed ${SEED}`, ({ game, rules }) => {
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
  expect(early > 0).toBe(TEST_GAMES[game.id as GameId].isWonEarly(rules.options, rules.seats));
});
