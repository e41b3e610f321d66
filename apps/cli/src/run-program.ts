import { CommanderError } from 'commander';
import { checkCommand, commandFirst } from './command-line/command-first.ts';
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
    const program = programFor(interruption, settle);
    checkCommand(args, program);
    await program.parseAsync(commandFirst(args, program), { from: 'user' });
    return code;
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): ExitCode {
  // The help or the version was asked for, and is printed.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (!(error instanceof Failure)) {
    process.stderr.write(ownFault(error));
    return EXIT.internal;
  }
  if (error.message !== '') process.stderr.write(`${plainSpaces(error.message)}\n`);
  return error.code;
}
