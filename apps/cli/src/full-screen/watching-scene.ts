import { modelOf, type SeenTable } from '@shoal/table-ui';
import type { Size } from './painter.ts';
import type { Row } from './row.ts';
import type { Outcome, Scene } from './stage.ts';
import { type TableLook, tablePicture } from './table-picture.ts';

/** The table while others act; any key goes on at once, Esc asks to leave. */
export class WatchingScene implements Scene<'go-on' | 'leave'> {
  readonly #seen: SeenTable;
  readonly #look: TableLook;

  constructor(seen: SeenTable, look: TableLook) {
    this.#seen = seen;
    this.#look = look;
  }

  frame(size: Size): Row[] {
    return tablePicture(modelOf(this.#seen), size, this.#look);
  }

  press(key: string): Outcome<'go-on' | 'leave'> {
    return { result: key === 'escape' ? 'leave' : 'go-on' };
  }
}
