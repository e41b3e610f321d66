import { expect, test } from 'vitest';
import { crazyEightsAt } from './drawn.ts';
import { NaiveCrazyEights } from './engine.ts';
import { presets } from './presets.ts';
import type { CrazyEightsAction } from './types.ts';

const play = (seat: number, card: string, suit?: string): CrazyEightsAction =>
  suit === undefined ? { type: 'play', seat, card } : { type: 'play', seat, card, suit };
const draw = (seat: number): CrazyEightsAction => ({ type: 'draw', seat });
const pass = (seat: number): CrazyEightsAction => ({ type: 'pass', seat });

/** The legal actions in short: 'draw', 'pass', or a card with the suit that a wild card names. */
const choices = (game: NaiveCrazyEights): string[] =>
  game.legal().map((action) => (action.type === 'play' ? action.card + (action.suit ?? '') : action.type));

function dealt(pack: string, starterWild: 'bury' | 'free', draws: 'until-playable' | number = 'until-playable') {
  const rules = { ...presets.standard.rules(2), handSize: 1, starterWild, draw: draws };
  return new NaiveCrazyEights({ rules, seats: 2, firstSeat: 1, pack: pack.split(' '), rebuild: (cards) => cards });
}

test('a wild starter under bury goes to the bottom of the stock and the next card is turned up (R20)', () => {
  const game = dealt('KS 3H 8S 8D 7C 2C', 'bury');
  expect(game.log).toEqual([{ type: 'starter', card: '7C', buried: ['8S', '8D'] }]);
  expect([game.hands, game.stock, game.turn]).toEqual([[['3H'], ['KS']], ['2C', '8S', '8D'], 1]);
  expect(dealt('KS 3H 7C 2C', 'bury').log).toEqual([{ type: 'starter', card: '7C' }]);
});

test('a wild starter under free makes every card a natural match until a card is played', () => {
  const game = dealt('KS 3H 8S 8D 7C 2C', 'free');
  game.hands[1] = ['KS', '8D'];
  expect(choices(game)).toEqual(['KS', '8DS', '8DH', '8DD', '8DC']);
  game.act(play(1, 'KS'));
  expect(choices(game)).toEqual(['draw']);
});

test('under free even a wild card counts as a natural match, so drawing is not allowed', () => {
  expect(choices(dealt('8H 3H 8S 8D 7C 2C', 'free'))).toEqual(['8HS', '8HH', '8HD', '8HC']);
});

test('free has no meaning after a starter that is not wild', () => {
  expect(choices(dealt('KS 3H 4D 8D 7C 2C', 'free'))).toEqual(['draw']);
});

test('a card is played that matches rank or suit in force, and a wild card names any suit, its own included', () => {
  const game = crazyEightsAt(`
    north* 7S 9H 8D 2C
    south  3D KC 8H
    stock  4S
    pile   9S`);
  expect(choices(game)).toEqual(['7S', '9H', '8DS', '8DH', '8DD', '8DC']);
  expect(() => game.act(play(0, '8D'))).toThrow('not legal');
  expect(() => game.act(play(0, '7S', 'S'))).toThrow('not legal');
  game.act(play(0, '8D', 'C'));
  expect(choices(game)).toEqual(['KC', '8HS', '8HH', '8HD', '8HC']);
});

test('a held wild card never has to be played while a card can be drawn, and has to be when none can', () => {
  const game = crazyEightsAt(
    `
    north* 8D 2C
    south  3D
    stock  4H
    pile   9S`,
    { stockEmpty: 'pass' },
  );
  expect(choices(game)).toEqual(['8DS', '8DH', '8DD', '8DC', 'draw']);
  game.act(draw(0));
  expect(choices(game)).toEqual(['8DS', '8DH', '8DD', '8DC']);
});

test('until-playable: a seat draws until the drawn card is playable, then must play a playable card', () => {
  const game = crazyEightsAt(
    `
    north* 2C
    south  3D
    stock  4H 8H 5S
    pile   9S`,
    { drawWithPlayable: true },
  );
  expect(() => game.act(pass(0))).toThrow('not legal');
  game.act(draw(0));
  expect(choices(game)).toEqual(['draw']);
  game.act(draw(0));
  expect(choices(game)).toEqual(['8HS', '8HH', '8HD', '8HC']);
});

test('drawWithPlayable lets a seat draw though it holds a natural match', () => {
  const drawing = `
    north* 2S
    south  3D
    stock  4H
    pile   9S`;
  expect(choices(crazyEightsAt(drawing))).toEqual(['2S']);
  expect(choices(crazyEightsAt(drawing, { drawWithPlayable: true }))).toEqual(['2S', 'draw']);
});

test('with a number N a seat draws at most N times a turn, and then may pass even if it could play', () => {
  const game = crazyEightsAt(
    `
    north* 2C
    south  3D
    stock  4H 5S 6S
    pile   9S`,
    { draw: 2 },
  );
  expect(choices(game)).toEqual(['draw']);
  game.act(draw(0));
  expect(choices(game)).toEqual(['draw']);
  game.act(draw(0));
  expect(choices(game)).toEqual(['5S', 'pass']);
  game.act(pass(0));
  expect([game.turn, game.draws]).toEqual([1, 0]);
});

test('a natural match just drawn forbids the next draw without drawWithPlayable, and is no leave to pass', () => {
  const game = crazyEightsAt(
    `
    north* 2C
    south  3D
    stock  5S 4H
    pile   9S`,
    { draw: 2 },
  );
  game.act(draw(0));
  expect(choices(game)).toEqual(['5S']);
});

test('after at least one draw a seat may pass if no more can be drawn, and without a draw only if it cannot play', () => {
  const drawing = `
    north* 8C
    south  3D
    stock  5H
    pile   9S`;
  const drew = crazyEightsAt(drawing, { draw: 3 });
  drew.act(draw(0));
  expect(choices(drew)).toEqual(['8CS', '8CH', '8CD', '8CC', 'pass']);
  const bare = crazyEightsAt(drawing.replace('5H', ''), { draw: 3 });
  expect(choices(bare)).toEqual(['8CS', '8CH', '8CD', '8CC']);
});

test('an empty stock is rebuilt from the discard pile when a card is drawn; up-card and named suit stay', () => {
  const game = crazyEightsAt(`
    north* 8C 2C
    south  3D
    stock
    pile   5H 6H 9S`);
  game.act(play(0, '8C', 'H'));
  game.act(draw(1));
  expect(game.log.slice(1)).toEqual([
    draw(1),
    { type: 'rebuilt', stock: ['5H', '6H', '9S'] },
    { type: 'drew', seat: 1, cards: ['5H'] },
  ]);
  expect([game.discard, game.stock, choices(game)]).toEqual([['8C'], ['6H', '9S'], ['5H']]);
});

test('with nothing under the up-card nothing can be drawn, and with stockEmpty: pass nothing is rebuilt (R22)', () => {
  const bare = crazyEightsAt(`
    north* 2C
    south  3D
    pile   9S`);
  expect(choices(bare)).toEqual(['pass']);
  const kept = crazyEightsAt(
    `
    north* 2C
    south  3D
    pile   4H 9S`,
    { stockEmpty: 'pass' },
  );
  expect(choices(kept)).toEqual(['pass']);
});

test('the stock is rebuilt at most 20 times in a game and then stays empty (R24)', () => {
  const game = crazyEightsAt(`
    north* 2C
    south  3D
    pile   4H 9S`);
  game.rebuilds = 19;
  expect(choices(game)).toEqual(['draw']);
  game.act(draw(0));
  game.discard = ['4D', '9S'];
  expect(choices(game)).toEqual(['pass']);
});

test('when every seat in play has passed in succession the game is blocked, and fewest points come first (R23)', () => {
  const game = crazyEightsAt(`
    north* 2C AC
    east   3D
    south  3H
    west   TH
    pile   9S`);
  for (const seat of [0, 1, 2]) game.act(pass(seat));
  expect(game.result).toBeUndefined();
  game.act(pass(3));
  expect(game.result).toEqual({ places: [1, 1, 1, 4], scores: [3, 3, 3, 10], reason: 'blocked' });
});

test('a draw between passes begins the count of passes anew', () => {
  const game = crazyEightsAt(
    `
    north* 2C
    south  3D
    stock  4H
    pile   9S`,
    { draw: 1, stockEmpty: 'pass' },
  );
  game.passes = 1;
  game.act(draw(0));
  game.act(pass(0));
  expect([game.result, game.turn, game.passes]).toEqual([undefined, 1, 1]);
  game.act(pass(1));
  expect(game.result?.reason).toBe('blocked');
});

test('points: the wild rank 50, T J Q K 10, A 1, others their number', () => {
  const game = crazyEightsAt(
    `
    north* 2S
    south  3D TH JH QH KH AH 8H
    stock  4H
    pile   9S`,
    { wild: '3' },
  );
  game.act(play(0, '2S'));
  expect(game.result).toEqual({ places: [1, 2], scores: [0, 99], reason: 'out' });
});

test('with two packs a play of twins is listed once and removes one of them', () => {
  const game = crazyEightsAt(
    `
    north* 2S 2S 8H 8H
    south  3D
    stock  4H
    pile   9S`,
    { packs: 2 },
  );
  expect(choices(game)).toEqual(['2S', '8HS', '8HH', '8HD', '8HC']);
  game.act(play(0, '2S'));
  expect(game.hands[0]).toEqual(['2S', '8H', '8H']);
});
