import { perform } from '@shoal/room';
import { CommanderError } from 'commander';
import { jobPlayer } from './arena/play-job.ts';
import { serveTasks } from './arena/worker.ts';
import { NEVER_YIELDING } from './arena/yielder.ts';
import { EXIT, type ExitCode, Failure, ownFault } from './process/exit-code.ts';
import type { Interruption } from './process/interruption.ts';
import { programFor } from './program.ts';
import { plainSpaces } from './text/spaces.ts';

/** Runs one command line to its end. It leaves the process alone, so that tests can run many in one process. */
export async function runProgram(args: readonly string[], interruption: Interruption): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const settle = (settled: ExitCode) => {
    code = settled;
  };
  try {
    await programFor(interruption, settle).parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): ExitCode {
  // Commander has told its own story already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (!(error instanceof Failure)) {
    process.stderr.write(ownFault(error));
    return EXIT.internal;
  }
  if (error.message !== '') process.stderr.write(`${plainSpaces(error.message)}\n`);
  return error.code;
}

/** Does what the program hands to its other threads: deals of a simulation, and the thoughts of bots. */
export const serveThread = (): void => serveTasks({ deals: jobPlayer(NEVER_YIELDING), thoughts: perform });
