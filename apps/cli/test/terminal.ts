import { spawn, spawnSync } from 'node:child_process';
import type { Program } from './program.ts';

/** A terminal needs `script` of util-linux; without it these tests are skipped. */
export const hasTerminal = spawnSync('script', ['--version']).status === 0;

const PATIENCE_MS = 20_000;
const END_MARK = 'exit code:';

/** The program at a terminal of its own, typed at as a person would. */
export class Terminal {
  readonly #child;
  #shown = '';
  #read = 0;

  constructor(program: Program, args: readonly string[]) {
    const command = [process.execPath, program.bundle, ...args].map((part) => `'${part}'`).join(' ');
    const line = `stty cols 100 rows 40; ${command}; echo "${END_MARK} $?"`;
    const env = { ...process.env, TERM: 'xterm', NO_COLOR: '1', SHELL: '/bin/bash' };
    this.#child = spawn('script', ['-qec', line, '/dev/null'], { env });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#shown += text;
    });
  }

  get shown(): string {
    return this.#shown;
  }

  /** What is shown from the last wait on, up to and with this text. */
  async until(text: string): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const at = this.#shown.indexOf(text, this.#read);
      if (at >= 0) {
        const part = this.#shown.slice(this.#read, at + text.length);
        this.#read = at + text.length;
        return part;
      }
      if (Date.now() > deadline) throw new Error(`"${text}" never came; shown: ${this.#shown.slice(this.#read)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  type(text: string): void {
    this.#child.stdin.write(text);
  }

  async exitCode(): Promise<number> {
    await this.until(END_MARK);
    await this.until('\n');
    this.#child.stdin.end();
    return Number(this.#shown.slice(this.#shown.lastIndexOf(END_MARK) + END_MARK.length).trim());
  }
}
