/** Passes on text that arrives in pieces, cut only at the ends of lines; an endless line is cut where it gets too long. */
export class WholeLines {
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
