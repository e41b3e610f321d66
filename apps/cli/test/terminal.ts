import { constants } from 'node:os';
import { onTestFinished } from 'vitest';
import { PATIENCE_MS } from './patience.ts';
import type { Program } from './program.ts';
import { Pty } from './pty/pty.ts';

/** The program at a terminal of its own, typed at as a person would, and read as lines that follow each other. */
export class Terminal {
  readonly #pty: Pty;
  #read = 0;

  constructor(program: Program, args: readonly string[]) {
    const command = [process.execPath, program.bundle, ...args];
    const env = { TERM: 'xterm', NO_COLOR: '1' };
    this.#pty = new Pty(command, { columns: 100, rows: 40, cwd: program.folder, env });
    onTestFinished(() => this.#pty.kill());
  }

  get shown(): string {
    return this.#pty.raw;
  }

  /** What can be seen without scrolling. */
  get screen(): string {
    return this.#pty.text;
  }

  /** What is shown from the last wait on, up to and with this text. */
  async until(text: string): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const at = this.shown.indexOf(text, this.#read);
      if (at >= 0) {
        const part = this.shown.slice(this.#read, at + text.length);
        this.#read = at + text.length;
        // What has come must also be on the screen.
        await this.#pty.settled(0);
        return part;
      }
      if (Date.now() > deadline) throw new Error(`"${text}" never came; shown: ${this.shown.slice(this.#read)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  type(text: string): void {
    this.#pty.burst(text);
  }

  /** After a signal it is 128 and its number, as in shells. */
  async exitCode(): Promise<number> {
    const { code, signal } = await this.#pty.exit();
    return signal === null ? Number(code) : 128 + constants.signals[signal];
  }
}
