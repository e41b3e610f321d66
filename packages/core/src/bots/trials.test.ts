import { expect, test } from 'vitest';
import { Trials } from './trials.ts';

test('candidates are compared in the worlds that both were tried in', () => {
  const trials = new Trials(2, 4);
  for (const [first, second] of [
    [1, 0],
    [1, 1],
    [0, 0],
  ]) {
    trials.add(0, first);
    trials.add(1, second);
  }
  trials.add(0, 1);
  expect(trials.mean(0)).toBe(0.75);
  expect(trials.gain(0, 1).mean).toBeCloseTo(1 / 3, 12);
  expect(trials.gain(0, 1).error).toBeCloseTo(1 / 3, 12);
});

test('nothing is clear before two worlds', () => {
  const trials = new Trials(2, 4);
  trials.add(0, 1);
  trials.add(1, 0);
  expect(trials.gain(0, 1)).toEqual({ mean: 0, error: Number.POSITIVE_INFINITY });
});

test('more worlds than were promised count like the others', () => {
  const trials = new Trials(2, 0);
  for (const value of [1, 0, 1]) {
    trials.add(0, value);
    trials.add(1, 0);
  }
  expect(trials.mean(0)).toBeCloseTo(2 / 3, 12);
  expect(trials.gain(0, 1).mean).toBeCloseTo(2 / 3, 12);
});
