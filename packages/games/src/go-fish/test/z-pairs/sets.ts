/** The parts of the Z toolkit that the schemas need, on plain sets and sequences. */

/** One conjunct of a predicate: its sentence, and whether it holds. Lazy, so that it may rely on earlier conjuncts. */
export type Conjunct = readonly [says: string, holds: () => boolean];

export function firstBroken(conjuncts: readonly Conjunct[]): string | null {
  return conjuncts.find(([, holds]) => !holds())?.[0] ?? null;
}

export function union<T>(a: ReadonlySet<T>, b: Iterable<T>): ReadonlySet<T> {
  return new Set([...a, ...b]);
}

export function minus<T>(a: ReadonlySet<T>, b: Iterable<T>): ReadonlySet<T> {
  const rest = new Set(a);
  for (const element of b) rest.delete(element);
  return rest;
}

export function sameSet<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return a.size === b.size && isSubset(a, b);
}

export function isSubset<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return [...a].every((element) => b.has(element));
}

export function sameSequence<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}
