import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ChaCha20 } from './chacha20.ts';
import type { Rng } from './rng.ts';
import { Sfc32 } from './sfc32.ts';

export const GENERATORS = ['sfc32', 'chacha20'] as const;
export type Generator = (typeof GENERATORS)[number];

const KEY = /^[0-9a-f]{64}$/;

/** 64 hexadecimal digits are a 256-bit key for a real table; any other text seeds the fast generator. */
export const generatorOf = (seed: string): Generator => (KEY.test(seed) ? 'chacha20' : 'sfc32');

/** An independent stream for each purpose, so that no choice of a player shifts a card. */
export function rngFor(seed: string, purpose: string): Rng {
  if (generatorOf(seed) === 'chacha20') return new ChaCha20(hexToBytes(seed), digestOf(purpose).slice(0, 12));
  const digest = digestOf(`${purpose} ${seed}`);
  const words = new DataView(digest.buffer, digest.byteOffset);
  const word = (index: number) => words.getInt32(index * 4, true);
  return new Sfc32(word(0), word(1), word(2), word(3));
}

/** The seed of one deal of several: a key gives another key, so that a real table stays one. */
export const seedOfDeal = (seed: string, deal: number): string =>
  generatorOf(seed) === 'chacha20' ? bytesToHex(digestOf(`deal ${deal} ${seed}`)) : `${seed}:${deal}`;

const digestOf = (text: string): Uint8Array => sha256(utf8ToBytes(`shoal/1 ${text}`));
