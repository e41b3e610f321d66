import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { EVERY_GAME } from '../tables/every-table.ts';
import { anyRulesDisagreement } from './agreement.ts';

const GAMES_WITH_ANY_RULES = atDepth({ test: 100, check: 20_000 });
const SEED = 1;

test.each(EVERY_GAME)(`%s: both engines agree under any options, ${GAMES_WITH_ANY_RULES} games, seed ${SEED}`, (id) => {
  expect(anyRulesDisagreement(id, GAMES_WITH_ANY_RULES, SEED)).toBeNull();
});
