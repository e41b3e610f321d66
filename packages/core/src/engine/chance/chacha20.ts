import { chacha20 } from '@noble/ciphers/chacha.js';
import { Rng } from './rng.ts';

const BLOCK_BYTES = 64;

/** The ChaCha20 keystream (RFC 8439) as little-endian halves: nobody can foretell a deal from the cards seen so far. */
export class ChaCha20 extends Rng {
  private readonly key: Uint8Array;
  private readonly nonce: Uint8Array;
  private block = 0;

  constructor(key: Uint8Array, nonce: Uint8Array) {
    super();
    this.key = key;
    this.nonce = nonce;
  }

  copy(): ChaCha20 {
    const copy = new ChaCha20(this.key, this.nonce);
    copy.block = this.block;
    copy.goOnFrom(this);
    return copy;
  }

  protected fill(halves: Uint16Array): void {
    const silence = new Uint8Array(halves.byteLength);
    const stream = new DataView(chacha20(this.key, this.nonce, silence, undefined, this.block).buffer);
    for (let i = 0; i < halves.length; i++) halves[halves.length - 1 - i] = stream.getUint16(i * 2, true);
    this.block += halves.byteLength / BLOCK_BYTES;
  }
}
