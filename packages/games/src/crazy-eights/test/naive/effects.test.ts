import { expect, test } from 'vitest';
import { crazyEightsAt } from './drawn.ts';
import type { NaiveCrazyEights } from './engine.ts';
import { presets } from './presets.ts';
import type { CrazyEightsAction } from './types.ts';

const play = (seat: number, card: string): CrazyEightsAction => ({ type: 'play', seat, card });
const draw = (seat: number): CrazyEightsAction => ({ type: 'draw', seat });
const vote = (seat: number, playOn: boolean): CrazyEightsAction => ({ type: 'vote', seat, playOn });

const choices = (game: NaiveCrazyEights): string[] =>
  game.legal().map((action) => (action.type === 'play' ? action.card + (action.suit ?? '') : action.type));

const withEffects = presets.actions.rules(3);

test('the next seat plays another drawTwo card or draws the sum, and not even a wild card is legal', () => {
  const game = crazyEightsAt(
    `
    north* 2S KS
    east   2D 8H 5S KD
    south  8C 5D KC
    stock  4H 5H 6H 7H 9H
    pile   9S`,
    withEffects,
  );
  game.act(play(0, '2S'));
  expect(choices(game)).toEqual(['2D', 'draw']);
  game.act(play(1, '2D'));
  expect(choices(game)).toEqual(['draw']);
  game.act(draw(2));
  expect(game.log.at(-1)).toEqual({ type: 'drew', seat: 2, cards: ['4H', '5H', '6H', '7H'] });
  expect([game.turn, game.penalty]).toEqual([0, 0]);
});

test('a penalty that outlasts the stock rebuilds it part-way, and draws what there is', () => {
  const game = crazyEightsAt(
    `
    north* 2S KS
    south  5D KC
    stock  4H
    pile   9S`,
    { ...withEffects, packs: 1 },
  );
  game.penalty = 2;
  game.act(play(0, '2S'));
  game.act(draw(1));
  expect(game.log.slice(1)).toEqual([
    draw(1),
    { type: 'rebuilt', stock: ['9S'] },
    { type: 'drew', seat: 1, cards: ['4H', '9S'] },
  ]);
  expect(game.turn).toBe(0);
});

test('a penalty that finds no card still draws, ends the turn and is not a pass', () => {
  const game = crazyEightsAt(
    `
    north* 2S KS
    south  5D KC
    stock
    pile   9S`,
    { ...withEffects, stockEmpty: 'pass' },
  );
  game.act(play(0, '2S'));
  game.act(draw(1));
  expect(game.log.slice(1)).toEqual([draw(1), { type: 'drew', seat: 1, cards: [] }]);
  expect([game.turn, game.passes, game.penalty]).toEqual([0, 0, 0]);
});

test('after a vote the penalty of a last drawTwo card still waits', () => {
  const game = crazyEightsAt(
    `
    north* 2S
    east   5D
    south  KC
    stock  4H 5H 6H
    pile   9S`,
    withEffects,
  );
  game.act(play(0, '2S'));
  expect(game.turn).toBe(1);
  game.act(vote(1, true));
  game.act(vote(2, true));
  expect([game.turn, choices(game)]).toEqual([1, ['draw']]);
  game.act(draw(1));
  expect(game.log.at(-1)).toEqual({ type: 'drew', seat: 1, cards: ['4H', '5H'] });
  expect(game.turn).toBe(2);
});

test('when the last card ends the game no penalty is drawn', () => {
  const game = crazyEightsAt(
    `
    north* 2S
    south  KC
    stock  4H 5H 6H
    pile   9S`,
    withEffects,
  );
  game.act(play(0, '2S'));
  expect(game.log).toEqual([play(0, '2S'), { type: 'out', seat: 0, place: 1 }]);
  expect(game.result).toEqual({ places: [1, 2], scores: [0, 10], reason: 'out' });
});

test('skip passes over one seat, with two seats back to its player', () => {
  const three = crazyEightsAt(
    `
    north* QS 3S
    east   5D
    south  KC
    pile   9S`,
    withEffects,
  );
  three.act(play(0, 'QS'));
  expect(three.turn).toBe(2);
  const two = crazyEightsAt(
    `
    north* QS 3S
    south  KC
    pile   9S`,
    withEffects,
  );
  two.act(play(0, 'QS'));
  expect(two.turn).toBe(0);
});

test('reverse turns the direction, and with only two seats in play acts as a skip instead', () => {
  const drawing = `
    north* AS 3S 4S
    east   5D
    south  KC
    pile   9S`;
  const three = crazyEightsAt(drawing, withEffects);
  three.act(play(0, 'AS'));
  expect([three.turn, three.direction]).toEqual([2, -1]);
  const two = crazyEightsAt(drawing, withEffects);
  two.hands[1] = [];
  two.outs = [1];
  two.act(play(0, 'AS'));
  expect([two.turn, two.direction]).toEqual([0, 1]);
});

test('a reverse that is the last card of three in play turns the direction, and the vote goes that way round', () => {
  const game = crazyEightsAt(
    `
    north* AS
    east   5D
    south  KC
    stock  4H
    pile   9S`,
    withEffects,
  );
  game.act(play(0, 'AS'));
  expect(game.log.slice(1)).toEqual([{ type: 'out', seat: 0, place: 1 }]);
  expect(game.turn).toBe(2);
  game.act(vote(2, true));
  expect(game.turn).toBe(1);
  game.act(vote(1, true));
  expect([game.turn, game.direction]).toEqual([2, -1]);
});

test('a skip that is a last card passes over a seat still in play, though every seat votes', () => {
  const game = crazyEightsAt(
    `
    north* QS
    east   5D
    south  KC
    stock  4H
    pile   9S`,
    withEffects,
  );
  game.act(play(0, 'QS'));
  game.act(vote(1, true));
  game.act(vote(2, true));
  expect(game.turn).toBe(2);
});

test('a starter has no effect: only a card that is played has', () => {
  const game = crazyEightsAt(
    `
    north* 5D
    south  KC
    stock  4H
    pile   2S`,
    withEffects,
  );
  expect([game.penalty, choices(game)]).toEqual([0, ['draw']]);
});

test('the first no ends the game, and the rest share the next place', () => {
  const game = crazyEightsAt(`
    north* KS
    east   5D
    south  KC
    west   3C
    stock  4H
    pile   9S`);
  game.act(play(0, 'KS'));
  game.act(vote(1, true));
  expect(choices(game)).toEqual(['vote', 'vote']);
  game.act(vote(2, false));
  expect(game.result).toEqual({ places: [1, 2, 2, 2], scores: [0, 5, 10, 3], reason: 'vote' });
});

test('with playOn: never the first seat out ends the game, and the rest share the next place', () => {
  const game = crazyEightsAt(
    `
    north* KS
    east   5D
    south  KC
    pile   9S`,
    { playOn: 'never' },
  );
  game.act(play(0, 'KS'));
  expect(game.result).toEqual({ places: [1, 2, 2], scores: [0, 5, 10], reason: 'out' });
});

test('with playOn: always the next seat in play acts on the card played, and the last seat left gets no out (R27)', () => {
  const game = crazyEightsAt(
    `
    north* KS
    east   5D
    south  5H 6H
    stock  5S 4C
    pile   9S`,
    { playOn: 'always' },
  );
  game.act(play(0, 'KS'));
  expect([game.turn, choices(game)]).toEqual([1, ['draw']]);
  game.act(draw(1));
  game.act(play(1, '5S'));
  game.act(play(2, '5H'));
  game.act(play(1, '5D'));
  expect(game.log.filter((entry) => entry.type === 'out')).toEqual([
    { type: 'out', seat: 0, place: 1 },
    { type: 'out', seat: 1, place: 2 },
  ]);
  expect(game.result).toEqual({ places: [1, 2, 3], scores: [0, 0, 6], reason: 'out' });
});

test('blocked after a seat is out: the points place only the seats still in play (R23)', () => {
  const game = crazyEightsAt(
    `
    north* KS
    east   5D
    south  3H
    pile   9S`,
    { playOn: 'always', stockEmpty: 'pass' },
  );
  game.act(play(0, 'KS'));
  game.act({ type: 'pass', seat: 1 });
  game.act({ type: 'pass', seat: 2 });
  expect(game.result).toEqual({ places: [1, 3, 2], scores: [0, 5, 3], reason: 'blocked' });
});
