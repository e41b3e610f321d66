import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { digestShort } from './short-digest.ts';

function wordsOf(text: string): number[] {
  const { buffer, byteOffset } = sha256(utf8ToBytes(text));
  const bytes = new DataView(buffer, byteOffset);
  return [0, 4, 8, 12].map((at) => bytes.getInt32(at));
}

test('a short text has the digest that SHA-256 gives it, whatever its length', () => {
  const digest = new Int32Array(4);
  for (let length = 0; length <= 55; length++) {
    for (const filling of ['a', '~', '7:', 'shoal/1 deal ']) {
      const text = filling.repeat(55).slice(0, length);
      expect(digestShort(text, digest), text).toBe(true);
      expect([...digest], text).toEqual(wordsOf(text));
    }
  }
});

test('a text that is too long or not ASCII is left to others', () => {
  for (const text of ['x'.repeat(56), 'Möwe', '魚']) expect(digestShort(text, new Int32Array(4))).toBe(false);
});
