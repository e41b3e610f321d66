import type { GamePresentation, View } from '@shoal/core';
import type { Clock } from '@shoal/room';

/** Repeats an action within one turn, such as drawing until a card fits. */
export class Repeating {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #repeat: GamePresentation['repeat'];
  readonly #act: () => void;
  /** The view before the first repetition. */
  #before: View | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Pick<Clock, 'after'>, { repeat }: Pick<GamePresentation, 'repeat'>, act: (type: string) => void) {
    this.#clock = clock;
    this.#repeat = repeat;
    this.#act = () => repeat !== undefined && act(repeat.type);
  }

  /** Is a repetition pending? */
  get isWaiting(): boolean {
    return this.#cancel !== null;
  }

  begin(view: View): void {
    this.#before = view;
  }

  /** Schedules the next repetition, or stops. */
  goOn(view: View, pauseMs: number): void {
    this.wait();
    if (this.#goesOn(view)) this.#cancel = this.#clock.after(pauseMs, this.#act);
    else this.stop();
  }

  /** Repeats at once instead of after the pause. */
  hurry(): void {
    if (this.isWaiting) this.#act();
  }

  /** Pauses until `goOn`. */
  wait(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  stop(): void {
    this.wait();
    this.#before = null;
  }

  #goesOn(view: View): boolean {
    return this.#before !== null && this.#repeat?.goesOn(this.#before, view) === true;
  }
}
