import { once } from 'node:events';
import type { Outcome, Running } from './program.ts';

/** A server that runs in a process of its own. */
export interface Serving extends Running {
  /** All that it said until it served. */
  readonly told: string;
  /** The address of the page. */
  readonly url: string;
  readonly origin: string;
  readonly port: number;
}

/** Waits for the first words of a server. */
export async function toldBy(running: Running): Promise<Serving> {
  const { child, outcome } = running;
  if (child.stdout === null) throw new Error('no output');
  const [told] = await Promise.race([once(child.stdout, 'data'), outcome.then(failed)]);
  const url = /http:\S+?\/(?=["\n])/.exec(told)?.[0] ?? '';
  const { origin, port } = new URL(url);
  return { ...running, told, url, origin, port: Number(port) };
}

const failed = ({ code, stderr }: Outcome): never => {
  throw new Error(`the server ended with ${code}: ${stderr}`);
};

export async function stop({ child, outcome }: Running, signal: NodeJS.Signals = 'SIGINT'): Promise<Outcome> {
  child.kill(signal);
  return outcome;
}
