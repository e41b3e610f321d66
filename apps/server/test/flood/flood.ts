import { parseArgs } from 'node:util';
import { LIMITS } from '@shoal/room/protocol';
import { bestRatioOf, measureFloods, spelledPairs } from './flood-run.ts';

/**
 * `npm run flood -- --pairs P --seconds S`: honest people play alone and beside floods, P times in turn. Fails if they wait more than
 * twice as long beside the floods, by p99, in every pair.
 */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '5' }, seconds: { type: 'string', default: '8' } },
});
const MOST_RATIO = 2;

const { pairs, floods } = await measureFloods({
  load: { rooms: 20, seats: 4, rate: 50, seconds: Number(values.seconds) },
  ...{ people: LIMITS.peoplePerRoom, pairs: Number(values.pairs), changeMs: 1000 },
});
const errors = pairs.flatMap(({ beside }) => beside.errors);
for (const error of new Set(errors)) console.error(error);
const ratio = bestRatioOf(pairs);
const share = Math.max(...pairs.map(({ beside }) => beside.serverShare));
console.log(
  `flood: ${JSON.stringify(floods)}; p99 alone and beside them: ${spelledPairs(pairs)}; at best ${ratio.toFixed(2)} x, ` +
    `server at most ${(100 * share).toFixed(0)} % of a core, ${errors.length} errors`,
);
process.exitCode = ratio <= MOST_RATIO && errors.length === 0 ? 0 : 1;
