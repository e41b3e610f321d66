import type { Action } from '@shoal/core';
import {
  answerKeys,
  type Choosing,
  type ChoosingTable,
  modelOf,
  press,
  type SeenTable,
  type TableCommand,
} from '@shoal/table-ui';
import { keyName } from './key-name.ts';
import type { Size } from './painter.ts';
import type { Row } from './row.ts';
import type { Outcome, Scene } from './stage.ts';
import { type TableLook, tablePicture } from './table-picture.ts';

/** What a person at the table may come to. */
export type Chosen =
  | { readonly key: 'act'; readonly action: Action }
  | { readonly key: 'refused'; readonly action: Action }
  | { readonly key: 'command'; readonly command: TableCommand };

/** The table while a person chooses. */
export class ChoosingScene implements Scene<Chosen> {
  readonly #seen: SeenTable;
  readonly #look: TableLook;
  #choosing: Choosing;
  #message: string | null;

  constructor(seen: SeenTable, choosing: Choosing, look: TableLook) {
    this.#seen = seen;
    this.#choosing = choosing;
    this.#message = seen.message;
    this.#look = look;
  }

  /** Where the person is; a look at something else does not lose it. */
  get choosing(): Choosing {
    return this.#choosing;
  }

  frame(size: Size): Row[] {
    const seen = { ...this.#seen, choosing: this.#choosing, message: this.#message };
    return tablePicture(modelOf(seen), size, this.#look);
  }

  press(key: string): Outcome<Chosen> {
    const came = press(key.length === 1 ? key.toLowerCase() : key, this.#choosing, this.#table());
    if (came.key === 'go-on') {
      this.#choosing = came.choosing;
      this.#message = null;
      return undefined;
    }
    if (came.key !== 'wrong') return { result: came };
    this.#message = this.#wrong(key);
    return undefined;
  }

  #wrong(key: string): string {
    const { words } = this.#look;
    const keys = answerKeys(this.#choosing, this.#table());
    const name = keyName(key, words);
    if (this.#choosing.wanted === 'target') return words.seatDigits(name, keys);
    return words.wrongKey(name, [...keys, '?']);
  }

  #table(): ChoosingTable {
    return this.#seen.report;
  }
}
