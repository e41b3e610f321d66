import { type LineInput, type Questions, Withdrawn } from '../line-mode/line-input.ts';

/** The answer to a question that nobody needs any more. */
export const NEVER = new Promise<never>(() => undefined);

interface OpenQuestion {
  readonly question: string;
  resolve(line: string | null): void;
  reject(error: Error): void;
}

interface RoomInputPorts {
  /** What a line asks of the room; null for a line that is for the table. */
  orderIn(line: string): (() => void) | null;
  /** A person has typed an answer before the question. */
  tooEarly(): void;
}

/**
 * Lines in a room come at any moment: those about the room are taken at once, and the others answer the question of the table. A
 * pipe may answer before it is asked.
 */
export class RoomInput implements Questions {
  readonly #lines: LineInput;
  readonly #ports: RoomInputPorts;
  readonly #kept: string[] = [];
  #open: OpenQuestion | null = null;
  #hasEnded = false;
  /** Is the line of the question ended already? */
  #isObeying = false;
  #isClosed = false;

  constructor(lines: LineInput, ports: RoomInputPorts) {
    this.#lines = lines;
    this.#ports = ports;
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
      const order = this.#ports.orderIn(line);
      if (order === null) this.#answer(line);
      else this.#obey(line, order);
    }
  }

  #obey(line: string, order: () => void): void {
    if (this.#open !== null) this.#lines.echo(line);
    this.#isObeying = true;
    order();
    this.#isObeying = false;
    this.#putAgain();
  }

  #putAgain(): void {
    if (this.#open !== null) this.#lines.put(this.#open.question);
  }

  /** Asks nothing more. */
  close(): void {
    this.#isClosed = true;
    this.withdraw();
  }

  ask(question: string): Promise<string | null> {
    if (this.#isClosed) return NEVER;
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
    if (!this.#isObeying) this.#lines.breakLine();
    open.reject(new Withdrawn());
  }

  /** Writes something while a question may stand open, which is put once more. */
  interrupt(write: () => void): void {
    if (this.#open !== null && !this.#isObeying) this.#lines.breakLine();
    write();
    if (!this.#isObeying) this.#putAgain();
  }

  #answer(line: string): void {
    const open = this.#open;
    this.#open = null;
    if (open === null && this.#lines.isTyped) this.#ports.tooEarly();
    else if (open === null) this.#kept.push(line);
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
