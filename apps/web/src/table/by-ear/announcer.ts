import type { Clock } from '@shoal/room';
import { ValueStore } from '@shoal/table-ui';

/** A line for screen readers. The number tells apart two lines of the same words. */
export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** A screen reader overlooks what a region contains when it appears. */
const FIRST_MS = 100;
/** About 240 words a minute: faster speech waits a little, slower speech is queued by the screen reader. */
const CHARACTER_MS = 50;
const LEAST_MS = 1000;

/** Says lines one after the other, each when the line before it has had time to be heard. */
export class Announcer extends ValueStore<Announcement | null> {
  readonly #clock: Pick<Clock, 'after'>;
  #waiting: readonly string[] = [];
  #stopTimer: (() => void) | null = null;

  constructor(clock: Pick<Clock, 'after'>) {
    super(null);
    this.#clock = clock;
  }

  /** Adds lines. Of more than `most` waiting lines only the newest are still news. */
  say(lines: readonly string[], most: number): void {
    this.#waiting = [...this.#waiting, ...lines].slice(-most);
    if (this.#stopTimer === null && this.#waiting.length > 0) this.#wait(FIRST_MS);
  }

  /** Drops the lines that have not been said. */
  hush(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
    this.#waiting = [];
  }

  #wait(ms: number): void {
    this.#stopTimer = this.#clock.after(ms, () => this.#next());
  }

  #next(): void {
    const [text, ...later] = this.#waiting;
    this.#stopTimer = null;
    if (text === undefined) return;
    this.#waiting = later;
    this.#wait(Math.max(LEAST_MS, text.length * CHARACTER_MS));
    this.set({ number: (this.value?.number ?? 0) + 1, text });
  }
}
