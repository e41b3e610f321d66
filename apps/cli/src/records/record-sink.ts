import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type GameRecord, writeRecord } from '@shoal/core';
import type { FileWords } from '@shoal/table-ui';
import { discardEmpty } from '../files/whole-file.ts';
import { FileError } from '../process/exit-code.ts';
import { NEWLINE } from '../store/whole-lines.ts';
import { ENGLISH } from '../text/language.ts';

const CHUNK_LENGTH = 1 << 16;

/** Records on their way to a file or to the standard output, one a line, never faster than it takes them. */
export class RecordSink {
  readonly #output: Writable;
  readonly #path: string;
  readonly #words: FileWords;
  #chunk = '';
  /** Parts the first record from a line that was cut off, as on a full disk. */
  #lineEnd = '';

  private constructor(output: Writable, path: string, words: FileWords) {
    this.#output = output;
    this.#path = path;
    this.#words = words;
  }

  /** `-` is the standard output. */
  static async open(path: string, flags: 'w' | 'a', words: FileWords = ENGLISH.files): Promise<RecordSink> {
    if (path === '-') return new RecordSink(process.stdout, path, words);
    const file = createWriteStream(path, { flags });
    const sink = new RecordSink(file, path, words);
    await sink.#orExplain(once(file, 'open'));
    // Every write hears of its own fault.
    file.on('error', () => undefined);
    if (flags === 'a' && (await isCutOff(path))) sink.#lineEnd = '\n';
    return sink;
  }

  write(record: GameRecord): Promise<void> {
    return this.writeLines(`${writeRecord(record)}\n`);
  }

  /** Records that are written already, each with its end of line. */
  async writeLines(lines: string): Promise<void> {
    this.#chunk += lines;
    if (this.#chunk.length >= CHUNK_LENGTH) await this.#flush();
  }

  /** Leaves nothing behind in this program's memory. */
  async writeNow(lines: string): Promise<void> {
    this.#chunk += lines;
    await this.#flush();
  }

  async close(): Promise<void> {
    await this.#flush();
    if (this.#output === process.stdout) return;
    this.#output.end();
    await this.#orExplain(finished(this.#output));
  }

  async #flush(): Promise<void> {
    if (this.#chunk === '') return;
    const chunk = this.#lineEnd + this.#chunk;
    this.#chunk = '';
    this.#lineEnd = '';
    const written = new Promise<void>((resolve, reject) => {
      this.#output.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
    await this.#orExplain(written);
  }

  async #orExplain(step: Promise<unknown>): Promise<void> {
    try {
      await step;
    } catch (error) {
      discardEmpty(this.#path);
      throw new FileError(this.#words.cannotWrite(this.#path, error));
    }
  }
}

/** Does a file end in the middle of a line? A pipe keeps nothing, and a file that may not be read is only added to. */
async function isCutOff(path: string): Promise<boolean> {
  try {
    const found = await stat(path);
    if (found.size === 0 || !found.isFile()) return false;
    const file = await open(path);
    const { buffer } = await file
      .read({ buffer: Buffer.alloc(1), position: found.size - 1 })
      .finally(() => file.close());
    return buffer[0] !== NEWLINE;
  } catch {
    return false;
  }
}

/** A file that cannot be written is named before the first card, not after the last. */
export async function checkWritable(path: string, words: FileWords): Promise<void> {
  const sink = await RecordSink.open(path, 'a', words);
  await sink.close();
}

/** Adds the record of a deal to a file. */
export async function addRecord(path: string, record: GameRecord, words: FileWords): Promise<void> {
  const sink = await RecordSink.open(path, 'a', words);
  await sink.write(record);
  await sink.close();
}
