import { expect, test } from 'vitest';
import { goFishAt } from './drawn.ts';
import { NaiveGoFish } from './engine.ts';
import { presets } from './presets.ts';
import type { GoFishAction } from './types.ts';

const ask = (seat: number, of: number, rank: string): GoFishAction => ({ type: 'ask', seat, of, rank });
const fish = (seat: number): GoFishAction => ({ type: 'fish', seat });

test('a wrong guess sends the asker fishing, and the turn passes only after the draw (R1)', () => {
  const game = goFishAt(`
    north* 7S 7H KD
    south  2C 9D
    stock  4H 3C`);
  expect(game.legal()).toEqual([ask(0, 1, '7'), ask(0, 1, 'K')]);
  game.act(ask(0, 1, '7'));
  expect(game.turn).toBe(0);
  expect(game.legal()).toEqual([fish(0)]);
  expect(() => game.act(ask(0, 1, '7'))).toThrow('not legal');
  game.act(fish(0));
  expect(game.turn).toBe(1);
  expect(game.log).toEqual([ask(0, 1, '7'), fish(0), { type: 'drew', seat: 0, cards: ['4H'] }]);
});

test('a seat asks only another seat that holds cards, for a rank it holds itself', () => {
  const game = goFishAt(
    `
    north* 7S 7H
    east
    south  2C
    stock  4H`,
    { refill: 0 },
  );
  expect(game.legal()).toEqual([ask(0, 2, '7')]);
  for (const wrong of [ask(0, 2, '2'), ask(0, 1, '7'), ask(0, 0, '7'), ask(2, 0, '2'), fish(0)]) {
    expect(() => game.act(wrong)).toThrow('not legal');
  }
});

test('the asked seat hands over all such cards in suit order, and the asker acts again', () => {
  const game = goFishAt(`
    north* 7H 2S
    south  7C 9D 7S
    stock  4H`);
  game.act(ask(0, 1, '7'));
  expect(game.log.slice(1)).toEqual([{ type: 'gave', seat: 1, to: 0, cards: ['7S', '7C'] }]);
  expect(game.hands[1]).toEqual(['9D']);
  expect(game.turn).toBe(0);
});

test('with give: one it hands over the first in suit order, and without goAgainOnCatch the turn passes', () => {
  const game = goFishAt(
    `
    north* 7H 2S
    south  7C 9D 7D
    stock  4H`,
    { give: 'one', goAgainOnCatch: false },
  );
  game.act(ask(0, 1, '7'));
  expect(game.log.slice(1)).toEqual([{ type: 'gave', seat: 1, to: 0, cards: ['7D'] }]);
  expect(game.turn).toBe(1);
});

test('an asker whose hand is emptied by its own book and cannot refill passes the turn (R3)', () => {
  const game = goFishAt(
    `
    north* 7S 7H 7D
    south  7C 9D
    west   2C
    stock  4H`,
    { refill: 0 },
  );
  game.act(ask(0, 1, '7'));
  expect(game.log.slice(2)).toEqual([{ type: 'booked', seat: 0, rank: '7', cards: ['7S', '7H', '7D', '7C'] }]);
  expect(game.turn).toBe(1);
});

test('with nobody to ask and stock left a seat fishes without asking, again and again if it alone holds cards (R4)', () => {
  const game = goFishAt(
    `
    north* 9S KS
    south
    stock  9H 2D 2C 4H`,
    { refill: 0, bookSize: 2 },
  );
  for (const cards of [['9H'], ['2D'], ['2C']]) {
    expect(game.legal()).toEqual([fish(0)]);
    game.act(fish(0));
    expect(game.log).toContainEqual({ type: 'drew', seat: 0, cards });
  }
  expect([game.turn, game.hands[0], game.books[0].length]).toEqual([0, ['KS'], 2]);
});

test('all hands empty, stock left and no refill: the cards left score for nobody (R5)', () => {
  const game = goFishAt(
    `
    north* 7S 7H 7D
    south  7C
    stock  4H 4S`,
    { refill: 0 },
  );
  game.act(ask(0, 1, '7'));
  expect(game.result).toEqual({ places: [1, 2], scores: [1, 0], reason: 'no-cards' });
  expect(game.turn).toBeNull();
  expect(game.legal()).toEqual([]);
});

test('a miss with an empty stock passes the turn at once (R7)', () => {
  const game = goFishAt(`
    north* 7S 7H
    east   9C
    south  9D 7D`);
  game.act(ask(0, 1, '7'));
  expect(game.log).toEqual([ask(0, 1, '7')]);
  expect(game.turn).toBe(1);
});

test('a book completed by an unrelated draw scores, and the turn passes unless goAgainOnBook (R8)', () => {
  for (const goAgainOnBook of [false, true]) {
    const game = goFishAt(
      `
      north* 7S 9S 9H 9C
      south  2C
      stock  9D 4H`,
      { goAgainOnBook },
    );
    game.act(ask(0, 1, '7'));
    game.act(fish(0));
    expect(game.log.at(-1)).toEqual({ type: 'booked', seat: 0, rank: '9', cards: ['9S', '9H', '9D', '9C'] });
    expect(game.turn).toBe(goAgainOnBook ? 0 : 1);
  }
});

test('fishing the asked rank gives another turn only with goAgainOnLuckyDraw', () => {
  for (const goAgainOnLuckyDraw of [false, true]) {
    const game = goFishAt(
      `
      north* 7S
      south  2C
      stock  7D 4H`,
      { goAgainOnLuckyDraw },
    );
    game.act(ask(0, 1, '7'));
    game.act(fish(0));
    expect(game.turn).toBe(goAgainOnLuckyDraw ? 0 : 1);
  }
});

test('the game ends as it stands when 10 x seats asks bring no card drawn and no book (R14)', () => {
  const game = goFishAt(`
    north* 7S
    east   9C
    south  2D`);
  for (let asks = 0; asks < 29; asks++) game.act(game.legal()[0]);
  expect(game.result).toBeUndefined();
  game.act(game.legal()[0]);
  expect(game.result).toEqual({ places: [1, 1, 1], scores: [0, 0, 0], reason: 'stalemate' });
});

test('successful asks count too, and the last ask ends the game even where a fish would follow (R14)', () => {
  const game = goFishAt(
    `
    north* 7S 7H
    south  7D 2C
    stock  4H`,
    { give: 'one', goAgainOnCatch: false },
  );
  game.idleAsks = 18;
  game.act(ask(0, 1, '7'));
  expect([game.turn, game.idleAsks]).toEqual([1, 19]);
  game.act(ask(1, 0, '2'));
  expect(game.result?.reason).toBe('stalemate');
  expect(game.log.at(-1)).toEqual(ask(1, 0, '2'));
});

test('a card drawn or a book laid down begins the count of asks anew (R14)', () => {
  const game = goFishAt(`
    north* 7S 7H 7D KS
    south  7C 2C
    stock  4H 3H`);
  game.idleAsks = 19;
  game.act(ask(0, 1, '7'));
  expect([game.idleAsks, game.result]).toEqual([0, undefined]);
  game.act(ask(0, 1, 'K'));
  expect(game.idleAsks).toBe(1);
  game.act(fish(0));
  expect(game.idleAsks).toBe(0);
});

test('emptied hands refill clockwise from the seat that acted, each draw followed at once by its own books', () => {
  const game = goFishAt(
    `
    west   7C
    north* 7S 7H 7D
    south  2S
    stock  4H 4S 4D 4C 5H 6H JH QH KH`,
    { refill: 4 },
  );
  game.act(ask(1, 0, '7'));
  expect(game.log.slice(1)).toEqual([
    { type: 'gave', seat: 0, to: 1, cards: ['7C'] },
    { type: 'booked', seat: 1, rank: '7', cards: ['7S', '7H', '7D', '7C'] },
    { type: 'drew', seat: 1, cards: ['4H', '4S', '4D', '4C'], refill: true },
    { type: 'booked', seat: 1, rank: '4', cards: ['4S', '4H', '4D', '4C'] },
    { type: 'drew', seat: 1, cards: ['5H', '6H', 'JH', 'QH'], refill: true },
    { type: 'drew', seat: 0, cards: ['KH'], refill: true },
  ]);
  // A refill does not end the turn of the seat that made the catch.
  expect(game.turn).toBe(1);
});

test('several books of one refill are laid down by rank, A to K', () => {
  const game = goFishAt(
    `
    north* 7S
    south  7C 2C
    stock  KH AS KS AD QS`,
    { refill: 5, bookSize: 2 },
  );
  game.act(ask(0, 1, '7'));
  expect(game.log.slice(3)).toEqual([
    { type: 'drew', seat: 0, cards: ['KH', 'AS', 'KS', 'AD', 'QS'], refill: true },
    { type: 'booked', seat: 0, rank: 'A', cards: ['AS', 'AD'] },
    { type: 'booked', seat: 0, rank: 'K', cards: ['KS', 'KH'] },
  ]);
});

test('opening books come first, clockwise from the first seat, then opening refills; an empty first seat is passed over', () => {
  const rules = { ...presets.pairs.rules(2), handSize: 2, end: 'all-books' as const };
  const pack = ['3H', '2S', '3D', '2C', '9S', '8S'];
  const game = new NaiveGoFish({ rules: { ...rules, refill: 1 }, seats: 2, firstSeat: 1, pack });
  expect(game.log).toEqual([
    { type: 'booked', seat: 1, rank: '3', cards: ['3H', '3D'] },
    { type: 'booked', seat: 0, rank: '2', cards: ['2S', '2C'] },
    { type: 'drew', seat: 1, cards: ['9S'], refill: true },
    { type: 'drew', seat: 0, cards: ['8S'], refill: true },
  ]);
  expect(game.turn).toBe(1);
  const uneven = new NaiveGoFish({ rules, seats: 2, firstSeat: 1, pack: ['3H', '2S', '3D', '5C', '9S'] });
  expect(uneven.turn).toBe(0);
});

test('first-empty-hand stops the game after the deal, and all-books is named before it', () => {
  const rules = { ...presets.pairs.rules(2), handSize: 2 };
  const stopped = new NaiveGoFish({ rules, seats: 2, firstSeat: 0, pack: ['3H', '2S', '3D', '5C', '9S'] });
  expect(stopped.result).toEqual({ places: [1, 2], scores: [1, 0], reason: 'first-empty-hand' });
  const complete = new NaiveGoFish({ rules, seats: 2, firstSeat: 0, pack: ['3H', '2S', '3D', '2C'] });
  expect(complete.result).toEqual({ places: [1, 1], scores: [1, 1], reason: 'all-books' });
});

test('a hand emptied by giving stops the game under first-empty-hand, before a stalemate is named', () => {
  const game = goFishAt(
    `
    north* 7S 7H 2D
    south  7D
    stock  4H`,
    { refill: 0, end: 'first-empty-hand' },
  );
  game.idleAsks = 19;
  game.act(ask(0, 1, '7'));
  expect(game.result?.reason).toBe('first-empty-hand');
});

test('with two packs a book is still bookSize cards of a rank, and the twins are told apart by no rule', () => {
  const game = goFishAt(
    `
    north* 7S 7H 7D 2S
    south  7C 7S 7H 7D 7C KD
    stock  4H`,
    { packs: 2 },
  );
  expect(game.legal()).toEqual([ask(0, 1, '2'), ask(0, 1, '7')]);
  game.act(ask(0, 1, '7'));
  expect(game.log.slice(1)).toEqual([
    { type: 'gave', seat: 1, to: 0, cards: ['7S', '7H', '7D', '7C', '7C'] },
    { type: 'booked', seat: 0, rank: '7', cards: ['7S', '7S', '7H', '7H'] },
    { type: 'booked', seat: 0, rank: '7', cards: ['7D', '7D', '7C', '7C'] },
  ]);
  expect(game.hands[0]).toEqual(['2S']);
});

test('equal books share a place, and a place is one more than the seats with a better result', () => {
  const game = goFishAt(`
    north* 7S 7H 7D
    east   7C
    south`);
  game.books = [[], [['2S', '2H', '2D', '2C']], []];
  game.act(ask(0, 1, '7'));
  expect(game.result).toEqual({ places: [1, 1, 3], scores: [1, 1, 0], reason: 'all-books' });
});
