import { printable } from '@shoal/room';
import { workerPool } from '../arena/worker-pool.ts';
import type { Interruption } from '../process/interruption.ts';
import type { RecordSink } from '../records/record-sink.ts';
import { isAscii } from '../text/look.ts';
import { announceLong, ProgressLine, SILENT } from '../text/progress.ts';
import { span } from '../text/words.ts';
import {
  type Contest,
  type ContestSetting,
  type DealTask,
  type Entrant,
  needsProcess,
  tasksLeft,
  tasksOf,
} from './contest.ts';
import type { EntrantFlag } from './entrants.ts';
import { LadderLane } from './ladder-lane.ts';
import { playInLanes, type TakeAnswer } from './play-lanes.ts';
import type { PlayedDeal } from './played-deal.ts';
import { ProcessLane } from './process-lane.ts';
import type { ResultsFile } from './results-file.ts';
import { tournamentWords } from './tournament-words.ts';
import { tryOut } from './trial.ts';

export interface ArenaSetup {
  readonly interruption: Interruption;
  readonly jobs: number;
  readonly verbose: boolean;
  readonly quiet: boolean;
  readonly path: string | undefined;
  readonly file: ResultsFile | null;
}

/** Where a tournament is played: it hands out tasks, keeps results and tells how far it has come. */
export class Arena {
  readonly #setup: ArenaSetup;
  #progress: ProgressLine | null = null;

  constructor(setup: ArenaSetup) {
    this.#setup = setup;
  }

  say(sentence: string): void {
    this.#progress?.erase();
    process.stderr.write(`${sentence}\n`);
  }

  tryOut(wanted: readonly EntrantFlag[], setting: ContestSetting): Promise<Entrant[]> {
    return tryOut(wanted, setting, this.#setup.interruption, this.#tellErrors);
  }

  /** All results, earlier ones first; null when it was interrupted. */
  async play(
    contest: Contest,
    before: readonly PlayedDeal[],
    deals: number,
    sink: RecordSink | null,
  ): Promise<readonly PlayedDeal[] | null> {
    const { interruption, path = '', quiet } = this.#setup;
    const all = tasksOf(contest, deals);
    const left = tasksLeft(all, before);
    const done = all.length - left.length;
    if (done > 0 && left.length > 0 && !quiet) this.say(tournamentWords.goesOn(done, all.length, printable(path)));
    const results = [...before];
    this.#progress = new ProgressLine(
      all.length,
      quiet ? SILENT : process.stderr,
      isAscii({}, process.env),
      sayAfter(done),
      announceLong(done),
    );
    const faulty = new Set<number>();
    await this.#playTasks(contest, left, sink !== null, async ({ deals: played, records }) => {
      // Records first: a deal whose result is saved is never played again.
      await sink?.writeNow(records);
      this.#setup.file?.add(played);
      results.push(...played);
      this.#tellFaults(contest, played, faulty);
      this.#progress?.show(done + results.length - before.length);
    });
    this.#progress.clear();
    if (!interruption.hasCome) return results;
    this.say(
      tournamentWords.stopped(
        done + results.length - before.length,
        all.length,
        this.#setup.path && printable(this.#setup.path),
      ),
    );
    return null;
  }

  /** Programs first: what is wrong with them shows soonest. */
  async #playTasks(contest: Contest, tasks: readonly DealTask[], wantsRecords: boolean, take: TakeAnswer) {
    const { interruption, jobs } = this.#setup;
    const [external, ladder] = [true, false].map((needs) =>
      tasks.filter((task) => needsProcess(contest, task) === needs),
    );
    const lanes = times(
      Math.min(jobs, external.length),
      () => new ProcessLane(contest, wantsRecords, this.#tellErrors),
    );
    await playInLanes(external, lanes, take, interruption.signal);
    if (ladder.length === 0 || interruption.hasCome) return;
    const pool = workerPool(jobs, interruption);
    try {
      await playInLanes(
        ladder,
        times(jobs, () => new LadderLane(contest, pool, wantsRecords)),
        take,
        interruption.signal,
      );
    } catch (error) {
      if (!interruption.hasCome) throw error;
    } finally {
      await pool.close();
    }
  }

  #tellFaults({ bots, seed }: Contest, played: readonly PlayedDeal[], told: Set<number>): void {
    for (const { deal, forfeits = [] } of played) {
      for (const { bot, fault, detail } of forfeits) {
        if (told.has(bot)) continue;
        told.add(bot);
        this.say(tournamentWords.firstFault(bots[bot].name, fault, detail, `${seed}:${deal}`));
      }
    }
  }

  /** What bots write to their stderr is theirs, unless somebody wants to see it. */
  readonly #tellErrors = (name: string, text: string): void => {
    if (!this.#setup.verbose) return;
    const lines = text.split('\n').map(printable);
    for (const line of lines) if (line.trim() !== '') this.say(tournamentWords.errorLine(name, line));
  };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** The rate is that of this run alone; what an earlier one played took no time. */
const sayAfter =
  (before: number) =>
  (done: number, all: number, ms: number): string => {
    const perSecond = ((done - before) * 1000) / Math.max(1, ms);
    const left = span((all - done) / Math.max(1e-9, perSecond));
    return tournamentWords.progress(done, all, tournamentWords.rate(perSecond), left);
  };
