const WORD = 2 ** 32;

/**
 * The yardstick: shuffles 52 cards by Fisher-Yates, exactly uniform, with sfc32 in local variables and one 32-bit word
 * per card. It shares no code with the product, so no change of the product can affect it.
 */
export function shuffleInLocals(cards: Uint8Array, state: Int32Array, times: number): number {
  // One by one: after destructuring by the iterator, V8 would not treat them as integers, and take twice the time.
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let counter = state[3];
  for (let time = 0; time < times; time++) {
    for (let last = 51; last > 0; last--) {
      const n = last + 1;
      let chosen = 0;
      for (;;) {
        const word = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + word) | 0;
        const fraction = Math.imul(word, n) >>> 0;
        chosen = (((word >>> 0) * n) / WORD) | 0;
        // Rejects the few words that would make some outcomes more likely.
        if (fraction >= n || fraction >= WORD % n) break;
      }
      const card = cards[chosen];
      cards[chosen] = cards[last];
      cards[last] = card;
    }
  }
  state.set([a, b, c, counter]);
  return times;
}
