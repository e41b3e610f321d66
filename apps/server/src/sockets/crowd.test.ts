import { expect, test } from 'vitest';
import { Crowd } from './crowd.ts';

test('one address takes its own places alone, and gives each back once', () => {
  const crowd = new Crowd(10, 2);
  const leave = crowd.enter('a');
  expect(crowd.enter('a')).not.toBeNull();
  expect(crowd.enter('a')).toBeNull();
  expect(crowd.enter('b')).not.toBeNull();
  leave?.();
  leave?.();
  expect(crowd.enter('a')).not.toBeNull();
  expect(crowd.enter('a')).toBeNull();
});

test('all addresses together have as many places as there are', () => {
  const crowd = new Crowd(3, 2);
  const entered = ['a', 'b', 'c', 'd'].map((address) => crowd.enter(address));
  expect(entered.map((leave) => leave !== null)).toEqual([true, true, true, false]);
  entered[0]?.();
  expect(crowd.enter('d')).not.toBeNull();
});
