import {
  type Card,
  type CrazyEightsEvent,
  type CrazyEightsView,
  GAMES,
  type GameId,
  type GoFishEvent,
  type GoFishView,
  gameNamed,
  type Rank,
  readCard,
  readRank,
  readSuit,
  type Suit,
  settle,
} from '@shoal/core';
import { expect, test } from 'vitest';
import { createSentences } from './sentences.ts';

const [ANN, BO, CID] = [0, 1, 2];
const names = ['Ann', 'Bo', 'Cid'];
const toNobody = createSentences({ names, ascii: false });
const toAnn = createSentences({ names, ascii: false, you: ANN });
const toBo = createSentences({ names, ascii: false, you: BO });

const card = (text: string): Card => readCard(text) as Card;
const cards = (text: string): Card[] => text.split(' ').map(card);
const rank = (text: string): Rank => readRank(text) as Rank;
const suit = (text: string): Suit => readSuit(text) as Suit;

const miss: readonly GoFishEvent[] = [
  { type: 'ask', seat: ANN, of: BO, rank: rank('7') },
  { type: 'fish', seat: ANN },
  { type: 'drew', seat: ANN, cards: [null] },
];
const lucky: readonly GoFishEvent[] = [
  ...miss.slice(0, 2),
  { type: 'drew', seat: ANN, cards: cards('7H'), shown: true },
];
const hit: readonly GoFishEvent[] = [
  { type: 'ask', seat: BO, of: ANN, rank: rank('7') },
  { type: 'gave', seat: ANN, to: BO, cards: cards('7S 7H') },
  { type: 'booked', seat: BO, rank: rank('7'), cards: cards('7S 7H 7D 7C') },
  { type: 'drew', seat: ANN, cards: [null, null], refill: true },
];

test('a wrong guess is told with its miss and its catch', () => {
  expect(toNobody.narrate('go-fish', miss)).toEqual([
    'Ann asks Bo for sevens.',
    'Bo has none. Go fish!',
    'Ann fishes a card.',
  ]);
  expect(toBo.narrate('go-fish', miss)).toEqual([
    'Ann asks you for sevens.',
    'You have none. Go fish, Ann!',
    'Ann fishes a card.',
  ]);
});

test('a lucky fish is told as such, to everyone and to its fisher', () => {
  expect(toNobody.narrate('go-fish', lucky)[2]).toBe('Ann fishes the 7♥, the very rank asked for!');
  expect(toAnn.narrate('go-fish', lucky)).toEqual([
    'You ask Bo for sevens.',
    'Bo has none. Go fish!',
    'You fish the 7♥, the rank you asked for!',
  ]);
});

test('a run that begins after the ask still knows what was asked', () => {
  expect(toAnn.narrate('go-fish', lucky, { from: 1 })).toEqual(['You fish the 7♥, the rank you asked for!']);
});

test('a run that ends with the ask looks ahead, or at the phase, for what came of it', () => {
  expect(toNobody.narrate('go-fish', miss, { to: 1 })[1]).toBe('Bo has none. Go fish!');
  expect(toNobody.narrate('go-fish', hit, { to: 1 })).toEqual(['Bo asks Ann for sevens.']);
  const asked = miss.slice(0, 1);
  expect(toNobody.narrate('go-fish', asked, { view: { phase: 'fish' } })[1]).toBe('Bo has none. Go fish!');
  expect(toNobody.narrate('go-fish', asked, { view: { phase: 'ask' } })[1]).toBe('Bo has none.');
  expect(toBo.narrate('go-fish', asked, { view: { phase: 'over' } })[1]).toBe('You have none.');
});

test('a miss with an empty stock sends nobody fishing', () => {
  const log = [miss[0], { type: 'ask', seat: BO, of: CID, rank: rank('K') }] as const;
  expect(toNobody.narrate('go-fish', log, { to: 1 })).toEqual(['Ann asks Bo for sevens.', 'Bo has none.']);
});

test('a right guess is told with the cards, the book and the refill', () => {
  expect(toNobody.narrate('go-fish', hit)).toEqual([
    'Bo asks Ann for sevens.',
    'Ann hands over 7♠ 7♥.',
    'Bo lays down a book of sevens.',
    "Ann's hand is empty and draws 2 cards.",
  ]);
  expect(toAnn.narrate('go-fish', hit)).toEqual([
    'Bo asks you for sevens.',
    'You hand over 7♠ 7♥.',
    'Bo lays down a book of sevens.',
    'Your hand is empty and draws 2 cards.',
  ]);
  expect(toBo.narrate('go-fish', hit)[1]).toBe('Ann hands you 7♠ 7♥.');
  expect(toBo.narrate('go-fish', hit)[2]).toBe('You lay down a book of sevens.');
});

test.each<readonly [GoFishEvent, string, string]>([
  [{ type: 'fish', seat: ANN }, 'Ann goes fishing.', 'You go fishing.'],
  [{ type: 'drew', seat: ANN, cards: [null] }, 'Ann fishes a card.', 'You fish a card.'],
  [{ type: 'drew', seat: ANN, cards: cards('KC') }, 'Ann fishes the K♣.', 'You fish the K♣.'],
  [
    { type: 'drew', seat: ANN, cards: [null], refill: true },
    "Ann's hand is empty and draws 1 card.",
    'Your hand is empty and draws 1 card.',
  ],
  [
    { type: 'drew', seat: ANN, cards: cards('KC 2D'), refill: true },
    "Ann's hand is empty and draws K♣ 2♦.",
    'Your hand is empty and draws K♣ 2♦.',
  ],
  [
    { type: 'booked', seat: ANN, rank: rank('6'), cards: cards('6S 6H') },
    'Ann lays down a pair of sixes.',
    'You lay down a pair of sixes.',
  ],
])('one event of Go Fish is one sentence, to others and to its seat: %j', (event, told, toldToAnn) => {
  expect(toNobody.event('go-fish', event)).toBe(told);
  expect(toAnn.event('go-fish', event)).toBe(toldToAnn);
});

test.each<readonly [CrazyEightsEvent, string, string]>([
  [{ type: 'starter', card: card('7H') }, 'The starter is the 7♥.', 'The starter is the 7♥.'],
  [
    { type: 'starter', card: card('7H'), buried: cards('8S 8D') },
    'The 8♠ 8♦ went under the stock, and the starter is the 7♥.',
    'The 8♠ 8♦ went under the stock, and the starter is the 7♥.',
  ],
  [{ type: 'play', seat: ANN, card: card('TS') }, 'Ann plays the 10♠.', 'You play the 10♠.'],
  [
    { type: 'play', seat: ANN, card: card('8S'), suit: suit('H') },
    'Ann plays the 8♠ and names hearts.',
    'You play the 8♠ and name hearts.',
  ],
  [{ type: 'draw', seat: ANN }, 'Ann draws.', 'You draw.'],
  [{ type: 'drew', seat: ANN, cards: [null] }, 'Ann draws 1 card.', 'You draw 1 card.'],
  [{ type: 'drew', seat: ANN, cards: [null, null] }, 'Ann draws 2 cards.', 'You draw 2 cards.'],
  [{ type: 'drew', seat: ANN, cards: cards('KC 2D') }, 'Ann draws K♣ 2♦.', 'You draw K♣ 2♦.'],
  [
    { type: 'drew', seat: ANN, cards: [] },
    'Ann has to draw, but there is nothing left to draw.',
    'You have to draw, but there is nothing left to draw.',
  ],
  [{ type: 'pass', seat: ANN }, 'Ann passes.', 'You pass.'],
  [{ type: 'vote', seat: ANN, playOn: true }, 'Ann wants to keep playing.', 'You want to keep playing.'],
  [{ type: 'vote', seat: ANN, playOn: false }, 'Ann wants to stop.', 'You want to stop.'],
  [{ type: 'out', seat: ANN, place: 1 }, 'Ann is out and takes 1st place.', 'You are out and take 1st place.'],
  [{ type: 'out', seat: ANN, place: 3 }, 'Ann is out and takes 3rd place.', 'You are out and take 3rd place.'],
])('one event of Crazy Eights is one sentence, to others and to its seat: %j', (event, told, toldToAnn) => {
  expect(toNobody.event('crazy-eights', event)).toBe(told);
  expect(toAnn.event('crazy-eights', event)).toBe(toldToAnn);
});

test('cards drawn one after the other are told together, and a rebuild between them', () => {
  const one = [
    { type: 'draw', seat: BO },
    { type: 'drew', seat: BO, cards: [null] },
  ] as const satisfies readonly CrazyEightsEvent[];
  const rebuilt: CrazyEightsEvent = { type: 'rebuilt', stock: [null, null, null] };
  expect(toAnn.narrate('crazy-eights', [...one, ...one, ...one])).toEqual(['Bo draws 3 cards.']);
  expect(toAnn.narrate('crazy-eights', [...one, one[0], rebuilt, one[1]])).toEqual([
    'Bo draws 1 card.',
    'The discard pile is shuffled: 3 cards are the new stock.',
    'Bo draws 1 card.',
  ]);
});

test('ASCII is written throughout when it is wanted', () => {
  const ascii = createSentences({ names, ascii: true });
  expect(ascii.event('go-fish', hit[1])).toBe('Ann hands over 7S 7H.');
  expect(ascii.event('crazy-eights', { type: 'play', seat: BO, card: card('TD') } as CrazyEightsEvent)).toBe(
    'Bo plays the 10D.',
  );
});

test('the end names who won, how everybody stands and why', () => {
  const result = { places: [2, 1, 2], scores: [1, 11, 1], reason: 'all-books' };
  const tie = { places: [1, 1, 3], scores: [6, 6, 1], reason: 'all-books' };
  const allTied = { places: [1, 1, 1], scores: [4, 4, 4], reason: 'stalemate' };
  expect(toAnn.winners(result)).toBe('Bo wins.');
  expect(toBo.winners(result)).toBe('You win!');
  expect(toNobody.winners(tie)).toBe('Ann and Bo share the win.');
  expect(toAnn.winners(tie)).toBe('You share the win with Bo.');
  expect(toAnn.winners(allTied)).toBe('Everybody shares the win.');
  expect(toAnn.standings('go-fish', result, { bookSize: 4 })).toEqual([
    '1st: Bo, with 11 books.',
    '2nd: you, with 1 book.',
    '2nd: Cid, with 1 book.',
  ]);
  expect(toNobody.standings('crazy-eights', { ...result, scores: [12, 0, 1] }, {})).toEqual([
    '1st: Bo, with no cards left.',
    '2nd: Ann, with 12 points left in hand.',
    '2nd: Cid, with 1 point left in hand.',
  ]);
  expect(toNobody.reason('go-fish', 'no-cards')).toBe('Nobody holds a card any more.');
  expect(toNobody.reason('crazy-eights', 'vote')).toBe('The vote was to stop.');
});

test('a turn belongs to you or to a name', () => {
  expect(toAnn.turn(ANN)).toBe('Your turn.');
  expect(toAnn.turn(BO)).toBe("It is Bo's turn.");
  expect(toNobody.turn(ANN)).toBe("It is Ann's turn.");
});

test('actions are named as choices', () => {
  expect(toAnn.action('go-fish', { type: 'ask', target: BO, rank: rank('6') })).toBe('Ask Bo for sixes');
  expect(toAnn.action('go-fish', { type: 'fish' })).toBe('Fish a card from the stock');
  expect(toAnn.action('crazy-eights', { type: 'play', card: card('9C') })).toBe('Play the 9♣');
  expect(toAnn.action('crazy-eights', { type: 'play', card: card('8C'), suit: suit('D') })).toBe(
    'Play the 8♣ and name diamonds',
  );
  expect(toAnn.action('crazy-eights', { type: 'draw' })).toBe('Draw a card');
  const view = { penalty: 4 } as CrazyEightsView;
  expect(toAnn.action('crazy-eights', { type: 'draw' }, view)).toBe('Draw the 4 cards due');
});

test('a refusal in Go Fish says what would be right', () => {
  const view = {
    turn: ANN,
    hand: cards('AS 7H 7D KC'),
    asked: rank('7'),
    askedOf: BO,
    legal: [
      { type: 'ask', target: BO, rank: rank('A') },
      { type: 'ask', target: CID, rank: rank('A') },
    ],
  } as unknown as GoFishView;
  const said = (refusal: string, action?: { type: string; target: number; rank: Rank }) =>
    toAnn.refusal('go-fish', refusal, { view, ...(action ? { action } : {}) });
  expect(said('rank-not-held')).toBe('You can ask only for a rank that you hold yourself: aces, sevens or kings.');
  expect(said('must-fish')).toBe('Bo had no seven, so you are to fish now: draw the top card of the stock.');
  expect(said('not-your-turn')).toBe('It is not your turn yet: Ann is to act.');
  expect(said('target-has-no-cards', { type: 'ask', target: 3, rank: rank('A') })).toMatch(/: ask Bo or Cid\.$/);
  expect(toAnn.refusal('go-fish', 'rank-not-held')).toBe('You can ask only for a rank that you hold yourself.');
});

test('a refusal in Crazy Eights says what would be right', () => {
  const options = GAMES['crazy-eights'].tables.presets['actions'].options(3);
  const at = (upCard: string, inForce: string, rest: object = {}) =>
    ({ turn: ANN, discardPile: cards(upCard), suitInForce: suit(inForce), legal: [], ...rest }) as never;
  const said = (refusal: string, view: never, more: object = options) =>
    toAnn.refusal('crazy-eights', refusal, { view, options: more });
  expect(said('card-does-not-match', at('2S 9H', 'H'))).toBe(
    'That card does not match: it needs a heart or a nine, or any eight.',
  );
  expect(said('card-does-not-match', at('2S 8S', 'C'))).toBe(
    'That card does not match: it needs a club, or any eight.',
  );
  const legal = [{ type: 'play', card: card('2C') }, { type: 'draw' }];
  expect(said('penalty-waits', at('2S', 'S', { penalty: 2 }))).toBe('A penalty waits for you: draw 2 cards.');
  expect(said('penalty-waits', at('2S', 'S', { penalty: 4, legal }))).toBe(
    'A penalty waits for you: draw 4 cards, or play a two.',
  );
  expect(said('holds-a-match', at('2S', 'S', { legal }))).toMatch(/instead of drawing: 2♣\.$/);
  expect(said('suit-not-named', at('2S', 'S'))).toBe('An eight names a suit: say spades, hearts, diamonds or clubs.');
  expect(said('drew-enough', at('2S', 'S'), { ...options, draw: 1 })).toBe(
    'You may draw only 1 card in a turn: play a card or pass.',
  );
  const action = { type: 'play', card: card('KH') };
  expect(toAnn.refusal('crazy-eights', 'card-not-held', { action })).toBe(
    'You do not hold the K♥: choose a card from your hand.',
  );
});

test('a table that cannot be set up says why and what to choose', () => {
  const said = (preset: string, seats: number, rules: Record<string, string> = {}, game: GameId = 'go-fish') => {
    const settled = settle(gameNamed(game).tables, preset, seats, rules);
    return settled.ok ? 'possible' : toNobody.optionRefusal(settled.refusal);
  };
  expect(said('fancy', 2)).toBe('There is no preset "fancy": choose standard, classroom, classic or pairs.');
  expect(said('pairs', 3)).toBe('This game is for exactly 2 players, not 3.');
  expect(said('standard', 9)).toBe('This game is for 2 to 6 players, not 9.');
  expect(said('standard', 2, { give: 'none' })).toBe('The option "give" cannot be "none": choose all or one.');
  expect(said('standard', 2, { refill: '99' })).toBe(
    'The option "refill" cannot be "99": choose a whole number from 0 to 52.',
  );
  expect(said('standard', 6, { handSize: '9' })).toBe(
    'There are only 52 cards, too few to deal 9 to each of 6 players: deal fewer or use two packs.',
  );
  expect(said('standard', 2, { skip: '8' }, 'crazy-eights')).toBe(
    'The options "wild" and "skip" are both 8: give them different ranks.',
  );
  expect(said('standard', 2, { handSize: '24' }, 'crazy-eights')).toBe(
    'Only 4 cards would be left after the deal, and at least 5 are needed: deal fewer or use two packs.',
  );
});

test('a fault in a record names its entry and the clause of the rules', () => {
  expect(toNobody.recordFault({ key: 'bad-rules', refusal: { key: 'missing-option', option: 'give' } })).toBe(
    'The record\'s rules cannot be played. The option "give" is missing.',
  );
  expect(toNobody.recordFault({ key: 'bad-entry', entry: 4, found: '[]' })).toBe('Log entry 5 means nothing: [].');
  const illegal = { entry: 12, found: '{"type":"ask"}', clause: '2.2.2', refusal: 'rank-not-held' };
  expect(toNobody.verifyFault({ key: 'illegal-action', ...illegal })).toBe(
    'Log entry 13 breaks rule 2.2.2: {"type":"ask"} was illegal. The asker did not hold that rank.',
  );
});
