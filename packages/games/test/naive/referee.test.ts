import { describe, expect, test } from 'vitest';
import { atDepth, fewOf } from '../../../../scripts/depth.mjs';
import type { GameId } from '../../src/index.ts';
import { EVERY_GAME } from '../tables/every-table.ts';
import { oddTablesOf } from '../tables/odd-tables.ts';
import { TEST_GAMES } from '../test-games.ts';
import { fullPack } from './cards.ts';
import type { NaiveRecord } from './naive-game.ts';
import { mulberry32 } from './random.ts';
import { referee } from './referee.ts';
import { playNaive } from './self-play.ts';

const SEED = 4711;
const STRIDE = atDepth({ test: 40, check: 1 });
const MOST_SEATS = 6;

/** Finished games of every preset with few and many seats, and of odd tables; equal at every call. */
function recordsOf(id: GameId): NaiveRecord[] {
  const { naive } = TEST_GAMES[id];
  const random = mulberry32(SEED);
  const presets = Object.values(naive.presets).flatMap(({ minSeats, maxSeats, rules }) =>
    [...new Set([minSeats, Math.min(MOST_SEATS, maxSeats)])].map((seats) =>
      playNaive(naive, rules(seats), seats, random),
    ),
  );
  const odd = fewOf(2, oddTablesOf(id)).map(({ rules, seats }) => playNaive(naive, rules.options, seats, random));
  return [...presets, ...odd];
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function refused(record: NaiveRecord, change: (copy: NaiveRecord) => void): string {
  const copy = copyOf(record);
  change(copy);
  return referee(copy) ?? 'accepted';
}

const otherCard = (card: string): string => (card === 'KC' ? 'AS' : fullPack(1)[fullPack(1).indexOf(card) + 1]);

/** The card lists of an entry, by field name. */
const cardLists = (entry: object): [string, string[]][] =>
  Object.entries(entry).filter((field): field is [string, string[]] => Array.isArray(field[1]));

describe.each(EVERY_GAME)(`the referee of %s (seed ${SEED})`, (id) => {
  const records = () => recordsOf(id);

  test('a record is accepted as it was played, and after a passage through JSON', () => {
    for (const record of records()) {
      expect(referee(record)).toBeNull();
      expect(referee(copyOf(record))).toBeNull();
    }
  });

  test('a record that lacks any one entry is refused', () => {
    for (const record of records()) {
      for (let index = 0; index < record.log.length; index += STRIDE) {
        const verdict = refused(record, (copy) => copy.log.splice(index, 1));
        // Without an entry between two seats the actions may still be legal, and only the points differ.
        expect(verdict).toMatch(/^(log \d+|result): expected .* but found .*\.$/);
      }
    }
  });

  test('an entry with any one card of a list exchanged is refused where it stands', () => {
    let exchanged = 0;
    for (const record of records()) {
      for (const [index, entry] of record.log.entries()) {
        for (const [field, cards] of cardLists(entry)) {
          for (const [at, card] of cards.entries()) {
            const lists = (copy: NaiveRecord) => copy.log[index] as unknown as Record<string, string[]>;
            const verdict = refused(record, (copy) => lists(copy)[field].splice(at, 1, otherCard(card)));
            expect(verdict).toMatch(new RegExp(`^log ${index}: expected`));
            exchanged += 1;
          }
        }
      }
    }
    expect(exchanged).toBeGreaterThan(0);
  });

  test('an entry with a field more or a wrong seat is refused where it stands', () => {
    for (const record of records()) {
      for (let index = 0; index < record.log.length; index += 5) {
        const more = refused(record, (copy) => Object.assign(copy.log[index], { note: 1 }));
        const seat = refused(record, (copy) => Object.assign(copy.log[index], { seat: 99 }));
        for (const verdict of [more, seat]) expect(verdict).toMatch(new RegExp(`^log ${index}: expected`));
      }
    }
  });

  test('a pack that is not every card the right number of times is refused', () => {
    for (const record of records()) {
      expect(refused(record, (copy) => copy.pack.splice(3, 1, otherCard(record.pack[3])))).toMatch(/^pack: /);
      expect(refused(record, (copy) => copy.pack.pop())).toMatch(/^pack: /);
      expect(refused(record, (copy) => copy.pack.push('7H'))).toMatch(/^pack: /);
    }
  });

  test('a wrong place, score, reason, first seat or length is refused', () => {
    for (const record of records()) {
      const change = (result: object): string =>
        refused(record, (copy) => Object.assign(copy, { result: Object.assign({}, copy.result, result) }));
      const { places, scores } = record.result ?? { places: [], scores: [] };
      expect(change({ places: places.map((place) => place + 1) })).toMatch(/^result: /);
      expect(change({ scores: scores.map((score) => score + 1) })).toMatch(/^result: /);
      expect(change({ reason: 'weather' })).toMatch(/^result: /);
      expect(refused(record, (copy) => Object.assign(copy, { result: undefined }))).toMatch(/^result: /);
      expect(refused(record, (copy) => Object.assign(copy, { firstSeat: copy.seats.length }))).toMatch(/^firstSeat: /);
      const end = record.log.length;
      const longer = refused(record, (copy) => copy.log.push(copyOf(record.log[0])));
      expect(longer).toMatch(new RegExp(`^log ${end}: expected the end of the log`));
    }
  });

  test('options of another game are refused', () => {
    const [record] = records();
    expect(refused(record, (copy) => Object.assign(copy.rules, { extra: 1 }))).toContain('rules: expected the options');
    expect(refused(record, (copy) => Object.assign(copy, { rules: {} }))).toContain('rules: expected the options');
  });
});

test('a record of another format, or of a game that nobody knows, is refused', () => {
  const [record] = recordsOf(EVERY_GAME[0]);
  expect(refused(record, (copy) => Object.assign(copy, { format: 'pgn' }))).toMatch(/^format: /);
  expect(refused(record, (copy) => Object.assign(copy, { game: 'bridge' }))).toMatch(/^game: /);
});
