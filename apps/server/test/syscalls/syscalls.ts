import { parseArgs } from 'node:util';
import { watchServer } from './syscalls-run.ts';
import { MISSING_STRACE, straceHere } from './system-calls.ts';

/** `npm run syscalls -- --tables T --seconds S`: no news and no answer may leave before all that is written is on the disk. */
const { values } = parseArgs({
  options: { tables: { type: 'string', default: '40' }, seconds: { type: 'string', default: '10' } },
});
const strace = straceHere();
if (strace === undefined) throw new Error(MISSING_STRACE);

const watch = (isCareless: boolean) =>
  watchServer({ strace, tables: Number(values.tables), seconds: Number(values.seconds), isCareless });
const careful = await watch(false);
const careless = await watch(true);
console.log(
  `syscalls: ${careful.frames} frames and ${careful.syncs} syncs, ${careful.early} frames before their sync ` +
    `(with synchronous=NORMAL ${careless.early} of ${careless.frames})`,
);
process.exitCode = careful.early === 0 && careful.frames > 0 && careless.early > 0 ? 0 : 1;
