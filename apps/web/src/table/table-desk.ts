import type { Action, Seat } from '@shoal/core';
import {
  type Choosing,
  DrawingOn,
  isPerson,
  NOTHING_CHOSEN,
  type Press,
  pauseMs,
  press,
  type Speed,
  type Step,
  seatsOfPeople,
  type TableCommand,
  type Touches,
  touch,
  youAmong,
} from '@shoal/table-ui';
import { ValueStore } from '../page/value-store.ts';
import type { TableLink, TableState } from '../table-link/table-link.ts';
import type { Curtain, DeskState, Remark } from './desk-state.ts';
import { freshChoice, settledChoice } from './settled-choice.ts';

export interface DeskSettings {
  readonly speed: () => Speed;
  /** A person has decided something where there was a choice. */
  readonly onTurnTaken: () => void;
}

/** More than so many events behind, people are told that they have been away. */
const WORTH_TELLING = 2;

/** What a person at this device does at a table, by touch or by key. Knows neither the page nor where the table is. */
export class TableDesk extends ValueStore<DeskState | null> {
  readonly #link: TableLink;
  readonly #settings: DeskSettings;
  readonly #drawing = new DrawingOn();
  readonly #known = new Map<Seat, number>();
  readonly #unsubscribe: () => void;
  #viewer: Seat | null = null;
  #choosing: Choosing | null = null;
  /** Where the person has put the cursor; null: nowhere yet. */
  #cursor: number | null = null;
  #remark: Remark | null = null;
  #curtain: Curtain | null = null;
  #deal = 0;
  /** Log entries that were there when nobody looked any more. */
  #awayAt = 0;
  #isActing = false;
  #isClosed = false;
  #drawTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(link: TableLink, settings: DeskSettings) {
    super(null);
    this.#link = link;
    this.#settings = settings;
    this.#unsubscribe = link.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Takes up something that was touched. */
  touch(touches: Touches): void {
    const { table, choosing } = this.#turn ?? {};
    if (table === undefined || choosing === undefined) return;
    this.#take(touch(touches, choosing, table.report));
  }

  /** The meaning of a key; a command is for the screen to carry out. */
  press(key: string): TableCommand | null {
    const { table, choosing } = this.#turn ?? {};
    if (table === undefined || choosing === undefined) return null;
    const came: Press = press(key, choosing, table.report);
    if (came.key === 'command') return came.command;
    if (came.key === 'wrong') this.#say({ key: 'wrong-key', pressed: came.pressed });
    else this.#take(came);
    return null;
  }

  /** Does what the coach advised. */
  follow(action: Action): void {
    if (this.#turn !== null) this.#take({ key: 'act', action });
  }

  /** Puts the cursor on a stack of the hand without touching it. */
  pointAt(cursor: number): void {
    if (this.#curtain !== null || this.#viewer === null || this.value?.cursor === cursor) return;
    this.#cursor = cursor;
    if (this.#choosing !== null) this.#choosing = { ...this.#choosing, cursor };
    this.#show();
  }

  async undo(): Promise<void> {
    const { report } = this.value?.table ?? {};
    if (report === undefined || this.#viewer === null) return;
    if (report.canUndo) {
      this.#stopDrawing();
      await this.#link.undo(this.#viewer);
      const { state } = this.#link;
      // A bot may have ended the deal before that, and then nothing is taken back.
      if (state === null || state.report.view.result !== null) return;
      this.#choosing = this.#fresh(state.report);
      return this.#say({ key: 'undone' });
    }
    if (seatsOfPeople(report.players).length > 1) return this.#say({ key: 'no-undo-with-people' });
    this.#say({ key: report.daily === null ? 'nothing-to-undo' : 'no-undo-daily' });
  }

  noHints(): void {
    this.#say({ key: 'no-hints-daily' });
  }

  /** One step on: the cards are hidden, the device is passed, the recap is read. */
  async liftCurtain(): Promise<void> {
    const curtain = this.#curtain;
    // Nobody lifts what is not to be seen yet, as by a second tap on the button of the first.
    if (curtain === null || curtain !== this.value?.curtain) return;
    const { stage, seat } = curtain;
    if (stage === 'hide') return this.#hide(seat);
    if (stage === 'recap') return this.#reveal(seat);
    this.#curtain = { stage: 'recap', seat, known: this.#known.get(seat) ?? 0 };
    await this.#link.look(null);
  }

  async nextDeal(): Promise<void> {
    const { report } = this.value?.table ?? {};
    // The next hand must not lie open before whoever happens to hold the device.
    if (report !== undefined && seatsOfPeople(report.players).length > 1) {
      this.#viewer = null;
      await this.#link.look(null);
    }
    await this.#link.nextDeal();
  }

  /** Nobody looks at the page for now. */
  lookAway(): void {
    this.#awayAt = this.#link.state?.report.log.length ?? 0;
  }

  /** Somebody is back: nothing is played again, but it is told that things happened. */
  lookBack(): void {
    const events = (this.#link.state?.report.log.length ?? 0) - this.#awayAt;
    if (events > WORTH_TELLING) this.#say({ key: 'caught-up', events });
  }

  hurry(): void {
    this.#link.hurry();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopDrawing();
    this.#unsubscribe();
    this.#link.close();
  }

  get #turn(): { readonly table: TableState; readonly choosing: Choosing } | null {
    const { table } = this.value ?? {};
    if (table === undefined || this.#choosing === null || this.#isActing || this.#curtain !== null) return null;
    return { table, choosing: this.#choosing };
  }

  /** The table as it is to be seen here; null while it is still told to other eyes. */
  get #seen(): TableState | null {
    const { state } = this.#link;
    return state?.report.view.seat === this.#viewer ? state : null;
  }

  async #hide(seat: Seat): Promise<void> {
    this.#known.set(seat, this.#link.state?.report.log.length ?? 0);
    this.#viewer = null;
    this.#choosing = null;
    this.#curtain = null;
    await this.#link.look(null);
  }

  /** Nothing changes on the screen until the cards are there. */
  async #reveal(seat: Seat): Promise<void> {
    this.#viewer = seat;
    this.#curtain = null;
    this.#cursor = null;
    await this.#link.look(seat);
  }

  #take(step: Step): void {
    this.#remark = null;
    if (step.key !== 'go-on') {
      void this.#act(step.action);
      return;
    }
    if (step.choosing.cursor !== this.#choosing?.cursor) this.#cursor = step.choosing.cursor;
    this.#choosing = step.choosing;
    this.#show();
  }

  async #act(action: Action): Promise<void> {
    const { table } = this.value ?? {};
    if (table === undefined || this.#viewer === null) return;
    const { view, log } = table.report;
    clearTimeout(this.#drawTimer);
    this.#isActing = true;
    const refusal = await this.#link.act(this.#viewer, action).finally(() => {
      this.#isActing = false;
    });
    this.#choosing = { ...NOTHING_CHOSEN, cursor: this.#choosing?.cursor ?? 0 };
    if (refusal !== null) return this.#say({ key: 'refused', refusal, action });
    if (action.type === 'draw' && view.legal.length === 1) this.#drawing.begin(view);
    if (view.legal.length > 1) this.#settings.onTurnTaken();
    this.#known.set(this.#viewer, log.length);
    this.#follow();
  }

  #say(remark: Remark): void {
    this.#remark = remark;
    this.#show();
  }

  /** Takes up what the table tells. */
  #follow(): void {
    const { state } = this.#link;
    if (state === null || this.#isClosed) return;
    this.#meet(state);
    if (this.#isActing || this.#seen === null) return;
    this.#seat(state);
    this.#show();
  }

  /** A new deal, or the first look: who sits at this device? */
  #meet({ report }: TableState): void {
    if (this.#deal === report.dealNumber) return;
    const isFirst = this.#deal === 0;
    this.#deal = report.dealNumber;
    this.#known.clear();
    this.#cursor = null;
    this.#remark = null;
    const you = youAmong(report.players);
    // One person remembers what happened; people who share a device are told everything.
    if (isFirst && you !== null) this.#known.set(you, report.log.length);
    if (isFirst) this.#viewer = report.view.seat;
  }

  /** Whose turn is it, and may that person see the cards? */
  #seat({ report }: TableState): void {
    const { turn, seat } = report.view;
    const isShared = seatsOfPeople(report.players).length > 1;
    if (turn === null || turn !== seat) this.#choosing = null;
    if (isShared) this.#curtain = this.#curtainFor(turn, report.players[turn ?? 0]);
    if (turn === null || turn !== seat || this.#curtain !== null) return;
    if (this.#choosing === null) this.#remark = null;
    this.#choosing = this.#choosing === null ? this.#fresh(report) : settledChoice(this.#choosing, report);
    this.#drawOn(report.view);
  }

  /** A cursor that somebody has moved stays: the focus of a person who listens must never jump. */
  #fresh(report: TableState['report']): Choosing {
    const fresh = freshChoice(report);
    return { ...fresh, cursor: this.#cursor ?? fresh.cursor };
  }

  #curtainFor(turn: Seat | null, player: TableState['report']['players'][number]): Curtain | null {
    if (turn === null) return null;
    if (this.#curtain?.stage === 'recap' && this.#curtain.seat === turn) return this.#curtain;
    if (this.#viewer !== null && this.#viewer !== turn) return { stage: 'hide', seat: this.#viewer };
    return this.#viewer === null && isPerson(player) ? { stage: 'pass', seat: turn } : null;
  }

  /** Where there is nothing to do but draw, one touch is enough for all the cards. */
  #drawOn(view: TableState['report']['view']): void {
    clearTimeout(this.#drawTimer);
    const pause = pauseMs(this.#settings.speed()) / 2;
    if (this.#drawing.goesOn(view)) this.#drawTimer = setTimeout(() => void this.#act({ type: 'draw' }), pause);
    else this.#drawing.stop();
  }

  #stopDrawing(): void {
    clearTimeout(this.#drawTimer);
    this.#drawing.stop();
  }

  #show(): void {
    const table = this.#seen;
    if (table === null) return;
    const [viewer, choosing, curtain, remark] = [this.#viewer, this.#choosing, this.#curtain, this.#remark];
    const known = curtain?.stage === 'recap' ? curtain.known : viewer === null ? 0 : (this.#known.get(viewer) ?? 0);
    const cursor = choosing?.cursor ?? this.#cursor ?? 0;
    this.set({ table, viewer, cursor, choosing, curtain, remark, known });
  }
}
