import { isMainThread } from 'node:worker_threads';
import { EXIT } from './process/exit-code.ts';
import { Interruption } from './process/interruption.ts';
import { runProgram, serveThread } from './run-program.ts';

/** The reader of our output may stop reading: that ends the work, and is no fault. */
function endQuietlyWhenNobodyReads(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.internal);
    });
  }
}

async function main(): Promise<void> {
  endQuietlyWhenNobodyReads();
  const interruption = new Interruption();
  interruption.watch();
  process.exitCode = await runProgram(process.argv.slice(2), interruption);
  // Ctrl-C may come again while Node winds up, and would then kill it: it has no time to wind up.
  if (interruption.hasCome) process.exit();
}

if (isMainThread) await main();
else serveThread();
