import { modelOf, type SeatController, type SeatState, type SeenTable, type TableCommand } from '@shoal/table-ui';
import type { Size } from '../terminal/painter.ts';
import type { Row } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';
import { type TableLook, tablePicture } from './table-picture.ts';

/** The table as it is at every moment. Keys go to the controller; a command is the scene's result. */
export class TableScene implements Scene<TableCommand> {
  readonly #seat: Pick<SeatController, 'press' | 'skip'>;
  readonly #state: () => SeatState;
  readonly #see: (state: SeatState) => SeenTable;
  readonly #look: TableLook;

  constructor(
    seat: Pick<SeatController, 'press' | 'skip'>,
    state: () => SeatState,
    see: (state: SeatState) => SeenTable,
    look: TableLook,
  ) {
    this.#seat = seat;
    this.#state = state;
    this.#see = see;
    this.#look = look;
  }

  frame(size: Size): Row[] {
    return tablePicture(modelOf(this.#see(this.#state())), size, this.#look);
  }

  press(key: string): SceneOutcome<TableCommand> {
    const { choosing, isDrawingOn } = this.#state();
    if (choosing === null || isDrawingOn) return this.#pressWhileWatching(key);
    const command = this.#seat.press(key.length === 1 ? key.toLowerCase() : key);
    return command === null ? undefined : { result: command };
  }

  #pressWhileWatching(key: string): SceneOutcome<TableCommand> {
    if (key === 'escape') return { result: 'leave' };
    this.#seat.skip('action');
    return undefined;
  }
}
