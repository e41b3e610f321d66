import type { Action } from '@shoal/core';
import { type BotOrder, chooseAsBot, isThinking, type Thought } from '@shoal/room';
import type { JobCalls } from './job-calls.ts';
import { type Remote, remoteAt, type WorkerPort } from './remote.ts';

/** Lets bots choose. Bots that search run in a separate worker, so that the room stays responsive. */
export class BotThinker {
  readonly #start: () => WorkerPort;
  #worker: { readonly port: WorkerPort; readonly calls: Remote<JobCalls> } | null = null;

  constructor(start: () => WorkerPort) {
    this.#start = start;
  }

  readonly think = (order: BotOrder): Thought<Action> => {
    if (!isThinking(order)) {
      return { answer: Promise.resolve().then(() => chooseAsBot(order)), stop: () => undefined };
    }
    const answer = this.#calls().choose(order);
    // A worker that failed is not asked again.
    answer.catch(() => this.#stop());
    return { answer, stop: () => this.#stop() };
  };

  #calls(): Remote<JobCalls> {
    if (this.#worker === null) {
      const port = this.#start();
      // Otherwise the page would report it as a failure of its own worker.
      port.addEventListener('error', (event) => event.preventDefault());
      this.#worker = { port, calls: remoteAt<JobCalls>(port, () => undefined) };
    }
    return this.#worker.calls;
  }

  #stop(): void {
    this.#worker?.port.terminate();
    this.#worker = null;
  }
}
