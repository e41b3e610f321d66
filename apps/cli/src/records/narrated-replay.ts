import type { Card, ReadRecord, ReplayFault, Result, Seat } from '@shoal/core';
import { type ReplayStep, replaySteps, type Sentences, shownName, stepSentences } from '@shoal/table-ui';
import { groupedHand, type HandLook } from '../text/hand-line.ts';
import { endingLines } from '../text/sentence-lines.ts';
import { standingLines } from '../text/standing.ts';

/** A recorded game told in sentences, with every card open or as one seat saw it. */
export class NarratedReplay {
  readonly #read: ReadRecord;
  readonly #steps: Iterator<ReplayStep, ReplayFault | null>;
  readonly #look: HandLook;
  readonly #sentences: Sentences;
  /** Where the table stands; not further than it was told, except for the deal. */
  #now: IteratorResult<ReplayStep, ReplayFault | null>;
  #at = 0;

  /** No seat: every card is open. */
  constructor(read: ReadRecord, seat: Seat | null, look: HandLook, sentences: Sentences) {
    this.#read = read;
    this.#steps = replaySteps(read, seat);
    this.#now = this.#steps.next();
    this.#look = look;
    this.#sentences = sentences;
  }

  /** How many log entries were told. */
  get at(): number {
    return this.#at;
  }

  get isDone(): boolean {
    return this.#at === this.#read.events.length;
  }

  /** The next action with all that came of it, or what is wrong with it. */
  next(): { readonly lines: readonly string[] } | { readonly fault: string } {
    if (!this.#isDealUntold()) this.#now = this.#steps.next();
    const { done, value } = this.#now;
    if (done === true) return value === null ? { lines: [] } : { fault: this.#sentences.verifyFault(value) };
    this.#at = value.entries;
    return { lines: stepSentences(this.#read, value, this.#sentences) };
  }

  /** Some games have something to tell of the deal. */
  #isDealUntold(): boolean {
    return this.#at === 0 && this.#now.done !== true && this.#now.value.entries > 0;
  }

  ending(): string[] {
    const result = this.#result;
    if (result === null) return [this.#look.catalogue.replay.unfinished];
    return endingLines(this.#sentences, result, this.#read.options);
  }

  /** The ending in one line: why, and who won. */
  outcome(): string {
    const result = this.#result;
    if (result === null) return this.#look.catalogue.replay.unfinished;
    return `${this.#sentences.ending(result, this.#read.options)} ${this.#sentences.winners(result)}`;
  }

  get #result(): Result | null {
    return this.#now.done === true ? null : this.#now.value.view.result;
  }

  /** How the table stands now, after so many entries as were wanted or all that belong to the last of their actions. */
  standing(labels: readonly string[], wanted: number): string[] {
    if (this.#now.done === true) return [];
    const { view, hands } = this.#now.value;
    const look = this.#look;
    const { replay, screen } = look.catalogue;
    const handLine = (hand: readonly Card[], seat: Seat) =>
      `  ${replay.hand(shownName(labels[seat], screen.you), groupedHand(this.#sentences.game.presentation, hand, look))}`;
    return [
      this.at > wanted ? replay.tableAfterWhole(this.at) : replay.tableAfter(this.at),
      ...standingLines({ view, options: this.#read.options }, { look, labels, sentences: this.#sentences }),
      ...(view.seat === null ? hands().map(handLine) : [handLine(view.hand, view.seat)]),
      ...(view.turn === null ? [] : [this.#sentences.turn(view.turn)]),
    ];
  }
}
