import { parseArgs } from 'node:util';
import { playEvening } from './evenings.ts';

/** `npm run simulate:faults -- --games N --seed S --from K --seats M`: evenings of faults, one after the other. A failure prints its seed. */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'faults' },
    from: { type: 'string', default: '0' },
    seats: { type: 'string', default: '5' },
  },
});
const games = Number(values.games);
const startedAt = performance.now();
const REPORT_EVERY_MS = 10_000;

let [deals, frames, faults, violations, reportedAt] = [0, 0, 0, 0, startedAt];
const report = (): void => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${deals} games, ${frames} frames, ${faults} faults, ${violations} violations in ${seconds} s`);
};

for (let number = Number(values.from); deals < games && violations < 10; number++) {
  try {
    const evening = await playEvening(values.seed, number, Number(values.seats));
    deals += evening.deals;
    frames += evening.frames;
    faults += Object.values(evening.faults).reduce((one, other) => one + other);
  } catch (error) {
    violations += 1;
    console.error(`evening ${number}: ${(error as Error).message}`);
  }
  if (performance.now() - reportedAt > REPORT_EVERY_MS) {
    reportedAt = performance.now();
    report();
  }
}
report();
process.exitCode = violations === 0 ? 0 : 1;
