// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../scripts/bootstrap.mjs';
import { buildCli } from '../scripts/build-cli.mjs';
import { bundle } from '../scripts/bundle.mjs';
import { orExplain, SetupError } from '../scripts/setup-error.mjs';

/** Measures how long short commands take, and how fast `simulate` is beside the silent engine: everything in turn, in one run. */

const root = fileURLToPath(new URL('..', import.meta.url));
const STARTS = 15;
const ROUNDS = 3;
const SEATS = '2';
const GAMES = { random: 1_500_000, dolphin: 60_000 };
const GOAL_MS = 60;
const EXIT_MISSED = 1;

/**
 * @param {readonly string[]} args
 */
function run(args) {
  const startMs = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new SetupError(`node ${args.join(' ')} ended with code ${status}:\n${stderr}`);
  return { ms: performance.now() - startMs, stdout, stderr };
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/**
 * Prints a finding beside its goal.
 * @param {string} what
 * @param {string} found
 * @param {string} goal
 * @param {boolean} isMet
 */
function judge(what, found, goal, isMet) {
  process.stdout.write(`  ${what.padEnd(34)} ${found.padStart(9)}, goal ${goal}: ${isMet ? 'met' : 'missed'}\n`);
  if (!isMet) process.exitCode = EXIT_MISSED;
}

/** @param {string} program */
function benchStarts(program) {
  const commands = [['--version'], ['--help'], ['rules']];
  /** @type {number[]} */
  const bare = [];
  const times = commands.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < STARTS; round++) {
    bare.push(run(['-e', '0']).ms);
    for (const [index, command] of commands.entries()) times[index].push(run([program, ...command]).ms);
  }
  process.stdout.write(`Start to end, median of ${STARTS}; node -e 0 takes ${median(bare).toFixed(0)} ms\n`);
  for (const [index, command] of commands.entries()) {
    const over = median(times[index]) - median(bare);
    const ratio = (median(times[index]) / median(bare)).toFixed(2);
    judge(`shoal ${command.join(' ')} (${ratio} x node)`, `${over.toFixed(0)} ms`, `${GOAL_MS} ms`, over <= GOAL_MS);
  }
}

/**
 * The games that `simulate` plays in a second, as it says itself.
 * @param {string} program
 * @param {'random' | 'dolphin'} bot
 * @param {number} jobs
 */
function simulated(program, bot, jobs) {
  const table = ['simulate', '--seats', SEATS, '--seed', '7', '--bots', bot];
  const { stderr } = run([program, ...table, '--games', `${GAMES[bot]}`, '--jobs', `${jobs}`]);
  const [, rate = ''] = /([\d,.]+) games\/s/.exec(stderr) ?? [];
  return Number(rate.replaceAll(',', ''));
}

/**
 * @param {string} program
 * @param {string} silentGames
 */
function benchSimulate(program, silentGames) {
  /** @type {Record<'silent' | 'one' | 'two' | 'dolphin', number>} */
  const best = { silent: 0, one: 0, two: 0, dolphin: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    best.silent = Math.max(best.silent, Number(run([silentGames, SEATS, `${GAMES.random}`]).stdout));
    best.one = Math.max(best.one, simulated(program, 'random', 1));
    best.two = Math.max(best.two, simulated(program, 'random', 2));
    best.dolphin = Math.max(best.dolphin, simulated(program, 'dolphin', 1));
  }
  const rate = (/** @type {number} */ games) => Math.round(games).toLocaleString('en-GB');
  process.stdout.write(
    `simulate, ${SEATS} seats, best of ${ROUNDS}; the silent engine: ${rate(best.silent)} games/s\n`,
  );
  judgeRatio(`one job (${rate(best.one)}/s) to engine`, best.one / best.silent, 0.5);
  judgeRatio(`two jobs (${rate(best.two)}/s) to one`, best.two / best.one, 1.8);
  judgeRatio(`dolphin (${rate(best.dolphin)}/s) to random`, best.dolphin / best.one, 0.2);
}

/**
 * @param {string} what
 * @param {number} found
 * @param {number} goal
 */
const judgeRatio = (what, found, goal) => judge(what, found.toFixed(2), `${goal}`, found >= goal);

await orExplain(async () => {
  await ensureInstalled(root);
  const program = await buildCli(root);
  const silentGames = join(root, '.cache', 'bench', 'silent-games.mjs');
  await bundle(root, 'bench/src/silent-games.ts', silentGames);
  benchStarts(program);
  benchSimulate(program, silentGames);
});
