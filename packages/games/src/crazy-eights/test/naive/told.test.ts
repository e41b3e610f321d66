import { expect, test } from 'vitest';
import { mulberry32 } from '../../../../test/naive/random.ts';
import { same } from '../../../../test/naive/same.ts';
import { playNaive } from '../../../../test/naive/self-play.ts';
import { naiveCrazyEights } from './naive-game.ts';
import { presets } from './presets.ts';
import { toldLog } from './told.ts';

const SEED = 1234;

function randomRecords() {
  const random = mulberry32(SEED);
  return [2, 3, 4].flatMap((seats) =>
    [presets.actions, presets.quick].map(({ rules }) => playNaive(naiveCrazyEights, rules(seats), seats, random)),
  );
}

test(`drawn cards are private, and nobody sees the order of a rebuilt stock (R28, seed ${SEED})`, () => {
  let rebuilt = 0;
  for (const record of randomRecords()) {
    for (const viewer of [null, ...record.seats.keys()]) {
      const seen = toldLog(record, viewer);
      record.log.forEach((entry, index) => {
        const isOwn = 'seat' in entry && entry.seat === viewer;
        const blanks = (cards: string[]): null[] => cards.map(() => null);
        if (entry.type === 'rebuilt') expect(seen[index]).toEqual({ ...entry, stock: blanks(entry.stock) });
        else if (entry.type === 'drew' && !isOwn) expect(seen[index]).toEqual({ ...entry, cards: blanks(entry.cards) });
        else expect(same(seen[index], entry)).toBe(true);
        if (entry.type === 'rebuilt') rebuilt += 1;
      });
    }
  }
  expect(rebuilt).toBeGreaterThan(0);
});
