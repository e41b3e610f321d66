import stringWidth from 'string-width';

/** What to wait for: text on the screen, a pattern in it, or a question about the whole of it. */
export type ScreenCondition = string | RegExp | ((screen: string) => boolean);

export function questionOf(condition: ScreenCondition): (screen: string) => boolean {
  if (typeof condition === 'string') return (screen) => screen.includes(condition);
  return condition instanceof RegExp ? (screen) => screen.search(condition) >= 0 : condition;
}

export function wordsFor(condition: ScreenCondition): string {
  if (typeof condition === 'string') return `"${condition}"`;
  return condition instanceof RegExp ? `${condition}` : 'what was waited for';
}

/** Rows in a frame, so that blanks and the end of a screen can be seen in a message. */
export function boxed(rows: readonly string[], columns: number): string {
  const edge = '─'.repeat(columns);
  const lines = rows.map((row) => `│${row}${' '.repeat(Math.max(0, columns - stringWidth(row)))}│`);
  return [`┌${edge}┐`, ...lines, `└${edge}┘`].join('\n');
}
