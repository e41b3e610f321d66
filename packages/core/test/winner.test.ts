import { expect, test } from 'vitest';
import { RandomChance } from '../src/engine/chance.ts';
import { winnersOf } from '../src/engine/places.ts';
import { rngFor } from '../src/engine/seed.ts';
import { everyTable } from './every-table.ts';

const SEED = 'winner';
const GAMES = 40;

test.each(everyTable())(`$name: who has surely won wins alone, seed ${SEED}`, ({ game, rules }) => {
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
    if (winner !== null) expect(winnersOf(rules.result(state)?.places ?? [])).toEqual([winner]);
  }
  if (game.id === 'go-fish') expect(early).toBeGreaterThan(0);
});
