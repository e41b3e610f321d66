import { describe, expect, test } from 'vitest';
import { tableCase } from '../../../test/every-table.ts';
import { gameNamed } from '../../games/index.ts';
import { SeededChance } from '../chance/chance.ts';
import type { Action } from '../rules/rules.ts';
import { Table } from './table.ts';

const sit = (game: 'go-fish' | 'crazy-eights', seed: string) =>
  new Table(tableCase(gameNamed(game), 'standard', 3).rules, new SeededChance(seed));

describe('a table', () => {
  test('refuses a seat that does not have the turn, and changes nothing', () => {
    const table = sit('go-fish', 'turns');
    const before = JSON.stringify([table.view(0), table.view(1), table.log(null)]);
    expect(table.act(1, { type: 'fish' })).toBe('not-your-turn');
    expect(table.act(7, { type: 'fish' })).toBe('not-your-turn');
    expect(JSON.stringify([table.view(0), table.view(1), table.log(null)])).toBe(before);
  });

  test('refuses everything after the end', () => {
    const table = sit('go-fish', 'end');
    while (table.turn !== null) table.act(table.turn, table.view(table.turn).legal[0]);
    expect(table.act(0, { type: 'fish' })).toBe('game-over');
    expect(table.result).not.toBeNull();
  });

  test('tells the log from any event on', () => {
    const table = sit('crazy-eights', 'log');
    table.act(0, table.view(0).legal[0]);
    expect(table.log(0, 1)).toEqual(table.log(0).slice(1));
  });

  test.each(['go-fish', 'crazy-eights'] as const)('%s: no number from outside passes for another action', (game) => {
    const table = sit(game, 'outside');
    const { legal } = table.view(0);
    const numbers = [-1, 0.5, 1.5, 8, 9, 13, 36, 52, 60, 104, 260, 1e9, Number.NaN, Number.POSITIVE_INFINITY];
    const known = new Set(legal.map((action) => JSON.stringify(action)));
    for (const action of legal) {
      for (const field of ['target', 'rank', 'card', 'suit'] as const) {
        if (action[field] === undefined) continue;
        for (const number of numbers) {
          const odd = { ...action, [field]: number } as Action;
          if (!known.has(JSON.stringify(odd))) expect(table.whyNot(0, odd)).not.toBeNull();
        }
      }
    }
  });
});
