import { expect, test } from 'vitest';
import { everyArrangement, type Holder, type Weigh } from './arrangements.ts';

const ANYTHING: Weigh = () => 1;
const but =
  (kind: number): Weigh =>
  (other) =>
    other === kind ? 0 : 1;

const holder = (...places: readonly Weigh[]): Holder => ({ places, most: () => places.length });

const told = (cards: readonly number[], holders: readonly Holder[], most = 100) =>
  everyArrangement(cards, holders, most)?.map(({ held, weight }) => `${weight} × ${held.join(' | ')}`) ?? null;

test('a hand has no order, and cards of a kind are alike', () => {
  const hand = holder(ANYTHING, ANYTHING);
  expect(told([5, 9, 9], [hand, holder(ANYTHING)])).toEqual(['1 × 9,9 | 5', '2 × 5,9 | 9']);
});

test('places that stand alone have an order', () => {
  expect(told([1, 2], [holder(ANYTHING), holder(ANYTHING)])).toEqual(['1 × 2 | 1', '1 × 1 | 2']);
});

test('what two places of a hand can hold weighs as often as it can lie there', () => {
  const hand = holder(ANYTHING, but(3));
  expect(told([1, 2, 3], [hand, holder(ANYTHING)])?.sort()).toEqual(['1 × 1,3 | 2', '1 × 2,3 | 1', '2 × 1,2 | 3']);
});

test('a place may hold one kind more likely than another', () => {
  const hand = holder((kind) => (kind === 1 ? 0.25 : 1));
  expect(told([1, 2], [hand, holder(ANYTHING)])).toEqual(['1 × 2 | 1', '0.25 × 1 | 2']);
});

test('a hand holds no more of a kind than it can', () => {
  const hand = { ...holder(ANYTHING, ANYTHING), most: () => 1 };
  expect(told([7, 7, 8], [hand, holder(ANYTHING)])).toEqual(['2 × 7,8 | 7']);
});

test('without a card there is one way', () => {
  expect(told([], [])).toEqual(['1 × ']);
});

test('more ways than asked for are none', () => {
  const stock = [1, 2, 3].map(() => holder(ANYTHING));
  expect(told([1, 2, 3], stock, 6)?.length).toBe(6);
  expect(told([1, 2, 3], stock, 5)).toBeNull();
});

test('a long hand that is all known is found at once', () => {
  const cards = Array.from({ length: 40 }, (_, card) => card);
  expect(everyArrangement(cards, [holder(...cards.map(() => ANYTHING))], 1)?.length).toBe(1);
});
