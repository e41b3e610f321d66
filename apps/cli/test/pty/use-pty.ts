import { afterEach } from 'vitest';
import type { Program } from '../program.ts';
import { Pty, type PtyOptions } from './pty.ts';

/** Starts the program at terminals of its own. */
export interface Ptys {
  /** The program of these tests, with these arguments. */
  shoal(args: readonly string[], options?: PtyOptions): Pty;
  /** A line of shell, in which `shoal` is the program. */
  shell(line: string, options?: PtyOptions): Pty;
}

/** Gives back what it is given, and ends it after the test, whatever became of it. */
export function keepPtys(): (pty: Pty) => Pty {
  const started = new Set<Pty>();
  afterEach(async () => {
    await Promise.all([...started].map((pty) => pty.kill()));
    started.clear();
  });
  return (pty) => {
    started.add(pty);
    return pty;
  };
}

export function usePty({ bundle, folder }: Pick<Program, 'bundle' | 'folder'>): Ptys {
  const keep = keepPtys();
  const command = [process.execPath, bundle];
  const definition = `shoal() { '${command.join("' '")}' "$@"; }`;
  return {
    shoal: (args, options) => keep(new Pty([...command, ...args], { cwd: folder, ...options })),
    shell: (line, options) => keep(Pty.shell(`${definition}\n${line}`, { cwd: folder, ...options })),
  };
}
