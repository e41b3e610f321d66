import { describe, expect, test } from 'vitest';
import { act, choices, expectRefusal, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { crazyEightsAt, crazyEightsDealt, draw, pass, play } from '../test/drawn.ts';

describe('the starter', () => {
  test('after the deal the top of the stock is turned up as the starter (3.2.1)', () => {
    const table = crazyEightsDealt('north* 2♠ 3♠ \n south 7♠ 8♦ \n stock 3♣ 4♥ 5♥');
    expect(story(table, null)).toEqual(['starter 3♣']);
    expect(table.view(null)).toMatchObject({ turn: NORTH, phase: 'play', stockSize: 2, handSizes: [2, 2] });
    expect(choices(table)).toEqual(['play 3♠']);
  });

  test('a starter has no effect: only a card that is played has (3.2.1)', () => {
    for (const starter of ['2♣', 'Q♣', 'A♣']) {
      const table = crazyEightsDealt(`north* 3♠ 3♣ \n south 7♠ 8♦ \n west 9♣ 9♦ \n stock ${starter} 4♥ 5♥`, {
        drawTwo: '2',
        skip: 'Q',
        reverse: 'A',
      });
      expect(table.view(null)).toMatchObject({ turn: NORTH, penalty: 0, direction: 1 });
      expect(choices(table)).toEqual(['play 3♣']);
      act(table, NORTH, play('3♣'));
      expect(table.turn).toBe(SOUTH);
    }
  });
});

describe('playing', () => {
  const picture = `
    north* 9♠ 4♦ K♣ 8♥
    south  7♠ 7♥
    stock  4♥ 5♥
    pile   9♦`;

  test('a card matches the rank of the top card or the suit in force, and any wild card goes (3.2.2)', () => {
    const table = crazyEightsAt(picture);
    expect(choices(table)).toEqual(['play 4♦', 'play 9♠', 'play 8♥ ♠', 'play 8♥ ♥', 'play 8♥ ♦', 'play 8♥ ♣']);
    expectRefusal(table, NORTH, play('K♣'), 'card-does-not-match');
    act(table, NORTH, play('9♠'));
    expect(story(table)).toEqual(['play north 9♠']);
    expect(table.view(null)).toMatchObject({ turn: SOUTH, suitInForce: 0, handSizes: [3, 2] });
    expect(choices(table)).toEqual(['play 7♠']);
  });

  test.each([
    ['♠', ['play 7♠']],
    ['♥', ['play 7♥']],
    ['♣', ['draw']],
  ])('a wild card names a suit, its own included: after %s the next seat may %s (3.2.2)', (suit, expected) => {
    const table = crazyEightsAt(picture);
    act(table, NORTH, play('8♥', suit));
    expect(story(table)).toEqual([`play north 8♥ ${suit}`]);
    expect(choices(table)).toEqual(expected);
  });

  test('the named suit is in force until the next card is played (3.2.2)', () => {
    const table = crazyEightsAt('north* 8♠ K♠ \n south 7♠ 7♥ \n west 9♠ 9♥ \n stock 4♥ \n pile 9♦');
    act(table, NORTH, play('8♠', '♥'));
    expect(choices(table)).toEqual(['play 7♥']);
    act(table, SOUTH, play('7♥'));
    expect(table.view(null).suitInForce).toBe(1);
    expect(choices(table)).toEqual(['play 9♥']);
  });

  test('the rank of an open wild card is matched by nothing but a wild card (3.2.2)', () => {
    const table = crazyEightsAt('north* 8♠ 8♦ 5♣ \n south 7♠ \n stock 4♥ \n pile 9♦ 8♣ (♥)');
    expect(choices(table)).toEqual(
      ['8♠', '8♦'].flatMap((card) => ['♠', '♥', '♦', '♣'].map((suit) => `play ${card} ${suit}`)).concat('draw'),
    );
  });
});

describe('drawing', () => {
  test('only without a natural match may a seat draw (3.2.3)', () => {
    const natural = crazyEightsAt('north* 9♠ 8♥ \n south 7♠ \n stock 4♥ \n pile 9♦');
    expectRefusal(natural, NORTH, draw, 'holds-a-match');
    const none = crazyEightsAt('north* K♠ \n south 7♠ \n stock 4♥ \n pile 9♦');
    expect(choices(none)).toEqual(['draw']);
  });

  test('a held wild card never has to be played while a card can be drawn, but may be at any point (3.2.3)', () => {
    const table = crazyEightsAt('north* K♠ 8♥ \n south 7♠ \n stock 4♥ 5♥ 6♥ \n pile 9♦');
    expect(choices(table)).toContain('draw');
    act(table, NORTH, draw, draw);
    expect(choices(table)).toContain('play 8♥ ♠');
    act(table, NORTH, play('8♥', '♠'));
    expect(table.turn).toBe(SOUTH);
  });

  test('each draw is one action (3.2.3)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n stock 4♥ 5♥ 9♥ \n pile 9♦');
    act(table, NORTH, draw);
    expect(story(table)).toEqual(['draw north', 'drew north 4♥']);
    expect(table.view(null)).toMatchObject({ turn: NORTH, drawn: 1, mustPlay: false, stockSize: 2 });
  });

  test('until-playable: the seat goes on drawing until the drawn card is playable, then it must play (3.2.4)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n stock 4♥ 5♥ 9♥ 3♥ \n pile 9♦');
    act(table, NORTH, draw, draw);
    expect(choices(table)).toEqual(['draw']);
    expectRefusal(table, NORTH, pass, 'must-draw-first');
    act(table, NORTH, draw);
    expect(choices(table)).toEqual(['play 9♥']);
    expectRefusal(table, NORTH, draw, 'must-play');
    expectRefusal(table, NORTH, pass, 'must-play');
  });

  test('it must play a playable card, not just the one it drew; a drawn wild card counts (3.2.4)', () => {
    const table = crazyEightsAt('north* K♠ 8♥ \n south 7♠ \n stock 8♠ 3♥ \n pile 9♦');
    act(table, NORTH, draw);
    expect(table.view(NORTH).mustPlay).toBe(true);
    expect(choices(table).map((choice) => choice.slice(0, 7))).toEqual([
      ...Array(4).fill('play 8♠'),
      ...Array(4).fill('play 8♥'),
    ]);
  });

  test('with a number N a seat draws at most N times a turn, and then may pass even if it could play (3.2.4)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n stock 4♥ 9♥ 3♥ \n pile 9♦', { draw: 2 });
    expectRefusal(table, NORTH, pass, 'must-draw-first');
    act(table, NORTH, draw);
    expect(choices(table)).toEqual(['draw']);
    act(table, NORTH, draw);
    expect(choices(table)).toEqual(['play 9♥', 'pass']);
    expectRefusal(table, NORTH, draw, 'drew-enough');
    act(table, NORTH, pass);
    expect(story(table).at(-1)).toBe('pass north');
    expect(table.turn).toBe(SOUTH);
  });

  test('a seat may pass after at least one draw if no more can be drawn (3.2.4)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n stock 9♥ \n pile 9♦', { draw: 3 });
    act(table, NORTH, draw);
    expect(choices(table)).toEqual(['play 9♥', 'pass']);
  });

  test('a wild card may be kept when the draws are used up, where a number of draws is set (3.2.4)', () => {
    const picture = 'north* K♠ 8♥ \n south 7♠ \n stock 3♥ \n pile 9♦';
    const wilds = ['play 8♥ ♠', 'play 8♥ ♥', 'play 8♥ ♦', 'play 8♥ ♣'];
    const numbered = crazyEightsAt(picture, { draw: 3 });
    act(numbered, NORTH, draw);
    expect(choices(numbered)).toEqual([...wilds, 'pass']);
    const untilPlayable = crazyEightsAt(picture, { draw: 'until-playable' });
    act(untilPlayable, NORTH, draw);
    expect(choices(untilPlayable)).toEqual(wilds);
    expectRefusal(untilPlayable, NORTH, pass, 'could-play');
  });

  test('drawWithPlayable: no is checked before each draw, so a natural match just drawn counts (3.2.4)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n stock 9♥ 3♥ 4♥ \n pile 9♦', { draw: 3 });
    act(table, NORTH, draw);
    expect(choices(table)).toEqual(['play 9♥']);
    expectRefusal(table, NORTH, draw, 'holds-a-match');
    expectRefusal(table, NORTH, pass, 'could-play');
  });

  test('the draws of a turn are counted afresh in the next (3.2.4)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n stock 4♥ 3♥ 5♥ \n pile 9♦', { draw: 1 });
    act(table, NORTH, draw, pass);
    expect(table.view(null)).toMatchObject({ turn: SOUTH, drawn: 0 });
    expect(choices(table)).toEqual(['draw']);
  });
});

describe('an empty stock', () => {
  test('the discard pile except its top card is shuffled and becomes the stock (3.2.5)', () => {
    const orders: number[][] = [];
    const chance = {
      orderPack: () => {},
      orderStock: (stock: Uint8Array, count: number, rebuild: number) => {
        orders.push([count, rebuild]);
        stock.subarray(0, count).reverse();
      },
      pickCard: () => 0,
    };
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n stock 3♥ \n pile 2♣ 3♣ 4♣ 9♦', {}, chance);
    act(table, NORTH, draw, draw);
    expect(orders).toEqual([[3, 1]]);
    expect(story(table)).toEqual(['draw north', 'drew north 3♥', 'draw north', 'rebuilt 4♣ 3♣ 2♣', 'drew north 4♣']);
    expect(table.view(null)).toMatchObject({ stockSize: 2, discardPile: [34], rebuildsLeft: 19 });
  });

  test('the top card and the named suit stay (3.2.5)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n pile 2♣ 8♦ (♥)');
    act(table, NORTH, draw);
    expect(table.view(null)).toMatchObject({ suitInForce: 1, discardPile: [30] });
  });

  test('the stock is rebuilt only when a card is to be drawn (3.2.5)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n stock 3♥ \n pile 2♣ 9♦');
    act(table, NORTH, draw);
    expect(table.view(null)).toMatchObject({ stockSize: 0, rebuildsLeft: 20 });
  });

  test('with nothing under the top card nothing can be drawn (3.2.5)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n pile 9♦');
    expectRefusal(table, NORTH, draw, 'nothing-to-draw');
    expect(choices(table)).toEqual(['pass']);
  });
});

describe('passing', () => {
  test('without a draw a seat may pass only if nothing can be drawn and nothing played (3.2.6)', () => {
    const wild = crazyEightsAt('north* K♠ 8♥ \n south 7♠ \n pile 9♦');
    expectRefusal(wild, NORTH, pass, 'could-play');
    expect(choices(wild).length).toBe(4);
    const natural = crazyEightsAt('north* 9♠ \n south 7♠ \n pile 9♦', { draw: 1 });
    expectRefusal(natural, NORTH, pass, 'could-play');
    const stock = crazyEightsAt('north* K♠ \n south 7♠ \n stock 2♣ \n pile 9♦', { draw: 1 });
    expectRefusal(stock, NORTH, pass, 'must-draw-first');
  });

  test('when every seat has passed in succession the game is blocked and over (3.2.6)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n west 5♣ \n pile 9♦');
    act(table, NORTH, pass);
    act(table, SOUTH, pass);
    expect(table.view(null)).toMatchObject({ turn: WEST, passes: 2 });
    act(table, WEST, pass);
    expect(table.result?.reason).toBe('blocked');
    expectRefusal(table, NORTH, pass, 'game-over');
  });

  test('a card played in between begins the count anew (3.2.6)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ 3♥ \n west 5♣ 9♣ \n pile 9♦', { stockEmpty: 'pass' });
    act(table, NORTH, pass);
    act(table, SOUTH, pass);
    act(table, WEST, play('9♣'));
    expect(table.view(null)).toMatchObject({ turn: NORTH, passes: 0 });
  });

  test('a card drawn in between begins the count anew (3.2.6)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ 3♥ \n stock 4♥ 5♥ \n pile 9♦', { draw: 1, stockEmpty: 'pass' });
    act(table, NORTH, draw, pass);
    expect(table.view(null).passes).toBe(1);
    act(table, SOUTH, draw);
    expect(table.view(null).passes).toBe(0);
    act(table, SOUTH, pass);
    act(table, NORTH, pass);
    expect(table.result?.reason).toBe('blocked');
  });

  test('only seats still in play count (3.2.6)', () => {
    const table = crazyEightsAt('north* K♠ \n south out 1 \n west 5♣ \n pile 9♦');
    act(table, NORTH, pass);
    act(table, WEST, pass);
    expect(table.result).toEqual({ places: [3, 1, 2], scores: [10, 0, 5], reason: 'blocked' });
  });
});
