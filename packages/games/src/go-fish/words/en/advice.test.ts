import { RANKS } from '@shoal/core';
import { type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import type { GoFishAdviceMessage } from '../../bots/advice.ts';
import { advice } from './advice.ts';

const BO = 1;
const SEVEN = RANKS[6];
const pen: Pen = { name: (seat) => ['Ann', 'Bo'][seat], card: String, cards: String };
const said = (message: GoFishAdviceMessage): string => say(advice, message, pen);

test('a certain hit says how one can know', () => {
  const certain = (proof: 'asked' | 'given' | 'fished' | 'counted') =>
    said({ key: 'certain-hit', of: BO, rank: SEVEN, proof });
  expect(certain('asked')).toBe('Ask Bo for sevens: Bo must have one (Bo asked for sevens and kept at least one).');
  expect(certain('given')).toMatch(/\(Bo was given sevens and kept at least one\)\.$/);
  expect(certain('fished')).toMatch(/\(everyone saw Bo fish a seven\)\.$/);
  expect(certain('counted')).toMatch(/\(no one else can have it\)\.$/);
});

test('odds that are not certain never read as if they were', () => {
  expect(said({ key: 'hit-odds', chance: 0.999, gain: 1.04 })).toBe(
    'It hits over 99% of the time and brings 1 card on average.',
  );
  expect(said({ key: 'hit-odds', chance: 0.001, gain: 0 })).toMatch(/under 1%/);
  expect(said({ key: 'sure-hit', gain: 1 })).toBe('It is a sure hit and brings 1 card.');
});
