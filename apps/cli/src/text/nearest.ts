/** Finds the known word that was most likely meant; undefined when none is close. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const word = lettersOf(typed);
  const ranked = known
    .map((candidate) => ({ candidate, typos: distance(word, lettersOf(candidate)) }))
    .filter(({ candidate, typos }) => typos <= Math.floor(Math.min(word.length, candidate.length) / 3));
  return ranked.toSorted((one, other) => one.typos - other.typos)[0]?.candidate;
}

/** A missing hyphen is no mistake of its own. */
const lettersOf = (word: string): string => word.toLowerCase().replaceAll('-', '');

/** How many letters to add, drop, change or swap with their neighbour to get from one word to the other. */
function distance(one: string, other: string): number {
  const rows = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i][j] = Math.min(
        rows[i - 1][j] + 1,
        rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + change,
        isSwap ? rows[i - 2][j - 2] + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return rows[one.length][other.length];
}
