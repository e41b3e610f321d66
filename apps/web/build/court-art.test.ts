import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { courtPicture } from './court-picture.ts';

const RANKS = ['J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;
const pictures = SUITS.flatMap((suit) => RANKS.map((rank) => courtPicture(rank, suit)));

test('there are twelve courts, and no two are alike', () => {
  expect(new Set(pictures).size).toBe(12);
});

test('a court picture takes less than 6 kB on the wire, and all twelve less than 50', () => {
  const sizes = pictures.map((picture) => brotliCompressSync(picture).length);
  expect(Math.max(...sizes)).toBeLessThan(6000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(50_000);
});

test('a court picture needs no style, no script, no font and no other file', () => {
  for (const picture of pictures) {
    expect(picture).not.toMatch(/style|<text|<script|font|url\(/);
    expect([...picture.matchAll(/href="([^"]*)"/g)].every(([, href]) => href.startsWith('#'))).toBe(true);
  }
});

test('no id is used twice in a picture, and whatever is referred to is there', () => {
  for (const picture of pictures) {
    const ids = [...picture.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of picture.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(id);
  }
});
