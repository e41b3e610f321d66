/** Text that arrives in pieces, given out in lines. */
export class LineBuffer {
  readonly #longest: number;
  readonly #lines: string[] = [];
  #rest = '';

  constructor(longest: number) {
    this.#longest = longest;
  }

  add(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    this.#lines.push(...lines);
  }

  /** Whole lines that nobody has taken. */
  get count(): number {
    return this.#lines.length;
  }

  get isEmpty(): boolean {
    return this.count === 0 && this.#rest === '';
  }

  get isTooLong(): boolean {
    return this.#rest.length > this.#longest || this.#lines.some((line) => line.length > this.#longest);
  }

  /** The first line, or as much of it as there is. */
  peek(): string {
    return this.#lines[0] ?? this.#rest;
  }

  take(): string | undefined {
    return this.#lines.shift();
  }
}

/** Passes on text that arrives in pieces, cut only at the ends of lines; an endless line is cut where it gets too long. */
export class LineSplitter {
  readonly #hear: (lines: string) => void;
  readonly #longest: number;
  #rest = '';

  constructor(hear: (lines: string) => void, longest: number) {
    this.#hear = hear;
    this.#longest = longest;
  }

  add(text: string): void {
    const all = this.#rest + text;
    const end = all.length > this.#longest ? all.length : all.lastIndexOf('\n') + 1;
    this.#rest = all.slice(end);
    if (end > 0) this.#hear(all.slice(0, end));
  }

  /** Nothing more will come. */
  end(): void {
    if (this.#rest !== '') this.#hear(this.#rest);
    this.#rest = '';
  }
}
