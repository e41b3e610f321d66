import { describe, expect, test } from 'vitest';
import { act, choices, expectRefusal, hand, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { ask, fish, goFishAt, goFishDealt } from '../test/drawn.ts';

describe('after the deal', () => {
  test('every book in a hand is laid down, scored and announced (2.2.1)', () => {
    const table = goFishDealt(`
      north* 7♠ K♠ 7♥ 7♦ 7♣
      south  2♣ 9♦ 4♥ 3♣ 5♥
      stock  A♥ 6♦`);
    expect(story(table, SOUTH)).toEqual(['booked north 7 7♠ 7♥ 7♦ 7♣']);
    expect(hand(table, NORTH)).toBe('K♠');
    expect(table.view(null).books.map((laid) => laid.length)).toEqual([1, 0]);
    expect(table.turn).toBe(NORTH);
  });

  test('opening books come clockwise from the seat that begins, then opening refills likewise (2.2.1, 2.2.5)', () => {
    const table = goFishDealt(
      `
      north  A♠ A♥ A♦ A♣
      south* 2♠ 2♥ 2♦ 2♣
      west   3♠ 3♥ 3♦ 3♣
      stock  4♠ 5♠ 6♠ 7♠`,
      { refill: 1 },
    );
    expect(story(table)).toEqual([
      'booked south 2 2♠ 2♥ 2♦ 2♣',
      'booked west 3 3♠ 3♥ 3♦ 3♣',
      'booked north A A♠ A♥ A♦ A♣',
      'drew south 4♠ refill',
      'drew west 5♠ refill',
      'drew north 6♠ refill',
    ]);
    expect(table.turn).toBe(SOUTH);
  });

  test('if the seat that begins holds no cards, the next seat with cards begins (2.2.6)', () => {
    const table = goFishDealt(
      `
      north  A♠ 3♥ 4♦ 5♣
      south* 2♠ 2♥ 2♦ 2♣
      west   3♠ 6♥ 7♦ 8♣
      stock  4♠ 5♠`,
      { refill: 0 },
    );
    expect(table.turn).toBe(WEST);
    expect(choices(table)[0]).toBe('ask north 3');
  });
});

describe('asking', () => {
  const picture = `
    north* 7♠ K♦
    south
    west   2♣
    stock  4♥ 5♥`;

  test('the seat to act asks one other seat that holds cards for a rank it holds itself (2.2.2)', () => {
    const table = goFishAt(picture, { refill: 0 });
    expect(choices(table)).toEqual(['ask west 7', 'ask west K']);
    expectRefusal(table, NORTH, ask(WEST, 'two'), 'rank-not-held');
    expectRefusal(table, NORTH, ask(SOUTH, 'seven'), 'target-has-no-cards');
    expectRefusal(table, NORTH, ask(NORTH, 'seven'), 'cannot-ask-yourself');
    expectRefusal(table, WEST, ask(NORTH, 'two'), 'not-your-turn');
  });

  test('the asked seat hands over all such cards, face up and in suit order, and the asker acts again (2.2.3)', () => {
    const table = goFishAt(`
      north* 7♥ 2♠
      south  7♣ 9♦ 7♠
      stock  4♥`);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table, null)).toEqual(['ask north south 7', 'gave south north 7♠ 7♣']);
    expect([hand(table, NORTH), hand(table, SOUTH)]).toEqual(['2♠ 7♠ 7♥ 7♣', '9♦']);
    expect(table.view(NORTH)).toMatchObject({ turn: NORTH, phase: 'ask', stockSize: 1 });
  });

  test('cards handed over that complete a book are laid down with it (2.2.3)', () => {
    const table = goFishAt(`
      north* 7♥ 7♦ 2♠
      south  7♣ 9♦ 7♠
      stock  4♥`);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table).at(-1)).toBe('booked north 7 7♠ 7♥ 7♦ 7♣');
    expect(hand(table, NORTH)).toBe('2♠');
    expect(table.turn).toBe(NORTH);
  });
});

describe('fishing', () => {
  const picture = `
    north* 7♠ 7♥ K♦
    south  2♣ 9♦
    stock  4♥ 3♣`;

  test('a wrong guess sends the asker fishing, and nothing else is legal until it has drawn the top card (2.2.4)', () => {
    const table = goFishAt(picture);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.view(null)).toMatchObject({ turn: NORTH, phase: 'fish', asked: 6, askedOf: SOUTH });
    expect(choices(table)).toEqual(['fish']);
    expectRefusal(table, NORTH, ask(SOUTH, 'king'), 'must-fish');
    expectRefusal(table, SOUTH, ask(NORTH, 'two'), 'not-your-turn');
    act(table, NORTH, fish);
    expect(story(table)).toEqual(['ask north south 7', 'fish north', 'drew north 4♥']);
    expect(table.view(null)).toMatchObject({ turn: SOUTH, phase: 'ask', asked: null, stockSize: 1 });
  });

  test('nobody fishes without asking first, nor twice for one ask (2.2.4)', () => {
    const table = goFishAt(picture);
    expectRefusal(table, NORTH, fish, 'must-ask');
    act(table, NORTH, ask(SOUTH, 'seven'), fish);
    expectRefusal(table, NORTH, fish, 'not-your-turn');
    expectRefusal(table, SOUTH, fish, 'must-ask');
  });

  test('fishing the asked rank gives another turn, any other rank passes it (2.2.4)', () => {
    const table = goFishAt(`
      north* 7♠ K♦
      south  2♣ 9♦
      stock  7♥ 9♣ 3♣`);
    act(table, NORTH, ask(SOUTH, 'seven'), fish);
    expect(table.turn).toBe(NORTH);
    act(table, NORTH, ask(SOUTH, 'seven'), fish);
    expect(table.turn).toBe(SOUTH);
    expect(hand(table, NORTH)).toBe('7♠ 7♥ 9♣ K♦');
  });
});

describe('books and refills', () => {
  test('books are laid down after every change of a hand: a catch, a fish, a refill (2.2.5)', () => {
    const table = goFishAt(
      `
      north* 7♥ 7♠ 7♣ 2♠ 2♥ 2♦
      south  7♦ K♠ 9♦
      stock  2♣ A♠ A♥ A♦ A♣ 4♠`,
      { refill: 5 },
    );
    act(table, NORTH, ask(SOUTH, 'seven'), ask(SOUTH, 'two'), fish);
    expect(story(table)).toEqual([
      'ask north south 7',
      'gave south north 7♦',
      'booked north 7 7♠ 7♥ 7♦ 7♣',
      'ask north south 2',
      'fish north',
      'drew north 2♣',
      'booked north 2 2♠ 2♥ 2♦ 2♣',
      'drew north A♠ A♥ A♦ A♣ 4♠ refill',
      'booked north A A♠ A♥ A♦ A♣',
    ]);
    expect(hand(table, NORTH)).toBe('4♠');
  });

  test('an emptied hand refills at once, and a refill does not end a turn (2.2.5)', () => {
    const table = goFishAt(`
      north* 7♥ 7♦ 7♠
      south  7♣ K♠ 9♦
      stock  2♣ A♠ A♥ 4♠ 4♥ 5♥`);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table).slice(2)).toEqual(['booked north 7 7♠ 7♥ 7♦ 7♣', 'drew north 2♣ A♠ A♥ 4♠ 4♥ refill']);
    expect(hand(table, NORTH)).toBe('A♠ A♥ 2♣ 4♠ 4♥');
    expect(table.turn).toBe(NORTH);
  });

  test('hands emptied together refill clockwise from the seat that acted (2.2.5)', () => {
    const table = goFishAt(
      `
      north  K♠
      south  7♣
      west*  7♥ 7♦ 7♠
      stock  2♣ A♠ A♥ 4♠ 4♥ 5♥`,
      { refill: 2 },
    );
    act(table, WEST, ask(SOUTH, 'seven'));
    expect(story(table).slice(3)).toEqual(['drew west 2♣ A♠ refill', 'drew south A♥ 4♠ refill']);
    expect(table.turn).toBe(WEST);
  });

  test('a refill draws what there is while the stock lasts (2.2.5)', () => {
    const table = goFishAt(`
      north* 7♥ 7♦ 7♠
      south  7♣
      west   K♥
      stock  2♣ A♠`);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table).at(-1)).toBe('drew north 2♣ A♠ refill');
    expect(table.view(null)).toMatchObject({ handSizes: [2, 0, 1], stockSize: 0, turn: NORTH });
  });

  test('a refill that goes down as a book is repeated until the hand holds a card (2.2.5)', () => {
    const table = goFishAt(
      `
      north* 7♥ 7♦ 7♠
      south  7♣ K♥
      stock  A♠ A♥ A♦ A♣ 2♣ 2♠ 2♥ 3♠ 4♣`,
      { refill: 4 },
    );
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(story(table).slice(3)).toEqual([
      'drew north A♠ A♥ A♦ A♣ refill',
      'booked north A A♠ A♥ A♦ A♣',
      'drew north 2♣ 2♠ 2♥ 3♠ refill',
    ]);
  });

  test('a refill is repeated until the stock is gone: then the hand stays empty and the turn passes (2.2.5)', () => {
    const table = goFishAt(
      `
      north* 7♥ 7♦ 7♠
      south  7♣ K♥
      west   K♦
      stock  A♠ A♥ A♦ A♣`,
      { refill: 4 },
    );
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.view(null)).toMatchObject({ handSizes: [0, 1, 1], stockSize: 0, turn: SOUTH });
  });
});

describe('the turn and the end', () => {
  test('the turn passes clockwise to the next seat that holds cards (2.2.6)', () => {
    const table = goFishAt(
      `
      north* 7♥ 5♦
      south
      west   K♥
      stock  A♠ A♥`,
      { refill: 0 },
    );
    act(table, NORTH, ask(WEST, 'seven'), fish);
    expect(table.turn).toBe(WEST);
    act(table, WEST, ask(NORTH, 'king'), fish);
    expect(table.turn).toBe(NORTH);
  });

  test('the most books win when every card is in a book (2.2.7)', () => {
    const table = goFishAt(`
      north  7♥          | 2 3
      south* 7♦ 7♠ 7♣    | 4
      west               | 5 6 A`);
    expect(table.result).toBeNull();
    act(table, SOUTH, ask(NORTH, 'seven'));
    expect(table.result).toEqual({ places: [2, 2, 1], scores: [2, 2, 3], reason: 'all-books' });
    expectRefusal(table, SOUTH, ask(NORTH, 'seven'), 'game-over');
  });

  test('under first-empty-hand the game stops as soon as a hand is empty (2.2.7)', () => {
    const table = goFishAt(
      `
      north* 7♥ 5♦ | 2
      south  7♦
      west   K♥
      stock  A♠ A♥`,
      { end: 'first-empty-hand', refill: 0 },
    );
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.result).toEqual({ places: [1, 2, 2], scores: [1, 0, 0], reason: 'first-empty-hand' });
  });

  test('under first-empty-hand the deal itself may end the game (2.2.7)', () => {
    const picture = `
      north* 7♥ 5♦ 6♣ 2♣
      south  K♥ K♠ K♦ K♣
      stock  A♠ A♥`;
    const table = goFishDealt(picture, { end: 'first-empty-hand', refill: 0 });
    expect(table.result).toEqual({ places: [2, 1], scores: [0, 1], reason: 'first-empty-hand' });
  });

  test('a hand that refills in time does not stop the game (2.2.7)', () => {
    const picture = `
      north* 7♥ 5♦ A♦
      south  7♦
      stock  A♠`;
    const table = goFishAt(picture, { end: 'first-empty-hand', refill: 5 });
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.view(null)).toMatchObject({ turn: NORTH, handSizes: [4, 1], result: null });
    act(table, NORTH, ask(SOUTH, 'ace'));
    expect(table.result?.reason).toBe('first-empty-hand');
  });

  test('the reason is the first that holds of all-books, first-empty-hand, no-cards and stalemate (2.2.7)', () => {
    const lastBook = 'north* 7♥ 7♦ 7♠ \n south 7♣';
    const empty = { end: 'first-empty-hand', refill: 0 } as const;
    const table = goFishAt(lastBook, empty);
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(table.result?.reason).toBe('all-books');
    const stockLeft = goFishAt(`${lastBook}\n stock 2♠`, empty);
    act(stockLeft, NORTH, ask(SOUTH, 'seven'));
    expect(stockLeft.result?.reason).toBe('first-empty-hand');
    const noEmptyHandRule = goFishAt(`${lastBook}\n stock 2♠`, { refill: 0 });
    act(noEmptyHandRule, NORTH, ask(SOUTH, 'seven'));
    expect(noEmptyHandRule.result?.reason).toBe('no-cards');
  });
});
