import { expect, test } from 'vitest';
import { EVERY_GAME } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';
import { mulberry32 } from './random.ts';
import { playNaive } from './self-play.ts';
import { told } from './told.ts';

const SEED = 1234;

test.each(EVERY_GAME)(
  `%s: a viewer is told the same shape without seed, and of the pack only the cards dealt to it (seed ${SEED})`,
  (id) => {
    const { naive } = TEST_GAMES[id];
    const random = mulberry32(SEED);
    const tables = Object.values(naive.presets).flatMap(({ minSeats, maxSeats, rules }) =>
      [2, 3, 4].filter((seats) => minSeats <= seats && seats <= maxSeats).map((seats) => ({ seats, rules })),
    );
    for (const { seats, rules } of tables) {
      const record = playNaive(naive, rules(seats), seats, random);
      const dealtCards = naive.dealtCards(record.rules, seats);
      for (const viewer of [null, ...record.seats.keys()]) {
        const seen = told(record, viewer);
        expect(Object.keys(record).filter((key) => !(key in seen))).toEqual(['seed']);
        const dealt = record.pack.filter(
          (_, index) => index < dealtCards && (record.firstSeat + index) % seats === viewer,
        );
        expect(seen.pack.length).toBe(record.pack.length);
        expect(seen.pack.filter((card) => card !== null)).toEqual(dealt);
        // Hands may differ by one card if the cards cannot be dealt evenly.
        const most = Math.ceil(dealtCards / seats);
        expect([Math.floor(dealtCards / seats), most]).toContain(viewer === null ? most : dealt.length);
        if (viewer === null) expect(dealt).toEqual([]);
        expect(seen.log.length).toBe(record.log.length);
      }
    }
  },
);
