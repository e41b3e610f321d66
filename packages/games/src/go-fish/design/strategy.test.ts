import { botAt, LADDER, rngFor, SeededChance, settle, Table } from '@shoal/core';
import { expect, test } from 'vitest';
import { fewOf } from '../../../../../scripts/depth.mjs';
import { goFish } from '../index.ts';
import { goFishTables } from '../rules/options.ts';
import type { GoFish } from '../rules/vocabulary.ts';
import { aiTurn, playersNamed, runGameLoop } from '../test/main-module.ts';
import { readableRank } from './card.ts';
import { Card, Game, type GameSettings, Phase, Player, Rank, type Strategy, Suit } from './index.ts';

function started(count: number, settings: GameSettings): Game {
  const game = Game.create(playersNamed(count), Array(count).fill(false), settings);
  game.start();
  return game;
}

const othersOf = (game: Game) => game.players.filter((player) => player !== game.currentPlayer());

test('a strategy of one’s own sees its hand and the history, and decides', () => {
  const asked: [Player, Rank][] = [];
  let remembered = 0;
  const memory: Strategy = {
    chooseRank: (me, history) => {
      remembered = Math.max(remembered, history.length);
      expect(me.hand.size()).toBeGreaterThan(0);
      return me.hand.cards[0].rank;
    },
    chooseTarget: (me, others) => {
      expect(others.map(({ id }) => id)).not.toContain(me.id);
      return others.filter(({ hand }) => !hand.isEmpty())[0];
    },
  };
  const game = started(3, { seed: 4, strategies: [null, memory, null] });
  while (!game.isOver()) {
    const me = game.currentPlayer();
    if (me.id === 1) asked.push([me.chooseTarget(othersOf(game)), me.chooseRank()]);
    aiTurn(game);
  }
  const told = game.history.filter(({ asker }) => asker.id === 1);
  expect(told.map(({ target, rankAsked }) => [target, rankAsked])).toEqual(asked);
  expect(remembered).toBeGreaterThan(10);
});

test('what a strategy changes in its own copy changes no game', () => {
  const greedy: Strategy = { chooseRank: ({ hand }) => hand.takeByRank(hand.cards[0].rank)[0].rank };
  const game = started(2, { seed: 4, strategies: [greedy, null] });
  const first = game.players[0].chooseRank();
  expect(game.players[0].hand.size()).toBe(7);
  expect(game.players[0].chooseRank()).toBe(first);
});

test('a strategy may leave one of the choices to the default', () => {
  const game = started(3, { seed: 4, strategies: Array(3).fill({ chooseTarget: anyHolder }) });
  runGameLoop(game);
  expect(game.isOver()).toBe(true);
});

const anyHolder: Strategy['chooseTarget'] = (_me, others) => others.filter(({ hand }) => !hand.isEmpty())[0];

test('a strategy may answer with the player it was shown, the game’s own, or anything with that id', () => {
  const game = started(3, { seed: 4 });
  const [ann, bo, cy] = game.players;
  const strategies: Strategy[] = [
    { chooseTarget: (_, others) => others[1] },
    { chooseTarget: () => cy },
    { chooseTarget: () => ({ id: 2 }) as Player },
  ];
  for (const strategy of strategies) {
    ann.strategy = strategy;
    expect(ann.chooseTarget([bo, cy])).toBe(cy);
  }
});

test('a player is the same object among the others and throughout the history', () => {
  const game = started(2, { seed: 4 });
  const shown = new Set<Player>();
  while (game.history.length < 3 || game.currentIndex !== 0) aiTurn(game);
  const [ann, bo] = game.players;
  ann.strategy = {
    chooseTarget: (me, [other], history) => {
      shown.add(me).add(other);
      for (const { asker, target } of history) shown.add(asker).add(target);
      return other;
    },
  };
  expect(ann.chooseTarget([bo])).toBe(bo);
  expect(shown.size).toBe(2);
});

test('a strategy may be swapped in the middle of a game, or a method be assigned', () => {
  const game = started(2, { seed: 4 });
  const [ann, bo] = game.players;
  expect(ann.strategy).toBeNull();
  ann.strategy = { chooseTarget: () => bo };
  expect(ann.chooseTarget([bo])).toBe(bo);
  ann.strategy = 'minnow';
  expect([ann.strategy, ann.chooseTarget([bo])]).toEqual(['minnow', bo]);
  ann.chooseTarget = () => ann;
  expect(ann.chooseTarget([bo])).toBe(ann);
});

test('the default chooses the rank with the most copies, and asking twice gives one answer', () => {
  const game = started(4, { seed: 9 });
  while (!game.isOver()) {
    const me = game.currentPlayer();
    const [rank, target] = [me.chooseRank(), me.chooseTarget(othersOf(game))];
    expect([me.chooseRank(), me.chooseTarget(othersOf(game))]).toEqual([rank, target]);
    if (game.ask(target, rank).wentFishing) game.goFish();
  }
});

const QUICK = LADDER.slice(0, -2);

test.each([...fewOf(3, QUICK), 'random' as const])('the bot %s plays as it does at the engine’s table', (name) => {
  const seed = `a game of ${name}`;
  const game = started(3, { seed, strategies: [name, name, name] });
  const settled = settle(goFishTables, 'classic', 3);
  if (!settled.ok) throw new Error(settled.refusal.key);
  const table = new Table<GoFish>(goFish.rules(settled.options, 3), new SeededChance(seed));
  const bot = botAt(goFish, table.rules, name);
  for (let turn = table.turn; turn !== null; turn = table.turn) {
    const action = bot.choose(table.view(turn), table.log(turn), rngFor(seed, `bot ${table.logLength}`));
    if (action.type === 'ask') {
      const me = game.currentPlayer();
      const rankFirst = table.logLength % 2 === 0 ? me.chooseRank() : null;
      const target = me.chooseTarget(othersOf(game));
      expect([target.id, me.chooseRank()]).toEqual([action.target, readableRank(action.rank)]);
      expect([null, me.chooseRank()]).toContain(rankFirst);
      if (game.ask(target, me.chooseRank()).wentFishing) game.goFish();
    }
    table.act(turn, action);
  }
  expect([...game.scores().values()]).toEqual(table.view(null).books.map((books) => books.length));
});

test.each(['orca', 'kraken'] as const)('the bot %s thinks once for target and rank', (name) => {
  const game = started(2, { seed: 1, strategies: [name, null] });
  const [ann, bo] = game.players;
  expect(ann.chooseTarget([bo])).toBe(bo);
  const rank = ann.chooseRank();
  expect(ann.chooseRank()).toBe(rank);
  expect(game.ask(bo, rank).asker).toBe(ann);
});

test('a bot that is shown only some of its opponents says what it needs', () => {
  const game = started(3, { seed: 1, strategies: ['pike', null, null] });
  const [ann, bo, cy] = game.players;
  const target = ann.chooseTarget([bo, cy]);
  expect(() => ann.chooseTarget([bo, cy].filter((other) => other !== target))).toThrow(
    'pass every other player of the game',
  );
});

test('a person may let a bot choose, too', () => {
  const game = Game.create(['Ann', 'Bo'], [true, false], { seed: 1, strategies: ['pike', 'minnow'] });
  game.start();
  runGameLoop(game);
  expect(game.isOver()).toBe(true);
});

test.each<[string, Strategy, string]>([
  ['a text', { chooseRank: () => 'queens' as Rank }, 'The strategy of Ann chose "queens": return a Rank, such as'],
  ['nothing', { chooseRank: () => undefined as never }, 'The strategy of Ann chose undefined: return a Rank'],
  ['a number', { chooseTarget: () => 1 as never }, 'The strategy of Ann chose 1: return one of otherPlayers.'],
  ['nobody', { chooseTarget: () => undefined as never }, 'The strategy of Ann chose undefined: return one of'],
  ['itself', { chooseTarget: (me) => me }, 'The strategy of Ann chose Ann: return one of otherPlayers.'],
])('a strategy that chooses %s is told so at once, by the name of its player', (_, strategy, sentence) => {
  const [ann, bo] = started(2, { seed: 1, strategies: [strategy, null] }).players;
  const choose = () => [ann.chooseRank(), ann.chooseTarget([bo])];
  expect(choose).toThrow(sentence);
  expect(choose).toThrow(expect.objectContaining({ code: 'bad-choice' }));
});

test('a strategy that chooses a rank that it does not hold is told so at once', () => {
  const missing: Strategy = {
    chooseRank: ({ hand }) => Object.values(Rank).find((rank) => !hand.hasRank(rank)) ?? Rank.Ace,
  };
  const [ann] = started(2, { seed: 1, strategies: [missing, null] }).players;
  const sentence = /^The strategy of Ann chose (\w+): Ann holds no \1, so return a rank of me\.hand\.$/;
  expect(() => ann.chooseRank()).toThrow(sentence);
});

test('a strategy that chooses a player without cards is told so at once', () => {
  const [ann, bo] = [new Player(0, 'Ann', false, { chooseTarget: (_, [first]) => first }), new Player(1, 'Bo', false)];
  expect(() => ann.chooseTarget([bo])).toThrow('The strategy of Ann chose Bo: Bo has no cards, so return one of');
  bo.hand.add(new Card(Rank.Ace, Suit.Spades));
  expect(ann.chooseTarget([bo])).toBe(bo);
});

/** A smarter player as the design document would have it: a subclass that overrides a method. */
class FirstCard extends Player {
  override chooseRank(): Rank {
    return this.hand.cards[0].rank;
  }
}

test('an object of a subclass of Player chooses with the cards of its seat, and keeps none of them', () => {
  const stranger = new FirstCard(9, 'First card', false);
  const settings = { seed: 4, strategies: [stranger, null, null] };
  const game = Game.create(playersNamed(3), [true, false, false], settings);
  game.start();
  const [ann] = game.players;
  expect([ann.strategy, ann.chooseRank()]).toEqual([stranger, ann.hand.cards[0].rank]);
  const [target, rank] = [ann.chooseTarget(othersOf(game)), ann.chooseRank()];
  expect([ann.chooseTarget(othersOf(game)), ann.chooseRank()]).toEqual([target, rank]);
  expect(game.ask(target, rank).asker).toBe(ann);
  expect([stranger.hand.size(), stranger.books]).toEqual([0, []]);
  if (game.phase === Phase.GoFish) game.goFish();
  runGameLoop(game);
  expect(game.isOver()).toBe(true);
});

test('a player of a game, or one that only has the default choices, is no strategy', () => {
  const [ann, bo] = started(2, { seed: 4 }).players;
  for (const player of [bo, new Player(1, 'Bo', false)]) {
    expect(() => {
      ann.strategy = player;
    }).toThrow('This player cannot be a strategy: pass an object such as');
  }
  expect(ann.strategy).toBeNull();
});
