import { gameNamed } from '@shoal/games';
import { tableCase } from '@shoal/games/testing';
import { expect, test } from 'vitest';
import { MixedGame } from '../arena/mixed-game.ts';
import { seatNumbers } from '../engine/cards/kind.ts';
import { SeededChance } from '../engine/chance/chance.ts';
import { rngFor } from '../engine/chance/seed.ts';
import { oracleAt } from './oracle.ts';
import { levelsOf } from './stand-ins.ts';

test('who sees every card wins against a beginner', () => {
  const { game, rules } = tableCase(gameNamed('go-fish'), 'standard', 2);
  const lineUp = [
    { kind: 'policy', policy: oracleAt(game, rules) },
    { kind: 'level', level: levelsOf(game, rules).minnow },
  ] as const;
  const wins = seatNumbers(4).filter((deal) => {
    const rngs = lineUp.map((_, seat) => rngFor(`oracle ${deal}`, `seat ${seat}`));
    return new MixedGame(game, rules).play(lineUp, rngs, new SeededChance(`oracle ${deal}`)).places[0] === 1;
  });
  expect(wins.length).toBe(4);
});
