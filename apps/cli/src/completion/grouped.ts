/** What the keys have in common, written once for all of them. */
export interface Group<T> {
  readonly keys: readonly string[];
  readonly value: T;
}

/** Puts keys together that stand for the same, in the order in which they come. */
export function grouped<T>(entries: readonly (readonly [string, T])[]): readonly Group<T>[] {
  const groups = new Map<string, { readonly keys: string[]; readonly value: T }>();
  for (const [key, value] of entries) {
    const content = JSON.stringify(value);
    const group = groups.get(content);
    if (group === undefined) groups.set(content, { keys: [key], value });
    else group.keys.push(key);
  }
  return [...groups.values()];
}
