/** Runs steps one at a time, in order of arrival. A failed step does not stop the others. */
export class StepQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(step: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(step, step);
    this.#last = done;
    return done;
  }
}
