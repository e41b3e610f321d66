import { expect, test } from 'vitest';
import { recheck } from '../src/engine/preset.ts';
import { Sfc32 } from '../src/engine/sfc32.ts';
import { gameNamed } from '../src/games/index.ts';
import { disagreement } from './agreement.ts';
import { everyTable } from './every-table.ts';
import { anyCrazyEightsRules, anyGoFishRules, mulberry32 } from './naive/self-play.ts';

/** Together 100,000 games; `npm run check:agreement` plays a million. */
const TOTAL = Number(process.env['AGREEMENT_GAMES'] ?? 100_000);
const TABLES = everyTable();
const GAMES_EACH = Math.ceil((TOTAL * 0.6) / TABLES.length);
const GAMES_WITH_ANY_RULES = Math.ceil(TOTAL * 0.2);
const SEED = Number(process.env['AGREEMENT_SEED'] ?? 1);

test.each(TABLES)(`$name: both engines agree on every card of ${GAMES_EACH} games, seed ${SEED}`, ({ game, rules }) => {
  const rng = new Sfc32(SEED, 1, 2, 3);
  for (let i = 0; i < GAMES_EACH; i++) expect(disagreement(game, rules, i % rules.seats, rng)).toBeNull();
});

test.each([
  { id: 'go-fish', most: 6, anyRules: anyGoFishRules },
  { id: 'crazy-eights', most: 10, anyRules: anyCrazyEightsRules },
] as const)(`$id: both engines agree under any options, ${GAMES_WITH_ANY_RULES} games, seed ${SEED}`, (sample) => {
  const game = gameNamed(sample.id);
  const random = mulberry32(SEED);
  const rng = new Sfc32(SEED, 4, 5, 6);
  for (let i = 0; i < GAMES_WITH_ANY_RULES; i++) {
    const seats = 2 + (i % (sample.most - 1));
    const settled = recheck(game.tables, sample.anyRules(random, seats), seats);
    if (!settled.ok) throw new Error(`refused: ${JSON.stringify(settled.refusal)}`);
    const found = disagreement(game, game.rules(settled.options, seats), i % seats, rng);
    expect(found && `${found} under ${JSON.stringify(settled.options)}, ${seats} seats, game ${i}`).toBeNull();
  }
});
