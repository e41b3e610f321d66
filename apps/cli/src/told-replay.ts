import { type GameId, type ReadRecord, Replay, type Seat, seatNumbers } from '@shoal/core';
import { type Sentences, shownName, wholeStep } from '@shoal/table-ui';
import { endingLines } from './ending.ts';
import { type CardLook, groupedHand } from './hand-line.ts';
import { standingLines } from './standing.ts';

/** A recorded game told in sentences, with every card open or as one seat saw it. */
export class ToldReplay {
  readonly #read: ReadRecord;
  readonly #replay: Replay;
  readonly #seat: Seat | null;
  readonly #look: CardLook;
  readonly #sentences: Sentences;

  /** No seat: every card is open. */
  constructor(read: ReadRecord, seat: Seat | null, look: CardLook, sentences: Sentences) {
    this.#read = read;
    this.#replay = new Replay(read);
    this.#seat = seat;
    this.#look = look;
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
    const fault = wholeStep(this.#replay);
    if (fault !== null) return { fault: this.#sentences.verifyFault(fault) };
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
    if (result === null) return [this.#look.catalogue.replay.unfinished];
    return endingLines(this.#sentences, this.#id, result, this.#read.options);
  }

  /** How the table stands now, after so many entries as were wanted or all that belong to the last of their actions. */
  standing(labels: readonly string[], wanted: number): string[] {
    const { table } = this.#replay;
    const look = this.#look;
    const { replay, screen } = look.catalogue;
    const seats = this.#seat === null ? seatNumbers(labels.length) : [this.#seat];
    const hands = seats.map((seat) => {
      const hand = groupedHand(this.#id, table.view(seat).hand, look);
      return `  ${replay.hand(shownName(labels[seat], screen.you), hand)}`;
    });
    const turn = table.turn === null ? [] : [this.#sentences.turn(table.turn)];
    return [
      this.at > wanted ? replay.tableAfterWhole(this.at) : replay.tableAfter(this.at),
      ...standingLines({ id: this.#id, options: this.#read.options }, table.view(this.#seat), {
        ...{ look, labels, sentences: this.#sentences },
      }),
      ...hands,
      ...turn,
    ];
  }

  get #id(): GameId {
    return this.#read.game.id as GameId;
  }
}
