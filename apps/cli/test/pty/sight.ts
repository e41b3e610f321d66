import stringWidth from 'string-width';

/** What to wait for: text on the screen, a pattern in it, or a question about the whole of it. */
export type Sight = string | RegExp | ((screen: string) => boolean);

export function questionOf(sight: Sight): (screen: string) => boolean {
  if (typeof sight === 'string') return (screen) => screen.includes(sight);
  return sight instanceof RegExp ? (screen) => screen.search(sight) >= 0 : sight;
}

export function wordsFor(sight: Sight): string {
  if (typeof sight === 'string') return `"${sight}"`;
  return sight instanceof RegExp ? `${sight}` : 'what was waited for';
}

/** Rows in a frame, so that blanks and the end of a screen can be seen in a message. */
export function boxed(rows: readonly string[], columns: number): string {
  const edge = '─'.repeat(columns);
  const lines = rows.map((row) => `│${row}${' '.repeat(Math.max(0, columns - stringWidth(row)))}│`);
  return [`┌${edge}┐`, ...lines, `└${edge}┘`].join('\n');
}
