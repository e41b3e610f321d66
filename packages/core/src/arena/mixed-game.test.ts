import { everyTable } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { aThirdOf } from '../../../../scripts/depth.mjs';
import { botAt } from '../bots/ladder.ts';
import { levelsOf } from '../bots/stand-ins.ts';
import { seatNumbers } from '../engine/cards/kind.ts';
import { SeededChance } from '../engine/chance/chance.ts';
import { rngFor } from '../engine/chance/seed.ts';
import type { Vocabulary } from '../engine/rules/rules.ts';
import { LevelGame } from './level-game.ts';
import { type Contestant, MixedGame } from './mixed-game.ts';

const SEED = 'mixed';

describe(`levels, bots and policies at one table, seed ${SEED}`, () => {
  test.each(aThirdOf(everyTable()))('bots and levels play the same game: $name', ({ game, rules }) => {
    const rngs = () => seatNumbers(rules.seats).map((seat) => rngFor(SEED, `seat ${seat}`));
    const { pike } = levelsOf(game, rules);
    const quick = new LevelGame(game, rules);
    quick.play(
      seatNumbers(rules.seats).map(() => pike),
      rngs(),
      new SeededChance(SEED),
    );
    const lineUp = seatNumbers(rules.seats).map(
      (seat): Contestant<Vocabulary> =>
        seat % 2 === 0 ? { kind: 'level', level: pike } : { kind: 'bot', bot: botAt(game, rules, 'pike') },
    );
    expect(new MixedGame(game, rules).play(lineUp, rngs(), new SeededChance(SEED))).toEqual(rules.result(quick.state));
  });
});
