/** Runs steps one at a time, in the order in which they come; one that fails holds up no other. */
export class StepQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(step: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(step, step);
    this.#last = done;
    return done;
  }
}
