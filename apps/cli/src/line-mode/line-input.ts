import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { printable } from '@shoal/room';
import type { Catalogue } from '@shoal/table-ui';
import { Interrupted, Stopped } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { wrap } from '../text/line-writer.ts';
import { sentencesIn } from '../text/sentence-lines.ts';
import { plainSpaces } from '../text/spaces.ts';

const PROMPT = '> ';

interface Asking {
  readonly input: Readable;
  /** Where questions are put. */
  readonly output: Writable;
  /** A pipe shows nobody what it sends: the answer is written after its question. */
  readonly echoes: boolean;
  /** Columns to wrap questions at; null where nobody reads columns. */
  readonly width: number | null;
}

/** Asks a person or a program for lines. */
export interface Questions {
  /** The answer to a question; null when the input has ended. */
  ask(question: string): Promise<string | null>;
}

/** A question came to nothing: somebody else acted, or the table is gone. */
export class Withdrawn extends Error {}

/** Lines that a person types or a pipe sends. A burst of lines is kept in order until it is asked for. */
export class LineInput implements Questions {
  readonly #asking: Asking;
  readonly #interruption: Interruption;
  readonly #lines: string[] = [];
  #reader: Interface | null = null;
  #hasEnded = false;
  #wake: () => void = () => undefined;

  constructor(asking: Asking, interruption: Interruption) {
    this.#asking = asking;
    this.#interruption = interruption;
    interruption.signal.addEventListener('abort', () => this.#wake());
  }

  /** What comes in by the standard input, typed or piped. */
  static atKeyboard(output: Writable, interruption: Interruption, width: number | null): LineInput {
    const { stdin: input } = process;
    const isTyped = input.isTTY === true;
    return new LineInput({ input, output, echoes: !isTyped, width }, interruption);
  }

  /** Does a person see at once what they type? */
  get isTyped(): boolean {
    return !this.#asking.echoes;
  }

  async ask(question: string): Promise<string | null> {
    this.put(question);
    const line = await this.next();
    this.echo(line);
    return line;
  }

  /** Writes an answer after its question where nobody has seen it yet. */
  echo(line: string | null): void {
    if (this.#asking.echoes || line === null) this.#asking.output.write(`${printable(line ?? '')}\n`);
  }

  /** Ends the line of a question that stands open. */
  breakLine(): void {
    this.#asking.output.write('\n');
  }

  /** Gives the terminal back. */
  close(): void {
    this.#reader?.close();
    this.#asking.input.destroy();
  }

  /** Shows a question. */
  put(question: string): void {
    this.#open();
    const { output, width } = this.#asking;
    const rows = wrap(question === '' ? PROMPT : `${question} ${PROMPT}`, width);
    output.write(rows.map(plainSpaces).join('\n'));
  }

  /** The next line, whatever it answers; null when the input has ended. */
  async next(): Promise<string | null> {
    this.#open();
    // Between two lines of a burst, Ctrl-C and a closed output must be noticed.
    await setImmediate();
    for (;;) {
      if (this.#interruption.hasCome) throw this.#broken();
      const line = this.#lines.shift();
      if (line !== undefined) return line;
      if (this.#hasEnded) return null;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        this.#reader?.resume();
      });
    }
  }

  /** Leaves the cursor at the beginning of a line. */
  #broken(): Interrupted {
    this.#asking.output.write('\n');
    return new Interrupted();
  }

  /** The terminal edits the line itself: nothing here moves a cursor. */
  #open(): void {
    if (this.#reader !== null) return;
    const { input } = this.#asking;
    const reader = createInterface({ input, terminal: false });
    reader.on('line', (line) => {
      this.#lines.push(line);
      // An endless pipe is read no faster than its lines are answered.
      reader.pause();
      this.#wake();
    });
    reader.on('close', () => this.#end());
    // A terminal that goes away is the end of the input, not a fault of ours.
    input.on('error', () => this.#end());
    this.#reader = reader;
  }

  #end(): void {
    this.#hasEnded = true;
    this.#wake();
  }
}

/** The answer to a question that the game cannot go on without. */
export async function answerTo(input: Questions, question: string, catalogue: Catalogue): Promise<string> {
  const line = await input.ask(question);
  if (line === null) throw new Stopped(sentencesIn(catalogue).say({ key: 'input-ended' }));
  return line;
}
