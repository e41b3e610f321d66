import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ProcessFigures {
  readonly rssBytes: number;
  readonly heapBytes: number;
  readonly cpuMs: number;
}

/** A program that serves in a process of its own, and tells its port and its figures. */
export class ServingChild {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Runs Node with these arguments; resolves once the program is ready. */
  static async start(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<ServingChild> {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const [{ port }] = await Promise.race([once(child, 'message'), neverStarted(child)]);
    return new ServingChild(child, port);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async figures(): Promise<ProcessFigures> {
    const told = once(this.#child, 'message');
    this.#child.send('figures');
    const [figures] = await told;
    return figures;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const closed = once(this.#child, 'close');
    this.#child.kill(signal);
    await closed;
  }
}

async function neverStarted(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'close');
  throw new Error(`the server ended with code ${code} before it was ready`);
}
