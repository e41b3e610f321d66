import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { aiTurn, runGameLoop } from '../test/main-module.ts';
import { Card, Deck, Game, Hand, Player, Rank, Suit } from './index.ts';

const cards = [new Card(Rank.Ace, Suit.Spades), new Card(Rank.Ten, Suit.Hearts)];

function started(): Game {
  const game = Game.create(['Ann', 'Bo'], [true, false], { seed: 7 });
  game.start();
  return game;
}

test('console.log shows cards, hands, decks and players in words', () => {
  expect(inspect(cards[0])).toBe('Card: Ace of Spades');
  expect(inspect(new Hand(cards))).toBe('Hand: A♠ 10♥');
  expect([inspect(new Deck(cards)), `${new Deck(cards)}`, `${new Deck([])}`]).toEqual([
    'Deck: A♠ 10♥',
    'A♠ 10♥',
    'no cards',
  ]);
  expect(inspect([new Player(0, 'Ann', true)])).toBe('[ Player 0: Ann (human), 0 cards in hand, 0 books ]');
});

test('console.log of a game tells where it stands and names no card', () => {
  const game = started();
  expect(inspect(Game.create(['Ann', 'Bo'], [true, true]))).toMatch(/^Game: not started, 52 cards in the deck\n/);
  expect(inspect(game)).toBe(
    `Game: Ask, Ann to act, 38 cards in the deck
  Player 0: Ann (human), 7 cards in hand, 0 books
  Player 1: Bo (AI), 7 cards in hand, 0 books`,
  );
  runGameLoop(game);
  expect(inspect(game)).toMatch(/^Game: GameOver, 0 cards in the deck\n/);
});

test('hidden hands, decks and cards say only that they are hidden', () => {
  const game = started();
  const { hand } = game.players[1];
  expect([inspect(hand), `${game.deck}`, inspect(game.deck)]).toEqual([
    'Hand: 7 hidden cards',
    '38 hidden cards',
    'Deck: 38 hidden cards',
  ]);
  expect([hand.isHidden, game.deck.isHidden, new Hand(cards).isHidden]).toEqual([true, true, false]);
  expect(JSON.stringify([hand, game.deck])).toBe('[{"size":7},{"size":38}]');
  while (!game.history.some(({ drawnCard }) => drawnCard !== null)) aiTurn(game);
  const drawn = game.history.find(({ drawnCard }) => drawnCard !== null)?.drawnCard;
  expect(inspect(drawn)).toBe('Card: a hidden card');
});

test('JSON has what everyone may know, under the names of the design document', () => {
  const written = JSON.parse(JSON.stringify(started()));
  expect(written).toEqual({
    players: [
      { id: 0, name: 'Ann', isHuman: true },
      { id: 1, name: 'Bo', isHuman: false },
    ],
    ...{ deck: { size: 38 }, currentIndex: 0, phase: 'Ask', history: [], forcedFishings: [] },
  });
  expect(JSON.parse(JSON.stringify(new Hand(cards)))).toEqual({
    cards: [
      { rank: 'Ace', suit: 'Spades' },
      { rank: 'Ten', suit: 'Hearts' },
    ],
  });
});
