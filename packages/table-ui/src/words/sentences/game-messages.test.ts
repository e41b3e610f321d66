import { type Card, type Rank, readCard, readRank, readSuit, type Suit } from '@shoal/core';
import { GAMES } from '@shoal/games';
import type { GoFishView } from '@shoal/games/go-fish';
import { expect, test } from 'vitest';
import { en } from '../en.ts';
import { createSentences } from './sentences.ts';

const [ANN, BO, CID] = [0, 1, 2];
const toAnn = createSentences({ catalogue: en, names: ['Ann', 'Bo', 'Cid'], ascii: false, you: ANN });

const card = (text: string): Card => readCard(text) as Card;
const cards = (text: string): Card[] => text.split(' ').map(card);
const rank = (text: string): Rank => readRank(text) as Rank;
const suit = (text: string): Suit => readSuit(text) as Suit;

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
