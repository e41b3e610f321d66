import type { GamePresentation, View } from '@shoal/core';
import type { Clock } from '@shoal/room';

/** Does an action again and again within one turn, such as drawing until a card fits. */
export class Repeating {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #repeat: GamePresentation['repeat'];
  readonly #act: () => void;
  /** The table as it was before the first time. */
  #before: View | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Pick<Clock, 'after'>, { repeat }: Pick<GamePresentation, 'repeat'>, act: (type: string) => void) {
    this.#clock = clock;
    this.#repeat = repeat;
    this.#act = () => repeat !== undefined && act(repeat.type);
  }

  /** Will it act by itself? */
  get isWaiting(): boolean {
    return this.#cancel !== null;
  }

  begin(view: View): void {
    this.#before = view;
  }

  /** Acts again after a while, or stops. */
  goOn(view: View, pauseMs: number): void {
    this.wait();
    if (this.#goesOn(view)) this.#cancel = this.#clock.after(pauseMs, this.#act);
    else this.stop();
  }

  /** Acts at once instead of after a while. */
  hurry(): void {
    if (this.isWaiting) this.#act();
  }

  /** Does nothing until it is told to go on. */
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
