import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { RANK_NAMES } from '@shoal/core';
import { expect, test } from 'vitest';
import { Card, Game, type GameSetup, type Hand, type Player, readRankName } from './index.ts';

const playersOf = (seats: number, kind: Player['kind'] = 'human') =>
  Array.from({ length: seats }, () => ({ name: 'Alex', kind }));

function created(setup: GameSetup): Game {
  const result = Game.create(setup);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.game;
}

function started(setup: GameSetup): Game {
  const game = created(setup);
  game.start();
  return game;
}

function reasonOf(result: { readonly ok: boolean }): string | null {
  return 'reason' in result ? String(result.reason) : null;
}

test('nothing that hangs on a game shows its seed, its deck or a hand', () => {
  const seed = 'a secret seed';
  const game = started({ players: playersOf(3, 'ai'), seed });
  const everything = inspect(game, { depth: Number.POSITIVE_INFINITY, showHidden: true });
  expect(everything + JSON.stringify(game)).not.toMatch(/secret|suit|[♠♥♦♣]|Uint8Array/);
  expect(Object.keys(game)).toEqual(['players', 'rules', 'deck']);
  expect(Object.keys(game.deck)).toEqual([]);
  expect(game.handOf({ ...game.players[1] }).cards, 'a copy of a player is not that player').toEqual([]);
});

test('a game between a human and an AI runs until the human has to act', () => {
  const players = [{ name: 'Ann', kind: 'human' } as const, { name: 'Bo', kind: 'ai' } as const];
  const game = started({ players, seed: 'mixed' });
  const [ann, bo] = game.players;
  expect(game.run()).toEqual([]);
  while (!game.isOver) {
    const results = game.run();
    expect(results.every(({ player }) => player === bo)).toBe(true);
    if (game.currentPlayer !== ann) continue;
    expect(reasonOf(game.playAi())).toBe('not-ai');
    const result = game.phase === 'fish' ? game.goFish() : game.ask(bo, game.handOf(ann).ranks[0]);
    expect(result.ok).toBe(true);
  }
  expect(game.scores.reduce((sum, { books }) => sum + books, 0)).toBe(13);
});

test('before the start nobody holds cards or may act, and a game starts once', () => {
  const game = created({ players: playersOf(2), rules: { packs: 2 }, seed: 's' });
  const [first, second] = game.players;
  expect([game.phase, game.currentPlayer, game.isOver, game.deck.size]).toEqual(['setup', null, false, 104]);
  expect([game.winners, game.history, game.historyFor(first), game.eligiblePlayers(first)]).toEqual([[], [], [], []]);
  expect(game.handOf(first).isEmpty && game.run().length === 0).toBe(true);
  expect(game.scores.map(({ books }) => books)).toEqual([0, 0]);
  expect([game.handSizeOf(first), game.booksOf(second)]).toEqual([0, []]);
  const results = [game.ask(second, '7'), game.goFish(), game.playAi()];
  expect(results.map(reasonOf)).toEqual(['not-started', 'not-started', 'not-started']);
  expect(game.start()).toMatchObject({ ok: true, action: 'start', next: first, isOver: false });
  expect(reasonOf(game.start())).toBe('already-started');
});

test('what the deal itself lays down is told by start, and may end the game', () => {
  const rules = { handSize: 2, bookSize: 2 };
  const openings = Array.from({ length: 200 }, (_, i) => {
    const game = created({ players: playersOf(2), preset: 'pairs', rules, seed: `deal ${i}` });
    const opening = game.start();
    if (!opening.ok) throw new Error(opening.reason);
    expect(opening.books.map(({ player }) => player)).toEqual(
      game.players.flatMap(game.booksOf.bind(game)).map(ownerOf),
    );
    expect(opening.isOver).toBe(opening.books.length > 0);
    expect(game.isOver).toBe(opening.isOver);
    return opening;
  });
  expect(openings.some(({ isOver }) => isOver)).toBe(true);
});

const ownerOf = ({ player }: { readonly player: Player }): Player => player;

test('an illegal call is refused with its reason, and changes nothing', () => {
  const game = started({ players: playersOf(3), seed: 'illegal' });
  const [first, second] = game.players;
  const stranger = started({ players: playersOf(3), seed: 'illegal' }).players[1];
  const held = game.handOf(first).ranks[0];
  const missing = RANK_NAMES.find((rank) => !game.handOf(first).has(rank)) ?? held;
  expect(reasonOf(game.ask(first, held))).toBe('cannot-ask-yourself');
  expect(reasonOf(game.ask(second, missing))).toBe('rank-not-held');
  expect(reasonOf(game.ask(second, '1' as '2'))).toBe('no-such-rank');
  expect(reasonOf(game.ask(stranger, held))).toBe('no-such-seat');
  expect(reasonOf(game.goFish())).toBe('must-ask');
  expect(reasonOf(game.playAi())).toBe('not-ai');
  expect([game.history, game.currentPlayer]).toEqual([[], first]);
});

test('who was told to fish must fish, and after the end nobody may act', () => {
  const game = started({ players: playersOf(2, 'ai'), seed: 'end' });
  let misses = 0;
  for (let result = game.playAi(); result.ok; result = game.playAi()) {
    if (result.action !== 'ask' || !result.mustFish) continue;
    misses += 1;
    expect(reasonOf(game.ask(result.target, result.rank))).toBe('must-fish');
  }
  expect(misses).toBeGreaterThan(0);
  const [first, second] = game.players;
  const results = [game.ask(second, 'A'), game.goFish(), game.playAi()];
  expect(results.map(reasonOf)).toEqual(['game-over', 'game-over', 'game-over']);
  expect([game.currentPlayer, game.eligiblePlayers(first)]).toEqual([null, []]);
});

test('a game that cannot be set up is refused with what is wrong', () => {
  const seed = 's';
  const two = playersOf(2);
  const reason = (setup: Omit<GameSetup, 'seed'>) => reasonOf(Game.create({ ...setup, seed }));
  expect(reason({ players: playersOf(1) })).toBe('seats-out-of-range');
  expect(reason({ players: playersOf(7) })).toBe('seats-out-of-range');
  expect(reason({ players: two, preset: 'poker' })).toBe('unknown-preset');
  expect(reason({ players: two, rules: { handSize: 27 } })).toBe('pack-too-small');
  expect(reason({ players: two, rules: { refill: -1 } })).toBe('bad-option-value');
  expect(reason({ players: two, rules: { jokers: 2 } as object })).toBe('unknown-option');
  expect(Game.create({ players: playersOf(7), seed })).toMatchObject({ details: { seats: 7, min: 2, max: 6 } });
  expect(Game.create({ players: two, rules: { handSize: 27 }, seed })).toEqual({
    ...{ ok: false, reason: 'pack-too-small' },
    details: { key: 'pack-too-small', seats: 2, handSize: 27, cards: 52 },
  });
});

test('two players called Alex have a score each, and equal scores share the win', () => {
  const ties = Array.from({ length: 60 }, (_, i) => {
    const game = started({ players: playersOf(3, 'ai'), seed: `tie ${i}` });
    game.run();
    const best = Math.max(...game.scores.map(({ books }) => books));
    expect(game.winners).toEqual(game.scores.filter(({ books }) => books === best).map(ownerOf));
    return game.winners.length;
  });
  expect(ties).toContain(2);
});

test('the same seed is the same game', () => {
  const play = (seed: string) => {
    const game = started({ players: playersOf(4, 'ai'), seed });
    return JSON.stringify(game.run());
  };
  expect(play('once')).toEqual(play('once'));
  expect(play('once')).not.toEqual(play('twice'));
});

test('a hand counts its ranks, cannot be changed, and is read as people write cards', () => {
  const game = started({ players: playersOf(2), seed: 'hand' });
  const hand: Hand = game.handOf(game.players[0]);
  expect(hand.size).toBe(7);
  expect(hand.ranks.reduce((sum, rank) => sum + hand.count(rank), 0)).toBe(7);
  expect(RANK_NAMES.filter((rank) => hand.has(rank))).toEqual(hand.ranks);
  expect(Object.isFrozen(hand.cards) && hand.cards.every((card) => Object.isFrozen(card))).toBe(true);
  expect(String(hand).split(' ')).toEqual(hand.cards.map(String));
  expect(`${new Card('T', 'S')} ${new Card('7', 'H')}`).toBe('10♠ 7♥');
  expect(['10', 't', ' q', '1'].map(readRankName)).toEqual(['T', 'T', 'Q', null]);
});

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

test('the documented example tells a whole game', () => {
  const example = 'examples/go-fish-library.ts';
  const story = execFileSync(process.execPath, ['--import', 'tsx', example, 'reef'], { cwd: ROOT, encoding: 'utf8' });
  expect(story.split('\n').length).toBeGreaterThan(30);
  expect(story).toMatch(/\nWon by (Marina|Finn)\.\n$/);
  expect(readFileSync(`${ROOT}docs/library.md`, 'utf8')).toContain(readFileSync(ROOT + example, 'utf8'));
});
