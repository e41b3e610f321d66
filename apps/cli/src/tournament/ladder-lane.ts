import { lineUpsOf, type Pairing } from '@shoal/core';
import type { WorkerPool } from '../arena/worker-pool.ts';
import { type Contest, type DealTask, isExternal } from './contest.ts';
import type { LaneAnswer, PlayLane } from './play-lanes.ts';

/** Consecutive deals of one pairing. */
interface Run {
  readonly bots: Pairing;
  readonly from: number;
  to: number;
}

/** A share of the pool that plays every simulation: for bots of the ladder among themselves. */
export class LadderLane implements PlayLane {
  readonly #contest: Contest;
  readonly #pool: WorkerPool;

  readonly #wantsRecords: boolean;

  constructor(contest: Contest, pool: WorkerPool, wantsRecords: boolean) {
    this.#contest = contest;
    this.#pool = pool;
    this.#wantsRecords = wantsRecords;
  }

  async play(tasks: readonly DealTask[]): Promise<LaneAnswer> {
    const runs = await Promise.all(runsOf(tasks).map((run) => this.#playRun(run)));
    return { deals: runs.flatMap(({ deals }) => deals), records: runs.map(({ records }) => records).join('') };
  }

  async #playRun({ bots, from, to }: Run): Promise<LaneAnswer> {
    const { game, rules, seats, seed, shuffle } = this.#contest;
    const answers = await Promise.all(
      lineUpsOf(bots, seats).map((lineUp) =>
        this.#pool.run({
          game,
          options: rules,
          bots: lineUp.map((bot) => this.#levelOf(bot)),
          seed,
          shuffle,
          from,
          to,
          rotations: seats,
          wants: { places: true, records: this.#wantsRecords },
        }),
      ),
    );
    const deals = Array.from({ length: to - from }, (_, index) => ({
      deal: from + index,
      bots,
      places: answers.flatMap(({ places }) => places.slice(index * seats, (index + 1) * seats)),
    }));
    return { deals, records: answers.map(({ records }) => records).join('') };
  }

  #levelOf(bot: number) {
    const entrant = this.#contest.bots[bot];
    if (isExternal(entrant)) throw new Error(`${entrant.name} is not a bot of the ladder`);
    return entrant.level;
  }

  async close(): Promise<void> {}
  kill(): void {}
}

function runsOf(tasks: readonly DealTask[]): Run[] {
  const runs: Run[] = [];
  const open = new Map<string, Run>();
  for (const { deal, bots } of tasks) {
    const key = bots.join(' ');
    const run = open.get(key);
    if (run?.to === deal) {
      run.to += 1;
    } else {
      const fresh = { bots, from: deal, to: deal + 1 };
      open.set(key, fresh);
      runs.push(fresh);
    }
  }
  return runs;
}
