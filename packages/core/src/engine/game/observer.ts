import type { Seat } from '../cards/kind.ts';
import type { Vocabulary } from '../rules/rules.ts';

/** Writes what a seat may know as numbers from 0 to about 1, for programs that learn. */
export interface Observer<G extends Vocabulary> {
  /** What each number means, in order; `+0` is the seat that observes, `+1` the next one clockwise. */
  readonly labels: readonly string[];
  /**
   * Reads nothing of the state that the seat's view would not show; the sight has heard everything since the deal, and
   * gives only what everyone knows.
   */
  observe(state: G['state'], sight: G['sight'], seat: Seat, into: Float32Array): void;
}
