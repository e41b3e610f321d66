import { everyTable } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { aThirdOf } from '../../../../scripts/depth.mjs';
import { botAt } from '../bots/ladder.ts';
import { levelsOf } from '../bots/stand-ins.ts';
import { seatNumbers } from '../engine/cards/kind.ts';
import { SeededChance } from '../engine/chance/chance.ts';
import { rngFor } from '../engine/chance/seed.ts';
import { QUICK_LEVELS } from '../engine/rules/level.ts';
import { Table } from '../engine/table/table.ts';
import { LevelGame } from './level-game.ts';

describe('without views', () => {
  test.each(aThirdOf(everyTable()))('levels choose as their bots do: $name', ({ game, rules }) => {
    const seed = `${game.id} ${rules.seats}`;
    const names = seatNumbers(rules.seats).map((seat) => QUICK_LEVELS[seat % QUICK_LEVELS.length]);
    const rngs = () => names.map((_, seat) => rngFor(seed, `seat ${seat}`));
    const levels = names.map((name) => levelsOf(game, rules)[name]);
    const quick = new LevelGame(game, rules);
    quick.play(levels, rngs(), new SeededChance(seed));

    const table = new Table(rules, new SeededChance(seed));
    const bots = names.map((name) => botAt(game, rules, name));
    const own = rngs();
    for (let seat = table.turn; seat !== null; seat = table.turn) {
      table.act(seat, bots[seat].choose(table.view(seat), table.log(seat), own[seat]));
    }
    expect(rules.view(quick.state, null)).toEqual(table.view(null));
  });
});
