/** Does a screen show this text, in one row or broken between words over rows that follow each other? */
export function isTold(screen: string, text: string): boolean {
  const rows = screen.split('\n');
  return rows.some((_, at) => isToldFrom(rows, at, text.split(' ')));
}

function isToldFrom(rows: readonly string[], at: number, words: readonly string[]): boolean {
  if (at >= rows.length) return false;
  if (rows[at].includes(words.join(' '))) return true;
  return words
    .slice(1)
    .some(
      (_, more) =>
        rows[at].includes(words.slice(0, more + 1).join(' ')) && isToldFrom(rows, at + 1, words.slice(more + 1)),
    );
}
