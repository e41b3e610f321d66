import { parseArgs } from 'node:util';
import { measureRestart } from './restart-run.ts';

/** `npm run restart -- --rooms R --present P`: kills a server with R rooms in play, in P of which people stay, and measures. */
const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '10000' },
    present: { type: 'string', default: '200' },
    gate: { type: 'boolean', default: false },
  },
});
const TARGET = { readyMs: 2000, backMs: 1000 };

const { readyMs, ...back } = await measureRestart({ rooms: Number(values.rooms), present: Number(values.present) });
const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(0.95 * times.length)] ?? Number.NaN;
const [restart, wake, silence] = [back.afterRestartMs, back.afterWakeMs, back.afterSilenceMs].map(p95);
console.log(
  `restart: ${values.rooms} rooms, ready after ${readyMs.toFixed(0)} ms; ${back.afterRestartMs.length} clients back, p95: ` +
    `${restart.toFixed(0)} ms after that, ${wake.toFixed(0)} ms after a wake, ${silence.toFixed(0)} ms where the network is silent`,
);
const isMissed = readyMs > TARGET.readyMs || Math.max(restart, wake, silence) > TARGET.backMs;
process.exitCode = values.gate && isMissed ? 1 : 0;
