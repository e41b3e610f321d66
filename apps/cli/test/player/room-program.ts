import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { objectIn } from '@shoal/core';
import { PATIENCE_MS } from '../patience.ts';
import type { Outcome, Program, Running } from '../program.ts';

type Line = Readonly<Record<string, unknown>>;

/** A program of the test that speaks JSON in a room, in a process of its own. */
export class RoomProgram {
  readonly home: string;
  readonly #running: Running;
  readonly #lines: Line[] = [];
  readonly #watchers = new Set<() => void>();
  #rest = '';
  /** Plays whatever comes first. */
  isPlaying = false;

  constructor(program: Program, args: readonly string[], home = mkdtempSync(join(program.folder, 'room-'))) {
    this.home = home;
    this.#running = program.start([...args, '--json'], { SHOAL_HOME: home });
    this.#running.child.stdout?.on('data', (text: string) => this.#hear(text));
    this.#running.child.on('close', () => this.#tell());
  }

  get lines(): readonly Line[] {
    return this.#lines;
  }

  get outcome(): Promise<Outcome> {
    return this.#running.outcome;
  }

  say(line: object): void {
    this.#running.child.stdin?.write(`${JSON.stringify(line)}\n`);
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.#running.child.kill(signal);
  }

  /** Ends the input, as a program that has enough. */
  leave(): Promise<Outcome> {
    this.#running.child.stdin?.end();
    return this.outcome;
  }

  /** The next line of this kind, or one that came already. */
  async until(isWanted: (line: Line) => boolean, what = 'the line'): Promise<Line> {
    await this.#wait(() => this.#lines.some(isWanted), what);
    return this.#lines.find(isWanted) ?? {};
  }

  async count(type: string, count: number): Promise<void> {
    await this.#wait(() => this.#lines.filter((line) => line['type'] === type).length >= count, `${count} x ${type}`);
  }

  async link(): Promise<string> {
    return String((await this.until(({ type }) => type === 'room', 'a room'))['link']);
  }

  #wait(isMet: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        this.#watchers.delete(watch);
        settle();
      };
      const watch = () => {
        if (isMet()) finish(resolve);
      };
      const told = () => this.#lines.slice(-5).map((line) => JSON.stringify(line).slice(0, 300));
      const timer = setTimeout(
        () => finish(() => reject(new Error(`${what} never came after ${told().join('\n')}`))),
        PATIENCE_MS,
      );
      this.#watchers.add(watch);
      watch();
    });
  }

  #hear(text: string): void {
    const parts = `${this.#rest}${text}`.split('\n');
    this.#rest = parts.pop() ?? '';
    for (const part of parts) {
      const line = objectIn(part);
      if (line === null) throw new Error(`no JSON: ${part}`);
      this.#lines.push(line);
      if (this.isPlaying && line['type'] === 'turn' && line['legal'] !== undefined)
        this.say({ type: 'act', choice: 0 });
    }
    this.#tell();
  }

  #tell(): void {
    for (const watch of [...this.#watchers]) watch();
  }
}
