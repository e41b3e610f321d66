import { newCode, type RandomBytes, type SpokenCode } from '../protocol/identifiers.ts';
import type { RoomStore } from './ports.ts';

/** There are 262,144 codes: a server with so many rooms that chance finds none of the free ones has no place for another. */
const MOST_DRAWS = 100;

/** The trouble of a server that finds no code for a room. */
export const NO_CODE = 'no-code';

/** Finds codes that lead to one room only. */
export class SpokenCodes {
  readonly #store: Pick<RoomStore, 'findByCode'>;
  readonly #random: RandomBytes;
  /** Codes that are being written down. */
  readonly #claimed = new Set<string>();

  constructor(store: Pick<RoomStore, 'findByCode'>, random: RandomBytes) {
    this.#store = store;
    this.#random = random;
  }

  /** Writes down a code that no open room has, and that nobody else gets meanwhile. */
  async claim<T>(write: (code: SpokenCode) => Promise<T>): Promise<T | typeof NO_CODE> {
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const code = newCode(this.#random);
      const key = code.join();
      if (this.#claimed.has(key)) continue;
      this.#claimed.add(key);
      try {
        if (await this.#isFree(code)) return await write(code);
      } finally {
        this.#claimed.delete(key);
      }
    }
    return NO_CODE;
  }

  /** While the store does not answer, nothing can be written either. */
  async #isFree(code: SpokenCode): Promise<boolean> {
    return (await this.#store.findByCode(code).catch(() => null)) === null;
  }
}
