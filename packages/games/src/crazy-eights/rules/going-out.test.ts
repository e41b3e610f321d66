import { describe, expect, test } from 'vitest';
import { act, choices, expectRefusal, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { crazyEightsAt, keepPlaying, play, stop } from '../test/drawn.ts';

/** What a view tells of votes while there is none to cast. */
const NO_VOTE = { votesLeft: 0, afterVote: null };

describe('going out', () => {
  const picture = 'north* 9♠ \n south 7♠ 7♥ \n west 5♠ 6♥ \n stock 4♥ \n pile 9♦';

  test('with two seats the game is over (3.2.7)', () => {
    const table = crazyEightsAt('north* 9♠ \n south 7♠ 8♥ \n stock 4♥ \n pile 9♦');
    act(table, NORTH, play('9♠'));
    expect(story(table)).toEqual(['play north 9♠', 'out north 1']);
    expect(table.result).toEqual({ places: [1, 2], scores: [0, 57], reason: 'out' });
  });

  test('with never the game is over and the rest share the next place (3.2.7)', () => {
    const table = crazyEightsAt(picture, { playOn: 'never' });
    act(table, NORTH, play('9♠'));
    expect(table.result).toEqual({ places: [1, 2, 2], scores: [0, 14, 11], reason: 'out' });
  });

  test('with vote each remaining seat answers, from the seat that went out; all yes and the game goes on (3.2.7)', () => {
    const table = crazyEightsAt(picture, { playOn: 'vote' });
    act(table, NORTH, play('9♠'));
    expect(table.view(null)).toMatchObject({ phase: 'vote', turn: SOUTH, votesLeft: 2, afterVote: SOUTH });
    expect(choices(table)).toEqual(['keep-playing', 'stop']);
    expectRefusal(table, SOUTH, play('7♠'), 'must-vote');
    expectRefusal(table, WEST, keepPlaying, 'not-your-turn');
    act(table, SOUTH, keepPlaying);
    expect(table.turn).toBe(WEST);
    act(table, WEST, keepPlaying);
    expect(story(table).slice(2)).toEqual(['vote south playOn', 'vote west playOn']);
    expect(table.view(null)).toMatchObject({ phase: 'play', turn: SOUTH, outPlaces: [1, null, null], ...NO_VOTE });
  });

  test('the first no ends the game, and the rest share the next place (3.2.7)', () => {
    const first = crazyEightsAt(picture, { playOn: 'vote' });
    act(first, NORTH, play('9♠'));
    act(first, SOUTH, stop);
    expect(first.result).toEqual({ places: [1, 2, 2], scores: [0, 14, 11], reason: 'vote' });
    expect(first.view(null)).toMatchObject(NO_VOTE);
    const second = crazyEightsAt(picture, { playOn: 'vote' });
    act(second, NORTH, play('9♠'));
    act(second, SOUTH, keepPlaying);
    act(second, WEST, stop);
    expect(second.result).toEqual({ places: [1, 2, 2], scores: [0, 14, 11], reason: 'vote' });
  });

  test('the votes go round in the direction of play (3.2.7)', () => {
    const table = crazyEightsAt(`${picture} \n anticlockwise`, { playOn: 'vote' });
    act(table, NORTH, play('9♠'));
    act(table, WEST, keepPlaying);
    act(table, SOUTH, keepPlaying);
    expect(table.view(null)).toMatchObject({ phase: 'play', turn: WEST });
  });

  test('with always the game goes on, and the last seat left takes the last place (3.2.7)', () => {
    const table = crazyEightsAt('north* 9♠ \n south 7♠ \n west 5♠ 6♥ \n stock 4♥ \n pile 9♦', { playOn: 'always' });
    act(table, NORTH, play('9♠'));
    expect(table.view(null)).toMatchObject({ phase: 'play', turn: SOUTH });
    act(table, SOUTH, play('7♠'));
    expect(story(table)).toEqual(['play north 9♠', 'out north 1', 'play south 7♠', 'out south 2']);
    expect(table.result).toEqual({ places: [1, 2, 3], scores: [0, 0, 11], reason: 'out' });
  });

  test('nobody votes when there is nothing to vote on (3.2.7)', () => {
    expectRefusal(crazyEightsAt(picture), NORTH, keepPlaying, 'no-vote-on');
    expectRefusal(crazyEightsAt(picture), NORTH, stop, 'no-vote-on');
  });
});
