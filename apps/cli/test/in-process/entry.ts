import { isMainThread } from 'node:worker_threads';
import { serveThread } from '../../src/arena/serve-thread.ts';
import { Interruption } from '../../src/process/interruption.ts';
import { LANE_COMMAND } from '../../src/process/own-program.ts';
import { runProgram } from '../../src/run-program.ts';

/** The bundle that tests import: the whole program, which runs only when it is told to. */
export const run = (args: readonly string[]): Promise<number> => runProgram(args, new Interruption());

// The program starts its threads and its lanes from its own file, and this is that file.
if (!isMainThread) serveThread();
else if (process.argv[2] === LANE_COMMAND) process.exitCode = await run([LANE_COMMAND]);
