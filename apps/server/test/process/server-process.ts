import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../../../scripts/bundle.mjs';
import { roomsFileIn } from '../../src/server/room-service.ts';
import { type ProcessFigures, ServingChild } from './serving-child.ts';

interface ServerProcessSettings {
  /** Commits without waiting for the disk, which no user can ask for: shows that a test notices it. */
  readonly isCareless?: boolean;
  /** Limits every address as a server does that nobody has told otherwise. */
  readonly hasLimits?: boolean;
  /** A folder for a profile of its processor time. */
  readonly profile?: string | null;
}

const SOURCE = 'apps/server/test/process/serving.ts';
/** The script runner and Vitest both start in the root of the project. */
const ROOT = process.cwd();

/** A server in a process of its own with a folder of its own. It can be killed and started again at the same port. */
export class ServerProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'shoal-server-'));
  readonly #program: string;
  readonly #settings: ServerProcessSettings;
  #child: ServingChild | null = null;
  #port = 0;

  private constructor(program: string, settings: ServerProcessSettings) {
    this.#program = program;
    this.#settings = settings;
  }

  static async start(settings: ServerProcessSettings = {}): Promise<ServerProcess> {
    // A program that starts meanwhile must not change what runs here.
    const program = join(ROOT, '.cache', 'run', `serving-${process.pid}.mjs`);
    const server = new ServerProcess(await bundle(ROOT, SOURCE, program), settings);
    if (settings.isCareless === true) makeCareless(program);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get port(): number {
    return this.#port;
  }

  get pid(): number {
    return this.#running.pid;
  }

  /** The file of all rooms. */
  get file(): string {
    return roomsFileIn(this.folder);
  }

  /** Resolves once it is ready, to the milliseconds that this took. */
  async start(): Promise<number> {
    const { profile = null, hasLimits = false } = this.#settings;
    const profiling = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const limits = hasLimits ? ['--limits'] : [];
    const args = ['--data', this.folder, '--port', String(this.#port), ...limits];
    const fromMs = performance.now();
    this.#child = await ServingChild.start([...profiling, this.#program, ...args]);
    this.#port = this.#child.port;
    return performance.now() - fromMs;
  }

  figures(): Promise<ProcessFigures> {
    return this.#running.figures();
  }

  /** Ends at once, as after a loss of power. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async remove(): Promise<void> {
    await this.#end('SIGTERM');
    for (const path of [this.folder, this.#program, `${this.#program}.map`])
      rmSync(path, { recursive: true, force: true });
  }

  get #running(): ServingChild {
    if (this.#child === null) throw new Error('the server does not run');
    return this.#child;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    await child.end(signal);
  }
}

function makeCareless(program: string): void {
  const code = readFileSync(program, 'utf8');
  const careless = code.replace('pragma synchronous = full', 'pragma synchronous = normal');
  if (careless === code) throw new Error('the store does not say how it syncs');
  writeFileSync(program, careless);
}
