import { expect, test } from 'vitest';
import { layIntervals } from './interval-layout.ts';

const CHART = {
  rows: [
    { label: 'pike', value: 0.5, low: 0.4, high: 0.6, fair: 0.5 },
    { label: 'a bot whose name is far too long to stand beside its dot', value: 0.25, low: 0, high: 1 },
  ],
  format: (share: number) => `${100 * share}%`,
  range: [0, 1] as const,
};
const PHONE = { width: 288, letter: 13 };
const layout = (names: 'above' | 'beside') => {
  const { shapes, height } = layIntervals({ ...CHART, names }, PHONE);
  const placesOf = (wanted: string) => shapes.filter(({ role }) => role === wanted).map(({ place }) => place);
  const labels = shapes.flatMap(({ role, text }) => (role === 'label' ? [text] : []));
  return { height, placesOf, labels };
};

test.each(['above', 'beside'] as const)(
  'with names %s a dot stands at its value, on what is fair if it is',
  (names) => {
    const { placesOf } = layout(names);
    const [pike, other] = placesOf('dot');
    expect(placesOf('fair').map(({ x1 }) => x1)).toEqual([pike['cx']]);
    expect(Number(other['cx'])).toBeLessThan(Number(pike['cx']));
    expect(Number(other['cy'])).toBeGreaterThan(Number(pike['cy']));
  },
);

test('a name above has the whole width, and one beside is cut where the axis begins', () => {
  expect(layout('beside').labels[1]).toMatch(/^a bot.*…$/);
  expect(layout('above').labels[1]?.length).toBeGreaterThan(layout('beside').labels[1]?.length ?? 0);
  expect(layout('above').height).toBeGreaterThan(layout('beside').height);
});
