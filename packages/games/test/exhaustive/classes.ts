import { Violation } from './subject.ts';

/** Which class each state belongs to, and whether states of one class lead to the same classes: then they are alike. */
export class Classes {
  private readonly numbers = new Map<string, number>();
  private readonly classOf: number[] = [];
  private readonly ways = new Map<number, string>();

  get keys(): ReadonlySet<string> {
    return new Set(this.numbers.keys());
  }

  /** The next state, in the order of their numbers, belongs to this class. */
  add(key: string): void {
    const number = this.numbers.get(key) ?? this.numbers.size;
    this.numbers.set(key, number);
    this.classOf.push(number);
  }

  compareWays(state: number, reached: Iterable<number>): void {
    const number = this.classOf[state];
    const classes = new Set([...reached].map((other) => this.classOf[other]));
    const ways = [...classes].sort((a, b) => a - b).join();
    const known = this.ways.get(number);
    this.ways.set(number, ways);
    if (known !== undefined && known !== ways) throw new Violation('states of one class have different sampler');
  }
}
