import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { BotFault } from './bot-fault.ts';
import { LineBuffer, LineSplitter } from './line-buffer.ts';
import type { BotMessage } from './protocol.ts';

/** An answer is a few words: a longer line is not one. */
export const LONGEST_ANSWER = 1 << 16;
const MOST_UNREAD = 16;
const MOST_ERROR_CHARACTERS = 4096;
/** How long a bot may take to end by itself after `bye`, and its last words to arrive after its end. */
const PARTING_MS = 300;

const hasGroups = process.platform !== 'win32';

/** What starts a bot, and in which folder; in the folder of this program unless told otherwise. */
export interface BotStart {
  readonly command: readonly string[];
  readonly folder?: string;
}

/** Hears what passes between a bot and this program. */
export interface ExchangeListener {
  errors(text: string): void;
  sent(message: BotMessage): void;
  answered(line: string, ms: number): void;
}

/** A bot's process: lines to it, lines from it, and a certain end. */
export class BotProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #listener: ExchangeListener;
  readonly #lines = new LineBuffer(LONGEST_ANSWER);
  #errors = '';
  #fault: BotFault | null = null;
  #wake: (() => void) | null = null;
  #hasEnded = false;

  constructor({ command: [program = '', ...args], folder: cwd }: BotStart, listener: ExchangeListener) {
    this.#listener = listener;
    // In a group of its own a bot does not see Ctrl-C, and ends together with all that it started.
    this.#child = spawn(program, args, { cwd, stdio: 'pipe', detached: hasGroups, windowsHide: true });
    this.#child.stdin.on('error', () => undefined);
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    const errors = new LineSplitter((text) => listener.errors(text), MOST_ERROR_CHARACTERS);
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-MOST_ERROR_CHARACTERS);
      errors.add(text);
    });
    this.#child.stderr.on('close', () => errors.end());
    this.#child.on('error', (error) => this.#fail(new BotFault('not-started', causeOf(error, program))));
    this.#child.on('close', () => this.#end());
    this.#child.on('exit', () => this.#leave());
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  send(message: BotMessage): void {
    if (!this.#child.stdin.writable || this.pid === undefined) return;
    this.#listener.sent(message);
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends what wants an answer; gives the one line that answers it. */
  async ask(message: BotMessage, limitMs: number, late: BotFault): Promise<string> {
    if (this.#fault === null && !this.#lines.isEmpty) this.#fault = new BotFault('unasked', this.#lines.peek());
    if (this.#fault !== null) throw this.#fault;
    this.send(message);
    const startMs = performance.now();
    await this.#lineOrFault(limitMs, late);
    const line = this.#lines.take();
    if (line === undefined) throw this.#fault ?? late;
    this.#listener.answered(line, performance.now() - startMs);
    return line;
  }

  #lineOrFault(limitMs: number, late: BotFault): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // An answer may have come while this program itself was late: it is looked for once more.
        setImmediate(() => {
          if (this.#wake === null) return;
          this.#fail(late);
        });
      }, limitMs);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }

  #hear(text: string): void {
    if (this.#fault !== null) return;
    this.#lines.add(text);
    if (this.#lines.isTooLong) this.#fail(new BotFault('long-line', this.#lines.peek()));
    else if (this.#lines.count > MOST_UNREAD) this.#fail(new BotFault('unasked', this.#lines.peek()));
    else if (this.#lines.count > 0) this.#wake?.();
  }

  /** What it left behind must not outlive it, and may hold its output open. */
  #leave(): void {
    if (hasGroups && this.pid !== undefined) killGroup(this.pid);
    setTimeout(() => this.#end(), PARTING_MS).unref();
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#fail(new BotFault('ended', this.#howItEnded()));
  }

  #howItEnded(): string {
    const { exitCode, signalCode } = this.#child;
    const how = signalCode === null ? `exit code ${exitCode}` : `${signalCode}`;
    const last = this.#errors.trim().split('\n').at(-1) ?? '';
    return last === '' ? how : `${how}, ${last}`;
  }

  #fail(fault: BotFault): void {
    this.#fault ??= fault;
    this.#wake?.();
  }

  /** Ends it and all that it started, now. */
  kill(): void {
    const { pid } = this.#child;
    if (pid !== undefined && !this.#hasEnded) killGroup(pid);
    this.#child.kill('SIGKILL');
    for (const pipe of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) pipe.destroy();
  }

  /** Says goodbye and gives it a moment to leave by itself. */
  async close(): Promise<void> {
    this.send({ type: 'bye' });
    this.#child.stdin.end();
    const isGone = () => this.#child.exitCode !== null || this.#child.signalCode !== null || this.pid === undefined;
    const deadlineMs = performance.now() + PARTING_MS;
    while (!isGone() && performance.now() < deadlineMs) await new Promise((resolve) => setTimeout(resolve, 5));
    this.kill();
  }
}

/** Ends a process with all of its group, if it is still there. */
export function killGroup(pid: number): void {
  try {
    process.kill(hasGroups ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function causeOf(error: Error, program: string): string {
  const code = 'code' in error ? String(error.code) : error.message;
  if (code === 'ENOENT') return `there is no program ${program}`;
  return code === 'EACCES' ? `${program} may not be run` : code;
}
