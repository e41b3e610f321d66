import { Rng } from './rng.ts';

/** Chris Doty-Humphrey's small fast counting generator: for simulation, not for secrets. */
export class Sfc32 extends Rng {
  declare private readonly state: Int32Array;

  constructor(a: number, b: number, c: number, counter: number) {
    super();
    this.state = Int32Array.of(a, b, c, counter);
  }

  /** Starts anew, as a fresh generator would, without allocating. */
  restart(a: number, b: number, c: number, counter: number): this {
    this.state[0] = a;
    this.state[1] = b;
    this.state[2] = c;
    this.state[3] = counter;
    this.forget();
    return this;
  }

  copy(): Sfc32 {
    const [a, b, c, counter] = this.state;
    const copy = new Sfc32(a, b, c, counter);
    copy.goOnFrom(this);
    return copy;
  }

  protected fill(halves: Uint16Array): void {
    let a = this.state[0];
    let b = this.state[1];
    let c = this.state[2];
    let counter = this.state[3];
    for (let i = halves.length - 1; i > 0; i -= 2) {
      const out = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + out) | 0;
      halves[i] = out >>> 16;
      halves[i - 1] = out;
    }
    this.state[0] = a;
    this.state[1] = b;
    this.state[2] = c;
    this.state[3] = counter;
  }
}
