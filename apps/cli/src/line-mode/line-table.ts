import { isPerson, isSharedDevice, ownSeatOf, type TableReport } from '@shoal/room';
import {
  createSentences,
  type LineModeWords,
  namesWithLevels,
  rulesInForce,
  type SeatController,
  type SeatState,
  type Sentences,
  shownLabels,
  shownSeed,
  turnsSince,
  wonMatch,
} from '@shoal/table-ui';
import { stateOf } from '../room/seat.ts';
import { columns } from '../text/columns.ts';
import { handLine } from '../text/hand-line.ts';
import { gamesIn } from '../text/language.ts';
import type { LineWriter } from '../text/line-writer.ts';
import { endingLines } from '../text/sentence-lines.ts';
import { standingLine, standingLines } from '../text/standing.ts';
import { tellRemark } from './aside.ts';
import { LinePlayer, type LineVoice } from './line-player.ts';
import { isChoosing, type TableTeller, tellDeal } from './tell-deal.ts';

/** A table told line by line, to one person, to several who share a screen, or to people who watch bots. */
export class LineTable implements TableTeller {
  readonly #seat: SeatController;
  readonly #writer: LineWriter;
  readonly #sentences: Sentences;
  readonly #player: LinePlayer;
  readonly #isShared: boolean;
  readonly #voice: LineVoice;
  #state: SeatState;
  /** How much of the log has been told to the people who look now. */
  #told = 0;
  #lastTurn: number | null = null;

  constructor(seat: SeatController, context: LineVoice) {
    const { writer } = context;
    this.#state = stateOf(seat);
    const { report } = this.#state;
    this.#seat = seat;
    this.#writer = writer;
    this.#voice = context;
    this.#isShared = isSharedDevice(report);
    this.#sentences = createSentences(
      { names: report.labels, ...writer.look, you: ownSeatOf(report) },
      gamesIn(writer.look.catalogue)[report.game],
    );
    this.#player = new LinePlayer(seat, this.#sentences, context, (shown) => this.#showTable(shown.report));
  }

  async playDeal(): Promise<TableReport> {
    this.#begin();
    await tellDeal(this.#seat, this.#player, {
      follow: (state) => this.#follow(state),
      isAsking: (state) => isOwnTurn(state) && (state.curtain !== null || isChoosing(state)),
      passOn: (state) => this.#passOn(state),
    });
    return this.#end();
  }

  /** Tells how a match stands after a deal. */
  tellMatch(report: TableReport): void {
    const { deals, totals, labels, goal, matchWinners } = report;
    const { look } = this.#writer;
    const { screen: words, lineMode } = look.catalogue;
    const shown = shownLabels(labels, words.you);
    const scores = shown.map((label, seat) => words.score(label, totals[seat], goal));
    if (look.spoken) this.#writer.line(words.scoreAfter(deals, scores));
    else this.#writer.lines(['', lineMode.scoreAfter(deals), ...scoreTable(shown, totals, lineMode)]);
    if (matchWinners.length > 0) this.#writer.line(wonMatch(matchWinners, report, words));
  }

  #begin(): void {
    const { report } = stateOf(this.#seat);
    const { ownSeats, goal, deals, dealNumber } = report;
    const words = this.#words;
    if (goal !== null || deals > 0) this.#writer.lines(['', words.dealNumber(dealNumber)]);
    const { screen } = this.#writer.look.catalogue;
    const inForce = rulesInForce(report, this.#sentences, screen);
    const seated = namesWithLevels(report, this.#sentences, screen.you);
    this.#writer.line(words.title(this.#sentences.gameName, inForce, seated));
    if (ownSeats.length > 0) this.#writer.line(words.hints);
    if (this.#isShared) this.#writer.line(words.noCurtain);
    this.#told = 0;
    this.#lastTurn = null;
  }

  /** Tells what has changed. */
  #follow(state: SeatState): void {
    const before = this.#state;
    this.#state = state;
    const { view, log } = state.report;
    const isUndone = state.remark?.key === 'undone' && before.remark !== state.remark;
    if (isUndone) {
      this.#told = log.length;
      this.#lastTurn = null;
    }
    if (state.remark !== before.remark) tellRemark(state, this.#sentences, this.#voice);
    if (!this.#isHidden(state) && !this.#isBotsTurnStill(state)) this.#tell(state);
    if (view.turn === null || view.turn === this.#lastTurn) this.#followTurn(state, before);
    else this.#beginTurn(state);
  }

  /** No card may be shown while the screen changes hands. */
  #isHidden({ viewer, curtain }: SeatState): boolean {
    return this.#isShared && (viewer === null || (curtain !== null && curtain.stage !== 'hide'));
  }

  /** A bot's turn is told as a whole: what it draws card by card then fits in one sentence. */
  #isBotsTurnStill({ report: { view, players } }: SeatState): boolean {
    return view.turn !== null && view.turn === this.#lastTurn && !isPerson(players[view.turn]);
  }

  #tell({ report }: SeatState): void {
    this.#writer.lines(this.#newsIn(report).map((sentence) => `  ${sentence}`));
  }

  /** What has not been told yet, as the people who look may know it. */
  #newsIn(report: TableReport): string[] {
    const { log, view, options } = report;
    const from = this.#told;
    this.#told = log.length;
    if (this.#isSpoken) return turnsSince(from, report, this.#sentences).map(({ text }) => text);
    return this.#sentences.narrate(log, { from, view, options });
  }

  /** People who hear the table are told each turn in one sentence, and no more of a bot's turn. */
  get #isSpoken(): boolean {
    return this.#writer.look.spoken;
  }

  #beginTurn(state: SeatState): void {
    const { view, ownSeats } = state.report;
    if (view.turn === null) return;
    const isOthers = !ownSeats.includes(view.turn);
    if (isOthers ? this.#isHidden(state) : state.choosing === null) return;
    this.#lastTurn = view.turn;
    if (isOthers && this.#isSpoken) return;
    this.#writer.line();
    this.#writer.line(this.#sentences.turn(view.turn));
    if (isOthers) this.#writer.line(standingLine(state.report, this.#telling(state.report)));
    else this.#showTable(state.report);
  }

  /** Within a turn the table is shown again, unless only one action is left. */
  #followTurn({ report, choosing, isRepeating }: SeatState, before: SeatState): void {
    const isSettled = isRepeating || report.view.legal.length === 1;
    if (choosing === null || report === before.report || isSettled || report.view.turn === null) return;
    this.#writer.line();
    this.#writer.line(this.#sentences.turn(report.view.turn));
    this.#showTable(report);
  }

  #end(): TableReport {
    const { report } = this.#state;
    const { view, options } = report;
    if (this.#isShared && this.#state.viewer === null) this.#writer.lines(this.#newsIn(report));
    this.#writer.line();
    if (view.result !== null) this.#writer.lines(endingLines(this.#sentences, view.result, options));
    this.#writer.line(this.#sentences.say({ key: 'seed', seed: shownSeed(report.seed ?? '', report.shuffle) }));
    return report;
  }

  get #words(): LineModeWords {
    return this.#writer.look.catalogue.lineMode;
  }

  /** Lets the screen go from hand to hand: no card is on it meanwhile. */
  async #passOn({ curtain, report, known }: SeatState): Promise<void> {
    if (curtain === null) return;
    const name = shownLabels(report.labels, this.#writer.look.catalogue.screen.you)[curtain.seat];
    const words = this.#words;
    if (curtain.stage === 'hide') {
      await this.#player.answer(this.#writer.isWatched ? words.hideHand(name) : words.handOver(name));
      this.#writer.pushAway();
    } else if (curtain.stage === 'pass') {
      await this.#player.answer(words.passTo(name));
    } else {
      this.#told = known;
      const news = this.#newsIn(report);
      if (news.length > 0) this.#writer.lines([words.recap, ...news.map((sentence) => `  ${sentence}`)]);
    }
    this.#lastTurn = null;
    await this.#seat.liftCurtain();
  }

  #telling({ labels }: TableReport) {
    return { look: this.#writer.look, labels, sentences: this.#sentences };
  }

  #showTable(report: TableReport): void {
    const { view } = report;
    const { look } = this.#writer;
    // A table of columns makes no sense to people who hear it line by line.
    if (this.#isSpoken) this.#writer.line(standingLine(report, this.#telling(report)));
    else this.#writer.lines(standingLines(report, this.#telling(report)));
    this.#writer.line(`  ${this.#words.hand(handLine(this.#sentences.game, view.hand, view.legal, look))}`);
  }
}

const isOwnTurn = ({ report: { view, ownSeats } }: SeatState): boolean =>
  view.turn !== null && ownSeats.includes(view.turn);

function scoreTable(labels: readonly string[], totals: readonly number[], { heads, whole }: LineModeWords): string[] {
  const rows = labels.map((label, seat) => [label, whole(totals[seat])]);
  return columns([[heads.player, heads.total], ...rows], ['left', 'right']).map((row) => `  ${row}`);
}
