import { type GameId, type ReadRecord, Replay, type Seat, seatNumbers } from '@shoal/core';
import type { Sentences } from '@shoal/table-ui';
import { endingLines } from './ending.ts';
import { type CardLook, groupedHand } from './hand-line.ts';
import { standingLines } from './standing.ts';
import { words } from './words.ts';

/** A recorded game told in sentences, with every card open or as one seat saw it. */
export class ToldReplay {
  readonly #read: ReadRecord;
  readonly #replay: Replay;
  readonly #seat: Seat | null;
  readonly #sentences: Sentences;

  /** No seat: every card is open. */
  constructor(read: ReadRecord, seat: Seat | null, sentences: Sentences) {
    this.#read = read;
    this.#replay = new Replay(read);
    this.#seat = seat;
    this.#sentences = sentences;
  }

  get at(): number {
    return this.#replay.at;
  }

  get isDone(): boolean {
    return this.#replay.isDone;
  }

  /** The next action with all that came of it, or what is wrong with it. */
  next(): { readonly lines: readonly string[] } | { readonly fault: string } {
    const from = this.at;
    do {
      const fault = this.#replay.step();
      if (fault !== null) return { fault: this.#sentences.verifyFault(fault) };
    } while (!this.isDone && this.at < this.#replay.table.reveal().events.length);
    const { table } = this.#replay;
    const log = this.#seat === null ? table.reveal().events : table.log(this.#seat);
    return {
      lines: this.#sentences.narrate(this.#id, log, {
        ...{ from, to: this.at, view: table.view(this.#seat) },
        options: this.#read.options,
      }),
    };
  }

  ending(): string[] {
    const { result } = this.#replay.table;
    if (result === null) return [words.unfinished];
    return endingLines(this.#sentences, this.#id, result, this.#read.options);
  }

  /** How the table stands now, after so many entries as were wanted or all that belong to the last of their actions. */
  standing(labels: readonly string[], look: CardLook, wanted: number): string[] {
    const { table } = this.#replay;
    const seats = this.#seat === null ? seatNumbers(labels.length) : [this.#seat];
    const hands = seats.map((seat) =>
      words.handOfSeat(labels[seat], groupedHand(this.#id, table.view(seat).hand, look)),
    );
    const turn = table.turn === null ? [] : [this.#sentences.turn(table.turn)];
    return [
      this.at > wanted ? words.tableAfterWhole(this.at) : words.tableAfter(this.at),
      ...standingLines({ id: this.#id, options: this.#read.options }, table.view(this.#seat), labels, this.#sentences),
      ...hands,
      ...turn,
    ];
  }

  get #id(): GameId {
    return this.#read.game.id as GameId;
  }
}
