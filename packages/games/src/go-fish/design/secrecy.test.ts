import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { aiTurn, playersNamed, runGameLoop } from '../test/main-module.ts';
import {
  Card,
  type DesignErrorCode,
  Game,
  Phase,
  Player,
  Rank,
  type Strategy,
  Suit,
  type TurnResult,
} from './index.ts';

const SIGNS = /[♠♥♦♣]|Spades|Hearts|Diamonds|Clubs/;

function started(humanFlags: readonly boolean[], seed: string | number = 'a secret seed', preset = 'classic'): Game {
  const game = Game.create(playersNamed(humanFlags.length), humanFlags, { seed, preset });
  game.start();
  return game;
}

function expectRefusal(code: DesignErrorCode, sentence: string, ...calls: (() => unknown)[]): void {
  for (const call of calls) {
    expect(call).toThrow(sentence);
    expect(call).toThrow(expect.objectContaining({ code, name: 'DesignError' }));
  }
}

test('the hand of an AI tells its size and refuses everything that shows a card', () => {
  const game = started([true, false]);
  const { hand } = game.players[1];
  expect([hand.size(), hand.isEmpty(), `${hand}`]).toEqual([7, false, '7 hidden cards']);
  expectRefusal(
    'secret',
    'The cards of Bo are secret while the game goes on: only size() and isEmpty() can be asked.',
    () => hand.cards,
    () => hand.hasRank(Rank.Ace),
    () => hand.takeByRank(Rank.Ace),
    () => hand.collectBooks(),
    () => hand.add(new Card(Rank.Ace, Suit.Spades)),
  );
});

test('the deck of a game tells its size, hides its cards and cannot be touched', () => {
  for (const { deck } of [Game.create(['Ann', 'Bo'], [true, true]), started([true, true])]) {
    expect(deck.isEmpty()).toBe(false);
    expectRefusal('secret', 'The cards of the deck are secret', () => deck.cards);
    expectRefusal('game-decides', 'The game shuffles its deck itself', () => deck.shuffle());
    expectRefusal('game-decides', 'call start()', () => deck.deal(1));
    expectRefusal('game-decides', 'call goFish() after an ask in vain', () => deck.drawOne());
  }
  expect(started([true, true]).deck.size()).toBe(38);
});

test('a game records books by itself', () => {
  const [ann] = started([true, false]).players;
  expectRefusal('game-decides', 'The game records books itself', () => ann.recordBook(Rank.Ace));
  expect(ann.books).toEqual([]);
});

test('nothing that hangs on a game shows its seed, its deck or a hand', () => {
  const game = started([false, false, false]);
  const everything = [true, false]
    .map((customInspect) => inspect(game, { depth: Number.POSITIVE_INFINITY, showHidden: true, customInspect }))
    .join();
  expect(everything + JSON.stringify(game)).not.toMatch(/secret|Uint8Array/);
  expect(everything + JSON.stringify(game)).not.toMatch(SIGNS);
  const hand = game.players[0].hand;
  expect(inspect(hand, { showHidden: true }) + JSON.stringify(hand)).not.toMatch(SIGNS);
});

test('who plays cannot be changed afterwards, not even by plain JavaScript', () => {
  const game = started([true, false, false]);
  const [, bo] = game.players;
  for (const change of [{ isHuman: true }, { id: 0 }, { name: 'Ann' }]) {
    expect(() => Object.assign(bo, change)).toThrow(TypeError);
  }
  expect(() => Object.assign(game, { players: [] })).toThrow(TypeError);
  expect([bo.id, bo.name, bo.isHuman, game.players.length]).toEqual([1, 'Bo', false, 3]);
  expectRefusal('secret', 'are secret', () => bo.hand.cards);
  expect(bo.hand.size()).toBe(5);
});

test('a person who fishes is told the card; history and an AI’s result show it only if the table saw it', () => {
  let hidden = 0;
  for (let seed = 0; seed < 6; seed++) {
    const game = started([true, false, true], seed, 'standard');
    while (!game.isOver()) {
      const results: TurnResult[] = [];
      const { length } = game.history;
      aiTurn(game, results);
      const fished = results[1];
      const drawn = game.history[length].drawnCard;
      if (fished === undefined || fished.drawnCard === null || drawn === null) continue;
      const isShown = !fished.turnEnds || fished.booksScored.length > 0;
      if (!drawn.isHidden) expect(drawn).toEqual(fished.drawnCard);
      if (isShown) expect(drawn.isHidden, `seed ${seed}`).toBe(false);
      expect(fished.drawnCard.isHidden).toBe(drawn.isHidden && !fished.asker.isHuman);
      if (drawn.isHidden) hidden += 1;
    }
  }
  expect(hidden).toBeGreaterThan(50);
});

test('a hidden card reads as one, and refuses to tell rank and suit', () => {
  const game = started([false, false], 1);
  while (!game.history.some(({ drawnCard }) => drawnCard?.isHidden)) aiTurn(game);
  const card = game.history.find(({ drawnCard }) => drawnCard?.isHidden)?.drawnCard as Card;
  expect(card).toBeInstanceOf(Card);
  expect([`${card}`, card.toShortString(), JSON.stringify(card)]).toEqual([
    'a hidden card',
    'a hidden card',
    '{"isHidden":true}',
  ]);
  expectRefusal(
    'secret',
    'This card was drawn face down',
    () => card.rank,
    () => card.suit,
  );
});

test('a strategy is shown no hand but its own, not even of a person, nor by way of history', () => {
  const seen: Player[] = [];
  const nosy: Strategy = {
    chooseTarget: (me, others, history) => {
      const told = history.flatMap(({ asker, target, followedBy }) => [
        asker,
        target,
        ...followedBy.map((f) => f.player),
      ]);
      seen.push(...others, ...told.filter(({ id }) => id !== me.id));
      expect(me.hand.cards.length).toBe(me.hand.size());
      return others.filter(({ hand }) => !hand.isEmpty())[0];
    },
  };
  const game = Game.create(['Ann', 'Bo'], [false, true], { seed: 4, strategies: [nosy, null] });
  game.start();
  runGameLoop(game);
  expect(seen.length).toBeGreaterThan(50);
  for (const { hand, name } of seen) {
    expect([name, hand.isHidden, hand.isEmpty()]).toEqual(['Bo', true, hand.size() === 0]);
    expectRefusal('secret', 'The cards of Bo are secret', () => hand.cards);
  }
});

test('an object of a subclass of Player is shown no hand but its own', () => {
  class Nosy extends Player {
    readonly read: string[] = [];
    override chooseTarget(others: readonly Player[]): Player {
      this.read.push(`${this.hand}`, ...others.map(({ hand }) => `${hand}`));
      return super.chooseTarget(others);
    }
  }
  const nosy = new Nosy(9, 'Nosy', false);
  const game = Game.create(['Ann', 'Bo'], [true, true], { seed: 4, strategies: [nosy, null] });
  game.start();
  const [ann, bo] = game.players;
  expect(ann.chooseTarget([bo])).toBe(bo);
  expect(nosy.read).toEqual([`${ann.hand}`, '7 hidden cards']);
});

test('an AI chooses only when it is to ask, so nobody can sound it out', () => {
  const game = started([true, false]);
  const [ann, bo] = game.players;
  const sentence = 'Only the current player chooses: call it on game.currentPlayer().';
  expectRefusal(
    'not-your-turn',
    sentence,
    () => bo.chooseRank(),
    () => bo.chooseTarget([ann]),
  );
  expect(ann.hand.hasRank(ann.chooseRank())).toBe(true);
  while (game.phase !== Phase.GoFish) game.ask(1 - game.currentIndex, game.currentPlayer().chooseRank());
  expectRefusal('must-fish', 'call goFish() before the next ask()', () => game.currentPlayer().chooseRank());
  const early = Game.create(['Ann', 'Bo'], [false, false]).players[0];
  expectRefusal('not-started', 'call start() first', () => early.chooseRank());
});

test('when the game is over everything lies open', () => {
  const game = started([false, false], 2, 'pairs');
  runGameLoop(game);
  const held = game.players.flatMap(({ hand }) => hand.cards);
  expect(held.length + game.deck.cards.length + 2 * game.players.flatMap(({ books }) => books).length).toBe(52);
  expect(held.every((card) => !card.isHidden)).toBe(true);
  expectRefusal('game-over', 'The game is over', () => game.players[0].chooseRank());
});

test('history hides what was drawn until the game is over, and then shows every card', () => {
  const game = started([false, true, false], 3);
  const hiddenIn = () => [...game.history, ...game.forcedFishings].filter(({ drawnCard }) => drawnCard?.isHidden);
  while (hiddenIn().length < 5) aiTurn(game);
  runGameLoop(game);
  expect(hiddenIn()).toEqual([]);
  expect(game.history.filter(({ drawnCard }) => SIGNS.test(String(drawnCard))).length).toBeGreaterThan(10);
});

test('the hand of a person in a game is to look at: the game alone moves cards', () => {
  const game = started([true, false]);
  const { hand } = game.players[0];
  expect([hand.size(), hand.hasRank(hand.cards[0].rank)]).toEqual([7, true]);
  expectRefusal(
    'game-decides',
    'The game moves the cards itself: call ask() and goFish().',
    () => hand.add(hand.cards[0]),
    () => hand.takeByRank(hand.cards[0].rank),
    () => hand.collectBooks(),
  );
  expect(hand.size()).toBe(7);
});
