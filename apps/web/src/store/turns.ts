/** Steps that must not run beside each other: one at a time, in the order in which they came. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(step: () => Promise<T>): Promise<T> {
    const own = this.#last.then(step, step);
    this.#last = own;
    return own;
  }
}
