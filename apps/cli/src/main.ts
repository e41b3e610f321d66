import { isMainThread } from 'node:worker_threads';
import { perform } from '@shoal/room';
import { CommanderError } from 'commander';
import { jobPlayer } from './arena/play-job.ts';
import { serveTasks } from './arena/worker.ts';
import { NEVER_YIELDING } from './arena/yielder.ts';
import { EXIT, type ExitCode, Failure, ownFault } from './exit-code.ts';
import { Interruption } from './interruption.ts';
import { programFor } from './program.ts';
import { plainSpaces } from './spaces.ts';

/** Whoever reads our output may stop reading: that ends the work, and is no fault. */
function endQuietlyWhenNobodyReads(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.internal);
    });
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

async function main(): Promise<void> {
  endQuietlyWhenNobodyReads();
  const interruption = new Interruption();
  interruption.watch();
  const settle = (code: ExitCode) => {
    process.exitCode = code;
  };
  try {
    await programFor(interruption, settle).parseAsync();
  } catch (error) {
    settle(explain(error));
  }
  // Ctrl-C may come again while Node winds up, and would then kill it: it has no time to wind up.
  if (interruption.hasCome) process.exit();
}

if (isMainThread) await main();
else serveTasks({ deals: jobPlayer(NEVER_YIELDING), thoughts: perform });
