/** Prints a line that overwrites itself, only on a terminal. */
export function sayProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

export const clearProgress = (): void => sayProgress('');
