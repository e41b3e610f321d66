import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { isForeign, type ReadRecord } from '@shoal/core';
import { printable } from '@shoal/room';
import {
  type Catalogue,
  type FileWords,
  isCutOff,
  LONGEST_LINE,
  type RecordPlace,
  readRecordLine,
  recordFaultSentence,
  type UnreadFault,
} from '@shoal/table-ui';
import { EXIT, Failure, FileError, Interrupted } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { NEWLINE } from '../store/whole-lines.ts';
import { gamesIn } from '../text/language.ts';

export interface PlacedRecord {
  readonly place: RecordPlace;
  readonly read: ReadRecord;
}

/** Yields the records of a file, or of the standard input for `-`; throws at the first line that is not a record. */
export async function* recordsIn(
  path: string,
  interruption: Interruption,
  catalogue: Catalogue,
): AsyncGenerator<PlacedRecord> {
  const { files: words } = catalogue;
  const file = printable(path === '-' ? words.standardInput : path);
  let line = 0;
  let game = 0;
  for await (const { text, isWhole } of linesOf(await open(path, words), { file, words }, interruption)) {
    line += 1;
    if (text.trim() === '') continue;
    game += 1;
    const place = { file, line, game };
    const reading = readRecordLine(text);
    if (!reading.ok && !isWhole && isCutOff(text)) throw new FileError(words.cutOff(place));
    if (!reading.ok) throw faultyRecord(place, reading.fault, catalogue);
    yield { place, read: reading.read };
  }
  if (game === 0) throw new FileError(words.noRecords(file));
}

function faultyRecord(place: RecordPlace, fault: UnreadFault, catalogue: Catalogue): Failure {
  const { files: words, store } = catalogue;
  if (fault.type === 'not-finished') return new Failure(EXIT.faulty, words.faultAt(place, store.notFinished));
  const sentence = printable(recordFaultSentence(fault.fault, catalogue, gamesIn(catalogue)));
  if (isForeign(fault.fault)) return new FileError(words.notARecord(place, sentence));
  return new Failure(EXIT.faulty, words.faultAt(place, sentence));
}

/** How many lines a file has; null for a stream, which can be read only once, and for what cannot be read. */
export async function countLines(path: string): Promise<number | null> {
  let lines = 0;
  try {
    if (path === '-' || !(await stat(path)).isFile()) return null;
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
    return lines;
  } catch {
    return null;
  }
}

async function open(path: string, words: FileWords): Promise<Readable> {
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

/** A file as people know it, and the words for what is wrong with it. */
interface ToldFile {
  readonly file: string;
  readonly words: FileWords;
}

/** Lines without their ends; what follows the last end of line is a line of its own. */
async function* linesOf(input: Readable, { file, words }: ToldFile, interruption: Interruption): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = '';
  let count = 0;
  // A reader that waits for more would not see Ctrl-C, whether it comes now or came before.
  addAbortSignal(interruption.signal, input);
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
