import { expect, test } from 'vitest';
import { atDepth } from '../../../scripts/depth.mjs';
import { gameNamed } from '../src/index.ts';
import { everyTable, tableCase } from './every-table.ts';
import { compareWorlds, toldOtherwise } from './two-worlds.ts';

const GAMES_EACH = atDepth({ test: 3, check: 12, long: 200 });
const TRIES_EACH = 30;

const unusual = [
  tableCase(gameNamed('go-fish'), 'standard', 3, { packs: '2', give: 'one', goAgainOnBook: 'yes' }),
  tableCase(gameNamed('go-fish'), 'classic', 4, { bookSize: '2', refill: '2' }),
  tableCase(gameNamed('crazy-eights'), 'actions', 3, { starterWild: 'free', drawWithPlayable: 'yes', handSize: '9' }),
  tableCase(gameNamed('crazy-eights'), 'quick', 2, { draw: '3', stockEmpty: 'pass', handSize: '15' }),
];

test.each([...everyTable(), ...unusual])(
  '$name: permuting what a seat may not know changes no byte it gets',
  (table) => {
    let pairs = 0;
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      const comparison = compareWorlds(table, seed, TRIES_EACH);
      pairs += comparison.pairs;
      expect(comparison.leaks).toEqual([]);
      expect(toldOtherwise(table, seed)).toBeNull();
    }
    expect(pairs).toBeGreaterThan(GAMES_EACH);
  },
);
