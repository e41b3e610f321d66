import { isMainThread } from 'node:worker_threads';
import { EXIT } from './process/exit-code.ts';
import { Interruption } from './process/interruption.ts';
import { runProgram } from './run-program.ts';

/** A reader of our output may stop reading: that ends the work, and is no fault. A full disk is one. */
function endWithOutput(): void {
  let isEnding = false;
  const end = async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok);
    if (isEnding) return;
    isEnding = true;
    const { ENGLISH } = await import('./text/language.ts');
    process.stderr.write(`${ENGLISH.files.cannotWrite('to standard output', error)}\n`);
    process.exit(EXIT.refused);
  };
  for (const output of [process.stdout, process.stderr]) output.on('error', end);
}

async function main(): Promise<void> {
  endWithOutput();
  const interruption = new Interruption();
  interruption.watch();
  process.exitCode = await runProgram(process.argv.slice(2), interruption);
  // Ctrl-C may come again while Node winds up, and would then kill it: it has no time to wind up.
  if (interruption.hasCome) process.exit();
}

if (isMainThread) await main();
else (await import('./arena/serve-thread.ts')).serveThread();
