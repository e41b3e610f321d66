import { type GameEvent, gameNamed, type View, writeAction, writeCard, writeEntry } from '@shoal/core';
import { follow, isPerson, type Member, seatEntryOf, seatsOfPeople, type TableReport, youAmong } from '@shoal/room';
import { createSentences, type SeatController, type SeatState, type Sentences } from '@shoal/table-ui';
import type { LocalRoom } from '../room/local-room.ts';
import type { LineWriter } from '../text/line-writer.ts';
import { asideAt, remarkLine } from './aside.ts';
import type { LineInput } from './line-input.ts';
import { LinePlayer } from './line-player.ts';

/** A table told to a program: one JSON object a line, with the log entries of a record as the person may know them. */
export class JsonTable {
  readonly #seat: SeatController;
  readonly #writer: LineWriter;
  readonly #write: (text: string) => void;
  readonly #sentences: Sentences;
  readonly #player: LinePlayer;
  readonly #watch: LocalRoom['watch'];
  readonly #isShared: boolean;
  #state: SeatState;
  /** Log entries that were written, and those at which a turn was. */
  #told = 0;
  #turnTold = -1;

  constructor(seat: SeatController, first: SeatState, room: LocalRoom, writer: LineWriter, input: LineInput) {
    const { players, labels } = first.report;
    const { catalogue } = writer.look;
    this.#seat = seat;
    this.#state = first;
    this.#writer = writer;
    this.#write = (text) => process.stdout.write(text);
    this.#watch = (listener) => room.watch(listener);
    this.#isShared = seatsOfPeople(players).length > 1;
    this.#sentences = createSentences({ catalogue, names: labels, ascii: true, you: youAmong(players) });
    const hand = ({ report }: SeatState) =>
      writer.line(`  ${catalogue.lineMode.hand(report.view.hand.map(writeCard).join(' '))}`);
    const keyboard = { input, catalogue, sentences: this.#sentences };
    this.#player = new LinePlayer(seat, keyboard, asideAt(seat, this.#sentences, writer, hand));
  }

  get report(): TableReport {
    return (this.#seat.value ?? this.#state).report;
  }

  async playDeal(): Promise<TableReport> {
    const { game, options: rules, players, firstSeat } = (this.#seat.value ?? this.#state).report;
    this.#told = 0;
    this.#turnTold = -1;
    this.#line({ type: 'table', game, rules, seats: players.map(seatEntryOf), firstSeat });
    const stop = this.#seat.subscribe(() => this.#seat.value !== null && this.#follow(this.#seat.value));
    const watcher = this.#isShared ? this.#watchPublic() : null;
    try {
      if (this.#seat.value !== null) this.#follow(this.#seat.value);
      for (;;) {
        const state = await this.#seat.when(isWaiting);
        if (state.report.view.result !== null) return this.#end(state.report);
        if (state.curtain !== null) await this.#seat.liftCurtain();
        else await this.#player.ask(state);
      }
    } finally {
      watcher?.leave();
      stop();
    }
  }

  /** Several people at one stream are told only what everybody knows, and each their hand in their turn. */
  #watchPublic(): Member {
    let report: TableReport | null = null;
    return this.#watch((news) => {
      report = follow(report, news);
      this.#tell(report);
      const { turn } = report.view;
      if (turn !== null && !isPerson(report.players[turn])) this.#tellTurn(report.view, report.log.length);
    });
  }

  #follow(state: SeatState): void {
    const before = this.#state;
    this.#state = state;
    const { report, remark, choosing } = state;
    if (remark !== before.remark) this.#remark(state);
    if (!this.#isShared) this.#tell(report);
    const isOthers = report.view.turn !== report.view.seat;
    if (choosing !== null || (isOthers && !this.#isShared)) this.#tellTurn(report.view, report.log.length);
  }

  #remark(state: SeatState): void {
    if (state.remark?.key === 'undone') {
      this.#told = state.report.log.length;
      this.#turnTold = -1;
      this.#line({ type: 'undone', entries: this.#told });
      return;
    }
    const line = remarkLine(state, this.#sentences, this.#writer);
    if (line !== null) this.#writer.line(line);
  }

  #tell({ game, log }: TableReport): void {
    const { entries } = gameNamed(game);
    for (const event of log.slice(this.#told)) this.#line(writeEntry(entries, event as GameEvent));
    this.#told = log.length;
  }

  #tellTurn({ turn, phase, handSizes, stockSize, hand, legal }: View, events: number): void {
    if (turn === null || this.#turnTold === events) return;
    this.#turnTold = events;
    const own = legal.length === 0 ? {} : { hand: hand.map(writeCard), legal: legal.map(writeAction) };
    this.#line({ type: 'turn', seat: turn, phase, handSizes, stockSize, ...own });
  }

  #end(report: TableReport): TableReport {
    this.#line({ type: 'result', ...report.view.result, seed: report.seed });
    return report;
  }

  #line(value: object): void {
    this.#write(`${JSON.stringify(value)}\n`);
  }
}

/** Is somebody asked for something, or is the deal over? */
const isWaiting = (state: SeatState | null): state is SeatState => {
  if (state === null || state.report.isStopped) return false;
  const { turn } = state.report.view;
  return turn === null || state.curtain !== null || (state.choosing !== null && !state.isDrawingOn);
};
