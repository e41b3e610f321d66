import { parseArgs } from 'node:util';
import { FATES } from './chaos-proxy.ts';
import { playThroughChaos } from './chaos-run.ts';

/** `npm run chaos -- --games N --seed S`: games to their end through a network that delays, drips, cuts, resets and swallows. */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '60' }, seed: { type: 'string', default: `${Date.now()}` } },
});
const MOST_MINUTES = 20;

const limit = setTimeout(() => {
  console.error(`chaos, seed ${values.seed}: the games do not end in ${MOST_MINUTES} minutes`);
  process.exit(1);
}, MOST_MINUTES * 60_000);
const fromMs = performance.now();
const { actions, losses, fates, faults } = await playThroughChaos({
  games: Number(values.games),
  seed: values.seed,
  // Both ends need most of a minute to notice that a connection swallows everything.
  fates: [...FATES, ...FATES.filter((fate) => fate !== 'swallow'), ...FATES.filter((fate) => fate !== 'swallow')],
});
clearTimeout(limit);
for (const fault of faults) console.error(fault);
console.log(
  `chaos: ${values.games} games with ${actions} actions to their end, ${losses} connections lost in play, ` +
    `${JSON.stringify(fates)}, ${faults.length} lost or doubled, ${Math.round((performance.now() - fromMs) / 1000)} s, seed ${values.seed}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
