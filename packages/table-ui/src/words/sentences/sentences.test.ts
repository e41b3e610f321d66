import { type Card, type Rank, readCard, readRank, readSuit, type Suit, suitNamed } from '@shoal/core';
import { gameNamed } from '@shoal/games';
import type { CrazyEightsEvent, CrazyEightsView } from '@shoal/games/crazy-eights';
import type { GoFishEvent } from '@shoal/games/go-fish';
import { LANGUAGES } from '@shoal/language';
import { expect, test } from 'vitest';
import { CATALOGUES } from '../catalogues.ts';
import { en } from '../en.ts';
import { createSentences } from './sentences.ts';
import { YOU } from './shown-names.ts';

const [ANN, BO, CID] = [0, 1, 2];
const names = ['Ann', 'Bo', 'Cid'];
const toNobody = createSentences({ catalogue: en, names, ascii: false });
const toAnn = createSentences({ catalogue: en, names, ascii: false, you: ANN });
const toBo = createSentences({ catalogue: en, names, ascii: false, you: BO });

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
  expect(toNobody.narrate('go-fish', [event])).toEqual([told]);
  expect(toAnn.narrate('go-fish', [event])).toEqual([toldToAnn]);
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
  expect(toNobody.narrate('crazy-eights', [event])).toEqual([told]);
  expect(toAnn.narrate('crazy-eights', [event])).toEqual([toldToAnn]);
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
  const ascii = createSentences({ catalogue: en, names, ascii: true });
  const ten: CrazyEightsEvent = { type: 'play', seat: BO, card: card('TD') };
  expect(ascii.narrate('go-fish', hit.slice(1, 2))).toEqual(['Ann hands over 7S 7H.']);
  expect(ascii.narrate('crazy-eights', [ten])).toEqual(['Bo plays the 10D.']);
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
  expect(toAnn.action({ type: 'ask', target: BO, rank: rank('6') })).toBe('Ask Bo for sixes');
  expect(toAnn.action({ type: 'fish' })).toBe('Fish a card from the stock');
  expect(toAnn.action({ type: 'play', card: card('9C') })).toBe('Play the 9♣');
  expect(toAnn.action({ type: 'play', card: card('8C'), suit: suit('D') })).toBe('Play the 8♣ and name diamonds');
  expect(toAnn.action({ type: 'draw' })).toBe('Draw a card');
  const view = { penalty: 4 } as CrazyEightsView;
  expect(toAnn.action({ type: 'draw' }, view)).toBe('Draw the 4 cards due');
});

test('going out is told by how many went out, and neutrally of many games', () => {
  const ended = (places: readonly number[], reason = 'out') =>
    toNobody.ending('crazy-eights', { places, scores: places.map(() => 0), reason });
  expect(ended([1, 2])).toBe('A player has no cards left, and that ends the game.');
  expect(ended([2, 1, 2])).toBe('A player has no cards left, and that ends the game.');
  expect(ended([2, 1, 3])).toBe('Only one player is left with cards, and that ends the game.');
  expect(ended([2, 1, 3], 'blocked')).toMatch(/blocked/);
  expect(toNobody.reason('crazy-eights', 'out')).toBe('Going out ended the game.');
  expect(toNobody.ending('go-fish', { places: [1, 2], scores: [7, 6], reason: 'all-books' })).toMatch(/laid down/);
});

test('skips and turns are told where the rules are known', () => {
  const log: CrazyEightsEvent[] = [
    { type: 'play', seat: ANN, card: card('AS') },
    { type: 'play', seat: CID, card: card('QS') },
  ];
  const options = gameNamed('crazy-eights').tables.presets['actions'].options(3);
  expect(toNobody.narrate('crazy-eights', log, { options })).toEqual([
    'Ann plays the A♠.',
    'Play turns round.',
    'Cid plays the Q♠.',
    'Bo is skipped.',
  ]);
  expect(toBo.narrate('crazy-eights', log, { from: 1, options })).toEqual(['Cid plays the Q♠.', 'You are skipped.']);
});

test('a person without a name is called "you" in the language of the table, also to onlookers', () => {
  const called = LANGUAGES.map((language) => {
    const catalogue = CATALOGUES[language];
    const sentences = createSentences({ catalogue, names: [YOU, 'Bo'], ascii: true });
    return [sentences.turn(0).includes(catalogue.screen.you), sentences.turn(0).includes('You')];
  });
  expect(called).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [true, false],
  ]);
});

test('a suit has its name in every language', () => {
  const hearts = LANGUAGES.map((language) =>
    createSentences({ catalogue: CATALOGUES[language], names: [], ascii: true }).suitName(suitNamed('H')),
  );
  expect(hearts).toEqual(['hearts', 'Herz', 'corazones', 'cœurs']);
});
