import { Readable, Writable } from 'node:stream';
import type { Outcome } from '../program.ts';

/** What a command reads and where it runs. */
export interface ProcessContext {
  readonly input: string;
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
}

const STREAMS = ['stdin', 'stdout', 'stderr'] as const;

/** A process has only one of each stream, so commands take turns. */
let turn: Promise<unknown> = Promise.resolve();

/** Runs a command with streams, environment and folder of its own in place of those of this process. */
export function inBorrowedProcess(command: () => Promise<number>, context: ProcessContext): Promise<Outcome> {
  const outcome = turn.then(() => borrowed(command, context));
  turn = outcome.catch(() => undefined);
  return outcome;
}

async function borrowed(command: () => Promise<number>, { input, env, cwd }: ProcessContext): Promise<Outcome> {
  const [stdout, stderr] = [new Written(), new Written()];
  const giveBack = lend({ stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]), stdout, stderr }, env, cwd);
  try {
    return { code: await command(), stdout: stdout.text, stderr: stderr.text };
  } finally {
    giveBack();
  }
}

/** Puts these in place of the process's own; what it returns puts its own back. */
function lend(streams: Record<(typeof STREAMS)[number], Readable | Writable>, env: NodeJS.ProcessEnv, cwd: string) {
  const own = STREAMS.map((name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const);
  const { env: ownEnv } = process;
  const ownCwd = process.cwd();
  const heeded = new Set(process.listeners('SIGTERM'));
  for (const name of STREAMS) Object.defineProperty(process, name, { value: streams[name], configurable: true });
  process.env = env;
  process.chdir(cwd);
  return () => {
    for (const [name, descriptor] of own)
      if (descriptor !== undefined) Object.defineProperty(process, name, descriptor);
    process.env = ownEnv;
    process.chdir(ownCwd);
    // A command heeds the signal as long as its process lives.
    for (const listener of process.listeners('SIGTERM')) if (!heeded.has(listener)) process.off('SIGTERM', listener);
  };
}

/** Keeps all that is written, as text. */
class Written extends Writable {
  readonly #chunks: Buffer[] = [];

  get text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }
}
