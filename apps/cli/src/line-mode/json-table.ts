import { type GameEvent, type View, writeAction, writeCard, writeEntry } from '@shoal/core';
import { gameNamed } from '@shoal/games';
import { follow, isSharedDevice, type Member, ownSeatOf, seatEntryOf, type TableReport } from '@shoal/room';
import { createSentences, type SeatController, type SeatState, type Sentences } from '@shoal/table-ui';
import type { LocalRoom } from '../room/local-room.ts';
import { stateOf } from '../room/seat.ts';
import { gamesIn } from '../text/language.ts';
import type { LineWriter } from '../text/line-writer.ts';
import { tellRemark } from './aside.ts';
import type { LineContext } from './line-context.ts';
import { LinePlayer } from './line-player.ts';
import { isChoosing, type TableTeller, tellDeal } from './tell-deal.ts';

/** A table told to a program: one JSON object a line, with the log entries of a record as the person may know them. */
export class JsonTable implements TableTeller {
  readonly #seat: SeatController;
  readonly #writer: LineWriter;
  readonly #sentences: Sentences;
  readonly #player: LinePlayer;
  readonly #watch: LocalRoom['watch'];
  readonly #isShared: boolean;
  #state: SeatState;
  /** Log entries that were written, and those at which a turn was. */
  #told = 0;
  #turnTold = -1;

  constructor(
    seat: SeatController,
    room: Pick<LocalRoom, 'watch'>,
    { writer, input }: Pick<LineContext, 'writer' | 'input'>,
  ) {
    this.#state = stateOf(seat);
    const { report } = this.#state;
    const { catalogue } = writer.look;
    this.#seat = seat;
    this.#writer = writer;
    this.#watch = (listener) => room.watch(listener);
    this.#isShared = isSharedDevice(report);
    this.#sentences = createSentences(
      { catalogue, names: report.labels, ascii: true, you: ownSeatOf(report) },
      gamesIn(catalogue)[report.game],
    );
    const hand = (shown: SeatState) =>
      writer.line(`  ${catalogue.lineMode.hand(shown.report.view.hand.map(writeCard).join(' '))}`);
    this.#player = new LinePlayer(seat, this.#sentences, { writer, input }, hand);
  }

  async playDeal(): Promise<TableReport> {
    const { game, options: rules, players, firstSeat } = stateOf(this.#seat).report;
    this.#told = 0;
    this.#turnTold = -1;
    writeJson({ type: 'table', game, rules, seats: players.map(seatEntryOf), firstSeat });
    const watcher = this.#isShared ? this.#watchPublic() : null;
    try {
      await tellDeal(this.#seat, this.#player, {
        follow: (state) => this.#follow(state),
        isAsking: (state) => state.curtain !== null || isChoosing(state),
        passOn: () => this.#seat.liftCurtain(),
      });
    } finally {
      watcher?.leave();
    }
    const { report } = stateOf(this.#seat);
    writeJson({ type: 'result', ...report.view.result, seed: report.seed, shuffle: report.shuffle });
    return report;
  }

  tellMatch({ deals, totals, matchWinners: winners }: TableReport): void {
    writeJson({ type: 'match', deals, totals, ...(winners.length > 0 ? { winners } : {}) });
  }

  /** Several people at one stream are told only what everybody knows, and each their hand in their turn. */
  #watchPublic(): Member {
    let report: TableReport | null = null;
    return this.#watch((news) => {
      report = follow(report, news);
      this.#tell(report);
      const { turn } = report.view;
      if (turn !== null && !this.#state.report.ownSeats.includes(turn)) this.#tellTurn(report.view, report.log.length);
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
      writeJson({ type: 'undone', entries: this.#told });
      return;
    }
    tellRemark(state, this.#sentences, { writer: this.#writer });
  }

  #tell({ game, log }: TableReport): void {
    const { recordSchema } = gameNamed(game);
    for (const event of log.slice(this.#told)) writeJson(writeEntry(recordSchema, event as GameEvent));
    this.#told = log.length;
  }

  #tellTurn({ turn, phase, handSizes, stockSize, hand, legal }: View, events: number): void {
    if (turn === null || this.#turnTold === events) return;
    this.#turnTold = events;
    const own = legal.length === 0 ? {} : { hand: hand.map(writeCard), legal: legal.map(writeAction) };
    writeJson({ type: 'turn', seat: turn, phase, handSizes, stockSize, ...own });
  }
}

const writeJson = (value: object): boolean => process.stdout.write(`${JSON.stringify(value)}\n`);
