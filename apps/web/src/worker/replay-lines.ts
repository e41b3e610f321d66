import { LONGEST_LINE } from '@shoal/table-ui';

/** A line of a file with its byte range, so that the text need not be kept. */
export interface FileLine {
  readonly text: string;
  readonly start: number;
  /** Excludes the line break. */
  readonly end: number;
  /** Whether the line ends with a line break. */
  readonly isWhole: boolean;
}

/** Thrown for a line longer than any record; lines count from 1. */
export class LineTooLong extends Error {
  readonly line: number;

  constructor(line: number) {
    super('a line is longer than any record');
    this.line = line;
  }
}

const END_OF_LINE = 10;

/** Reads a file of any size line by line; text after the last line break is a line too. */
export async function* linesIn(file: Blob, longest = LONGEST_LINE): AsyncGenerator<FileLine> {
  const decoder = new TextDecoder();
  let rest: Uint8Array[] = [];
  let start = 0;
  let end = 0;
  let line = 1;
  const take = (isWhole: boolean): FileLine => {
    const text = decoder.decode(joined(rest, end - start));
    const taken = { text, start, end, isWhole };
    rest = [];
    start = end + 1;
    end = start;
    line += 1;
    return taken;
  };
  for await (const chunk of chunksOf(file)) {
    let from = 0;
    for (let to = chunk.indexOf(END_OF_LINE); to >= 0; to = chunk.indexOf(END_OF_LINE, from)) {
      rest.push(chunk.subarray(from, to));
      end += to - from;
      from = to + 1;
      yield take(true);
    }
    rest.push(chunk.subarray(from));
    end += chunk.length - from;
    if (end - start > longest) throw new LineTooLong(line);
  }
  if (end > start) yield take(false);
}

/** Some browsers cannot iterate over a stream. */
async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  if (parts.length === 1) return parts[0];
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
