import { parseArgs } from 'node:util';
import { ensurePeers } from '../../../../bench/ensure-peers.mjs';
import { clearProgress, sayProgress } from '../../../../bench/src/progress.ts';
import { verdictOf } from '../../../../bench/src/targets.ts';
import { orExplain } from '../../../../scripts/setup-error.mjs';
import { type Contestants, withContestants } from './contestants.ts';
import { checksOf, reportOf } from './peers-report.ts';

/**
 * `npm run load:peers -- --rooms R --seats S --slices N --seconds T`: plays as fast as possible on our server and on those of
 * boardgame.io in turn. Fails after an error and where its files are faster than ours; `--gate` fails where a target is missed.
 */
const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '400' },
    seats: { type: 'string', default: '2' },
    slices: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    gate: { type: 'boolean', default: false },
  },
});
const [rooms, seats, slices, seconds] = [values.rooms, values.seats, values.slices, values.seconds].map(Number);

async function measure(contestants: Contestants): Promise<void> {
  const all = Object.values(contestants);
  for (let round = 1; round <= slices; round += 1) {
    for (const contestant of all) {
      sayProgress(`${contestant.name}, slice ${round} of ${slices}`);
      await contestant.play(seconds);
    }
  }
  clearProgress();
  process.stdout.write(reportOf(contestants));
  const checks = checksOf(contestants);
  const isSlower = checks.some(({ measured, floor }) => measured <= floor);
  const isMissed = checks.some((check) => verdictOf(check) === 'missed');
  const hasFailed = all.some(({ errors }) => errors.length > 0);
  if (hasFailed || isSlower || (values.gate && isMissed)) process.exitCode = 1;
}

const peers = await orExplain(() => ensurePeers(process.cwd()));
if (peers !== undefined) await withContestants(peers, { rooms, seats }, measure);
