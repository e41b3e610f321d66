import type { EventLog } from '../../engine/event-log.ts';
import type { Seat } from '../../engine/kind.ts';
import type { Sight } from '../../engine/sight.ts';
import { CODE_COUNT, encode } from './codes.ts';
import type { CrazyEightsRules } from './rules.ts';
import type { CrazyEightsState } from './state.ts';
import type { CrazyEightsEvent, CrazyEightsView } from './vocabulary.ts';

/** What the seat to act knows of a Crazy Eights table. */
export class CrazyEightsSight implements Sight {
  readonly #rules: CrazyEightsRules;
  seat: Seat = 0;
  /** The codes of what it may do, and how many there are. */
  readonly legal = new Int16Array(CODE_COUNT);
  legalCount = 0;

  constructor(rules: CrazyEightsRules) {
    this.#rules = rules;
  }

  clear(): void {
    this.legal.fill(0);
  }

  copyFrom(_other: CrazyEightsSight): void {}

  hear(_log: EventLog): void {}

  look(state: CrazyEightsState): void {
    this.seat = state.turn;
    this.legalCount = this.#rules.legalCount(state);
    for (let n = 0; n < this.legalCount; n++) this.legal[n] = this.#rules.legalAt(state, n);
  }

  read(view: CrazyEightsView, _log: readonly CrazyEightsEvent[]): void {
    this.clear();
    this.seat = view.turn ?? 0;
    this.legalCount = view.legal.length;
    view.legal.forEach((action, n) => {
      this.legal[n] = encode(action);
    });
  }
}
