import { type LineInput, type Questions, Withdrawn } from '../line-mode/line-input.ts';

interface OpenQuestion {
  readonly question: string;
  resolve(line: string | null): void;
  reject(error: Error): void;
}

/**
 * Lines in a room come at any moment: those about the room are taken at once, and the others answer the question of the table, now
 * or when it comes.
 */
export class RoomInput implements Questions {
  readonly #lines: LineInput;
  /** Does what a line asks of the room; false for a line that is for the table. */
  readonly #take: (line: string) => boolean;
  readonly #kept: string[] = [];
  #open: OpenQuestion | null = null;
  #hasEnded = false;

  constructor(lines: LineInput, take: (line: string) => boolean) {
    this.#lines = lines;
    this.#take = take;
  }

  get isAsking(): boolean {
    return this.#open !== null;
  }

  get hasEnded(): boolean {
    return this.#hasEnded && this.#kept.length === 0;
  }

  /** Reads until the input ends; rejects when the program is interrupted. */
  async read(): Promise<void> {
    for (;;) {
      const line = await this.#lines.next();
      if (line === null) return this.#end();
      if (!this.#take(line)) this.#answer(line);
      else if (this.#open !== null) this.#lines.put(this.#open.question);
    }
  }

  ask(question: string): Promise<string | null> {
    this.#lines.put(question);
    const kept = this.#kept.shift();
    if (kept !== undefined || this.#hasEnded) {
      this.#lines.echo(kept ?? null);
      return Promise.resolve(kept ?? null);
    }
    return new Promise((resolve, reject) => {
      this.#open = { question, resolve, reject };
    });
  }

  /** Takes the question back. */
  withdraw(): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    this.#lines.breakLine();
    open.reject(new Withdrawn());
  }

  /** Writes something while a question may stand open, which is put once more. */
  interrupt(write: () => void): void {
    if (this.#open !== null) this.#lines.breakLine();
    write();
    if (this.#open !== null) this.#lines.put(this.#open.question);
  }

  #answer(line: string): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) this.#kept.push(line);
    else {
      this.#lines.echo(line);
      open.resolve(line);
    }
  }

  #end(): void {
    this.#hasEnded = true;
    const open = this.#open;
    this.#open = null;
    this.#lines.echo(null);
    open?.resolve(null);
  }
}
