import type { View } from '@shoal/core';
import type { CrazyEightsView } from '@shoal/games/crazy-eights';
import type { Clock } from '@shoal/room';

const playsIn = ({ legal }: View): number => legal.filter(({ type }) => type === 'play').length;

/** Draws card after card within one turn, until one more can be played or none can be drawn. */
export class DrawingOn {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #draw: () => void;
  #plays: number | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Pick<Clock, 'after'>, draw: () => void) {
    this.#clock = clock;
    this.#draw = draw;
  }

  /** Will it draw the next card by itself? */
  get isWaiting(): boolean {
    return this.#cancel !== null;
  }

  begin(view: View): void {
    this.#plays = playsIn(view);
  }

  /** Draws the next card after a while, or stops. */
  goOn(view: View, pauseMs: number): void {
    this.wait();
    if (this.#goesOn(view)) this.#cancel = this.#clock.after(pauseMs, this.#draw);
    else this.stop();
  }

  /** Draws nothing until it is told to go on. */
  wait(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  stop(): void {
    this.wait();
    this.#plays = null;
  }

  #goesOn(view: View): boolean {
    if (this.#plays === null || (view as CrazyEightsView).drawn === 0) return false;
    return playsIn(view) <= this.#plays && view.legal.some(({ type }) => type === 'draw');
  }
}
