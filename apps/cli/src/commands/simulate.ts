import { SimulationTally } from '@shoal/core';
import { printable } from '@shoal/room';
import { inOrder } from '../arena/in-order.ts';
import { kindsOf } from '../arena/job.ts';
import { defaultJobs, type WorkerPool, workerPool } from '../arena/worker-pool.ts';
import { ensureWritable, isSameFile, writeReport } from '../files/report-file.ts';
import { EXIT, type ExitCode, Interrupted, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { RecordSink } from '../records/record-sink.ts';
import { reportOf } from '../simulation/report.ts';
import {
  jobsOf,
  orderFrom,
  type SimulationFlags,
  type SimulationPlan,
  threadsFor,
} from '../simulation/simulation-plan.ts';
import { type SimulationRun, summaryJson } from '../simulation/summary.ts';
import { summaryLines } from '../simulation/summary-lines.ts';
import { simulationWords } from '../simulation/words.ts';
import { isAscii } from '../text/look.ts';
import { announceLong, ProgressLine, SILENT } from '../text/progress.ts';
import { words } from '../text/words.ts';

export interface SimulateFlags extends SimulationFlags {
  readonly jobs?: number;
  readonly record?: string;
  readonly html?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly ascii?: boolean;
}

export async function simulate(flags: SimulateFlags, interruption: Interruption): Promise<ExitCode> {
  const order = orderFrom(flags);
  if (isSameFile(flags.record, flags.html)) throw new UsageError(simulationWords.twoFiles);
  if (flags.html !== undefined) ensureWritable(flags.html);
  const sink = flags.record === undefined ? null : await RecordSink.open(flags.record, 'w');
  const startMs = performance.now();
  const run = await playOrder(order, flags, sink, interruption);
  const ms = performance.now() - startMs;
  await sink?.close();
  if (run.tally.games > 0) tell(run, flags);
  remark(flags, words.rate(run.tally.games, ms));
  if (!run.isStopped) return EXIT.ok;
  process.stderr.write(`${simulationWords.stopped(run.tally.games, flags.record)}\n`);
  return EXIT.interrupted;
}

async function playOrder(
  order: SimulationPlan,
  flags: SimulateFlags,
  sink: RecordSink | null,
  interruption: Interruption,
): Promise<SimulationRun> {
  const tally = new SimulationTally(order.plan.seats, kindsOf(order.bots).length);
  const pool = workerPool(threadsFor(order, flags.jobs ?? defaultJobs()), interruption);
  const progress = new ProgressLine(
    order.deals * order.rotations,
    flags.quiet === true ? SILENT : process.stderr,
    isAscii(flags, process.env),
    words.progress,
    flags.json === true ? undefined : announceLong(),
  );
  progress.show(0);
  try {
    await playAll(order, pool, sink, tally, progress);
    return { order, tally, isStopped: false };
  } catch (error) {
    // What was played until Ctrl-C is kept.
    if (error instanceof Interrupted) return { order, tally, isStopped: true };
    throw error;
  } finally {
    progress.clear();
    await pool.close();
  }
}

/** Jobs under way for each thread: one is played while the next waits, and early answers wait for their turn. */
const JOBS_A_THREAD = 4;

async function playAll(
  order: SimulationPlan,
  pool: WorkerPool,
  sink: RecordSink | null,
  tally: SimulationTally,
  progress: ProgressLine,
): Promise<void> {
  const jobs = jobsOf(order, { records: sink !== null });
  for await (const answer of inOrder(jobs, pool.run, pool.size === 1 ? 1 : pool.size * JOBS_A_THREAD)) {
    if (sink !== null) await sink.writeLines(answer.records);
    tally.merge(answer.tally);
    progress.show(tally.games);
  }
}

function tell(run: SimulationRun, flags: SimulateFlags): void {
  const { html, json, quiet } = flags;
  if (json === true) write(flags, [summaryJson(run)]);
  else if (quiet !== true) write(flags, summaryLines(run, isAscii(flags, process.env)));
  const { bots, rotations } = run.order;
  if (rotations === 1 && kindsOf(bots).length > 1) remark(flags, simulationWords.keptSeats);
  if (html === undefined) return;
  writeReport(html, reportOf(run));
  if (html !== '-') remark(flags, simulationWords.reportWritten(printable(html)));
}

/** Where records or the report are the result, the summary is only a message. */
function write({ record, html }: SimulateFlags, lines: readonly string[]): void {
  (record === '-' || html === '-' ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
}

/** A program that reads JSON reads nothing else. */
function remark({ json, quiet }: SimulateFlags, sentence: string): void {
  if (json !== true && quiet !== true) process.stderr.write(`${sentence}\n`);
}
