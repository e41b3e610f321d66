import { type Game, LADDER, levelsOf, sightOf } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../scripts/depth.mjs';
import { gameNamed } from '../src/index.ts';
import { everyTable, tableCase } from './every-table.ts';
import { peekOf } from './secrecy.ts';

const SEED = 'secrecy';
const POSITIONS = atDepth({ test: 1, check: 8 });

describe(`no bot peeks, seed ${SEED}`, () => {
  test.each(LADDER)('%s chooses alike whatever the hidden cards are', (level) => {
    const peeks = everyTable().map((table) => peekOf(table, level, POSITIONS, SEED));
    expect(peeks.filter((peek) => peek !== null)).toEqual([]);
  });
});

test('a level that looks at another hand is caught', () => {
  const table = tableCase(gameNamed('go-fish'), 'standard', 3);
  const { game, rules } = table;
  const sightThatPeeks = () => {
    const sight = sightOf(game, rules);
    const look = sight.look.bind(sight);
    return Object.assign(sight, {
      look: (state: object) => {
        look(state);
        const hidden = rules.view(state, ((rules.turn(state) ?? 0) + 1) % rules.seats).hand;
        Object.assign(sight, {
          held: lowest((sight as unknown as { held: number }).held, hidden.length + hidden[0]),
        });
      },
    });
  };
  const levels = levelsOf(game, rules);
  const peeking: Game = {
    ...game,
    bots: { sight: sightThatPeeks, levels: () => levels, prior: () => levels.pike },
  };
  expect(peekOf({ ...table, game: peeking }, 'guppy', 200, SEED)).toContain('when hidden cards changed');
});

/** One of the ranks held, chosen by a number that the seat may not know. */
const lowest = (held: number, secret: number): number => (secret % 2 === 0 ? held & -held : held);
