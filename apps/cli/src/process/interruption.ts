import { Interrupted } from './exit-code.ts';

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

  /** From here on Ctrl-C no longer kills the program; all that waits or works has to heed the signal. */
  watch(): void {
    process.on('SIGINT', this.#listener);
  }
}

/** Waits for something, unless Ctrl-C comes first. */
export async function orInterrupted<T>(work: Promise<T>, { signal }: Interruption): Promise<T> {
  let interrupt: () => void = () => undefined;
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = () => reject(new Interrupted());
  });
  signal.addEventListener('abort', interrupt);
  if (signal.aborted) interrupt();
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    signal.removeEventListener('abort', interrupt);
    // The work may still fail, but no caller waits for it any more.
    work.catch(() => undefined);
  }
}
