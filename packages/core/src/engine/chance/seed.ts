import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ChaCha20 } from './chacha20.ts';
import type { Rng } from './rng.ts';
import { Sfc32 } from './sfc32.ts';
import { digestShort } from './short-digest.ts';

export const GENERATORS = ['sfc32', 'chacha20'] as const;
export type Generator = (typeof GENERATORS)[number];

/** Every digest begins with it. */
const VERSION = 'shoal/1 ';

const KEY_DIGITS = 64;
const KEY = /^[0-9a-f]+$/;

/** 64 hexadecimal digits are a 256-bit key for a real table; any other text seeds the fast generator. */
export const generatorOf = (seed: string): Generator =>
  seed.length === KEY_DIGITS && KEY.test(seed) ? 'chacha20' : 'sfc32';

/**
 * An independent stream for each purpose, so that no choice of a player shifts a card.
 * A generator that is `used` up is started anew where that is possible: simulations need millions.
 */
export function rngFor(seed: string, purpose: string, used?: Rng): Rng {
  if (generatorOf(seed) === 'chacha20') return new ChaCha20(hexToBytes(seed), digestOf(purpose).slice(0, 12));
  return fastRngFor(`${VERSION}${purpose} ${seed}`, used instanceof Sfc32 ? used : new Sfc32(0, 0, 0, 0));
}

const digestWords = new Int32Array(4);

/** The state of the generator is the beginning of the digest, in words whose first byte is the least. */
function fastRngFor(text: string, rng: Sfc32): Sfc32 {
  if (!digestShort(text, digestWords)) {
    const digest = sha256(utf8ToBytes(text));
    const words = new DataView(digest.buffer, digest.byteOffset);
    for (let at = 0; at < digestWords.length; at++) digestWords[at] = words.getInt32(at * 4);
  }
  for (let at = 0; at < digestWords.length; at++) digestWords[at] = bytesReversed(digestWords[at]);
  return rng.restart(digestWords[0], digestWords[1], digestWords[2], digestWords[3]);
}

const bytesReversed = (word: number): number =>
  (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);

/** The seed of one deal of several: a key gives another key, so that a real table stays one. */
export const seedOfDeal = (seed: string, deal: number): string =>
  generatorOf(seed) === 'chacha20' ? bytesToHex(digestOf(`deal ${deal} ${seed}`)) : `${seed}:${deal}`;

const digestOf = (text: string): Uint8Array => sha256(utf8ToBytes(VERSION + text));
