import { describe, expect, test } from 'vitest';
import { aiTurn, playersNamed, runGameLoop } from '../test/main-module.ts';
import { Card, Deck, Game, Hand, Phase, Player, Rank, Suit, type TurnResult } from './index.ts';

const { Ace, Two, Seven, Ten, Queen, King } = Rank;
const { Spades, Hearts, Diamonds, Clubs } = Suit;
const four = (rank: Rank) => Object.values(Suit).map((suit) => new Card(rank, suit));
const ofRank = (hand: Hand, rank: Rank) => hand.cards.filter((card) => card.rank === rank);
const codeOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'nothing thrown';
};

/** People alone, so that every hand may be looked at. */
function started(count: number, seed: string | number = 7, settings = {}): Game {
  const names = playersNamed(count);
  const game = Game.create(
    names,
    names.map(() => true),
    { seed, ...settings },
  );
  game.start();
  return game;
}

/** The first ask that the rules allow and that meets the condition. */
function askThat(game: Game, hits: boolean): [target: Player, rank: Rank] {
  const me = game.currentPlayer();
  for (const target of game.eligiblePlayers().filter((player) => player !== me)) {
    for (const { rank } of me.hand.cards) if (target.hand.hasRank(rank) === hits) return [target, rank];
  }
  throw new Error('no such ask here');
}

/** A game in which the player to begin can ask both rightly and in vain. */
function bothWays(count: number): Game {
  for (let seed = 0; ; seed++) {
    const game = started(count, seed);
    const me = game.currentPlayer();
    const ranks = me.hand.cards.map(({ rank }) => rank);
    const held = ranks.map((rank) => game.players.some((other) => other !== me && other.hand.hasRank(rank)));
    if (held.includes(true) && held.includes(false)) return game;
  }
}

describe('Module: Card', () => {
  test('Suit has four names', () => {
    expect(Object.keys(Suit)).toEqual(['Spades', 'Hearts', 'Diamonds', 'Clubs']);
    expect(Object.values(Suit)).toEqual(Object.keys(Suit));
  });

  test('Rank has thirteen names, ace to king', () => {
    const names = 'Ace Two Three Four Five Six Seven Eight Nine Ten Jack Queen King'.split(' ');
    expect(Object.keys(Rank)).toEqual(names);
    expect(Object.values(Rank)).toEqual(names);
  });

  describe('Object: Card', () => {
    test('a card has a rank and a suit, and reads long and short', () => {
      const card = new Card(Ace, Spades);
      expect([card.rank, card.suit, card.isHidden]).toEqual([Rank.Ace, Suit.Spades, false]);
      expect([card.toString(), `${card}`, card.toShortString()]).toEqual(['Ace of Spades', 'Ace of Spades', 'A♠']);
    });

    test.each([
      [new Card(Ten, Hearts), 'Ten of Hearts', '10♥'],
      [new Card(Two, Diamonds), 'Two of Diamonds', '2♦'],
      [new Card(Queen, Clubs), 'Queen of Clubs', 'Q♣'],
    ])('%s has a short form for people', (card, long, short) => {
      expect([card.toString(), card.toShortString()]).toEqual([long, short]);
    });
  });

  describe('Object: Deck', () => {
    test('create() makes one card for each rank and suit, 52 in all', () => {
      const deck = Deck.create();
      expect(deck.size()).toBe(52);
      expect(new Set(deck.cards.map(String)).size).toBe(52);
      expect(deck.cards.slice(0, 5).map(String)).toEqual([
        'Ace of Spades',
        'Ace of Hearts',
        'Ace of Diamonds',
        'Ace of Clubs',
        'Two of Spades',
      ]);
      expect(new Deck().cards).toEqual(deck.cards);
    });

    test('shuffle() puts the cards into another order and keeps them all', () => {
      const deck = Deck.create();
      deck.shuffle();
      expect(deck.cards).not.toEqual(Deck.create().cards);
      expect(deck.cards.map(String).sort()).toEqual(Deck.create().cards.map(String).sort());
    });

    test('a seed gives one order for each kind of shuffle', () => {
      const order = (...how: Parameters<Deck['shuffle']>) => {
        const deck = Deck.create();
        deck.shuffle(...how);
        return deck.cards.join();
      };
      expect(order('reef')).toBe(order('reef', 'fisher-yates'));
      expect(order(7, 'split-stacks')).toBe(order('7', 'split-stacks'));
      expect(new Set([order('reef'), order('kelp'), order('reef', 'split-stacks'), order(), order()]).size).toBe(5);
    });

    test('deal(n) removes and returns the top n cards', () => {
      const deck = Deck.create();
      expect(deck.deal(3).join()).toBe('Ace of Spades,Ace of Hearts,Ace of Diamonds');
      expect([deck.size(), String(deck.cards[0])]).toEqual([49, 'Ace of Clubs']);
      expect([deck.deal(0), deck.deal(49).length, deck.isEmpty()]).toEqual([[], 49, true]);
    });

    test('deal(n) is an error if fewer than n cards remain, and takes none', () => {
      const deck = new Deck(four(King));
      expect(() => deck.deal(5)).toThrow('Cannot deal 5 cards: the deck has only 4.');
      expect(codeOf(() => deck.deal(5))).toBe('too-few-cards');
      expect(deck.size()).toBe(4);
    });

    test('drawOne() removes and returns the top card, and null when the deck is empty', () => {
      const deck = new Deck([new Card(Ace, Spades), new Card(Two, Hearts)]);
      expect([String(deck.drawOne()), deck.size(), deck.isEmpty()]).toEqual(['Ace of Spades', 1, false]);
      expect([String(deck.drawOne()), deck.size(), deck.isEmpty()]).toEqual(['Two of Hearts', 0, true]);
      expect(deck.drawOne()).toBeNull();
    });

    test('its list of cards is a copy', () => {
      const deck = Deck.create();
      (deck.cards as Card[]).pop();
      expect(deck.size()).toBe(52);
    });
  });

  describe('Object: Hand', () => {
    test('add() appends one card or several', () => {
      const hand = new Hand();
      expect([hand.isEmpty(), hand.size(), `${hand}`]).toEqual([true, 0, 'no cards']);
      hand.add(new Card(Ace, Spades));
      hand.add([new Card(Ten, Hearts), new Card(Two, Clubs)]);
      expect([hand.isEmpty(), hand.size(), hand.toString()]).toEqual([false, 3, 'A♠ 10♥ 2♣']);
      hand.add(new Card(King, Clubs), new Card(Queen, Clubs));
      hand.add(four(Seven), new Card(Two, Hearts));
      expect([hand.size(), `${hand}`]).toEqual([10, 'A♠ 10♥ 2♣ K♣ Q♣ 7♠ 7♥ 7♦ 7♣ 2♥']);
    });

    test('hasRank() tells whether it holds a card of the rank', () => {
      const hand = new Hand([new Card(Ace, Spades)]);
      expect([hand.hasRank(Ace), hand.hasRank(Two)]).toEqual([true, false]);
    });

    test('takeByRank() removes and returns all cards of the rank', () => {
      const hand = new Hand([new Card(Ace, Spades), new Card(Two, Hearts), new Card(Ace, Clubs)]);
      expect(hand.takeByRank(Ace).map((card) => card.toShortString())).toEqual(['A♠', 'A♣']);
      expect([`${hand}`, hand.takeByRank(Ace)]).toEqual(['2♥', []]);
    });

    test('collectBooks() removes each rank that appears exactly four times, and returns these ranks', () => {
      const hand = new Hand([...four(King), new Card(Two, Hearts), ...four(Ace), ...four(Seven), ...four(Seven)]);
      expect(hand.collectBooks()).toEqual([Ace, King]);
      expect([hand.size(), hand.hasRank(King), hand.hasRank(Two), hand.collectBooks()]).toEqual([9, false, true, []]);
    });
  });
});

describe('Module: Player', () => {
  test('a player has an id, a name, a hand, books, and is human or not', () => {
    const player = new Player(3, 'Ann', true);
    expect([player.id, player.name, player.isHuman, player.hand.size(), player.books]).toEqual([3, 'Ann', true, 0, []]);
  });

  test('recordBook() appends to the books, which bookCount() and score() count', () => {
    const player = new Player(0, 'Ann', true);
    player.recordBook(Seven);
    player.recordBook(Ace);
    expect([player.books, player.bookCount(), player.score()]).toEqual([[Seven, Ace], 2, 2]);
  });

  test('its hand is its own, and takes and gives cards', () => {
    const player = new Player(0, 'Ann', true);
    player.hand.add(four(Ace));
    for (const rank of player.hand.collectBooks()) player.recordBook(rank);
    expect([player.hand.size(), player.books]).toEqual([0, [Ace]]);
  });

  test('chooseRank() picks the rank with the most copies, ties broken randomly', () => {
    const player = new Player(0, 'Finn', false);
    player.hand.add([new Card(Ace, Spades), new Card(Two, Spades), new Card(Two, Hearts)]);
    expect(player.chooseRank()).toBe(Two);
    player.hand.add(new Card(Ace, Hearts));
    const chosen = new Set(Array.from({ length: 100 }, () => player.chooseRank()));
    expect(chosen).toEqual(new Set([Ace, Two]));
  });

  test('chooseTarget() picks a random opponent who still has cards', () => {
    const [me, ...others] = playersNamed(5).map((name, id) => new Player(id, name, false));
    for (const { hand } of [me, others[0], others[3]]) hand.add(new Card(Ace, Spades));
    const chosen = new Set(Array.from({ length: 100 }, () => me.chooseTarget([me, ...others])));
    expect(chosen).toEqual(new Set([others[0], others[3]]));
  });
});

describe('Module: Game', () => {
  test('Phase has three names', () => {
    expect(Object.keys(Phase)).toEqual(['Ask', 'GoFish', 'GameOver']);
  });

  describe('Object: TurnResult', () => {
    test('it has the eight properties, and followedBy for what the game does by itself', () => {
      const game = bothWays(3);
      const names = 'asker target rankAsked cardsReceived wentFishing drawnCard booksScored turnEnds followedBy'.split(
        ' ',
      );
      const results = [game.ask(...askThat(game, true)), game.ask(...askThat(game, false)), game.goFish()];
      for (const result of results) expect(Object.keys(result).sort()).toEqual([...names].sort());
    });
  });

  describe('create(playerNames, humanFlags)', () => {
    test.each([1, 7])('it refuses %i players', (count) => {
      const names = playersNamed(count);
      expect(() =>
        Game.create(
          names,
          names.map(() => true),
        ),
      ).toThrow(`Go Fish is for 2 to 6 players, not ${count}.`);
    });

    test('it builds the players and a full, shuffled deck', () => {
      const game = Game.create(['Ann', 'Finn'], [true, false]);
      const known = game.players.map(({ id, name, isHuman }) => [id, name, isHuman]);
      expect(known).toEqual([
        [0, 'Ann', true],
        [1, 'Finn', false],
      ]);
      expect(game.players.every((player) => player instanceof Player && player.hand.isEmpty())).toBe(true);
      expect([game.deck.size(), game.phase, game.history, game.isOver()]).toEqual([52, null, [], false]);
      expect([game.eligiblePlayers(), game.currentIndex]).toEqual([[], 0]);
    });
  });

  describe('start()', () => {
    test.each([
      [2, 7],
      [3, 5],
      [4, 5],
      [5, 5],
      [6, 5],
    ])('it deals %i players %i cards each and sets the phase to Ask', (count, each) => {
      const game = started(count);
      const cards = game.players.map(({ hand, books }) => hand.size() + 4 * books.length);
      expect(cards).toEqual(game.players.map(() => each));
      expect([game.deck.size(), game.phase]).toEqual([52 - count * each, Phase.Ask]);
    });

    test('it collects books from the hands that were dealt', () => {
      const games = Array.from({ length: 300 }, (_, seed) => started(2, seed, { rules: { handSize: 13 } }));
      const lucky = games.filter(({ players }) => players.some(({ books }) => books.length > 0));
      expect(lucky.length).toBeGreaterThan(0);
      for (const { players } of games)
        for (const { hand } of players) expect(new Hand(hand.cards).collectBooks()).toEqual([]);
    });

    test('a game starts once', () => {
      expect(codeOf(() => started(2).start())).toBe('already-started');
    });
  });

  test('currentPlayer() is players[currentIndex]', () => {
    const game = started(3);
    expect([game.currentIndex, game.currentPlayer()]).toEqual([0, game.players[0]]);
  });

  describe('ask(targetIndex, rank)', () => {
    test('the phase must be Ask', () => {
      const game = bothWays(3);
      game.ask(...askThat(game, false));
      expect(codeOf(() => game.ask(1, Ace))).toBe('must-fish');
      expect(codeOf(() => Game.create(['Ann', 'Bo'], [true, true]).ask(1, Ace))).toBe('not-started');
      const over = started(2);
      runGameLoop(over);
      expect(codeOf(() => over.ask(1, Ace))).toBe('game-over');
    });

    test('the target must be a different player of this game', () => {
      const game = started(3);
      const [{ rank }] = game.currentPlayer().hand.cards;
      expect(codeOf(() => game.ask(0, rank))).toBe('cannot-ask-yourself');
      expect([3, -1].map((index) => codeOf(() => game.ask(index, rank)))).toEqual(['no-such-player', 'no-such-player']);
      expect(codeOf(() => game.ask(started(3).players[1], rank))).toBe('no-such-player');
      expect(game.history).toEqual([]);
    });

    test('the target must still have cards', () => {
      const games = Array.from({ length: 60 }, (_, seed) => started(3, seed, { rules: { handSize: 1 } }));
      const rankOf = ({ players }: Game) => players[0].hand.cards[0].rank;
      const game = games.find((candidate) => candidate.players[1].hand.hasRank(rankOf(candidate))) ?? started(3);
      expect(game.ask(1, rankOf(game)).turnEnds).toBe(false);
      expect(codeOf(() => game.ask(1, rankOf(game)))).toBe('target-has-no-cards');
      expect(game.eligiblePlayers()).toEqual([game.players[0], game.players[2]]);
    });

    test('the asker must hold the rank', () => {
      const game = started(2);
      const missing = Object.values(Rank).find((rank) => !game.currentPlayer().hand.hasRank(rank)) ?? Ace;
      expect(codeOf(() => game.ask(1, missing))).toBe('rank-not-held');
      expect(game.history).toEqual([]);
    });

    test('a target who has the rank hands over all such cards, and the asker goes again', () => {
      const game = bothWays(2);
      const [target, rank] = askThat(game, true);
      const [me] = game.players;
      const [mine, theirs] = [me.hand, target.hand].map((hand) => ofRank(hand, rank));
      const result = game.ask(target.id, rank);
      expect(result).toMatchObject({ wentFishing: false, drawnCard: null, turnEnds: false, rankAsked: rank });
      expect([result.asker, result.target]).toEqual([me, target]);
      expect(result.cardsReceived).toEqual(theirs);
      expect(target.hand.hasRank(rank)).toBe(false);
      const isBook = mine.length + theirs.length === 4;
      expect(result.booksScored).toEqual(isBook ? [rank] : []);
      expect(ofRank(me.hand, rank).length).toBe(isBook ? 0 : mine.length + theirs.length);
      expect([game.phase, game.currentPlayer(), game.history]).toEqual([Phase.Ask, me, [result]]);
    });

    test('a target who has none sends the asker fishing, and the turn has not moved yet', () => {
      const game = bothWays(2);
      const result = game.ask(...askThat(game, false));
      expect(result).toMatchObject({ wentFishing: true, turnEnds: true, cardsReceived: [], drawnCard: null });
      expect([game.phase, game.currentIndex, game.history]).toEqual([Phase.GoFish, 0, [result]]);
    });

    test('it takes the target as an index or as a Player', () => {
      const [byIndex, byPlayer] = [started(2), started(2)];
      const [target, rank] = [byPlayer.players[1], byPlayer.currentPlayer().hand.cards[0].rank];
      expect(byIndex.ask(1, rank).wentFishing).toBe(byPlayer.ask(target, rank).wentFishing);
    });
  });

  describe('goFish()', () => {
    test('the phase must be GoFish', () => {
      const game = started(2);
      expect(codeOf(() => game.goFish())).toBe('must-ask');
      expect(codeOf(() => Game.create(['Ann', 'Bo'], [true, true]).goFish())).toBe('not-started');
      runGameLoop(game);
      expect(codeOf(() => game.goFish())).toBe('game-over');
    });

    test('the asker draws one card, and the turn moves once', () => {
      const game = bothWays(3);
      const [me] = game.players;
      const [size, left] = [me.hand.size(), game.deck.size()];
      const miss = game.ask(...askThat(game, false));
      const result = game.goFish();
      expect(result).toMatchObject({ wentFishing: true, turnEnds: true, booksScored: [], cardsReceived: [] });
      expect([result.asker, result.target, result.rankAsked]).toEqual([miss.asker, miss.target, miss.rankAsked]);
      expect(me.hand.cards.map(String)).toContain(String(result.drawnCard));
      expect([me.hand.size(), game.deck.size()]).toEqual([size + 1, left - 1]);
      expect([game.phase, game.currentIndex]).toEqual([Phase.Ask, 1]);
    });

    test('a card that completes a book scores it', () => {
      const lucky = everyResult().filter(({ result }) => result.drawnCard !== null && result.booksScored.length > 0);
      expect(lucky.length).toBeGreaterThan(5);
      for (const { result } of lucky) {
        expect(result.booksScored).toEqual([result.drawnCard?.rank]);
        expect(result.asker.books).toContain(result.drawnCard?.rank);
      }
    });

    test('with an empty deck the asker draws nothing, and the turn moves on all the same', () => {
      const dry = everyResult().filter(({ deckSize, result }) => deckSize === 0 && result.wentFishing);
      expect(dry.length).toBeGreaterThan(5);
      for (const { result, isFished, indexBefore, indexAfter, holders } of dry) {
        expect(result).toMatchObject({ drawnCard: null, booksScored: [], turnEnds: true });
        if (holders.length > 0) expect(indexAfter === indexBefore).toBe(!isFished);
      }
    });
  });

  test('advanceTurn() is the game’s own business', () => {
    const game = started(2);
    expect(() => game.advanceTurn()).toThrow('The game moves the turn itself after ask() and goFish()');
    expect([codeOf(() => game.advanceTurn()), game.currentIndex]).toEqual(['game-decides', 0]);
  });

  test('the turn goes to the next player who still has cards', () => {
    for (const { game, result, isFished, indexAfter, holders } of everyResult()) {
      if (!result.turnEnds || (result.wentFishing && !isFished) || holders.length === 0) continue;
      const clockwise = game.players.map((_, step) => (result.asker.id + 1 + step) % game.players.length);
      expect(indexAfter).toBe(clockwise.find((id) => holders.includes(id)));
    }
  });

  test('isOver() and the phase GameOver are one thing: deck and hands are empty', () => {
    const game = started(4);
    while (!game.isOver()) {
      expect([game.phase, game.eligiblePlayers().length > 0]).toEqual([Phase.Ask, true]);
      aiTurn(game);
    }
    expect([game.phase, game.deck.isEmpty(), game.eligiblePlayers()]).toEqual([Phase.GameOver, true, []]);
  });

  test('winners() are those with the most books, also in a tie', () => {
    const counts = Array.from({ length: 12 }, (_, seed) => {
      const game = started(3, seed);
      runGameLoop(game);
      const most = Math.max(...game.players.map((player) => player.score()));
      expect(game.winners()).toEqual(game.players.filter((player) => player.bookCount() === most));
      return game.winners().length;
    });
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  test('scores() maps each name to its book count, and numbers names that occur again', () => {
    const game = Game.create(['Alex', 'Bo', 'Alex', 'Alex (2)', 'Alex'], Array(5).fill(false), { seed: 1 });
    game.start();
    runGameLoop(game);
    expect([...game.scores().keys()]).toEqual(['Alex', 'Bo', 'Alex (3)', 'Alex (2)', 'Alex (4)']);
    expect([...game.scores().values()]).toEqual(game.players.map(({ books }) => books.length));
    expect(game.scores().get('Bo')).toBe(game.players[1].bookCount());
  });

  test('eligiblePlayers() are those who still have cards in hand', () => {
    const game = started(3);
    while (!game.isOver()) {
      expect(game.eligiblePlayers()).toEqual(game.players.filter(({ hand }) => !hand.isEmpty()));
      aiTurn(game);
    }
  });

  test('history has one entry for each ask, which goFish() completes', () => {
    const game = bothWays(2);
    const caught = game.ask(...askThat(game, true));
    const missed = game.ask(...askThat(game, false));
    expect(game.history).toEqual([caught, missed]);
    game.goFish();
    expect(game.history.length).toBe(2);
    expect(game.history[1]).toMatchObject({ wentFishing: true, rankAsked: missed.rankAsked });
    expect(game.history[1].drawnCard).not.toBeNull();
  });
});

function firstAsk(game: Game): [Player, Rank] {
  const me = game.currentPlayer();
  const [target] = game.eligiblePlayers().filter((player) => player !== me);
  return [target, me.hand.cards[0].rank];
}

interface Seen {
  readonly game: Game;
  readonly result: TurnResult;
  readonly isFished: boolean;
  readonly deckSize: number;
  readonly indexBefore: number;
  readonly indexAfter: number;
  readonly holders: readonly number[];
}

/** Every result of a few games between people who always ask the first other player for their first rank. */
function everyResult(): Seen[] {
  const seen: Seen[] = [];
  for (const count of [2, 3, 5]) {
    for (let seed = 0; seed < 6; seed++) {
      const game = started(count, seed);
      const see = (act: () => TurnResult, isFished: boolean) => {
        const [deckSize, indexBefore] = [game.deck.size(), game.currentIndex];
        const result = act();
        const isForced = result.followedBy.length > 0;
        const holders = game.isOver() || isForced ? [] : game.eligiblePlayers().map(({ id }) => id);
        seen.push({ game, result, isFished, deckSize, indexBefore, indexAfter: game.currentIndex, holders });
        return result;
      };
      while (!game.isOver()) {
        if (see(() => game.ask(...firstAsk(game)), false).wentFishing) see(() => game.goFish(), true);
      }
    }
  }
  return seen;
}
