import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Contest, nameOf } from './contest.ts';

/** A played batch of duplicate deals: the entrant's share in each deal, and the time spent. */
interface Batch {
  readonly from: number;
  readonly shares: readonly number[];
  readonly ms: number;
}

/** One line of the results file. */
type Line = (Batch & { readonly name: string }) | { readonly figure: string; readonly value: number };

export interface Finding {
  readonly deals: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided quantiles of the normal distribution. The second is stricter, to allow for repeated looks. */
const Z95 = 1.96;
const STOP = 3.3;

/** The results of all contests. Batches are appended as they come, so a long measurement can be resumed. */
export class Findings {
  readonly #file: string;
  /** The share in each deal. A deal played twice counts once. */
  readonly #shares = new Map<string, Map<number, number>>();
  readonly #spentMs = new Map<string, number>();
  readonly #figures = new Map<string, number>();

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) for (const line of readFileSync(file, 'utf8').split('\n')) this.#read(line);
  }

  add(contest: Contest, batch: Batch): void {
    const name = nameOf(contest);
    appendFileSync(this.#file, `${JSON.stringify({ name, ...batch })}\n`);
    this.#keep(name, batch);
  }

  figure(name: string): number | undefined {
    return this.#figures.get(name);
  }

  addFigure(figure: string, value: number): void {
    appendFileSync(this.#file, `${JSON.stringify({ figure, value })}\n`);
    this.#figures.set(figure, value);
  }

  spentMs(contest: Contest): number {
    return this.#spentMs.get(nameOf(contest)) ?? 0;
  }

  /** The first missing deal: stopped workers leave gaps. */
  nextDeal(contest: Contest): number {
    const shares = this.#of(contest);
    let deal = 0;
    while (shares.has(deal)) deal += 1;
    return deal;
  }

  of(contest: Contest): Finding | null {
    return findingOf(this.#sharesOf(contest), Z95);
  }

  /** Is the goal outside even the wider interval that allows for repeated looks? */
  isBeyondDoubt(contest: Contest, goal: number): boolean {
    const finding = findingOf(this.#sharesOf(contest), STOP);
    return finding !== null && (finding.low > goal || finding.high < goal);
  }

  #of(contest: Contest): ReadonlyMap<number, number> {
    return this.#shares.get(nameOf(contest)) ?? new Map();
  }

  #sharesOf(contest: Contest): number[] {
    return [...this.#of(contest).values()];
  }

  #keep(name: string, { from, shares, ms }: Batch): void {
    const known = this.#shares.get(name) ?? new Map<number, number>();
    for (const [index, share] of shares.entries()) known.set(from + index, share);
    this.#shares.set(name, known);
    this.#spentMs.set(name, (this.#spentMs.get(name) ?? 0) + ms);
  }

  /** Ignores a line that a stopped run left half written. */
  #read(line: string): void {
    try {
      const read = JSON.parse(line) as Line;
      if ('figure' in read) this.#figures.set(read.figure, read.value);
      else this.#keep(read.name, read);
    } catch {}
  }
}

function findingOf(shares: readonly number[], z: number): Finding | null {
  const deals = shares.length;
  if (deals < 2) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / deals;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const error = z * Math.sqrt(squares / (deals - 1) / deals);
  return { deals, mean, low: mean - error, high: mean + error };
}
