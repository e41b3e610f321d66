import type { TableReport } from '@shoal/room';
import { type Choosing, matches, NOTHING_CHOSEN } from '../choosing/choosing.ts';
import { type CursorItem, itemsFor } from '../choosing/press.ts';
import type { SeatDevice } from './seat-state.ts';

/** A person's choice in progress during a turn, and the cursor. */
export class TurnChoice {
  readonly #device: Pick<SeatDevice, 'keepsCursor' | 'presentation'>;
  #choosing: Choosing | null = null;
  /** Where the person put the cursor; null until then. */
  #cursor: number | null = null;

  constructor(device: Pick<SeatDevice, 'keepsCursor' | 'presentation'>) {
    this.#device = device;
  }

  /** Null while others act. */
  get choosing(): Choosing | null {
    return this.#choosing;
  }

  get cursor(): number {
    return this.#choosing?.cursor ?? this.#cursor ?? 0;
  }

  begin(report: TableReport): void {
    const fresh = this.#fresh(report);
    this.#choosing = this.#device.keepsCursor ? { ...fresh, cursor: this.#cursor ?? fresh.cursor } : fresh;
  }

  take(choosing: Choosing): void {
    if (choosing.cursor !== this.#choosing?.cursor) this.#cursor = choosing.cursor;
    this.#choosing = choosing;
  }

  pointAt(cursor: number): void {
    this.#cursor = cursor;
    if (this.#choosing !== null) this.#choosing = { ...this.#choosing, cursor };
  }

  /** Drops a selection that no longer leads to an action. */
  settle(report: TableReport): void {
    if (this.#choosing !== null) this.#choosing = this.#settled(this.#choosing, report);
  }

  /** Forgets the touches, since they have become an action. */
  clear(): void {
    this.#choosing = { ...NOTHING_CHOSEN, cursor: this.#choosing?.cursor ?? 0 };
  }

  /** Ends the turn. The cursor stays for the next one. */
  end(): void {
    this.#choosing = null;
  }

  /** Ends the turn and forgets the cursor, since the next hand is another player's. */
  reset(): void {
    this.end();
    this.#cursor = null;
  }

  /** No touches, with the cursor on the first playable card. */
  #fresh(report: TableReport): Choosing {
    const first = this.#items(report).findIndex(({ isLegal }) => isLegal);
    return { ...NOTHING_CHOSEN, cursor: Math.max(0, first) };
  }

  #settled(choosing: Choosing, report: TableReport): Choosing {
    const canStay = this.#items(report)[choosing.cursor]?.isLegal === true;
    const { cursor } = canStay ? choosing : this.#fresh(report);
    const isOpen = report.view.legal.some((action) => matches(action, choosing.touches));
    return { ...(isOpen ? choosing : NOTHING_CHOSEN), cursor };
  }

  #items(report: TableReport): readonly CursorItem[] {
    return itemsFor({ ...report, presentation: this.#device.presentation });
  }
}
