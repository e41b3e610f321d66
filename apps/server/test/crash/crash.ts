import { parseArgs } from 'node:util';
import { CrashRun } from './crash-run.ts';

/** `npm run crash -- --kills N --tables T`: kills a server under load N times, and compares what people were told with its file. */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1000' }, tables: { type: 'string', default: '12' } },
});
const TOLD_EVERY = 50;

const run = await CrashRun.begin(Number(values.tables));
try {
  for (let kill = 1; kill <= Number(values.kills) && run.report.faults.length === 0; kill += 1) {
    await run.kill();
    if (kill % TOLD_EVERY === 0) console.log(`${kill} kills, ${run.report.acknowledged} commands acknowledged`);
  }
} finally {
  await run.end();
}
const { kills, acknowledged, faults, restartMs } = run.report;
for (const fault of faults) console.error(fault);
console.log(
  `crash: ${kills} kills, ${acknowledged} commands acknowledged, ${faults.length} lost, doubled or without a seat; ` +
    `ready again after ${restartMs.toFixed(0)} ms on average`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
