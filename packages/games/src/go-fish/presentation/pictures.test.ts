import { expect, test } from 'vitest';
import { type GoFishOptions, goFishTables } from '../rules/options.ts';
import { picturesOf } from './pictures.ts';

const standard = goFishTables.presets['standard'].options(3);
const keysOf = (changed: Partial<GoFishOptions>, seats = 3) =>
  picturesOf({ ...standard, ...changed }, seats).map(({ message }) => message.key);

test('the pictures tell the rules in force', () => {
  expect(keysOf({})).toEqual(['ask', 'all-given-go-again', 'miss', 'most-books']);
  expect(keysOf({ bookSize: 2, give: 'one', goAgainOnCatch: false })).toEqual([
    ...['ask', 'one-given', 'miss', 'most-pairs'],
  ]);
  expect(keysOf({ win: 'first-out' }).at(-1)).toBe('books-first-out');
  expect(keysOf({ bookSize: 2, win: 'first-out' }).at(-1)).toBe('pairs-first-out');
});

test('nobody fishes in a picture where no stock is left after the deal', () => {
  expect(keysOf({ handSize: 26 }, 2)).not.toContain('miss');
});

test('no hand in a picture holds what would have been laid down', () => {
  for (const bookSize of [2, 4]) {
    const [asked] = picturesOf({ ...standard, bookSize }, 3);
    expect(asked.parts[0]).toMatchObject({ lit: bookSize === 2 ? [0] : [0, 1] });
  }
});
