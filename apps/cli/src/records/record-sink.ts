import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type GameRecord, writeRecord } from '@shoal/core';
import type { FileWords } from '@shoal/table-ui';
import { discardEmpty } from '../files/whole-file.ts';
import { FileError } from '../process/exit-code.ts';
import { ENGLISH } from '../text/language.ts';

const CHUNK_LENGTH = 1 << 16;

/** Records on their way to a file or to the standard output, one a line, never faster than it takes them. */
export class RecordSink {
  readonly #output: Writable;
  readonly #path: string;
  readonly #words: FileWords;
  #chunk = '';
  #fault: Error | null = null;

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
    file.on('error', (error) => {
      sink.#fault = error;
    });
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
    if (this.#chunk !== '') await this.#flush();
  }

  async close(): Promise<void> {
    if (this.#chunk !== '') await this.#flush();
    if (this.#output === process.stdout) return;
    this.#output.end();
    await this.#orExplain(finished(this.#output));
  }

  async #flush(): Promise<void> {
    const chunk = this.#chunk;
    this.#chunk = '';
    // A fault between two chunks would otherwise be waited for in vain.
    if (this.#fault !== null) await this.#orExplain(Promise.reject(this.#fault));
    if (!this.#output.write(chunk)) await this.#orExplain(once(this.#output, 'drain'));
  }

  async #orExplain(step: Promise<unknown>): Promise<void> {
    try {
      await step;
    } catch (error) {
      discardEmpty(this.#path);
      throw new FileError(this.#words.cannotWrite(this.#path, this.#fault ?? error));
    }
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
