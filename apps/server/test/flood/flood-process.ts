import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../../../scripts/bundle.mjs';
import type { FloodCounts } from './floods.ts';

const SOURCE = 'apps/server/test/flood/flooder.ts';
const ROOT = process.cwd();

/** Somebody who floods a server from another process, so that the flood costs nothing here. */
export class FloodProcess {
  readonly #program: string;
  readonly #child: ChildProcess;

  private constructor(program: string, child: ChildProcess) {
    this.#program = program;
    this.#child = child;
  }

  /** Resolves once so many people are in the room that will be loud. */
  static async start(origin: string, people: number): Promise<FloodProcess> {
    const program = await bundle(ROOT, SOURCE, join(ROOT, '.cache', 'run', `flooder-${process.pid}.mjs`));
    const child = spawn(process.execPath, [program, '--origin', origin, '--people', String(people)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const failed = once(child, 'close').then(([code]) => {
      throw new Error(`the flooder ended with code ${code}`);
    });
    await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => undefined);
    return new FloodProcess(program, child);
  }

  /** Begins, or stops. Resolves to what has been done so far. */
  async tell(what: 'flood' | 'rest'): Promise<FloodCounts> {
    const told = once(this.#child, 'message');
    this.#child.send(what);
    const [counts] = await told;
    return counts;
  }

  async end(): Promise<void> {
    const closed = once(this.#child, 'close');
    this.#child.kill('SIGKILL');
    await closed;
    for (const path of [this.#program, `${this.#program}.map`]) rmSync(path, { force: true });
  }
}
