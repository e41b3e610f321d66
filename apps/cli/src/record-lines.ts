import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { isForeign, REGISTRY, type ReadRecord, type RecordFault, readRecord, writeRecord } from '@shoal/core';
import { printable } from '@shoal/table-ui';
import { EXIT, Failure, FileError, Interrupted } from './exit-code.ts';
import type { Interruption } from './interruption.ts';
import { isFinishedLine, readFinished } from './store/finished-line.ts';
import { plainSentences } from './table-plan.ts';
import { words } from './words.ts';

/** Where a record stands in its file. */
export interface Place {
  readonly file: string;
  /** Counted from 1, blank lines included. */
  readonly line: number;
  /** Counted from 1. */
  readonly game: number;
}

export interface PlacedRecord {
  readonly place: Place;
  readonly read: ReadRecord;
}

/** The longest game is far shorter: whatever has no end of line before this is no file of records. */
const LONGEST_LINE = 1 << 24;

/** Every record of a file in turn, `-` from the standard input; ends with a failure at the first that is none. */
export async function* recordsIn(path: string, interruption: Interruption): AsyncGenerator<PlacedRecord> {
  const file = printable(path === '-' ? words.standardInput : path);
  let line = 0;
  let game = 0;
  for await (const { text, isWhole } of linesOf(await open(path), file, interruption)) {
    line += 1;
    if (text.trim() === '') continue;
    game += 1;
    const place = { file, line, game };
    const reading = readRecord(REGISTRY, recordTextIn(text));
    if (!reading.ok && !isWhole && isTorn(text)) throw new FileError(words.cutOff(place));
    if (!reading.ok) throw faultyRecord(place, reading.fault);
    yield { place, read: reading.read };
  }
  if (game === 0) throw new FileError(words.noRecords(file));
}

/** Exported statistics carry a record in every line. */
function recordTextIn(text: string): string {
  if (!isFinishedLine(text)) return text;
  const finished = readFinished(text);
  return finished.ok ? writeRecord(finished.game.record) : text;
}

/** Does it begin like a record without coming to its end? */
function isTorn(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return text.trimStart().startsWith('{');
  }
}

function faultyRecord(place: Place, fault: RecordFault): Failure {
  const sentence = printable(plainSentences.recordFault(fault));
  if (isForeign(fault)) return new FileError(words.notARecord(place, sentence));
  return new Failure(EXIT.faulty, words.faultAt(place, sentence));
}

async function open(path: string): Promise<Readable> {
  if (path === '-') return process.stdin;
  try {
    if ((await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  } catch (error) {
    throw new FileError(words.cannotRead(printable(path), error));
  }
  return createReadStream(path);
}

interface Line {
  readonly text: string;
  /** Has it an end of line? */
  readonly isWhole: boolean;
}

/** Lines without their ends; what follows the last end of line is a line of its own. */
async function* linesOf(input: Readable, file: string, interruption: Interruption): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = '';
  let count = 0;
  // A reader that waits for more would not see Ctrl-C.
  interruption.signal.addEventListener('abort', () => input.destroy());
  try {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      if (interruption.hasCome) throw new Interrupted();
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) yield { text, isWhole: true };
      count += lines.length;
      if (rest.length > LONGEST_LINE) throw new FileError(words.tooLong(file, count + 1));
    }
  } catch (error) {
    if (interruption.hasCome) throw new Interrupted();
    throw error instanceof Failure ? error : new FileError(words.cannotRead(file, error));
  }
  if (rest !== '') yield { text: rest, isWhole: false };
}
