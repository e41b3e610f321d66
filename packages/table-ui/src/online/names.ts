import { LIMITS } from '@shoal/room/protocol';
import type { NameWords } from './animals/name-words.ts';

/** Returns a whole number below a limit, each equally likely. */
export type Below = (limit: number) => number;

const lettersIn = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Suggests a name that nobody at the table has, such as "Happy Otter". */
export function suggestName(words: NameWords, below: Below, taken: readonly string[]): string {
  const { animals, adjectives } = words;
  const names = animals.length * adjectives;
  const first = below(names);
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let step = 0; step < names; step++) {
    // A room holds fewer people than there are adjectives and animals, so that this ends soon.
    const at = (first + step) % names;
    const name = words.name(at % animals.length, Math.floor(at / animals.length));
    if (!used.has(name.toLowerCase()) && lettersIn(name) <= LIMITS.nameLetters) return name;
  }
  return `${words.animals[0]} ${taken.length + 1}`;
}
