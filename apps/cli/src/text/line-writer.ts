import type { Writable } from 'node:stream';
import { textWidth } from './columns.ts';
import type { Look } from './look.ts';
import { plainSpaces } from './spaces.ts';

const DEFAULT_WIDTH = 80;
const COLOUR_OF_SIGN: Readonly<Record<string, string>> = { '♥': '91', '♦': '94', '♣': '32' };

/** Where lines go, one after the other. */
export class LineWriter {
  readonly look: Look;
  readonly #output: Writable;

  constructor(output: Writable, look: Look) {
    this.#output = output;
    this.look = look;
  }

  line(text = '', width = this.look.width): void {
    for (const row of wrap(text, width)) this.#output.write(`${this.paint(plainSpaces(row))}\n`);
  }

  /** Long sentences, which are broken wherever they go. */
  prose(texts: Iterable<string>): void {
    for (const text of texts) this.line(text, this.look.width ?? DEFAULT_WIDTH);
  }

  lines(texts: Iterable<string>): void {
    for (const text of texts) this.line(text);
  }

  /** Can something be moved out of sight? */
  get isWatched(): boolean {
    return this.look.height !== null;
  }

  /** Moves everything out of sight, as far as that goes without clearing anything. */
  pushAway(): void {
    if (this.look.height !== null) this.#output.write('\n'.repeat(this.look.height));
  }

  /** A four-colour pack; the sign says the same without colour. */
  paint(text: string): string {
    if (!this.look.colours) return text;
    return text.replace(
      /(?:10|[2-9AJQK])?([♥♦♣])/g,
      (card, sign: string) => `\x1b[${COLOUR_OF_SIGN[sign]}m${card}\x1b[39m`,
    );
  }
}

/** The indent of a row, and the number of an item in a list. */
const START = /^( *)(\d+\. )?/;

/** Breaks between words; the rows that follow hang below an item's text, or two columns further in, unless told otherwise. */
export function wrap(text: string, width: number | null, hang?: number): string[] {
  if (width === null || textWidth(text) <= width) return [text];
  const indent = ' '.repeat(hang ?? hangOf(text));
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/(?<=\S)(?= +\S)/)) {
    if (row !== '' && textWidth(row) + textWidth(word) > width) {
      rows.push(row);
      row = indent + word.trimStart();
    } else {
      row += word;
    }
  }
  return [...rows, row];
}

function hangOf(text: string): number {
  const [, indent = '', number = '  '] = START.exec(text) ?? [];
  return indent.length + number.length;
}

/** One sentence beside the result. */
export const say = (sentence: string): void => void process.stderr.write(`${plainSpaces(sentence)}\n`);
