import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { afterAll, beforeAll, inject } from 'vitest';
import { inBorrowedProcess } from './in-process/borrowed-process.ts';
import type { run } from './in-process/entry.ts';

const ENTRY = fileURLToPath(new URL('../src/main.ts', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** The program as people get it. */
    readonly bundle: string;
    /** The program to be imported and run inside a test. */
    readonly inProcessBundle: string;
  }
}

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly outcome: Promise<Outcome>;
}

/** The built program, with a folder for what it writes. */
export class Program {
  readonly folder = mkdtempSync(join(tmpdir(), 'shoal-'));
  /** What a process of its own is started from. */
  readonly bundle: string;

  /** The program speaks English unless a test says otherwise, whatever the language of the machine. */
  readonly #environment = { ...process.env, LC_ALL: 'C.UTF-8', SHOAL_HOME: join(this.folder, 'home') };

  constructor(bundle?: string) {
    this.bundle = bundle ?? join(this.folder, 'shoal.mjs');
  }

  /** Builds it with other modules in place of some of its own, by the names they are imported under. */
  async buildWith(alias: Readonly<Record<string, string>>): Promise<void> {
    await build({
      ...{ input: ENTRY, platform: 'node', logLevel: 'silent' },
      ...{ resolve: { alias }, output: { dir: this.folder, entryFileNames: 'shoal.mjs', format: 'esm' } },
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  file(name: string): string {
    return join(this.folder, name);
  }

  /** Runs it to the end with this input, inside the process of the test: no start of Node to wait for. */
  async run(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const program: { run: typeof run } = await import(pathToFileURL(inject('inProcessBundle')).href);
    const context = { input, env: { ...this.#environment, ...env }, cwd: this.folder };
    return inBorrowedProcess(() => program.run(args), context);
  }

  /** Starts it in a process of its own, with its input left open. */
  start(args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
    const child = spawn(process.execPath, [this.bundle, ...args], {
      env: { ...this.#environment, ...env },
      cwd: this.folder,
    });
    return { child, outcome: outcomeOf(child) };
  }

  /** Runs it to the end with this input in a process of its own, where the process is the point. */
  runAlone(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const { child, outcome } = this.start(args, env);
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    return outcome;
  }

  /** Runs a line of shell, in which `shoal` is the program. */
  shell(line: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const script = `shoal() { '${process.execPath}' '${this.bundle}' "$@"; }; ${line}`;
    return outcomeOf(
      spawn('bash', ['-c', script], {
        cwd: this.folder,
        env: { ...this.#environment, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }
}

export function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A program for the tests of one file. */
export function useProgram(): Program {
  const program = new Program(inject('bundle'));
  afterAll(() => program.remove());
  return program;
}

/** A program with other modules in place of some of its own; it runs only in processes of its own. */
export function useProgramWith(alias: Readonly<Record<string, string>>): Program {
  const program = new Program();
  beforeAll(() => program.buildWith(alias));
  afterAll(() => program.remove());
  return program;
}
