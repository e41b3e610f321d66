import { expect, test } from 'vitest';
import { aThirdOf } from '../../../../scripts/depth.mjs';
import { everyTable } from '../tables/every-table.ts';
import { playedTable } from '../tables/played.ts';
import { hintsAt } from './hints.ts';

test.each(aThirdOf(everyTable()))(
  'anywhere in a game there are hints, all of them legal and different: $name',
  (table) => {
    const seed = `hint ${table.name}`;
    const looks = [7, 40].map((actions) => playedTable(table, seed, actions)).filter(({ turn }) => turn !== null);
    expect(looks.length).toBeGreaterThan(0);
    for (const here of looks) {
      const { legal } = here.view(here.turn);
      const hints = hintsAt(table.game, here, 30);
      expect(hints).toHaveLength(Math.min(3, legal.length));
      for (const { action, share, advice } of hints) {
        expect(legal).toContainEqual(action);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(advice === null).toBe(table.game.advice === undefined);
        expect(advice?.chance ?? 0).toBeGreaterThanOrEqual(0);
        expect(advice?.chance ?? 0).toBeLessThanOrEqual(1);
      }
      expect(new Set(hints.map(({ action }) => JSON.stringify(action))).size).toBe(hints.length);
    }
  },
);
