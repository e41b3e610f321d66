import { expect, test } from 'vitest';
import { goFishAt } from './drawn.ts';
import { crazyEightsPresets, goFishPresets } from './presets.ts';
import { same } from './same.ts';
import { mulberry32, playCrazyEights, playGoFish } from './self-play.ts';
import { told } from './told.ts';
import type { GoFishAction, GoFishRules, NaiveRecord } from './types.ts';

const SEED = 1234;

/** What a spectator is told of the first card fished on a drawn table. */
function toldOfFish(drawing: string, actions: GoFishAction[], changed: Partial<GoFishRules> = {}): unknown {
  const game = goFishAt(drawing, changed);
  for (const action of actions) game.act(action);
  const seats = game.hands.map(() => ({ name: 'Ann', player: 'human' }));
  const record: NaiveRecord = {
    format: 'shoal-record/1',
    game: 'go-fish',
    rules: game.rules,
    seats,
    firstSeat: 0,
    pack: [],
    log: game.log,
  };
  const seen = told(record, null).log.find((entry) => entry.type === 'drew');
  expect(told(record, 0).log).toEqual(game.log);
  return seen;
}

const missed: GoFishAction[] = [
  { type: 'ask', seat: 0, of: 1, rank: '7' },
  { type: 'fish', seat: 0 },
];

test('a fished card is private to the drawer, unless it continues the turn or completes a book (R10)', () => {
  const drawing = (top: string): string => `
    north* 7S 9S 9H 9C
    south  2C
    stock  ${top} 4H`;
  expect(toldOfFish(drawing('KD'), missed)).toMatchObject({ cards: [null] });
  expect(toldOfFish(drawing('7D'), missed)).toMatchObject({ cards: ['7D'] });
  expect(toldOfFish(drawing('7D'), missed, { goAgainOnLuckyDraw: false })).toMatchObject({ cards: [null] });
  expect(toldOfFish(drawing('9D'), missed)).toMatchObject({ cards: ['9D'] });
});

test('a card fished without an ask stays private, unless it completes a book (R4, R10)', () => {
  const drawing = `
    north* 7S 9S
    south
    stock  7D 9H`;
  const fish: GoFishAction[] = [{ type: 'fish', seat: 0 }];
  expect(toldOfFish(drawing, fish, { refill: 0 })).toMatchObject({ cards: [null] });
  expect(toldOfFish(drawing, fish, { refill: 0, bookSize: 2 })).toMatchObject({ cards: ['7D'] });
});

test('refill cards are private, even where they make a book', () => {
  const drawing = `
    north* 7S
    south  7C 2C
    stock  KH AS KS`;
  const seen = toldOfFish(drawing, missed.slice(0, 1), { bookSize: 2 });
  expect(seen).toEqual({ type: 'drew', seat: 0, cards: [null, null, null], refill: true });
});

function randomRecords(): NaiveRecord[] {
  const random = mulberry32(SEED);
  return [2, 3, 4].flatMap((seats) => [
    playGoFish(goFishPresets.standard.rules(seats), seats, random),
    playCrazyEights(crazyEightsPresets.actions.rules(seats), seats, random),
    playCrazyEights(crazyEightsPresets.quick.rules(seats), seats, random),
  ]);
}

test(`a viewer is told the same shape without seed, and of the pack only the cards dealt to it (seed ${SEED})`, () => {
  for (const record of randomRecords()) {
    const seats = record.seats.length;
    for (const viewer of [null, ...record.seats.keys()]) {
      const seen = told(record, viewer);
      expect(Object.keys(record).filter((key) => !(key in seen))).toEqual(['seed']);
      const dealt = record.pack.filter(
        (_, index) => index < seats * record.rules.handSize && (record.firstSeat + index) % seats === viewer,
      );
      expect(seen.pack.length).toBe(record.pack.length);
      expect(seen.pack.filter((card) => card !== null)).toEqual(dealt);
      expect(dealt.length).toBe(viewer === null ? 0 : record.rules.handSize);
    }
  }
});

test(`drawn cards are private in Crazy Eights, and nobody sees the order of a rebuilt stock (R28, seed ${SEED})`, () => {
  let rebuilt = 0;
  for (const record of randomRecords()) {
    if (record.game !== 'crazy-eights') continue;
    for (const viewer of [null, ...record.seats.keys()]) {
      const seen = told(record, viewer).log;
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
