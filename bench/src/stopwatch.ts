/** Something that can be done many times over. `run` returns how much work that was: actions, copies, shuffles. */
export interface TimedWork {
  run(times: number): number;
}

interface Best {
  /** Of the fastest slice: what the machine can do when nobody disturbs it. */
  readonly nsPerRun: number;
  /** On average over all slices. */
  readonly workPerRun: number;
}

const SLICE_MS = 5;
const LEAST_WARM_UP_MS = 150;
const LEAST_SLICES = 4;
const CALIBRATIONS = 3;

/** Times the works in turn, a slice each, so that whatever slows the machine slows them alike. */
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

  /** Timed by the work done: random games differ in length, and a slice of short ones must not pass for a fast one. */
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

/** Runs until compiled, in pieces short enough that the compiled code is entered; returns how many runs fill a slice. */
function warmUp(work: TimedWork, warmUpMs: number): number {
  const endMs = performance.now() + warmUpMs;
  let times = 1;
  do times = fillSlice(work, times);
  while (performance.now() < endMs);
  return times;
}

/** A disturbed run looks long, so the quickest of several decides. */
function fillSlice(work: TimedWork, times: number): number {
  const ms = Array.from({ length: CALIBRATIONS }, () => msOf(work, times));
  return Math.min(...ms) < SLICE_MS ? times * 2 : times;
}

function msOf(work: TimedWork, times: number): number {
  const startMs = performance.now();
  work.run(times);
  return performance.now() - startMs;
}
