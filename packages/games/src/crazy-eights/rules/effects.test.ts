import { describe, expect, test } from 'vitest';
import { act, choices, expectRefusal, hand, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { crazyEightsAt, draw, keepPlaying, pass, play, stop } from '../test/drawn.ts';

const ACTIONS = { drawTwo: '2', skip: 'Q', reverse: 'A' } as const;

describe('drawTwo', () => {
  const picture = `
    north* 2♠ 9♠
    south  7♠ 8♥
    west   2♥ 5♠
    stock  4♥ 5♥ 6♥ 7♥ 3♦
    pile   9♦ 3♠`;

  test('the next seat draws two in one action, which ends its turn and is not a pass (3.2.8)', () => {
    const table = crazyEightsAt(picture, ACTIONS);
    act(table, NORTH, play('2♠'));
    expect(table.view(null)).toMatchObject({ turn: SOUTH, penalty: 2 });
    act(table, SOUTH, draw);
    expect(story(table)).toEqual(['play north 2♠', 'draw south', 'drew south 4♥ 5♥']);
    expect(hand(table, SOUTH)).toBe('4♥ 5♥ 7♠ 8♥');
    expect(table.view(null)).toMatchObject({ turn: WEST, penalty: 0, passes: 0, drawn: 0 });
  });

  test('nothing else is legal, not even a wild card (3.2.8)', () => {
    const table = crazyEightsAt(picture, ACTIONS);
    act(table, NORTH, play('2♠'));
    expect(choices(table)).toEqual(['draw']);
    expectRefusal(table, SOUTH, play('8♥', '♠'), 'penalty-waits');
    expectRefusal(table, SOUTH, play('7♠'), 'penalty-waits');
    expectRefusal(table, SOUTH, pass, 'penalty-waits');
  });

  test('the next seat may play another drawTwo card of any suit instead, adding two (3.2.8)', () => {
    const table = crazyEightsAt(
      'north* 2♠ 9♠ \n south 2♥ 8♥ \n west 2♦ 5♠ \n stock 4♥ 5♥ 6♥ 7♥ 3♦ K♦ \n pile 3♠',
      ACTIONS,
    );
    act(table, NORTH, play('2♠'));
    expect(choices(table)).toEqual(['play 2♥', 'draw']);
    act(table, SOUTH, play('2♥'));
    act(table, WEST, play('2♦'));
    expect(table.view(null)).toMatchObject({ turn: NORTH, penalty: 6 });
    act(table, NORTH, draw);
    expect(story(table).at(-1)).toBe('drew north 4♥ 5♥ 6♥ 7♥ 3♦ K♦');
    expect(table.view(null)).toMatchObject({ turn: SOUTH, penalty: 0, suitInForce: 2 });
  });

  test('a seat under a penalty draws what there is, even nothing (3.2.8)', () => {
    const one = crazyEightsAt('north* 2♠ 9♠ \n south 7♠ \n stock 4♥ \n pile 3♠', { ...ACTIONS, stockEmpty: 'pass' });
    act(one, NORTH, play('2♠'));
    act(one, SOUTH, draw);
    expect(story(one).slice(1)).toEqual(['draw south', 'drew south 4♥']);
    const nothing = crazyEightsAt('north* 2♠ 9♠ \n south 7♠ \n pile 3♠', { ...ACTIONS, stockEmpty: 'pass' });
    act(nothing, NORTH, play('2♠'));
    act(nothing, SOUTH, draw);
    expect(story(nothing).slice(1)).toEqual(['draw south', 'drew south']);
    expect(nothing.view(null)).toMatchObject({ turn: NORTH, penalty: 0, passes: 0 });
  });

  test('a stock that runs out part-way through a penalty is rebuilt (3.2.5, 3.2.8)', () => {
    const table = crazyEightsAt('north* 2♠ 9♠ \n south 7♠ \n stock 4♥ \n pile 5♣ 6♣ 3♠', ACTIONS);
    act(table, NORTH, play('2♠'));
    act(table, SOUTH, draw);
    expect(story(table)).toEqual(['play north 2♠', 'draw south', 'rebuilt 5♣ 6♣ 3♠', 'drew south 4♥ 5♣']);
    expect(hand(table, SOUTH)).toBe('4♥ 5♣ 7♠');
  });

  test('a drawTwo card matches like any other when no penalty waits (3.2.8)', () => {
    const table = crazyEightsAt('north* 2♥ 9♠ \n south 7♠ \n stock 4♥ \n pile 3♠', ACTIONS);
    expectRefusal(table, NORTH, play('2♥'), 'card-does-not-match');
  });
});

describe('skip', () => {
  test('a skip passes over one seat (3.2.8)', () => {
    const table = crazyEightsAt('north* Q♠ 9♠ \n south 7♠ \n west 5♠ \n stock 4♥ \n pile 3♠', ACTIONS);
    act(table, NORTH, play('Q♠'));
    expect(table.turn).toBe(WEST);
  });

  test('after a skip with two seats the same seat acts again (3.2.8)', () => {
    const table = crazyEightsAt('north* Q♠ 9♠ \n south 7♠ \n stock 4♥ \n pile 3♠', ACTIONS);
    act(table, NORTH, play('Q♠'));
    expect(table.turn).toBe(NORTH);
  });

  test('a skip goes in the direction of play and counts only seats still in play (3.2.8)', () => {
    const back = crazyEightsAt('north* Q♠ 9♠ \n south 7♠ \n west 5♠ \n stock 4♥ \n pile 3♠ \n anticlockwise', ACTIONS);
    act(back, NORTH, play('Q♠'));
    expect(back.turn).toBe(SOUTH);
    const three = `
      north* Q♠ 9♠
      east   out 1
      south  7♠
      west   5♠
      stock  4♥
      pile   3♠`;
    const table = crazyEightsAt(three, ACTIONS);
    act(table, NORTH, play('Q♠'));
    expect(table.turn).toBe(3);
  });
});

describe('reverse', () => {
  const picture = 'north* A♠ 9♠ \n south 7♠ \n west 5♠ 5♦ \n stock 4♥ \n pile 3♠';

  test('a reverse turns the direction (3.2.8)', () => {
    const table = crazyEightsAt(picture, ACTIONS);
    act(table, NORTH, play('A♠'));
    expect(table.view(null)).toMatchObject({ turn: WEST, direction: -1 });
    act(table, WEST, play('5♠'));
    expect(table.turn).toBe(SOUTH);
  });

  test('a second reverse turns the direction back (3.2.8)', () => {
    const table = crazyEightsAt(`${picture} \n anticlockwise`, ACTIONS);
    act(table, NORTH, play('A♠'));
    expect(table.view(null)).toMatchObject({ turn: SOUTH, direction: 1 });
  });

  test('a reverse acts as a skip instead when only two seats are in play as it is played (3.2.8)', () => {
    const two = crazyEightsAt('north* A♠ 9♠ \n south 7♠ \n stock 4♥ \n pile 3♠', ACTIONS);
    act(two, NORTH, play('A♠'));
    expect(two.view(null)).toMatchObject({ turn: NORTH, direction: 1 });
    const twoLeft = crazyEightsAt('north* A♠ 9♠ \n south out 1 \n west 5♠ \n stock 4♥ \n pile 3♠', ACTIONS);
    act(twoLeft, NORTH, play('A♠'));
    expect(twoLeft.view(null)).toMatchObject({ turn: NORTH, direction: 1 });
  });
});

describe('an effect holds even if the card was its player’s last', () => {
  const lastCard = (card: string) => `north* ${card} \n south 7♠ 6♦ \n west 5♠ 6♥ \n stock 4♥ 4♦ 4♣ \n pile 3♠`;

  test('drawTwo: after the vote the penalty still waits (3.2.8)', () => {
    const table = crazyEightsAt(lastCard('2♠'), ACTIONS);
    act(table, NORTH, play('2♠'));
    expect(table.view(null)).toMatchObject({ phase: 'vote', turn: SOUTH, penalty: 2 });
    act(table, SOUTH, keepPlaying);
    act(table, WEST, keepPlaying);
    expect(choices(table)).toEqual(['draw']);
    act(table, SOUTH, draw);
    expect(hand(table, SOUTH)).toBe('4♥ 4♦ 6♦ 7♠');
    expect(table.turn).toBe(WEST);
  });

  test('skip: the seat after the next acts when the vote is over, but everyone votes in turn (3.2.8)', () => {
    const table = crazyEightsAt(lastCard('Q♠'), ACTIONS);
    act(table, NORTH, play('Q♠'));
    act(table, SOUTH, keepPlaying);
    act(table, WEST, keepPlaying);
    expect(table.view(null)).toMatchObject({ phase: 'play', turn: WEST });
  });

  test('reverse: the votes go round the new way already (3.2.7, 3.2.8)', () => {
    const table = crazyEightsAt(lastCard('A♠'), ACTIONS);
    act(table, NORTH, play('A♠'));
    expect(table.view(null)).toMatchObject({ phase: 'vote', turn: WEST, direction: -1 });
    act(table, WEST, keepPlaying);
    act(table, SOUTH, keepPlaying);
    expect(table.turn).toBe(WEST);
  });

  test('the effect of a last card holds without a vote too, under always (3.2.8)', () => {
    const turns = ['2♠', 'Q♠', 'A♠', '9♠'].map((card) => {
      const table = crazyEightsAt(lastCard(card), { ...ACTIONS, playOn: 'always' });
      act(table, NORTH, play(card));
      return [table.turn, table.view(null).penalty];
    });
    expect(turns).toEqual([
      [SOUTH, 2],
      [WEST, 0],
      [WEST, 0],
      [SOUTH, 0],
    ]);
  });

  test('no penalty is drawn when the last card ends the game (3.2.8)', () => {
    const never = crazyEightsAt(lastCard('2♠'), { ...ACTIONS, playOn: 'never' });
    act(never, NORTH, play('2♠'));
    expect(never.result).toEqual({ places: [1, 2, 2], scores: [0, 13, 11], reason: 'out' });
    expect(never.view(null)).toMatchObject({ penalty: 0, handSizes: [0, 2, 2] });
    const stopped = crazyEightsAt(lastCard('2♠'), ACTIONS);
    act(stopped, NORTH, play('2♠'));
    act(stopped, SOUTH, stop);
    expect(stopped.result).toEqual({ places: [1, 2, 2], scores: [0, 13, 11], reason: 'vote' });
    const two = crazyEightsAt('north* 2♠ \n south 7♠ \n stock 4♥ 4♦ \n pile 3♠', ACTIONS);
    act(two, NORTH, play('2♠'));
    expect(two.result).toEqual({ places: [1, 2], scores: [0, 7], reason: 'out' });
  });
});
