import { type Card, RANKS, readCard, SUITS } from '@shoal/core';
import type { CrazyEightsAdviceMessage } from '@shoal/games/crazy-eights';
import type { GoFishAdviceMessage } from '@shoal/games/go-fish';
import { expect, test } from 'vitest';
import { en } from '../en.ts';
import { createSentences } from '../sentences/sentences.ts';

const [ANN, BO] = [0, 1];
const sentences = createSentences({ catalogue: en, names: ['Ann', 'Bo'], ascii: false });
const SEVEN = RANKS[6];
const HEARTS = SUITS[1];
const card = (text: string): Card => readCard(text) as Card;

const fishing = (message: GoFishAdviceMessage): string => sentences.advice('go-fish', message);
const eights = (message: CrazyEightsAdviceMessage): string => sentences.advice('crazy-eights', message);

test('a certain hit says how one can know', () => {
  const certain = (proof: 'asked' | 'given' | 'fished' | 'counted') =>
    fishing({ key: 'certain-hit', of: BO, rank: SEVEN, proof });
  expect(certain('asked')).toBe(
    'Ask Bo for sevens: Bo must hold one (Bo asked for sevens and has not given all away).',
  );
  expect(certain('given')).toMatch(/\(Bo was given sevens and has not given all away\)\.$/);
  expect(certain('fished')).toMatch(/\(everyone saw Bo fish a seven\)\.$/);
  expect(certain('counted')).toMatch(/\(it can lie nowhere else\)\.$/);
});

test('odds that are not certain never read as if they were', () => {
  expect(fishing({ key: 'hit-odds', chance: 0.999, gain: 1.04 })).toBe(
    'It hits in over 99% of the cases and brings 1 card on average.',
  );
  expect(fishing({ key: 'hit-odds', chance: 0.001, gain: 0 })).toMatch(/under 1%/);
  expect(fishing({ key: 'sure-hit', gain: 1 })).toBe('It hits for certain and brings 1 card.');
});

test('a play in Crazy Eights is told with what it names', () => {
  expect(eights({ key: 'blocks-next', seat: BO, card: card('8S'), suit: HEARTS })).toBe(
    'Play the 8♠ and name hearts: Bo probably cannot follow.',
  );
  expect(eights({ key: 'keeps-suit', card: card('9H'), suit: HEARTS, count: 2 })).toBe(
    'Play the 9♥: 2 more hearts are left to follow it.',
  );
});

test('win shares are told in points of a hundred', () => {
  const better = (gain: number) => sentences.coach({ key: 'win-share', share: 0.46, better: gain });
  expect(better(0.12)).toBe('It wins 46% of such games, 12 points more than the average choice.');
  expect(better(0.01)).toMatch(/, 1 point more than the average choice\.$/);
  expect(better(-0.03)).toMatch(/, 3 points less than the average choice\.$/);
  expect(better(0.001)).toBe('It wins 46% of such games, like the average choice.');
});

test('a mark says what was given away, and how sure that is', () => {
  expect(sentences.coach({ key: 'blunder', loss: 0.14, error: 0.03 })).toBe(
    'Blunder: it gave away 14 points of the win, give or take 3 points.',
  );
  expect(sentences.coach({ key: 'forgot', loss: -0.01, error: 0.004 })).toBe(
    'Forgotten fact: it gave away under 1 point of the win, give or take under 1 point.',
  );
  expect(sentences.coach({ key: 'curve-of', seat: ANN })).toBe('The win chance of Ann, as Ann could know it:');
});
