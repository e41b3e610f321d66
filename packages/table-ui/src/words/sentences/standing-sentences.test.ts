import { type GameId, gameNamed } from '@shoal/games';
import { crazyEightsAt } from '@shoal/games/crazy-eights/testing';
import { NORTH } from '@shoal/games/testing';
import { newMatch, planOfThree } from '@shoal/room/testing';
import { expect, test } from 'vitest';
import { SHOWN_GAMES } from '../catalogues.ts';
import { en } from '../en.ts';
import { createSentences } from './sentences.ts';
import { holdingsSentence, middleFacts } from './standing-sentences.ts';

const LABELS = ['Ann', 'Bo', 'Cy'];
const sentencesOf = (game: GameId) =>
  createSentences({ catalogue: en, names: LABELS, ascii: true }, SHOWN_GAMES.en[game]);

/** The facts about the middle and the seats right after the deal. */
function toldOf(game: GameId, changes: object = {}) {
  const { deal } = newMatch(planOfThree(game));
  const view = deal.table.view(0);
  const options = { ...deal.plan.options, ...changes };
  const sentences = sentencesOf(game);
  return {
    middle: middleFacts(view, options, sentences),
    holdings: plain(holdingsSentence(view, options, LABELS, sentences, en)),
  };
}

test('at the beginning of Go Fish nothing lies in the middle but the stock', () => {
  expect(toldOf('go-fish')).toEqual({
    middle: [],
    holdings: 'Cards: Ann 5, Bo 5, Cy 5. Books: Ann 0, Bo 0, Cy 0. Stock: 37.',
  });
});

test('where two cards are laid down together they are called pairs', () => {
  expect(toldOf('go-fish', { bookSize: 2 }).holdings).toContain('Pairs: ');
});

test('in Crazy Eights the up-card is told, and nobody has books', () => {
  const { middle, holdings } = toldOf('crazy-eights');
  expect(middle[0]).toMatch(/^The up-card is the \S+\.$/);
  expect(holdings).toBe('Cards: Ann 5, Bo 5, Cy 5. Stock: 36.');
});

test('a fact is told as a sentence, and nothing of a seat that is out', () => {
  const view = crazyEightsAt(`
    north* 7♠
    south  out 1
    west   4♦ T♣
    pile   7♦ 8♠ (♥)
    penalty 2
    stock  4♥ 3♣ `).view(NORTH);
  const options = gameNamed('crazy-eights').tables.presets['standard'].options(3);
  const sentences = sentencesOf('crazy-eights');
  expect(middleFacts(view, options, sentences)).toEqual([
    'The up-card is the 8S.',
    'Hearts in force.',
    '2 cards to draw.',
  ]);
  expect(plain(holdingsSentence(view, options, LABELS, sentences, en))).toBe('Cards: Ann 1, Cy 2. Stock: 2.');
});

test('nothing is told of a stock where the game has none', () => {
  const { deal } = newMatch(planOfThree('go-fish'));
  const { presentation, ...shown } = SHOWN_GAMES.en['go-fish'];
  const stockless = { ...shown, presentation: { ...presentation, table: () => ({ piles: [], badges: [] }) } };
  const sentences = createSentences({ catalogue: en, names: LABELS, ascii: true }, stockless);
  expect(plain(holdingsSentence(deal.table.view(0), deal.plan.options, LABELS, sentences, en))).toBe(
    'Cards: Ann 5, Bo 5, Cy 5. Books: Ann 0, Bo 0, Cy 0.',
  );
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
