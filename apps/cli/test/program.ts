import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { afterAll, beforeAll } from 'vitest';
import { buildCli } from '../../../scripts/build-cli.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly outcome: Promise<Outcome>;
}

/** The real program, with a folder for what it writes. */
export class Program {
  readonly folder = mkdtempSync(join(tmpdir(), 'shoal-'));
  readonly bundle = join(this.folder, 'shoal.mjs');

  /** Whoever runs the tests may speak any language; the program speaks English unless a test says otherwise. */
  readonly #environment = { ...process.env, LC_ALL: 'C.UTF-8', SHOAL_HOME: join(this.folder, 'home') };

  /** As people get it, or with other modules in place of some of its own, by the names they are imported under. */
  async build(alias: Readonly<Record<string, string>> = {}): Promise<void> {
    if (Object.keys(alias).length === 0) copyFileSync(await buildCli(ROOT), this.bundle);
    else await this.#buildWith(alias);
  }

  async #buildWith(alias: Readonly<Record<string, string>>): Promise<void> {
    await build({
      ...{ input: ENTRY, platform: 'node', logLevel: 'silent' },
      ...{ resolve: { alias }, output: { file: this.bundle, format: 'esm' } },
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  file(name: string): string {
    return join(this.folder, name);
  }

  /** Starts it with its input left open. */
  start(args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
    const child = spawn(process.execPath, [this.bundle, ...args], {
      env: { ...this.#environment, ...env },
      cwd: this.folder,
    });
    return { child, outcome: outcomeOf(child) };
  }

  /** Runs it to the end with this input. */
  run(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const { child, outcome } = this.start(args, env);
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    return outcome;
  }

  /** Runs a line of shell, in which `shoal` is the program. */
  shell(line: string): Promise<Outcome> {
    const script = `shoal() { '${process.execPath}' '${this.bundle}' "$@"; }; ${line}`;
    return outcomeOf(
      spawn('bash', ['-c', script], {
        cwd: this.folder,
        env: this.#environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }
}

function outcomeOf(child: ChildProcess): Promise<Outcome> {
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
export function useProgram(alias: Readonly<Record<string, string>> = {}): Program {
  const program = new Program();
  beforeAll(() => program.build(alias));
  afterAll(() => program.remove());
  return program;
}
