// SHA-256 of a short text in one block, without allocating. A general library takes several times as long for each of the
// millions of seeds in a simulation, most of it before and after the one block.

/** Texts of at most so many characters, all of them ASCII, fit into one block beside their length. */
const MOST_CHARACTERS = 55;
const ROUNDS = 64;
const BLOCK_WORDS = 16;

const PRIMES: readonly number[] = primesUpTo(311);

function primesUpTo(last: number): number[] {
  const primes: number[] = [];
  for (let n = 2; n <= last; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** The first 32 bits of the fraction, as SHA-256 defines its constants. */
const fractionOf = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
const [A, B, C, D, E, F, G, H] = PRIMES.map((prime) => fractionOf(Math.sqrt(prime)));

const schedule = new Int32Array(ROUNDS);

/** Writes the first four words of the digest; returns false if the text is too long or not ASCII. */
export function digestShort(text: string, digest: Int32Array): boolean {
  if (!readBlock(text)) return false;
  expandBlock();
  compress(digest);
  return true;
}

function readBlock(text: string): boolean {
  const { length } = text;
  if (length > MOST_CHARACTERS) return false;
  schedule.fill(0, 0, BLOCK_WORDS);
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return false;
    schedule[at >> 2] |= code << (24 - 8 * (at & 3));
  }
  schedule[length >> 2] |= 0x80 << (24 - 8 * (length & 3));
  schedule[BLOCK_WORDS - 1] = 8 * length;
  return true;
}

function expandBlock(): void {
  for (let at = BLOCK_WORDS; at < ROUNDS; at++) {
    const x = schedule[at - 15];
    const y = schedule[at - 2];
    const left = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const right = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    schedule[at] = schedule[at - 16] + left + schedule[at - 7] + right;
  }
}

function compress(digest: Int32Array): void {
  // One by one: out of an array they would be fractions, and each round would take twice as long.
  let a = A;
  let b = B;
  let c = C;
  let d = D;
  let e = E;
  let f = F;
  let g = G;
  let h = H;
  for (let round = 0; round < ROUNDS; round++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND_CONSTANTS[round] + schedule[round]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  digest[0] = a + A;
  digest[1] = b + B;
  digest[2] = c + C;
  digest[3] = d + D;
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
