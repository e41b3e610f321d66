/** Ctrl-C, remembered: it may arrive twice (from the terminal and from npm), and only the first one counts. */
export class Interruption {
  readonly #controller = new AbortController();
  readonly #listener = (): void => this.interrupt();

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get hasCome(): boolean {
    return this.signal.aborted;
  }

  interrupt(): void {
    this.#controller.abort();
  }

  /** From here on Ctrl-C no longer kills the program: whoever waits or works has to look. */
  watch(): void {
    process.on('SIGINT', this.#listener);
  }
}
