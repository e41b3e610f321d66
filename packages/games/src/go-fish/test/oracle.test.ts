import { levelsOf, MixedGame, oracleAt, rngFor, SeededChance, seatNumbers, shareOf } from '@shoal/core';
import { expect, test } from 'vitest';
import { IS_CHECK } from '../../../../../scripts/depth.mjs';
import { tableCase } from '../../../test/tables/every-table.ts';
import { gameNamed } from '../../index.ts';

const SEED = 'mixed';

test.runIf(IS_CHECK)('who sees every card wins more than its share', () => {
  const { game, rules } = tableCase(gameNamed('go-fish'), 'standard', 2);
  const table = new MixedGame(game, rules);
  const lineUp = [
    { kind: 'policy', policy: oracleAt(game, rules) },
    { kind: 'level', level: levelsOf(game, rules).pike },
  ] as const;
  const shares = seatNumbers(60).map((deal) => {
    const rngs = lineUp.map((_, seat) => rngFor(`${SEED} ${deal}`, `seat ${seat}`));
    return shareOf(table.play(lineUp, rngs, new SeededChance(`${SEED} ${deal}`)).places, 0);
  });
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(45);
});
