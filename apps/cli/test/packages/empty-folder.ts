import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Outcome, outcomeOf } from '../program.ts';

/** A stranger's folder: no workspace above it, no network, a cache of npm's that holds nothing. */
export class EmptyFolder {
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
  readonly #parent = mkdtempSync(join(tmpdir(), 'shoal-packages-'));

  constructor() {
    this.path = join(this.#parent, 'folder');
    mkdirSync(this.path);
    this.env = {
      ...withoutNpm(process.env),
      ...{ LC_ALL: 'C.UTF-8', SHOAL_HOME: join(this.#parent, 'home') },
      ...{ npm_config_cache: join(this.#parent, 'cache'), npm_config_offline: 'true' },
    };
  }

  remove(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }

  file(name: string): string {
    return join(this.path, name);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(this.file(name)), { recursive: true });
    writeFileSync(this.file(name), text);
  }

  take(files: readonly string[]): void {
    for (const file of files) copyFileSync(file, this.file(basename(file)));
  }

  start(command: string, args: readonly string[]): ChildProcess {
    return spawn(command, args, { cwd: this.path, env: this.env });
  }

  run(command: string, args: readonly string[], input = ''): Promise<Outcome> {
    const child = this.start(command, args);
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    return outcomeOf(child);
  }

  /** Runs it and gives back what it printed; whatever else it did is an error. */
  async output(command: string, args: readonly string[], input = ''): Promise<string> {
    const { code, stdout, stderr } = await this.run(command, args, input);
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
    return stdout;
  }
}

/** `npm test` tells its children of this workspace. */
const withoutNpm = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_|^INIT_CWD$/i.test(name)));
