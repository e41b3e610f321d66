import type { Action, Seat } from '@shoal/core';
import { type Member, type News, NOT_SAVED, type Speed } from '@shoal/room';
import type { Remote } from '../worker/remote.ts';
import type { WorkerCalls } from '../worker/worker-calls.ts';

/** A member of the room that runs in this page's worker. */
export class WorkerMember implements Member {
  readonly visit: number;
  readonly #calls: Remote<WorkerCalls>;
  #listener: ((news: News) => void) | null = null;
  #onFailure: () => void = () => undefined;
  /** News that arrived before `listen` was called. */
  readonly #early: News[] = [];

  constructor(visit: number, calls: Remote<WorkerCalls>) {
    this.visit = visit;
    this.#calls = calls;
  }

  /** Passes on all news in order. Calls `onFailure` when the worker stops answering. */
  listen(listener: (news: News) => void, onFailure: () => void): Member {
    this.#listener = listener;
    this.#onFailure = onFailure;
    // Deferred until the caller has received the member.
    queueMicrotask(() => {
      for (const news of this.#early.splice(0)) listener(news);
    });
    return this;
  }

  hear(news: News): void {
    if (this.#listener === null || this.#early.length > 0) this.#early.push(news);
    else this.#listener(news);
  }

  act(action: Action): Promise<string | null> {
    return this.#answered(this.#calls.act(this.visit, action), NOT_SAVED);
  }

  undo(): Promise<boolean> {
    return this.#answered(this.#calls.undo(this.visit), false);
  }

  nextDeal(): Promise<boolean> {
    return this.#answered(this.#calls.nextDeal(this.visit), false);
  }

  look(seat: Seat | null): Promise<void> {
    return this.#answered(this.#calls.look(this.visit, seat), undefined);
  }

  pace(speed: Speed | null): void {
    void this.#answered(this.#calls.pace(this.visit, speed), undefined);
  }

  playUnsaved(): Promise<void> {
    return this.#answered(this.#calls.playUnsaved(this.visit), undefined);
  }

  leave(): void {
    void this.#calls.leave(this.visit).catch(() => undefined);
  }

  async #answered<T>(answer: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await answer;
    } catch {
      this.#onFailure();
      return otherwise;
    }
  }
}
