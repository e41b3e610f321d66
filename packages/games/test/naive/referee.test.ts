import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { fullPack } from './cards.ts';
import { crazyEightsPresets, goFishPresets } from './presets.ts';
import { referee } from './referee.ts';
import { mulberry32, playCrazyEights, playGoFish } from './self-play.ts';
import type { CrazyEightsRecord, CrazyEightsRules, GoFishRecord, GoFishRules, NaiveRecord } from './types.ts';

const SEED = 4711;

/** A few finished games of both kinds, the same at every call. */
function records(): NaiveRecord[] {
  const random = mulberry32(SEED);
  const games: NaiveRecord[] = [];
  for (const seats of [2, 6]) {
    games.push(playGoFish(goFishPresets.standard.rules(seats), seats, random));
    games.push(playGoFish({ ...goFishPresets.classic.rules(seats), packs: 2 }, seats, random));
    games.push(playCrazyEights({ ...crazyEightsPresets.actions.rules(seats), playOn: 'always' }, seats, random));
    games.push(playCrazyEights(crazyEightsPresets.quick.rules(seats), seats, random));
    games.push(playCrazyEights(crazyEightsPresets.standard.rules(seats), seats, random));
  }
  return games;
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

test(`a record is accepted as it was played, and after a passage through JSON (seed ${SEED})`, () => {
  for (const record of records()) {
    expect(referee(record)).toBeNull();
    expect(referee(copyOf(record))).toBeNull();
  }
});

const STRIDE = atDepth({ test: 5, check: 1 });

test(`a record that lacks any one entry is refused (seed ${SEED})`, () => {
  for (const record of records()) {
    for (let index = 0; index < record.log.length; index += STRIDE) {
      const verdict = refused(record, (copy) => copy.log.splice(index, 1));
      // Without a skip between two seats the same plays may go through, and only the points then differ.
      expect(verdict).toMatch(/^(log \d+|result): expected .* but found .*\.$/);
    }
  }
});

test(`a fact with any one card exchanged is refused where it stands (seed ${SEED})`, () => {
  for (const record of records()) {
    record.log.forEach((entry, index) => {
      if (entry.type === 'drew' || entry.type === 'gave' || entry.type === 'booked') {
        entry.cards.forEach((card, at) => {
          const verdict = refused(record, (copy) =>
            (copy.log[index] as typeof entry).cards.splice(at, 1, otherCard(card)),
          );
          expect(verdict).toMatch(new RegExp(`^log ${index}: expected`));
        });
      } else if (entry.type === 'rebuilt') {
        const verdict = refused(record, (copy) => (copy.log[index] as typeof entry).stock.splice(0, 1, entry.stock[1]));
        expect(verdict).toMatch(new RegExp(`^log ${index}: expected a rebuilt stock of`));
      }
    });
  }
});

test(`an entry with a field more or a wrong seat is refused where it stands (seed ${SEED})`, () => {
  for (const record of records()) {
    for (let index = 0; index < record.log.length; index += 5) {
      const more = refused(record, (copy) => Object.assign(copy.log[index], { note: 1 }));
      const seat = refused(record, (copy) => Object.assign(copy.log[index], { seat: 99 }));
      for (const verdict of [more, seat]) expect(verdict).toMatch(new RegExp(`^log ${index}: expected`));
    }
  }
});

test(`a pack that is not every face the right number of times is refused (seed ${SEED})`, () => {
  for (const record of records()) {
    expect(refused(record, (copy) => copy.pack.splice(3, 1, otherCard(record.pack[3])))).toMatch(/^pack: /);
    expect(refused(record, (copy) => copy.pack.pop())).toMatch(/^pack: /);
    expect(refused(record, (copy) => copy.pack.push('7H'))).toMatch(/^pack: /);
  }
});

test(`a wrong place, score, reason, first seat or length is refused (seed ${SEED})`, () => {
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
    const longer = refused(record, (copy) => copy.log.push(copyOf(record.log[0]) as never));
    expect(longer).toMatch(new RegExp(`^log ${end}: expected the end of the log`));
  }
});

function goFishWith(changed: Partial<GoFishRules>, seats = 2): string {
  const record = playGoFish(goFishPresets.standard.rules(2), 2, mulberry32(SEED));
  const named = Array.from({ length: seats }, () => ({ name: 'Ann', player: 'human' }));
  const altered: GoFishRecord = { ...record, seats: named, rules: { ...record.rules, ...changed } };
  return referee(altered) ?? 'accepted';
}

function crazyEightsWith(changed: Partial<CrazyEightsRules>, seats = 2): string {
  const record = playCrazyEights(crazyEightsPresets.standard.rules(2), 2, mulberry32(SEED));
  const named = Array.from({ length: seats }, () => ({ name: 'Ann', player: 'human' }));
  const altered: CrazyEightsRecord = { ...record, seats: named, rules: { ...record.rules, ...changed } };
  return referee(altered) ?? 'accepted';
}

test('options out of range or in a combination that cannot be played are refused', () => {
  expect(goFishWith({})).toBe('accepted');
  expect(goFishWith({ handSize: 27 })).toContain('expected at most 52 cards to be dealt but found 54');
  expect(goFishWith({ refill: -1 })).toContain('rules: expected refill');
  expect(goFishWith({ packs: 3 })).toContain('rules: expected packs');
  expect(goFishWith({}, 7)).toContain('expected 2 to 6 seats');
  expect(goFishWith({}, 1)).toContain('expected 2 to 6 seats');
  expect(goFishWith({ extra: 1 } as object)).toContain('rules: expected the options');
  expect(crazyEightsWith({})).toBe('accepted');
  expect(crazyEightsWith({ handSize: 24 })).toContain('expected more than 4 cards left after the deal but found 4');
  expect(crazyEightsWith({ skip: '8' })).toContain('different ranks');
  expect(crazyEightsWith({ skip: 'Q', reverse: 'Q' })).toContain('different ranks');
  expect(crazyEightsWith({ draw: 6 })).toContain('rules: expected draw');
  expect(crazyEightsWith({}, 11)).toContain('expected 2 to 10 seats');
});
