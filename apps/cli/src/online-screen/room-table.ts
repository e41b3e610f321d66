import { ownSeatOf, pauseMs, type TableReport } from '@shoal/room';
import {
  createSentences,
  type HadTips,
  type SeatController,
  type SeatState,
  type SeenTable,
  type Sentences,
  type TableCommand,
} from '@shoal/table-ui';
import { readPage } from '../full-screen/scenes/pager-scene.ts';
import { TerminalAsides } from '../full-screen/table/table-asides.ts';
import { seenBySeat, TableScene } from '../full-screen/table/table-scene.ts';
import type { Scene } from '../full-screen/terminal/stage.ts';
import { stateOf } from '../room/seat.ts';
import { gamesIn } from '../text/language.ts';
import type { RoomContext } from './room-context.ts';
import type { RoomErrands } from './room-errands.ts';
import { RoomTableScene, type RoomTableWish } from './room-table-scene.ts';
import { RoomTableVoice } from './room-table-voice.ts';

const END_PAUSES = 3;

/** What the screen is for at a moment. */
type Mode = 'over' | 'own' | 'drawing' | 'others';

/** The table of a room on the full screen, for somebody who plays or looks on. */
export class RoomTable {
  readonly #seat: SeatController;
  readonly #context: RoomContext;
  readonly #errands: RoomErrands;
  readonly #sentences: Sentences;
  readonly #hadTips: () => HadTips;
  readonly #voice: RoomTableVoice;
  readonly #scene: RoomTableScene;
  readonly #faulted: Promise<undefined>;
  #isFaultRead = false;

  constructor(seat: SeatController, context: RoomContext, errands: RoomErrands, hadTips: () => HadTips) {
    const { report } = stateOf(seat);
    const { catalogue, ascii } = context;
    this.#seat = seat;
    this.#context = context;
    this.#errands = errands;
    this.#hadTips = hadTips;
    this.#sentences = createSentences(
      { catalogue, names: report.labels, ascii, you: ownSeatOf(report) },
      gamesIn(catalogue)[report.game],
    );
    this.#voice = new RoomTableVoice(context);
    this.#scene = this.#sceneOf((state) => this.#see(state));
    this.#faulted = context.visit.until(() => this.#voice.fault !== null);
    seat.subscribe(() => context.stage.redraw());
  }

  /** Shows a deal to its end; rejects with `Stopped` when people leave. */
  async playDeal(): Promise<void> {
    for (let before: Mode = 'others'; ; ) {
      const mode = this.#mode;
      if (this.#voice.fault !== null && !this.#isFaultRead) await this.#readFault();
      if (mode === 'over') return this.#end();
      const wish = await this.#play(mode, before);
      if (wish !== undefined) await this.#obey(wish);
      before = mode;
    }
  }

  get #report(): TableReport {
    return stateOf(this.#seat).report;
  }

  /** A table at which a card was found that does not fit is only looked at. */
  get #state(): SeatState {
    const state = stateOf(this.#seat);
    return this.#voice.fault === null ? state : { ...state, choosing: null, isRepeating: false };
  }

  get #mode(): Mode {
    const { report, choosing, isRepeating } = this.#state;
    if (report.view.result !== null) return 'over';
    if (choosing === null) return 'others';
    return isRepeating ? 'drawing' : 'own';
  }

  #play(mode: Mode, before: Mode): Promise<RoomTableWish | undefined> {
    const { stage } = this.#context;
    const isNewTurn = mode === 'own' && before === 'others';
    // What was pressed while others acted must not choose a card.
    if (isNewTurn) stage.forgetKeys();
    const changed = this.#seat.when(() => this.#mode !== mode).then(() => undefined);
    const other = this.#isFaultRead ? changed : Promise.race([changed, this.#faulted]);
    // Cards that come without a pause are no reason to lose a key that was pressed ahead.
    return isNewTurn && pauseMs(this.#speed) > 0
      ? stage.playFresh<RoomTableWish | undefined>(this.#scene, other)
      : stage.playUntil<RoomTableWish | undefined>(this.#scene, other);
  }

  /** A card that does not fit stops the table: what it means comes before everything else, once. */
  async #readFault(): Promise<void> {
    this.#isFaultRead = true;
    await readPage(this.#context, this.#context.visit.words.actions.seal, ['', this.#voice.fault ?? '']);
  }

  /** The last card is seen before the scores are. */
  async #end(): Promise<void> {
    const ms = END_PAUSES * pauseMs(this.#speed);
    const untilAnyKey: Scene<null> = { frame: (size) => this.#scene.frame(size), press: () => ({ result: null }) };
    if (ms > 0) await this.#context.stage.playFor(untilAnyKey, ms);
  }

  get #speed() {
    return this.#context.visit.scene?.room.terms.speed ?? 'normal';
  }

  #sceneOf(see: (state: SeatState) => SeenTable): RoomTableScene {
    const { ascii, colours, words } = this.#context;
    const table = new TableScene(this.#seat, () => this.#state, see, { ascii, colours, words });
    return new RoomTableScene(table, {
      isReacting: () => this.#voice.isReacting,
      isAsked: () => this.#context.board.request !== null,
      mayReact: () => this.#voice.mayReact,
      state: () => this.#state,
    });
  }

  #see(state: SeatState): SeenTable {
    const { words, ascii } = this.#context;
    const { room, message } = this.#voice.now(state);
    const seen = seenBySeat(state, {
      words,
      ascii,
      hadTips: this.#hadTips(),
      sentences: this.#sentences,
      message,
      room,
    });
    return this.#voice.isReacting ? { ...seen, ...this.#voice.reactionQuestion, choosing: null } : seen;
  }

  async #obey(wish: RoomTableWish): Promise<void> {
    switch (wish.type) {
      case 'table':
        return this.#command(wish.command);
      case 'menu':
        return this.#errands.menu();
      case 'react':
        this.#voice.isReacting = true;
        return;
      case 'reaction':
        this.#voice.isReacting = false;
        if (wish.reaction !== null) this.#errands.react(wish.reaction);
        return;
      default:
        this.#errands.answer(wish.type === 'yes');
    }
  }

  async #command(command: TableCommand): Promise<void> {
    const asides = new TerminalAsides(this.#report, this.#sentences, this.#context);
    const { board, visit } = this.#context;
    switch (command) {
      case 'hint':
        return this.#hint(asides);
      case 'undo':
        return board.say(visit.words.terminal.noUndo);
      case 'leave':
        return this.#errands.leave();
      case 'help':
        return asides.help(this.#voice.help);
      case 'rules':
        return asides.rules();
      case 'log':
        return asides.log();
    }
  }

  async #hint(asides: TerminalAsides): Promise<void> {
    const { board, visit } = this.#context;
    if (visit.scene?.room.terms.allowsHints !== true) return board.say(visit.words.terminal.noHints);
    const see = (state: SeatState) => this.#see(state);
    await asides.hint(this.#seat, see, (shown) => this.#sceneOf(shown));
  }
}
