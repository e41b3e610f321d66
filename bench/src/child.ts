import { allocationOf } from './allocation.ts';
import type { Answers, BenchJob, Timing } from './job.ts';
import { interleave, type TimedWork } from './stopwatch.ts';
import { twoThreads } from './threads.ts';
import { gameWork, referenceShuffles, shuffleWork } from './works.ts';

function timing(work: TimedWork, seed: number, seconds: number): Timing {
  const [done, reference] = interleave([work, referenceShuffles(seed)], seconds);
  return { nsPerRun: done.nsPerRun, actionsPerRun: done.workPerRun, nsPerShuffle: reference.nsPerRun };
}

async function answer(job: BenchJob): Promise<Answers[BenchJob['kind']]> {
  if (job.kind === 'allocation') return allocationOf(gameWork('silent', job.of, job.seed), job.games);
  if (job.kind === 'threads') return twoThreads(job.of, job.seed, job.seconds);
  const work = job.kind === 'shuffle' ? shuffleWork(job.lane, job.seed) : gameWork(job.kind, job.of, job.seed);
  return timing(work, job.seed, job.seconds);
}

process.stdout.write(JSON.stringify(await answer(JSON.parse(process.argv[2]) as BenchJob)));
