/** Work that can be repeated. `run` returns its amount: actions, copies or shuffles. */
export interface TimedWork {
  run(times: number): number;
}

interface Best {
  /** From the fastest slice, which is the least disturbed. */
  readonly nsPerRun: number;
  /** The mean over all slices. */
  readonly workPerRun: number;
}

const SLICE_MS = 5;
const LEAST_WARM_UP_MS = 150;
const LEAST_SLICES = 4;
const CALIBRATIONS = 3;

/** Alternates between the works, one slice each, so that disturbances affect all alike. */
export function interleave(works: readonly TimedWork[], seconds: number): Best[] {
  const warmUpMs = Math.max(LEAST_WARM_UP_MS, seconds * 250);
  const lanes = works.map((work) => new Lane(work, warmUpMs / works.length));
  const endMs = performance.now() + seconds * 1000;
  for (let slices = 0; slices < LEAST_SLICES || performance.now() < endMs; slices++) {
    for (const lane of lanes) lane.slice();
  }
  return lanes.map((lane) => lane.best);
}

class Lane {
  readonly #work: TimedWork;
  readonly #times: number;
  #bestMsPerWork = Number.POSITIVE_INFINITY;
  #runs = 0;
  #done = 0;

  constructor(work: TimedWork, warmUpMs: number) {
    this.#work = work;
    this.#times = warmUp(work, warmUpMs);
  }

  /** Measured per unit of work: random games differ in length, and a slice of short games must not look fast. */
  slice(): void {
    const startMs = performance.now();
    const done = this.#work.run(this.#times);
    this.#bestMsPerWork = Math.min(this.#bestMsPerWork, (performance.now() - startMs) / done);
    this.#runs += this.#times;
    this.#done += done;
  }

  get best(): Best {
    const workPerRun = this.#done / this.#runs;
    return { nsPerRun: this.#bestMsPerWork * 1e6 * workPerRun, workPerRun };
  }
}

/** Runs in short pieces until the code is compiled; returns how many runs fill a slice. */
function warmUp(work: TimedWork, warmUpMs: number): number {
  const endMs = performance.now() + warmUpMs;
  let times = 1;
  do times = fillSlice(work, times);
  while (performance.now() < endMs);
  return times;
}

/** A disturbed run takes longer, so the fastest of several decides. */
function fillSlice(work: TimedWork, times: number): number {
  const ms = Array.from({ length: CALIBRATIONS }, () => msOf(work, times));
  return Math.min(...ms) < SLICE_MS ? times * 2 : times;
}

function msOf(work: TimedWork, times: number): number {
  const startMs = performance.now();
  work.run(times);
  return performance.now() - startMs;
}
