import { expect, test } from 'vitest';
import { Card, Deck, DesignError, Game, Hand, Player, parseRank, Rank, Suit } from './index.ts';

/** Plain JavaScript passes anything anywhere. */
const anything = (value: unknown) => value as never;
const ace = new Card(Rank.Ace, Suit.Spades);
const TWO = ['Ann', 'Bo'] as const;
const BOTH = [true, true] as const;
const create = (settings: object) => () => Game.create(TWO, BOTH, settings);

function started(): Game {
  const game = Game.create(TWO, BOTH, { seed: 1 });
  game.start();
  return game;
}

function askForMissing(game: Game): void {
  const { hand } = game.currentPlayer();
  for (const rank of Object.values(Rank)) if (!hand.hasRank(rank)) game.ask(1, rank);
}

/** Bo hands over the only card, and Ann asks Bo once more. */
function askWithoutCards(): void {
  for (let seed = 0; ; seed++) {
    const game = Game.create(['Ann', 'Bo', 'Cy'], [true, true, true], { seed, rules: { handSize: 1 } });
    game.start();
    const [{ rank }] = game.players[0].hand.cards;
    if (!game.players[1].hand.hasRank(rank)) continue;
    game.ask(1, rank);
    game.ask(1, rank);
  }
}

const patternOf = (sentence: string | RegExp) =>
  typeof sentence === 'string' ? new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : sentence;

const CASES: readonly (readonly [call: () => unknown, code: string, sentence: string | RegExp])[] = [
  [() => new Card(anything('Joker'), Suit.Clubs), 'unknown-name', '"Joker" is not a rank: use one of Ace, Two, Three'],
  [() => new Card(anything(7), Suit.Clubs), 'unknown-name', '7 is not a rank'],
  [() => new Card(Rank.Ace, anything(undefined)), 'unknown-name', 'undefined is not a suit: use one of Spades, Hearts'],
  [() => new Card(Rank.Ace, anything('spades')), 'unknown-name', '"spades" is not a suit'],
  [() => new Deck(anything('cards')), 'bad-argument', 'The cards of a deck must be a list (an array), not "cards".'],
  [
    () => new Deck(anything([{}])),
    'bad-argument',
    'an object is not a card: make one with new Card(Rank.Ace, Suit.Spades).',
  ],
  [
    () => new Deck().shuffle(anything(null)),
    'bad-argument',
    'A seed must be a text or a whole number, not null. Leave it out',
  ],
  [() => new Deck().shuffle(0.5), 'bad-argument', 'A seed must be a text or a whole number, not 0.5.'],
  [
    () => new Deck().shuffle(1, anything('riffle')),
    'unknown-name',
    '"riffle" is not a shuffle: use one of fisher-yates, split-stacks.',
  ],
  [() => new Deck().deal(-1), 'out-of-range', 'The number of cards to deal must be 0 or more, not -1.'],
  [() => new Deck().deal(1.5), 'bad-argument', 'The number of cards to deal must be a whole number, not 1.5.'],
  [() => new Deck().deal(anything(undefined)), 'bad-argument', 'must be a whole number, not undefined.'],
  [() => new Hand().add(anything('A♠')), 'bad-argument', '"A♠" is not a card'],
  [() => new Hand().add(anything([ace, null])), 'bad-argument', 'null is not a card'],
  [() => new Hand(anything({})), 'bad-argument', 'The cards of a hand must be a list (an array), not an object.'],
  [() => new Hand().hasRank(anything('A')), 'unknown-name', '"A" is not a rank'],
  [() => new Hand().takeByRank(anything(1)), 'unknown-name', '1 is not a rank'],
  [() => new Player(anything('0'), 'Ann', true), 'bad-argument', 'The id of a player must be a whole number, not "0".'],
  [
    () => new Player(0, anything(''), true),
    'bad-argument',
    'The name of a player must be a text that is not blank, not "".',
  ],
  [() => new Player(0, 'Ann', anything('human')), 'bad-argument', 'isHuman must be true or false, not "human".'],
  [() => new Player(0, 'Ann', true).recordBook(anything('Aces')), 'unknown-name', '"Aces" is not a rank'],
  [() => new Player(0, 'Ann', true).chooseRank(), 'empty-hand', 'A player without cards has no rank to choose'],
  [() => new Player(0, 'Ann', true).chooseTarget([]), 'nobody-to-ask', 'None of these players has cards'],
  [
    () => new Player(0, 'Ann', true).chooseTarget(anything(undefined)),
    'bad-argument',
    'The other players must be a list',
  ],
  [
    () => new Player(0, 'Ann', true).chooseTarget(anything(['Bo'])),
    'bad-argument',
    '"Bo" is not a player: pass players',
  ],
  [
    () => new Player(0, 'Ann', false, anything('shark')),
    'unknown-name',
    '"shark" is not a bot: use one of minnow, guppy',
  ],
  [() => new Player(0, 'Ann', false, 'pike').chooseRank(), 'needs-a-game', 'A bot chooses only in a game'],
  [
    () => new Player(0, 'Ann', false, {}),
    'bad-argument',
    'A strategy needs a function chooseRank, a function chooseTarget',
  ],
  [() => new Player(0, 'Ann', false, anything({ chooseRank: 7 })), 'bad-argument', 'A strategy needs a function'],
  [
    () => new Player(0, 'Ann', false, anything(7)),
    'bad-argument',
    'A strategy must be an object such as { … }, not 7.',
  ],
  [() => Game.create(anything('Ann'), BOTH), 'bad-argument', 'The player names must be a list (an array), not "Ann".'],
  [
    () => Game.create(anything(['Ann', 2]), BOTH),
    'bad-argument',
    'A player name must be a text that is not blank, not 2.',
  ],
  [
    () => Game.create(TWO, anything(undefined)),
    'bad-argument',
    'The human flags must be a list (an array), not undefined.',
  ],
  [() => Game.create(TWO, [true]), 'bad-argument', 'The human flags must have one entry for each player: 2, not 1.'],
  [() => Game.create(TWO, anything([true, 'ai'])), 'bad-argument', 'A human flag must be true or false, not "ai".'],
  [() => Game.create(TWO, BOTH, anything(7)), 'bad-argument', 'The settings must be an object such as { … }, not 7.'],
  [create({ sead: 7 }), 'unknown-name', '"sead" is not a setting of Game.create: use one of seed, preset, rules'],
  [create({ seed: {} }), 'bad-argument', 'A seed must be a text or a whole number, not an object.'],
  [
    create({ preset: 'poker' }),
    'unknown-name',
    '"poker" is not a preset: use one of standard, classroom, classic, pairs.',
  ],
  [create({ preset: 'toString' }), 'unknown-name', '"toString" is not a preset'],
  [create({ shuffle: () => 0 }), 'unknown-name', 'a function is not a shuffle'],
  [create({ rules: [] }), 'bad-argument', 'The rules must be an object such as { … }, not a list.'],
  [create({ rules: { jokers: 2 } }), 'unknown-name', '"jokers" is not a rule: use one of handSize, bookSize'],
  [create({ rules: { refill: -1 } }), 'out-of-range', 'The rule refill cannot be -1: use a whole number from 0 to 52.'],
  [create({ rules: { give: 'two' } }), 'out-of-range', 'The rule give cannot be two: use one of all, one.'],
  [create({ rules: { handSize: 27 } }), 'too-few-cards', '2 hands of 27 cards need more than the 52 there are'],
  [create({ rules: { win: 'first-out' } }), 'bad-argument', "The rule win: 'first-out' needs end: 'first-empty-hand'"],
  [create({ strategies: ['pike'] }), 'bad-argument', 'The strategies must have one entry for each player'],
  [create({ strategies: [null, 'shark'] }), 'unknown-name', '"shark" is not a bot'],
  [
    () => Game.create(['A', 'B', 'C'], [true, true, true], { preset: 'pairs' }),
    'out-of-range',
    'is for exactly 2 players, not 3.',
  ],
  [
    () => started().ask(anything('1'), Rank.Ace),
    'bad-argument',
    '"1" is not a target: pass the index of a player, or the player.',
  ],
  [() => started().ask(0.5, Rank.Ace), 'bad-argument', '0.5 is not a target'],
  [() => started().ask(1, anything('Joker')), 'unknown-name', '"Joker" is not a rank'],
  [() => started().ask(1, anything('7')), 'unknown-name', 'Queen, King, or parseRank(text) for what people type.'],
  [() => started().ask(1, anything(ace)), 'bad-argument', 'A card is not a rank: pass card.rank.'],
  [() => started().ask(0, Rank.Ace), 'cannot-ask-yourself', 'You cannot ask yourself: choose another player'],
  [() => askForMissing(started()), 'rank-not-held', /^Ann holds no (\w+): choose a rank that Ann holds\.$/],
  [() => askWithoutCards(), 'target-has-no-cards', 'Bo has no cards: choose another one of game.eligiblePlayers().'],
  [() => Game.create(['Ann'], [true]), 'out-of-range', 'Go Fish is for 2 to 6 players, not 1.'],
  [() => new Deck([ace]).deal(2), 'too-few-cards', 'Cannot deal 2 cards: the deck has only 1.'],
  [() => new Deck([]).deal(1), 'too-few-cards', 'Cannot deal 1 card: the deck has only 0.'],
  [
    () => create({ strategies: [new Player(0, 'Ann', false), null] })(),
    'bad-argument',
    'This player cannot be a strategy: pass an object such as { chooseRank(me, history) { … } }, or the name of a bot.',
  ],
];

test.each(CASES)('%s throws %s: %s', (call, code, sentence) => {
  expect(call).toThrow(DesignError);
  expect(call).toThrow(
    expect.objectContaining({ code, name: 'DesignError', message: expect.stringMatching(patternOf(sentence)) }),
  );
});

test('a refused call changes nothing', () => {
  const hand = new Hand([ace]);
  expect(() => hand.add(anything([ace, 'x']))).toThrow(DesignError);
  expect(hand.size()).toBe(1);
});

test('settings and rules that are undefined count as left out', () => {
  const game = Game.create(TWO, BOTH, {
    preset: undefined,
    shuffle: undefined,
    rules: anything({ refill: undefined }),
  });
  game.start();
  expect(game.deck.size()).toBe(38);
});

test('ranks are read as people type them', () => {
  const typed = ['7', ' q', '10', 't', 'ACE', 'queen', 'Queens', 'sixes', 'aces', '7s', '1', '', 's', 'es'];
  const ranks = 'Seven Queen Ten Ten Ace Queen Queen Six Ace Seven'.split(' ');
  expect(typed.map(parseRank)).toEqual([...ranks, null, null, null, null]);
});
