import { setTimeout as sleep } from 'node:timers/promises';
import { type IPty, spawn } from '@lydell/node-pty';
import { PATIENCE_MS } from '../patience.ts';
import { type Cell, writeStyle } from './cell.ts';
import { CleanFolder, type Environment } from './clean-folder.ts';
import { Emulator } from './emulator.ts';
import { holdFarEnd } from './far-end.ts';
import { signalForeground } from './foreground.ts';
import { compareWithGolden, type GoldenOptions } from './golden.ts';
import { bytesOf } from './keys.ts';
import { endOf, type PtyEnd } from './pty-end.ts';
import { boxed, questionOf, type ScreenCondition, wordsFor } from './screen-condition.ts';
import { keepShot } from './shot.ts';
import { changedSettings, SETTINGS_MESSAGE, scriptAround } from './terminal-settings.ts';

export interface PtyOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** On top of a clean environment. */
  readonly env?: Environment;
  readonly cwd?: string;
}

const QUIET_MS = 60;
const KEY_PAUSE_MS = 10;

/** A program at a terminal of its own, used and read as a person would. */
export class Pty {
  /** Where the program keeps its things (SHOAL_HOME). */
  readonly home: string;
  readonly #folder = new CleanFolder();
  readonly #process: IPty;
  readonly #emulator: Emulator;
  readonly #settings: string[] = [];
  readonly #watchers = new Set<() => void>();
  readonly #ended: Promise<PtyEnd>;
  #end: PtyEnd | null = null;
  #raw = '';
  #heardMs = 0;
  #drawn: Promise<void> = Promise.resolve();

  constructor([file, ...args]: readonly string[], { columns = 80, rows = 24, env = {}, cwd }: PtyOptions = {}) {
    const environment = this.#folder.environment(env);
    this.home = environment['SHOAL_HOME'];
    this.#process = spawn(file, args, { cols: columns, rows, env: environment, cwd: cwd ?? this.#folder.path });
    this.#emulator = new Emulator(columns, rows, (answer) => this.#write(answer));
    this.#emulator.onMessage(SETTINGS_MESSAGE, (settings) => this.#settings.push(settings));
    this.#process.onData((text) => this.#hear(text));
    holdFarEnd(this.#process);
    this.#ended = new Promise((resolve) => {
      this.#process.onExit(async ({ exitCode, signal }) => {
        await this.#drawn;
        this.#end = endOf(exitCode, signal);
        resolve(this.#end);
        this.#tell();
      });
    });
  }

  /** A line of shell; only around this can be told whether the terminal is left as it was found. */
  static shell(line: string, options: PtyOptions = {}): Pty {
    return new Pty(['sh', '-c', scriptAround(line)], options);
  }

  get pid(): number {
    return this.#process.pid;
  }

  get columns(): number {
    return this.#emulator.columns;
  }

  get rows(): number {
    return this.#emulator.rows;
  }

  get isAlternate(): boolean {
    return this.#emulator.isAlternate;
  }

  get isCursorHidden(): boolean {
    return this.#emulator.modes.isCursorHidden;
  }

  get cursor(): { readonly x: number; readonly y: number } {
    return this.#emulator.cursor;
  }

  /** The rows as they are shown now, without the blanks at their ends. */
  screen(): string[] {
    return this.#emulator.screen();
  }

  get text(): string {
    return this.screen().join('\n');
  }

  /** All lines of the main screen, with those that were scrolled off. */
  scrollback(): string[] {
    return this.#emulator.scrollback();
  }

  cell(x: number, y: number): Cell {
    return this.#emulator.cell(x, y);
  }

  cells(): Cell[][] {
    return this.#emulator.cells();
  }

  /** Everything the program has sent so far, as it came. */
  get raw(): string {
    return this.#raw;
  }

  /**
   * Presses one key after the other; a name such as 'enter' or 'ctrl-c', or text as it stands.
   * What follows 'esc' at once makes another key of it, as on every terminal: wait for its effect first.
   */
  async press(...keys: readonly string[]): Promise<void> {
    for (const [index, key] of keys.entries()) {
      if (index > 0) await sleep(KEY_PAUSE_MS);
      this.burst(key);
    }
  }

  /** Sends all keys at once, as a paste or a slow connection does. */
  burst(...keys: readonly string[]): void {
    this.#write(keys.map((key) => bytesOf(key, this.#emulator.modes.sendsApplicationKeys)).join(''));
  }

  /** Waits until the screen shows it, and gives the screen. */
  async until(condition: ScreenCondition, patienceMs = PATIENCE_MS): Promise<string> {
    const shows = questionOf(condition);
    await this.#wait(() => this.#isWhole && shows(this.text), `${wordsFor(condition)} never came`, patienceMs);
    return this.text;
  }

  /** Waits until the screen no longer shows it. */
  async gone(condition: ScreenCondition, patienceMs = PATIENCE_MS): Promise<string> {
    const shows = questionOf(condition);
    await this.#wait(() => this.#isWhole && !shows(this.text), `${wordsFor(condition)} never went`, patienceMs);
    return this.text;
  }

  /** Waits until nothing has come for so long. */
  async settled(quietMs = QUIET_MS): Promise<void> {
    const startMs = performance.now();
    for (;;) {
      const nowMs = performance.now();
      const restMs = Math.max(startMs, this.#heardMs) + quietMs - nowMs;
      if (restMs <= 0) break;
      if (nowMs - startMs > PATIENCE_MS) throw new Error(this.#complaint('the screen never came to rest'));
      await sleep(restMs);
    }
    await this.#drawn;
  }

  resize(columns: number, rows: number): void {
    this.#emulator.resize(columns, rows);
    this.#process.resize(columns, rows);
  }

  /** Sent to all that is in the foreground, as the terminal itself would. */
  signal(name: NodeJS.Signals): void {
    const isSent = this.#end === null && signalForeground(this.#process.pid, name);
    if (!isSent) throw new Error(this.#complaint(`nobody is left to take ${name}`));
  }

  /** Waits for the end, with all of the last words on the screen. */
  async exit(patienceMs = PATIENCE_MS): Promise<PtyEnd> {
    await this.#wait(() => this.#end !== null, 'the end never came', patienceMs);
    return this.#ended;
  }

  /** Ends whatever still runs, and removes what it kept. */
  async kill(): Promise<void> {
    if (this.#end === null) {
      signalForeground(this.#process.pid, 'SIGKILL');
      this.#process.kill('SIGKILL');
    }
    await this.#ended;
    this.#folder.remove();
  }

  async terminalIsRestored(): Promise<boolean> {
    return (await this.leftovers()).length === 0;
  }

  /** What the program has changed at the terminal and not put back, in words; known after the end of a shell. */
  async leftovers(): Promise<string[]> {
    await this.exit();
    const [before, after] = this.#settings;
    if (after === undefined) throw new Error(this.#complaint('only Pty.shell can tell how a terminal is left'));
    const style = await this.#styleOfNextText();
    return [
      ...this.#emulator.modes.leftovers(),
      ...(style === '' ? [] : [`text is written ${style}`]),
      ...changedSettings(before, after).map((setting) => `stty says ${setting}`),
    ];
  }

  /** Compares the screen with the one that was kept under this name. */
  golden(name: string, options: GoldenOptions = {}): void {
    compareWithGolden(name, this.cells(), options);
  }

  /** Draws the screen for people, where they have said where to: SHOAL_SHOTS is the folder. */
  shot(name: string): void {
    keepShot(name, this);
  }

  async #styleOfNextText(): Promise<string> {
    await this.#emulator.write('x');
    const { x, y } = this.cursor;
    const style = writeStyle(this.cell(x - 1, y));
    await this.#emulator.write('\b \b');
    return style;
  }

  #write(text: string): void {
    if (this.#end === null) this.#process.write(text);
  }

  #hear(text: string): void {
    this.#raw += text;
    this.#heardMs = performance.now();
    this.#drawn = this.#emulator.write(text).then(() => this.#tell());
  }

  #tell(): void {
    for (const watch of this.#watchers) watch();
  }

  get #isWhole(): boolean {
    return !this.#emulator.modes.isFrameOpen;
  }

  #wait(isMet: () => boolean, fault: string, patienceMs: number): Promise<void> {
    // Made here, so that its stack leads to the test that waits.
    const error = new Error(fault);
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        this.#watchers.delete(watch);
        settle();
      };
      const fail = (reason: string): void => {
        error.message = this.#complaint(reason);
        finish(() => reject(error));
      };
      const watch = (): void => {
        try {
          if (isMet()) finish(resolve);
          else if (this.#end !== null) fail(`${fault}, and the program has ended`);
        } catch (thrown) {
          finish(() => reject(thrown));
        }
      };
      const timer = setTimeout(() => fail(`${fault} in ${patienceMs} ms`), patienceMs);
      this.#watchers.add(watch);
      watch();
    });
  }

  #complaint(reason: string): string {
    const { code, signal } = this.#end ?? { code: null, signal: null };
    const end = this.#end === null ? 'still running' : `ended with ${signal ?? `code ${code}`}`;
    return `${reason}; ${end}, and the screen is\n${boxed(this.screen(), this.columns)}`;
  }
}
