import { expect, test } from 'vitest';
import { layBars } from './bar-layout.ts';

const SIZE = { width: 432, letter: 13 };
const barsOf = (labels: readonly string[], values: readonly number[]) => {
  const bars = labels.map((label, index) => ({ label, value: values[index] }));
  const { shapes } = layBars({ xLabel: 'x', bars, format: String }, SIZE);
  return {
    places: shapes.flatMap(({ role, place }) => (role === 'bar' ? [place] : [])),
    texts: shapes.flatMap(({ text = '' }) => text),
  };
};

test('bars stand side by side, and where they are few each has its value above', () => {
  const { places, texts } = barsOf(['1', '2'], [10, 40]);
  expect(Number(places[1]['x'])).toBeGreaterThan(Number(places[0]['x']));
  expect(places[1]['y']).toBeLessThan(Number(places[0]['y']));
  expect(texts).toContain('40');
});

test('bars with sentences lie under each other, as long as their values', () => {
  const { places } = barsOf(['All the cards are laid down.', 'Nobody could act any more.'], [100, 50]);
  expect(Number(places[1]['y'])).toBeGreaterThan(Number(places[0]['y']));
  expect(Number(places[0]['width']) / Number(places[1]['width'])).toBeCloseTo(2);
});

test('of many labels only as many are shown as have room', () => {
  const { texts } = barsOf(
    Array.from({ length: 24 }, (_, index) => `${100 + index}–${101 + index}`),
    Array.from({ length: 24 }, (_, index) => index),
  );
  const shown = texts.filter((text) => text.includes('–'));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.length).toBeLessThan(10);
});
