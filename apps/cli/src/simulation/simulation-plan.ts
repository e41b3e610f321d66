import { randomBytes } from 'node:crypto';
import { BOT_NAMES, type BotName, DEFAULT_SHUFFLE, isBotName, RANDOM, type ShuffleName } from '@shoal/core';
import type { TablePlan } from '@shoal/room';
import { areQuick, isRandom, type Job, type JobExtras, kindsOf, rotationsUntilAlike } from '../arena/job.ts';
import { gameFrom } from '../flags/game-flag.ts';
import type { TableFlags } from '../flags/table-flags.ts';
import { planFrom } from '../flags/table-plan.ts';
import { UsageError } from '../process/exit-code.ts';
import { words } from '../text/words.ts';
import { simulationWords } from './words.ts';

export interface SimulationFlags extends TableFlags {
  readonly games: number;
  readonly seed?: string;
  readonly shuffle?: ShuffleName;
  readonly bots?: string;
  readonly rotate?: boolean;
}

/** What is to be simulated. */
export interface SimulationPlan {
  readonly plan: TablePlan;
  /** The bot at each seat. */
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly shuffle: ShuffleName;
  readonly deals: number;
  /** How often each deal is played. */
  readonly rotations: number;
}

export function orderFrom(flags: SimulationFlags): SimulationPlan {
  const named = flags.bots?.split(',').map(botFrom) ?? [RANDOM];
  const plan = planFrom(gameFrom(flags.game), flags, named.length);
  const bots = lineUp(named, plan.seats);
  const rotations = flags.rotate === true ? rotationsUntilAlike(bots) : 1;
  if (flags.rotate === true && rotations === 1) throw new UsageError(simulationWords.rotateNeedsBots);
  const { seed = randomBytes(4).toString('hex'), shuffle = DEFAULT_SHUFFLE, games: deals } = flags;
  return { plan, bots, seed, shuffle, deals, rotations };
}

function botFrom(text: string): BotName {
  const name = text.trim().toLowerCase();
  if (!isBotName(name)) throw new UsageError(words.unknownBot(name, BOT_NAMES));
  return name;
}

/** One name for every seat, or one for all of them. */
function lineUp(names: readonly BotName[], seats: number): readonly BotName[] {
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]);
  if (names.length !== seats) throw new UsageError(words.wrongBotCount(names.length, seats));
  return names;
}

/** Games a job: enough that handing it out costs nothing, few enough that progress is seen. */
function gamesPerJob(bots: readonly BotName[]): number {
  if (bots.every(isRandom)) return 2048;
  return areQuick(bots) ? 64 : 1;
}

/** The order cut into jobs, always in the same way: who plays them changes nothing. */
export function* jobsOf(
  { plan, bots, seed, shuffle, deals, rotations }: SimulationPlan,
  wants: JobExtras,
): Generator<Job> {
  const step = Math.ceil(gamesPerJob(bots) / rotations);
  const { id: game, options } = plan;
  for (let from = 0; from < deals; from += step) {
    yield { game, options, bots, seed, shuffle, from, to: Math.min(deals, from + step), rotations, wants };
  }
}

/** A thread takes longer to start than a few quick jobs to play. */
const QUICK_JOBS_A_THREAD = 4;

/** How many threads it takes, at most so many. */
export function threadsFor({ bots, deals, rotations }: SimulationPlan, most: number): number {
  const jobs = (deals * rotations) / gamesPerJob(bots);
  return Math.max(1, Math.min(most, Math.ceil(areQuick(bots) ? jobs / QUICK_JOBS_A_THREAD : jobs)));
}

/** The command line that plays the same games again. */
export function repeatCommand({ plan, bots, seed, shuffle, deals, rotations }: SimulationPlan): string {
  const flags = [
    ['--preset', plan.preset],
    ...plan.changes.map((change) => ['--rule', change]),
    ['--seats', String(plan.seats)],
    ['--bots', (kindsOf(bots).length === 1 ? bots.slice(0, 1) : bots).join(',')],
    ['--games', String(deals)],
    ['--seed', seed],
    ...(shuffle === DEFAULT_SHUFFLE ? [] : [['--shuffle', shuffle]]),
  ];
  const words = ['shoal', 'simulate', plan.id, ...flags.flat(), ...(rotations > 1 ? ['--rotate'] : [])];
  return words.map(quoted).join(' ');
}

/** As a shell reads it back. */
const quoted = (word: string): string => (/^[\w:.,=@%+/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
