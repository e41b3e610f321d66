import { constants } from 'node:os';
import type { ReadStream, WriteStream } from 'node:tty';
import { EXIT, ownFault } from '../../process/exit-code.ts';
import { decodeKeys, decodeRest } from './key-decoder.ts';
import type { Size } from './painter.ts';

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J';
const LEAVE = '\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l';
/** So long the rest of a key's sequence may take; after that it was the Esc key. */
const ESCAPE_MS = 30;
/** How long to wait for a shell to stop us after Ctrl-Z. Without a shell nothing does, and the program takes its screen back. */
const WAKING_MS = 300;
const DEADLY = ['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

export interface TerminalListener {
  key(key: string): void;
  resized(): void;
}

/** The terminal while it belongs to the full screen. Whatever happens to the program, it is given back as it was. */
export class FullScreenTerminal {
  readonly #input: ReadStream;
  readonly #output: WriteStream;
  readonly #listener: TerminalListener;
  #rest = '';
  #timer: NodeJS.Timeout | undefined;
  #waking: NodeJS.Timeout | undefined;
  #isOurs = false;

  constructor(input: ReadStream, output: WriteStream, listener: TerminalListener) {
    this.#input = input;
    this.#output = output;
    this.#listener = listener;
  }

  get size(): Size {
    return { columns: this.#output.columns || 80, rows: this.#output.rows || 24 };
  }

  write(text: string): void {
    if (this.#isOurs) this.#output.write(text);
  }

  enter(): void {
    this.#take();
    this.#input.setEncoding('utf8');
    this.#input.on('data', this.#onInput);
    this.#output.on('resize', this.#onResize);
    process.on('SIGCONT', this.#onContinue);
    process.on('SIGTSTP', this.#onStop);
    process.on('exit', this.#giveBack);
    process.on('uncaughtException', this.#onCrash);
    this.#input.on('end', this.#onEnd);
    this.#input.on('error', this.#onEnd);
    for (const signal of DEADLY) process.on(signal, this.#onDeath);
  }

  leave(): void {
    this.#giveBack();
    clearTimeout(this.#timer);
    clearTimeout(this.#waking);
    this.#input.off('data', this.#onInput);
    this.#input.pause();
    this.#output.off('resize', this.#onResize);
    process.off('SIGCONT', this.#onContinue);
    process.off('SIGTSTP', this.#onStop);
    process.off('exit', this.#giveBack);
    process.off('uncaughtException', this.#onCrash);
    this.#input.off('end', this.#onEnd);
    this.#input.off('error', this.#onEnd);
    for (const signal of DEADLY) process.off(signal, this.#onDeath);
  }

  /** Ctrl-Z: the shell gets its screen until the program goes on. Where there is no shell, nothing stops. */
  suspend(): void {
    this.#giveBack();
    process.off('SIGTSTP', this.#onStop);
    // The whole group, as the terminal itself would do it: npm and sh in between stop too.
    process.kill(0, 'SIGTSTP');
    this.#waking = setTimeout(this.#onContinue, WAKING_MS);
  }

  #take(): void {
    this.#isOurs = true;
    this.#input.setRawMode(true);
    this.#input.resume();
    this.#output.write(ENTER);
  }

  readonly #giveBack = (): void => {
    if (!this.#isOurs) return;
    this.#isOurs = false;
    try {
      this.#input.setRawMode(false);
      this.#output.write(LEAVE);
    } catch {
      // The terminal itself may be gone; then there is nothing to give back.
    }
  };

  readonly #onDeath = (signal: NodeJS.Signals): void => {
    this.#giveBack();
    process.exit(128 + constants.signals[signal]);
  };

  /** What went wrong is told on the screen that stays. */
  readonly #onCrash = (error: unknown): void => {
    this.#giveBack();
    process.stderr.write(ownFault(error));
    process.exit(EXIT.internal);
  };

  /** A terminal that sends nothing any more is gone. */
  readonly #onEnd = (): void => this.#onDeath('SIGHUP');

  readonly #onStop = (): void => {
    this.#giveBack();
    process.kill(process.pid, 'SIGSTOP');
  };

  readonly #onContinue = (): void => {
    clearTimeout(this.#waking);
    process.off('SIGTSTP', this.#onStop).on('SIGTSTP', this.#onStop);
    // The shell may have changed the mode of the terminal meanwhile.
    this.#input.setRawMode(false);
    this.#take();
    this.#listener.resized();
    // The window may have changed its size while the shell had it, and only the shell was told.
    process.kill(process.pid, 'SIGWINCH');
  };

  readonly #onResize = (): void => this.#listener.resized();

  readonly #onInput = (text: string | Buffer): void => {
    clearTimeout(this.#timer);
    const { keys, rest } = decodeKeys(this.#rest + text.toString());
    this.#rest = rest;
    if (rest !== '') this.#timer = setTimeout(() => this.#onRest(), ESCAPE_MS);
    for (const key of keys) this.#listener.key(key);
  };

  #onRest(): void {
    const keys = decodeRest(this.#rest);
    this.#rest = '';
    for (const key of keys) this.#listener.key(key);
  }
}
