import type { Seat } from '@shoal/core';
import { isSharedDevice, ownSeatOf, pauseMs, type Speed, type TableReport } from '@shoal/room';
import {
  createSentences,
  type HadTips,
  type SeatController,
  type SeatState,
  type SeenTable,
  type Sentences,
  shownName,
  type TableCommand,
} from '@shoal/table-ui';
import { stateOf } from '../../room/seat.ts';
import { gamesIn } from '../../text/language.ts';
import type { ScreenContext } from '../scenes/screen-context.ts';
import type { Scene } from '../terminal/stage.ts';
import { TerminalAsides } from './table-asides.ts';
import { seenBySeat, TableScene } from './table-scene.ts';

const END_PAUSES = 3;

/** What a table is shown with beside its controller. */
export interface TableSettings {
  readonly isSaved: boolean;
  readonly speed: Speed;
  /** What the store has to say, read once. */
  readonly messages: string[];
  /** The tips that people have had before. */
  hadTips(): HadTips;
}

/** What the screen is for at a moment. */
type Mode = 'over' | 'stopped' | 'hide' | 'pass' | 'recap' | 'own' | 'drawing' | 'others';

/** A table on the full screen, for one person, for several who pass it on, or for people who watch bots. */
export class TerminalTable {
  readonly #seat: SeatController;
  readonly #context: ScreenContext;
  readonly #settings: TableSettings;
  readonly #scene: TableScene;
  readonly #sentences: Sentences;
  #message: string | null = null;

  constructor(seat: SeatController, context: ScreenContext, settings: TableSettings) {
    const { report } = stateOf(seat);
    const { catalogue, ascii } = context;
    this.#seat = seat;
    this.#context = context;
    this.#settings = settings;
    this.#sentences = createSentences(
      { catalogue, names: report.labels, ascii, you: ownSeatOf(report) },
      gamesIn(catalogue)[report.game],
    );
    this.#scene = this.#sceneOf((state) => this.#see(state));
    seat.subscribe(() => context.stage.redraw());
  }

  get report(): TableReport {
    return this.#state.report;
  }

  get #state(): SeatState {
    return stateOf(this.#seat);
  }

  /** Shows a deal to its end; rejects with `Stopped` when people leave. */
  async playDeal(): Promise<TableReport> {
    for (let before: Mode = 'others'; ; ) {
      const mode = modeOf(this.#state);
      if (mode === 'over') return this.#end();
      await this.#play(mode, before);
      before = mode;
    }
  }

  /** Deals the next cards, as soon as that can be saved. */
  async nextDeal(): Promise<void> {
    void this.#seat.nextDeal();
    while (this.report.view.result !== null) {
      if (this.report.isStopped) await this.#waitForDisk();
      else await this.#seat.when(() => this.report.isStopped || this.report.view.result === null);
    }
  }

  #play(mode: Exclude<Mode, 'over'>, before: Mode): Promise<void> {
    const { curtain } = this.#state;
    switch (mode) {
      case 'stopped':
        return this.#waitForDisk();
      case 'hide':
        return this.#hide();
      case 'pass':
      case 'recap':
        return this.#liftCurtain(mode, curtain?.seat ?? 0);
      case 'own':
        return this.#choose(before !== 'own' && before !== 'drawing');
      default:
        return this.#watch(mode);
    }
  }

  /** Shows the table to the person who chooses. */
  async #choose(isNewTurn: boolean): Promise<void> {
    const { stage } = this.#context;
    // What was pressed to hurry the others on must not choose a card.
    if (isNewTurn) stage.forgetKeys();
    const isFresh = isNewTurn && (this.#isShared || this.#hasPauses);
    const scene = this.#sceneWithMessage(this.#settings.messages.shift() ?? null);
    await this.#show('own', (other) => (isFresh ? stage.playFresh(scene, other) : stage.playUntil(scene, other)));
    this.#message = null;
  }

  /** Shows the table while others act, or while card after card is drawn. */
  async #watch(mode: 'others' | 'drawing'): Promise<void> {
    const { stage } = this.#context;
    // Cards that come without a pause are no reason to lose a key that was pressed ahead.
    const takesKeys = mode === 'others' || this.#hasPauses;
    if (!takesKeys) stage.show(this.#scene);
    await this.#show(mode, (other) => (takesKeys ? stage.playUntil(this.#scene, other) : other));
  }

  /** Shows the table as long as it is for the same purpose; a key may ask for something else. */
  async #show(mode: Mode, play: (other: Promise<undefined>) => Promise<TableCommand | undefined>): Promise<void> {
    const command = await this.#until(() => modeOf(this.#state) !== mode, play);
    if (command !== undefined) await this.#obey(command);
  }

  /** Plays something until it has a result, or the state is as wanted. */
  async #until<T>(
    isWanted: () => boolean,
    play: (other: Promise<undefined>) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    return isWanted() ? undefined : play(this.#seat.when(isWanted).then(() => undefined));
  }

  /** The last card is seen before the scores are. */
  async #end(): Promise<TableReport> {
    const ms = END_PAUSES * pauseMs(this.#settings.speed);
    if (ms > 0) await this.#context.stage.playFor(this.#untilAnyKey, ms);
    return this.report;
  }

  /** Players who have just acted see what came of it, and nothing goes on before their cards are hidden. */
  async #hide(): Promise<void> {
    const { stage } = this.#context;
    this.#seat.hold();
    stage.forgetKeys();
    await stage.play(this.#untilAnyKey);
    await this.#seat.liftCurtain();
    this.#seat.goOn();
  }

  get #untilAnyKey(): Scene<null> {
    return { frame: (size) => this.#scene.frame(size), press: () => ({ result: null }) };
  }

  get #isShared(): boolean {
    return isSharedDevice(this.report);
  }

  get #hasPauses(): boolean {
    return pauseMs(this.#settings.speed) > 0;
  }

  #sceneOf(see: (state: SeatState) => SeenTable): TableScene {
    return new TableScene(this.#seat, () => this.#state, see, this.#look);
  }

  /** A message comes before all that the seat has to say, until a key is pressed. */
  #sceneWithMessage(message: string | null): Scene<TableCommand> {
    this.#message = message;
    return {
      frame: (size) => this.#scene.frame(size),
      press: (key) => {
        this.#message = null;
        return this.#scene.press(key);
      },
    };
  }

  get #look() {
    const { ascii, colours, words } = this.#context;
    return { ascii, colours, words };
  }

  #nameOf(seat: Seat): string {
    return shownName(this.report.labels[seat], this.#context.words.you);
  }

  #see(state: SeatState): SeenTable {
    const { words, ascii } = this.#context;
    const hadTips = this.#settings.hadTips();
    return seenBySeat(state, { words, ascii, hadTips, sentences: this.#sentences, message: this.#message });
  }

  async #obey(command: TableCommand): Promise<void> {
    const asides = this.#asides;
    const see = (state: SeatState) => this.#see(state);
    if (command === 'hint') await asides.hint(this.#seat, see, (shown) => this.#sceneOf(shown));
    else if (command === 'undo') await this.#seat.undo();
    else if (command === 'leave') await this.#leave();
    else if (command === 'help') await this.#pausedFor(() => asides.help());
    else if (command === 'rules') await this.#pausedFor(() => asides.rules());
    else await this.#pausedFor(() => asides.log());
  }

  /** Nothing happens behind a page that people read. */
  async #pausedFor(read: () => Promise<void>): Promise<void> {
    this.#seat.hold();
    await read();
    this.#seat.goOn();
  }

  /** Returns when people stay; nothing happens while they are asked. */
  async #leave(): Promise<void> {
    await this.#pausedFor(() => this.#asides.leave(this.#settings.isSaved && this.report.isSaved));
  }

  get #asides(): TerminalAsides {
    return new TerminalAsides(this.report, this.#sentences, this.#context);
  }

  /** The curtain, then what happened; the cards come after both. */
  async #liftCurtain(stage: 'pass' | 'recap', seat: Seat): Promise<void> {
    const name = this.#nameOf(seat);
    if (stage === 'pass') {
      this.#context.stage.forgetKeys();
      while (!(await this.#asides.curtain(name))) await this.#leave();
    } else {
      const { known } = this.#state;
      const news = this.#asides.story(known);
      if (news.length > 0) await this.#asides.recap(name, news, known === 0);
    }
    await this.#seat.liftCurtain();
  }

  /** The game waits for its journal, unless people rather play on. */
  async #waitForDisk(): Promise<void> {
    const { words } = this.#context;
    const lines = [this.report.trouble ?? '', '', words.waitsForDisk];
    const keys = [
      { key: 'P', label: words.playUnsaved, isAnswer: true },
      { key: words.escape, label: words.keys.leave },
    ];
    const answers = { p: 'play', escape: 'leave' } as const;
    const answer = await this.#until<'play' | 'leave'>(
      () => !this.report.isStopped,
      (other) => this.#asides.ask(lines, answers, keys, other),
    );
    if (answer === 'leave') await this.#leave();
    if (answer !== 'play') return;
    this.#seat.playUnsaved();
    await this.#seat.when(() => !this.report.isStopped);
  }
}

function modeOf({ report, choosing, curtain, isRepeating }: SeatState): Mode {
  if (report.isStopped) return 'stopped';
  if (report.view.result !== null) return 'over';
  if (curtain !== null) return curtain.stage;
  if (choosing === null) return 'others';
  return isRepeating ? 'drawing' : 'own';
}
