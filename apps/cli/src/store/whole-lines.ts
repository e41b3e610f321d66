export const NEWLINE = 10;

/** The whole lines of a file, and what follows the last line end. */
export interface LinesOfFile {
  /** Null for bytes that are no text. */
  readonly lines: readonly (string | null)[];
  /** Up to the end of the last whole line. */
  readonly wholeBytes: number;
  /** A last line without its end was never acknowledged. */
  readonly rest: string | null;
}

export function wholeLinesIn(bytes: Buffer): LinesOfFile {
  const lines: (string | null)[] = [];
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    lines.push(textIn(bytes.subarray(start, end)));
    start = end + 1;
  }
  return { lines, wholeBytes: start, rest: textIn(bytes.subarray(start)) };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textIn(bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}
