import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type Contest, nameOf, sharesOf } from './contest.ts';
import { goals, ladder, type PlannedContest } from './contests.ts';
import { figures } from './figures.ts';
import { Findings } from './findings.ts';
import { reportOf } from './report.ts';

/**
 * Measures the ladder and writes docs/strength.md: npm run strength [-- minutes [words of contests]]. Results stay in
 * .cache/strength.jsonl and are resumed from there; delete that file after changing a level.
 */
const RESULTS = '.cache/strength.jsonl';
const REPORT = 'docs/strength.md';

/** Puts contests below their least number of deals first. */
const NOT_YET = 1e12;
/** Smaller differences cannot be resolved in reasonable time. */
const CLOSE = 0.002;

interface Batch {
  readonly contest: Contest;
  readonly from: number;
  readonly to: number;
}

/** Hands out batches: first up to the least of every open contest, then to those that will be decided soonest. */
class Schedule {
  readonly #findings: Findings;
  readonly #contests: readonly PlannedContest[];
  /** By name, since two lists may ask for one contest. */
  readonly #next: Map<string, number>;
  readonly #spentMs: Map<string, number>;

  constructor(contests: readonly PlannedContest[], findings: Findings) {
    this.#findings = findings;
    this.#contests = contests;
    this.#next = new Map(contests.map((contest) => [nameOf(contest), findings.nextDeal(contest)]));
    this.#spentMs = new Map(contests.map((contest) => [nameOf(contest), findings.spentMs(contest)]));
  }

  get open(): readonly PlannedContest[] {
    return this.#contests.filter((contest) => !this.#isDone(contest));
  }

  take(): (Batch & { readonly contest: PlannedContest }) | null {
    const [contest] = [...this.open].sort((a, b) => this.#urgency(a) - this.#urgency(b));
    if (contest === undefined) return null;
    const from = this.#nextOf(contest);
    const to = from + contest.deals.batch;
    this.#next.set(nameOf(contest), to);
    // Charges a little time in advance, so that idle workers do not all take the same contest.
    this.spend(contest, 1);
    return { contest, from, to };
  }

  spend(contest: PlannedContest, ms: number): void {
    this.#spentMs.set(nameOf(contest), this.#spent(contest) + ms);
  }

  /** The time spent so far below the least number of deals; after that, the time expected until the decision. */
  #urgency(contest: PlannedContest): number {
    const { goal = 0, deals } = contest;
    const finding = this.#findings.of(contest);
    if (finding === null || finding.deals < deals.least) return this.#spent(contest) - NOT_YET;
    const within = (finding.high - finding.low) / 2;
    const times = (within / Math.max(CLOSE, Math.abs(finding.mean - goal))) ** 2;
    return this.#spent(contest) * times;
  }

  #spent(contest: PlannedContest): number {
    return this.#spentMs.get(nameOf(contest)) ?? 0;
  }

  #nextOf(contest: PlannedContest): number {
    return this.#next.get(nameOf(contest)) ?? 0;
  }

  #isDone(contest: PlannedContest): boolean {
    const { least, most } = contest.deals;
    if (this.#nextOf(contest) >= most) return true;
    const finding = this.#findings.of(contest);
    if (finding === null || finding.deals < least) return false;
    return contest.goal === undefined || this.#findings.isBeyondDoubt(contest, contest.goal);
  }
}

/** The contests whose names contain all these words. */
const contestsWith = (words: readonly string[]): readonly PlannedContest[] =>
  [...goals, ...ladder].filter((contest) => words.every((word) => nameOf(contest).includes(word)));

async function measure(minutes: number, words: readonly string[]): Promise<void> {
  const findings = new Findings(RESULTS);
  const chosen = contestsWith(words);
  const schedule = new Schedule(chosen, findings);
  const endMs = Date.now() + minutes * 60_000;
  const work = async (): Promise<void> => {
    const worker = new Worker(process.argv[1]);
    for (let batch = schedule.take(); batch !== null && Date.now() < endMs; batch = schedule.take()) {
      const startMs = Date.now();
      const shares = await answerOf(worker, batch);
      findings.add(batch.contest, { from: batch.from, shares, ms: Date.now() - startMs });
      schedule.spend(batch.contest, Date.now() - startMs);
      process.stderr.write(`\r${schedule.open.length} contests are open `);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  process.stderr.write('\n');
  if (words.length === 0) measureFigures(findings);
  writeFileSync(REPORT, reportOf(findings));
}

function measureFigures(findings: Findings): void {
  for (const { name, measure: figureOf } of figures) {
    if (findings.figure(name) !== undefined) continue;
    findings.addFigure(name, figureOf());
    process.stderr.write(`${name}: ${findings.figure(name)?.toFixed(4)}\n`);
  }
}

const answerOf = (worker: Worker, batch: Batch): Promise<number[]> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(batch);
  });

if (isMainThread) {
  const [minutes = '600', ...words] = process.argv.slice(2);
  if (Number(minutes) > 0 && contestsWith(words).length > 0) await measure(Number(minutes), words);
  else {
    process.stderr.write(
      'No contest fits. Use: npm run strength -- MINUTES [WORDS OF CONTESTS], such as 30 go-fish pike\n',
    );
    process.exitCode = 2;
  }
} else {
  parentPort?.on('message', ({ contest, from, to }: Batch) => parentPort?.postMessage(sharesOf(contest, from, to)));
}
