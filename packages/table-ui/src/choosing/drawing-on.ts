import type { CrazyEightsView, View } from '@shoal/core';

const playsIn = ({ legal }: View): number => legal.filter(({ type }) => type === 'play').length;

/** Drawing card after card within one turn, until one more can be played or none can be drawn. */
export class DrawingOn {
  #plays: number | null = null;

  begin(view: View): void {
    this.#plays = playsIn(view);
  }

  stop(): void {
    this.#plays = null;
  }

  goesOn(view: View): boolean {
    if (this.#plays === null || (view as CrazyEightsView).drawn === 0) return false;
    return playsIn(view) <= this.#plays && view.legal.some(({ type }) => type === 'draw');
  }
}
