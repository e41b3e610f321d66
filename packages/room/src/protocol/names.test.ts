import { describe, expect, test } from 'vitest';
import { isName } from '../journal/json.ts';
import { LIMITS } from '../protocol/limits.ts';
import { distinctName, lookOf, roomName } from './names.ts';

describe('a name is shown as it was typed', () => {
  test.each([
    ['राम', 'a name in Devanagari'],
    ['சுப்பிரமணியன்', 'a long name in Tamil'],
    ['สมชาย', 'a name in Thai'],
    ['がな', 'a name in Kana'],
    ['🇫🇷🇩🇪', 'two flags'],
    ['👩‍👩‍👧', 'a family'],
    ['👍🏽👍🏿', 'two thumbs of two colours'],
    ['❤️', 'a red heart'],
    ['👩🏽‍🚀', 'an astronaut with a colour'],
  ])('RM2 %s is %s', (name) => {
    expect(roomName(name)).toBe(name);
  });
});

test('RM2 a name has as many letters as people count', () => {
  const cut = (letter: string) => roomName(letter.repeat(30));
  for (const letter of ['a', 'é', '🇫🇷', '👍🏽', 'நி', 'สี', '가']) {
    expect(cut(letter)).toBe(letter.normalize('NFKC').repeat(LIMITS.nameLetters));
  }
});

test('RM2 a name fits into the log and is read by clients, however long its letters are', () => {
  for (const letter of ['👨‍👩‍👧‍👦', '👩🏽‍🚀', '𝔞\u0301\u0301\u0301', 'a\u0301\u0301\u0301\u0301']) {
    expect(isName(roomName(letter.repeat(30)))).toBe(true);
  }
  expect(roomName('👨‍👩‍👧‍👦'.repeat(30))).toBe('👨‍👩‍👧‍👦'.repeat(8));
});

test('RM2 a letter is not a tower of marks or a crowd of joined emoji, and nothing joins what is no emoji', () => {
  expect(roomName(`a${'\u0301'.repeat(30)}b`)).toBe('á\u0301\u0301\u0301b');
  expect(roomName(Array.from({ length: 8 }, () => '👩').join('\u200d'))).toBe('👩‍👩‍👩‍👩👩‍👩‍👩‍👩');
  expect(roomName('Be\u200dn')).toBe('Ben');
  expect(roomName('👩\u200dBen')).toBe('👩Ben');
  expect(roomName('\u200d\u200d')).toBeNull();
});

test.each([
  ['राम', 'रमा'],
  ['रवि', 'रीवा'],
  ['かな', 'がな'],
  ['สิม', 'สม'],
  ['கமலா', 'குமலி'],
  ['José', 'Josi'],
  ['🇫🇷', '🇩🇪'],
])('RM2 %s and %s are two names', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});

test.each([
  ['José', 'Jose'],
  ['Ἀννα', 'Αννα'],
  ['Йован', 'Иован'],
  ['Ann\u0301', 'Ann'],
  ['1\u0301', '1'],
  ['Ann.\u0301', 'Ann'],
  ['👍\ufe0f', '👍'],
  ['👩\u200d👩', '👩👩'],
])('RM2 %s and %s look the same', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test('SE7 a name that somebody has gets a number', () => {
  expect(distinctName('Cleo', ['Ann', 'Ben'])).toBe('Cleo');
  expect(distinctName('BEN', ['Ann', 'Ben', 'Ben (2)'])).toBe('BEN (3)');
  expect(distinctName('a'.repeat(20), ['A'.repeat(20)])).toBe(`${'a'.repeat(16)} (2)`);
});
