import stringWidth from 'string-width';

/** Rows in a frame, so that blanks and the end of a screen can be seen in a message. */
export function boxed(rows: readonly string[], columns: number): string {
  const edge = '─'.repeat(columns);
  const lines = rows.map((row) => `│${row}${' '.repeat(Math.max(0, columns - stringWidth(row)))}│`);
  return [`┌${edge}┐`, ...lines, `└${edge}┘`].join('\n');
}
