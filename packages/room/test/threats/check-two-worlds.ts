import { parseArgs } from 'node:util';
import { compareWorlds, eveningOf, newComparison, worldLike } from './two-worlds.ts';

/** `npm run check:two-worlds -- --pairs N --seed S`: evenings told in two worlds that a viewer must not tell apart. */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'worlds' } },
});
const wanted = Number(values.pairs);
const startedAt = performance.now();
const REPORT_EVERY_MS = 10_000;

const comparison = newComparison();
let reportedAt = startedAt;
const report = (): void => {
  const { pairs, frames, bytes, differences } = comparison;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `two worlds over the wire, seed ${values.seed}: ${pairs} pairs, ${frames} frames, ${bytes} bytes, ` +
      `${differences.length} differences in ${seconds} s`,
  );
};

for (let number = 0; comparison.pairs < wanted && comparison.differences.length < 5; number++) {
  const evening = eveningOf(values.seed, number);
  const other = await worldLike(evening);
  if (other !== null) await compareWorlds(evening, other, comparison);
  if (performance.now() - reportedAt > REPORT_EVERY_MS) {
    reportedAt = performance.now();
    report();
  }
}
report();
for (const difference of comparison.differences) console.error(difference);
process.exitCode = comparison.differences.length === 0 ? 0 : 1;
