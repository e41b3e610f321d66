import type { Action, Touches } from '@shoal/core';
import {
  follow,
  type Hints,
  hintOrderOf,
  isSharedDevice,
  type Member,
  type News,
  NOT_SAVED,
  type TableReport,
  type Thought,
} from '@shoal/room';
import { type Choosing, type ChoosingTable, type TouchResult, touch } from '../choosing/choosing.ts';
import { answerKeys, press, type TableCommand } from '../choosing/press.ts';
import { KnownEvents } from './known-events.ts';
import { Pace } from './pace.ts';
import { type Remark, undoRefusal } from './remark.ts';
import { Repeating } from './repeating.ts';
import type { SeatDevice, SeatState } from './seat-state.ts';
import { TurnChoice } from './turn-choice.ts';
import { ValueStore } from './value-store.ts';
import { Viewpoint } from './viewpoint.ts';

/** What the people at one device see and do, by touch or by key. Knows neither the screen nor where the room is. */
export class SeatController extends ValueStore<SeatState | null> {
  readonly #member: Member;
  readonly #device: SeatDevice;
  readonly #repeating: Repeating;
  readonly #known = new KnownEvents();
  readonly #viewpoint = new Viewpoint(this.#known, (seat) => this.#member.look(seat));
  readonly #choice: TurnChoice;
  readonly #pace: Pace;
  /** The latest report, perhaps still for another viewer. */
  #report: TableReport | null = null;
  #remark: Remark | null = null;
  #isFreshTurn = false;
  /** The number of requests that the room has not answered. */
  #underWay = 0;
  #isUndoing = false;
  #isClosed = false;

  constructor(join: (listener: (news: News) => void) => Member, device: SeatDevice) {
    super(null);
    this.#device = device;
    this.#repeating = new Repeating(device.clock, device.presentation, (type) => void this.#act({ type }));
    this.#choice = new TurnChoice(device);
    this.#pace = new Pace(device.speed, () => this.#member);
    this.#member = join((news) => this.#receive(news));
  }

  touch(touches: Touches): void {
    const { table, choosing } = this.#turn ?? {};
    if (table !== undefined && choosing !== undefined) this.#take(touch(touches, choosing, table));
  }

  /** Handles a key. Returns a command for the screen to carry out, or null. */
  press(key: string): TableCommand | null {
    const { table, choosing } = this.#turn ?? {};
    if (table === undefined || choosing === undefined) return null;
    const came = press(key, choosing, table);
    if (came.key === 'command') this.#say(null);
    else if (came.key !== 'wrong') this.#take(came);
    else this.#say({ key: 'wrong-key', pressed: came.pressed, answers: answerKeys(choosing, table) });
    return came.key === 'command' ? came.command : null;
  }

  /** Takes the action that the coach advised. */
  follow(action: Action): void {
    if (this.#turn !== null) this.#take({ key: 'act', action });
  }

  /** Repeats an action by itself: draws card after card until one fits. */
  repeat(type: string): void {
    const { report } = this.#turn ?? {};
    if (report === undefined) return;
    this.#repeating.begin(report.view);
    this.touch({ type });
  }

  /** Moves the cursor to a stack of the hand without touching it. */
  pointAt(cursor: number): void {
    const { curtain, viewer } = this.#viewpoint;
    if (curtain !== null || viewer === null || this.value?.cursor === cursor) return;
    this.#choice.pointAt(cursor);
    this.#show();
  }

  async undo(): Promise<void> {
    const { report } = this.value ?? {};
    if (report === undefined || this.#viewpoint.viewer === null || this.#isUndoing || this.#isClosed) return;
    if (report.isStopped || !report.canUndo) return this.#say(undoRefusal(report));
    this.#repeating.stop();
    this.#isUndoing = true;
    const isUndone = await this.#waitFor(this.#member.undo());
    this.#isUndoing = false;
    if (this.#isClosed) return;
    // A bot may have ended the deal before the undo; then nothing changes.
    if (isUndone) this.#takeBack();
    this.#update();
  }

  /** Asks the coach; null if no person is to choose, or hints are not allowed. */
  hint(): Thought<Hints> | null {
    const { report } = this.#turn ?? {};
    if (report === undefined) return null;
    if (report.daily === null) return this.#device.think(hintOrderOf(report));
    this.#say({ key: 'no-hints-daily' });
    return null;
  }

  /** Lifts the curtain by one stage: hide, pass, recap. */
  async liftCurtain(): Promise<void> {
    const { curtain } = this.#viewpoint;
    // A second tap on the first curtain's button must not lift the second curtain.
    if (curtain === null || curtain !== this.value?.curtain) return;
    this.#choice.reset();
    await this.#viewpoint.lift(curtain);
  }

  async nextDeal(): Promise<void> {
    const { report } = this.value ?? {};
    if (report === undefined || report.view.result === null) return;
    // The player who holds the device must not see the next hand.
    if (isSharedDevice(report)) await this.#viewpoint.hide();
    await this.#member.nextDeal();
  }

  /** Notes that nobody looks at the screen. */
  lookAway(): void {
    this.#known.lookAway();
  }

  /** A person is back. Nothing is replayed, but a remark says that something happened. */
  lookBack(): void {
    const from = this.#known.missedFrom;
    if (from !== null) this.#say({ key: 'caught-up', from });
  }

  /** Ends the pause before the next action, or all pauses until a person has the turn. */
  skip(until: 'action' | 'turn'): void {
    this.#pace.skip(until);
    this.#repeating.hurry();
  }

  /** Holds everything while people are asked something else. */
  hold(): void {
    this.#repeating.wait();
    this.#pace.hold(true);
  }

  goOn(): void {
    this.#pace.hold(false);
    const { report } = this.#turn ?? {};
    if (report !== undefined) this.#repeating.goOn(report.view, this.#pace.repeatPauseMs);
  }

  pace(): void {
    this.#pace.update();
  }

  playUnsaved(): void {
    void this.#member.playUnsaved();
  }

  close(): void {
    this.#isClosed = true;
    this.#repeating.stop();
    this.#member.leave();
  }

  get #turn(): { readonly report: TableReport; readonly table: ChoosingTable; readonly choosing: Choosing } | null {
    const { report } = this.value ?? {};
    const { choosing } = this.#choice;
    if (report === undefined || choosing === null || this.#underWay > 0 || this.#isClosed) return null;
    if (this.#viewpoint.curtain !== null) return null;
    return { report, choosing, table: { ...report, presentation: this.#device.presentation } };
  }

  /** The report for this device's viewer; null while the room still reports to another viewer. */
  get #seen(): TableReport | null {
    return this.#report?.view.seat === this.#viewpoint.viewer ? this.#report : null;
  }

  #take(step: TouchResult): void {
    this.#remark = null;
    this.#isFreshTurn = false;
    if (step.key !== 'go-on') {
      void this.#act(step.action);
      return;
    }
    this.#choice.take(step.choosing);
    this.#show();
  }

  async #act(action: Action): Promise<void> {
    const { report } = this.value ?? {};
    const { viewer } = this.#viewpoint;
    if (report === undefined || viewer === null) return;
    const { view, log } = report;
    this.#repeating.wait();
    const refusal = await this.#waitFor(this.#member.act(action));
    if (this.#isClosed) return;
    this.#choice.clear();
    if (refusal !== null) return this.#refuse(refusal, action);
    if (this.#device.repeats && view.legal.length === 1) this.#repeating.begin(view);
    this.#device.onActed(report);
    this.#known.remember(viewer, log.length);
    this.#update();
  }

  #takeBack(): void {
    if (this.#report === null) return;
    this.#choice.begin(this.#report);
    this.#remark = { key: 'undone' };
    this.#isFreshTurn = false;
  }

  /** Waits for the room's answer, and shows reports that arrive meanwhile together with it. */
  async #waitFor<T>(answer: Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await answer;
    } finally {
      this.#underWay -= 1;
    }
  }

  #refuse(refusal: string, action: Action): void {
    this.#repeating.stop();
    this.#say(refusal === NOT_SAVED ? { key: 'not-saved' } : { key: 'refused', refusal, action });
  }

  #say(remark: Remark | null): void {
    this.#remark = remark;
    this.#isFreshTurn = false;
    this.#show();
  }

  #receive(news: News): void {
    if (this.#isClosed) return;
    const before = this.#report;
    const report = follow(before, news);
    this.#report = report;
    if (before?.dealNumber !== report.dealNumber) this.#beginDeal(report, before === null);
    const failed = before === null ? undefined : report.standIns[before.standIns.length];
    if (failed !== undefined) this.#remark = { key: 'bot-failed', ...failed };
    this.#known.follow(report);
    this.#pace.follow(report, before);
    this.#update();
  }

  /** Applies the latest report. */
  #update(): void {
    const report = this.#seen;
    if (report === null) return;
    // An action in a stopped room is still pending, but the person must be told why.
    if (this.#underWay > 0 && !report.isStopped) return;
    if (this.#underWay === 0) this.#followTurn(report);
    this.#show();
  }

  /** Starts a new deal, or the first one after joining. */
  #beginDeal(report: TableReport, isFirst: boolean): void {
    this.#known.begin(report, isFirst);
    this.#choice.reset();
    this.#remark = null;
    if (isFirst) this.#viewpoint.begin(report);
  }

  /** Gives the turn to a person, if that person may see the cards. */
  #followTurn(report: TableReport): void {
    const { turn, seat } = report.view;
    const isOwnTurn = turn !== null && turn === seat;
    if (!isOwnTurn) this.#choice.end();
    this.#viewpoint.follow(report);
    if (!isOwnTurn || this.#viewpoint.curtain !== null) return;
    if (this.#choice.choosing === null) this.#beginTurn(report);
    else this.#choice.settle(report);
    if (!this.#pace.isHeld) this.#repeating.goOn(report.view, this.#pace.repeatPauseMs);
  }

  #beginTurn(report: TableReport): void {
    if (this.#remark?.key !== 'bot-failed') this.#remark = null;
    this.#isFreshTurn = true;
    this.#choice.begin(report);
  }

  #show(): void {
    const report = this.#seen;
    if (report === null) return;
    const { viewer, curtain, known } = this.#viewpoint;
    const { choosing, cursor } = this.#choice;
    this.set({
      ...{ report, viewer, curtain, known, choosing, cursor, remark: this.#remark },
      isFreshTurn: choosing !== null && this.#isFreshTurn,
      isRepeating: this.#repeating.isWaiting,
    });
  }
}
