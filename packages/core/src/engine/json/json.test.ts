import { describe, expect, test } from 'vitest';
import { hasOnly, isCount, isListOf, isObject, isText, isTextMap, objectIn } from './json.ts';

describe('JSON from outside', () => {
  test.each([{}, { a: 1 }, Object.create(null)])('%j is an object', (json) => {
    expect(isObject(json)).toBe(true);
  });

  test.each([null, undefined, [], [{}], 'text', 7, true])('%j is no object', (json) => {
    expect(isObject(json)).toBe(false);
  });

  test('a text holds an object only when the whole of it is one', () => {
    expect(objectIn(' {"a":[1]} ')).toEqual({ a: [1] });
    for (const text of ['', '{', '{} {}', '[]', 'null', '"{}"', '7']) expect(objectIn(text)).toBeNull();
  });

  test('no other fields may stand beside the known ones, and the known ones may be missing', () => {
    expect(hasOnly({ a: 1 }, ['a', 'b'])).toBe(true);
    expect(hasOnly({ a: 1, c: 1 }, ['a', 'b'])).toBe(false);
  });

  test.each([0, 1, 1_000_000])('%d is a count', (json) => {
    expect(isCount(json)).toBe(true);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '1', null])('%j is no count', (json) => {
    expect(isCount(json)).toBe(false);
  });

  test('a list is judged by each of its items, and a map by each of its fields', () => {
    expect([isListOf([], isText), isListOf(['a'], isText), isListOf(['a', 1], isText)]).toEqual([true, true, false]);
    expect(isListOf({ length: 0 }, isText)).toBe(false);
    expect([isTextMap({ a: 'b' }), isTextMap({ a: 1 }), isTextMap(['a'])]).toEqual([true, false, false]);
  });
});
