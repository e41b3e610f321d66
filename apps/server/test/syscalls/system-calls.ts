import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram, thisMachine } from '../../../../scripts/debian-program.mjs';

const STRACE = {
  names: ['strace'],
  debianPackage: 'strace',
  installing: 'Installing strace to watch the system calls of the server (first run)…',
};
export const MISSING_STRACE = 'There is no strace on this machine: install it.';
const CALLS = 'write,writev,sendto,sendmsg,pwrite64,pwritev,fsync,fdatasync';
/** Enough of a frame to tell what it is. */
const SHOWN_BYTES = 48;

/** The path of strace, which Debian has; undefined where it is missing and cannot be installed. */
export const straceHere = (): string | undefined => ensureProgram(STRACE, thisMachine());

/** Records what a process asks of the system to send and to save. */
export class SystemCalls {
  readonly #folder = mkdtempSync(join(tmpdir(), 'shoal-calls-'));
  readonly #child: ChildProcess;

  private constructor(strace: string, pid: number) {
    const options = ['-f', '-y', '-s', String(SHOWN_BYTES), '-e', `trace=${CALLS}`];
    this.#child = spawn(strace, [...options, '-o', this.#file, '-p', String(pid)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  /** Resolves once it is watching. */
  static async watch(strace: string, pid: number): Promise<SystemCalls> {
    const calls = new SystemCalls(strace, pid);
    const [said] = await Promise.race([once(calls.#child.stderr ?? calls.#child, 'data'), once(calls.#child, 'close')]);
    if (!String(said).includes('attached')) throw new Error(`strace cannot watch the server: ${said}`);
    return calls;
  }

  /** Stops watching. Returns all calls in their order, one a line. */
  async stop(): Promise<readonly string[]> {
    const closed = once(this.#child, 'close');
    this.#child.kill('SIGINT');
    await closed;
    const lines = readFileSync(this.#file, 'utf8').split('\n');
    rmSync(this.#folder, { recursive: true });
    return lines;
  }

  get #file(): string {
    return join(this.#folder, 'calls');
  }
}
