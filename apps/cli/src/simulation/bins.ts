import type { Distribution } from '@shoal/core';
import { simulationWords } from './words.ts';

/** A range of values and how many fell into it. */
export interface Bin {
  readonly label: string;
  readonly count: number;
}

const STEPS = [1, 2, 5];
/** The few longest games share the last bin, so that the others have room. */
const BEFORE_TAIL = 0.99;

/** A distribution in at most so many ranges of equal width; the last holds also what lies beyond. */
export function binsOf(distribution: Distribution, most: number): Bin[] {
  const entries = distribution.entries();
  if (entries.length === 0) return [];
  const [[least]] = entries;
  const [greatest] = entries[entries.length - 1];
  const tail = distribution.quantile(BEFORE_TAIL);
  const width = widthFor(least, tail, most);
  const first = Math.floor(least / width);
  const last = Math.min(Math.floor(greatest / width), first + most - 1);
  const counts = new Array<number>(last - first + 1).fill(0);
  for (const [value, times] of entries) counts[Math.min(last, Math.floor(value / width)) - first] += times;
  return counts.map((count, index) => {
    const from = (first + index) * width;
    const isOpen = index === counts.length - 1 && greatest >= from + width;
    return { label: isOpen ? simulationWords.andMore(from) : simulationWords.range(from, from + width - 1), count };
  });
}

/** The least round width that needs no more bins. */
function widthFor(least: number, greatest: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((one) => Math.floor(greatest / (one * power)) - Math.floor(least / (one * power)) < most);
    if (step !== undefined) return step * power;
  }
}
