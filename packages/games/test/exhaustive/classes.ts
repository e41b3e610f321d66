import { Violation } from './subject.ts';

/** Groups states into classes, and checks that all states of a class lead to the same classes. */
export class Classes {
  private readonly numbers = new Map<string, number>();
  private readonly classOf: number[] = [];
  private readonly ways = new Map<number, string>();

  get keys(): ReadonlySet<string> {
    return new Set(this.numbers.keys());
  }

  /** Adds the next state to a class. States come in the order of their numbers. */
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
    if (known !== undefined && known !== ways) throw new Violation('states of one class have different futures');
  }
}
