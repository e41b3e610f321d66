import type { Worker } from 'node:worker_threads';

/** What a worker answers to a task: the result, or the fault that kept it from one. */
export type Reply<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly fault: string };

interface Waiting<Task, Result> {
  readonly task: Task;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Worker threads that take tasks as they become idle. One that breaks down ends the work of all. */
export class ThreadPool<Task, Result> {
  readonly #size: number;
  readonly #start: () => Worker;
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #queue: Waiting<Task, Result>[] = [];
  readonly #busy = new Map<Worker, Waiting<Task, Result>>();
  #end: Error | null = null;

  constructor(size: number, start: () => Worker) {
    this.#size = size;
    this.#start = start;
  }

  run(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#end !== null) return reject(this.#end);
      this.#queue.push({ task, resolve, reject });
      this.#handOut();
    });
  }

  /** Ends the threads at once; tasks that are still waited for are rejected with the reason. */
  async close(reason = new Error('the pool is closed')): Promise<void> {
    if (this.#end === null) this.#fail(reason);
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #handOut(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? this.#another();
      const waiting = worker === null ? undefined : this.#queue.shift();
      if (worker === null || waiting === undefined) return;
      this.#busy.set(worker, waiting);
      worker.postMessage(waiting.task);
    }
  }

  /** Threads start when there is work for them. */
  #another(): Worker | null {
    if (this.#workers.length >= this.#size) return null;
    const worker = this.#start();
    this.#workers.push(worker);
    worker.on('message', (reply: Reply<Result>) => this.#settle(worker, reply));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', (code) => this.#fail(new Error(`a worker thread ended with code ${code}`)));
    return worker;
  }

  #settle(worker: Worker, reply: Reply<Result>): void {
    const waiting = this.#busy.get(worker);
    if (waiting === undefined) return;
    if (!reply.ok) {
      this.#fail(new Error(reply.fault));
      return;
    }
    this.#busy.delete(worker);
    this.#idle.push(worker);
    waiting.resolve(reply.result);
    this.#handOut();
  }

  #fail(error: Error): void {
    if (this.#end !== null) return;
    this.#end = error;
    for (const { reject } of [...this.#busy.values(), ...this.#queue]) reject(error);
    this.#busy.clear();
    this.#queue.length = 0;
    // Nothing waits for the other threads any more, and they must not keep the program alive.
    for (const worker of this.#workers) void worker.terminate();
  }
}
