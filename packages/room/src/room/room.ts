import type { Action, BotName, Seat } from '@shoal/core';
import { finishedDealOf } from '../journal/finished-deals.ts';
import { Match, type MatchEntry } from '../match/match.ts';
import { JournalWriter } from './journal-writer.ts';
import {
  type Cause,
  commonPauseMs,
  type JoinedMember,
  type Listener,
  type Member,
  NOT_SAVED,
  STALE,
  type Told,
} from './member.ts';
import type { RoomHealth } from './news.ts';
import { PacedBots } from './paced-bots.ts';
import type { RoomPorts, Trouble } from './ports.ts';
import { type PresentReport, Reports } from './reports.ts';
import { Resumption } from './resumption.ts';
import type { Speed } from './speed.ts';
import { StepQueue } from './step-queue.ts';

export interface RoomSettings {
  readonly id: string;
  readonly speed: Speed;
  /** Set if the journal failed at the start of the match, which is played all the same. */
  readonly trouble?: Trouble | null;
}

const RETRY_MS = 2000;

/** One match in play. Its members act, its bots think elsewhere, and it announces only what the journal has saved. */
export class Room {
  readonly #id: string;
  readonly #ports: RoomPorts;
  readonly #members = new Set<JoinedMember>();
  readonly #bots: PacedBots;
  readonly #reports: Reports;
  readonly #writer: JournalWriter;
  readonly #speed: Speed;
  readonly #steps = new StepQueue();
  #match: Match;
  /** Resolves when a stopped room goes on; null while it plays. */
  #resumed: Resumption | null = null;
  #cancelRetry: () => void = () => undefined;
  #isClosed = false;

  /** Takes a match whose entries are all in the journal. */
  constructor(match: Match, ports: RoomPorts, { id, speed, trouble = null }: RoomSettings) {
    this.#id = id;
    this.#match = match;
    this.#ports = ports;
    this.#reports = new Reports(id);
    this.#bots = new PacedBots(ports, {
      match: () => this.#match,
      pauseMs: () => this.#pauseMs,
      isHeldUp: () => this.#resumed !== null || this.#isClosed,
      take: (seat, action) => this.#take(seat, action),
      change: (decide) => this.#change(null, decide, false),
    });
    this.#writer = new JournalWriter(ports.journal, match.entries.length, trouble);
    this.#speed = speed;
  }

  /** The match with everything that is saved of it. */
  get match(): Match {
    return this.#match;
  }

  /**
   * Binds a listener to its seats. No seats: it sees what is public. Several: they share a device behind a curtain. A listener
   * that was here before is told the rest.
   */
  join(seats: readonly Seat[], listener: Listener, known: Omit<Told, 'viewer'> | null = null): Member {
    const viewer = seats.length === 1 ? seats[0] : null;
    const told = known && { ...known, viewer };
    const member: JoinedMember = { seats, listener, viewer, speed: this.#speed, told };
    this.#members.add(member);
    this.#runLater(() => {
      this.#tell(member, this.#present);
      this.#bots.goOn();
    });
    return {
      act: (action, cause) => this.#change(member, () => this.#actAs(member, action, cause), NOT_SAVED),
      undo: () => this.#change(member, () => this.#undo(member.viewer), false),
      nextDeal: () => this.#change(member, () => this.#maySteer(member) && this.#nextDeal(), false),
      look: (seat) => this.#steps.run(() => this.#look(member, seat)),
      pace: (speed) => this.#pace(member, speed),
      playUnsaved: () => this.#steps.run(() => this.#playUnsaved(member)),
      leave: () => this.#leave(member),
    };
  }

  /** Lets a bot play for a person until further notice, or no longer (null). */
  standIn(seat: Seat, bot: BotName | null): void {
    this.#bots.standIn(seat, bot);
  }

  /** Stops the bots and offers the journal once more what it refused. Returns the entries that it refused again. */
  async close(): Promise<readonly MatchEntry[]> {
    this.#isClosed = true;
    this.#cancelRetry();
    this.#bots.halt();
    await this.#steps.run(() => this.#writer.retry());
    const { pending } = this.#writer;
    this.#resumed?.resolve(pending.length === 0);
    return pending;
  }

  /** A step that nobody waits for. */
  #runLater(step: () => void | Promise<void>): void {
    void this.#steps.run(step).catch((error: unknown) => this.#ports.failed(error));
  }

  /** Decides, saves, announces. The answer waits for the journal but delays no other step. A bot has no `member`. */
  async #change<T>(member: JoinedMember | null, decide: () => T, otherwise: T): Promise<T> {
    if (this.#isClosed || (member !== null && !this.#members.has(member))) return otherwise;
    const { answer, resumed } = await this.#steps.run(async () => {
      if (this.#resumed !== null) return { answer: otherwise };
      const decided = decide();
      return { answer: decided, resumed: await this.#keep() };
    });
    const isDone = (await resumed?.promise) ?? true;
    return isDone ? answer : otherwise;
  }

  /** Players steer the match; where bots play for everybody, the spectators do. */
  #maySteer({ seats }: JoinedMember): boolean {
    return seats.length > 0 || this.#match.players.every((_, seat) => this.#bots.botAt(seat) !== null);
  }

  #actAs({ viewer }: JoinedMember, action: Action, cause?: Cause): string | null {
    if (cause?.isStale()) return STALE;
    return viewer === null ? 'not-your-turn' : this.#take(viewer, action, cause?.command);
  }

  #leave(member: JoinedMember): void {
    this.#members.delete(member);
    if (this.#members.size === 0) this.#bots.halt();
    this.#bots.goOn();
  }

  #take(seat: Seat, action: Action, command?: string): string | null {
    // An ask or a play touches a card, a rank or a seat; a draw touches nothing.
    const before = Object.keys(action).length === 1 ? this.#phase : null;
    const refusal = this.#match.act(seat, action, command);
    if (refusal === null) this.#bots.follow(before !== null && this.#phase === before ? seat : null);
    return refusal;
  }

  get #phase(): string {
    return this.#match.deal.table.view(null).phase;
  }

  #undo(seat: Seat | null): boolean {
    if (seat === null || !this.#match.undo(seat)) return false;
    this.#bots.follow(null);
    return true;
  }

  #nextDeal(): boolean {
    this.#bots.follow(null);
    return this.#match.nextDeal(() => this.#ports.freshSeed());
  }

  #look(member: JoinedMember, seat: Seat | null): void {
    if (seat !== null && !member.seats.includes(seat)) throw new Error(`seat ${seat} belongs to another member`);
    member.viewer = seat;
    this.#tell(member, this.#present);
  }

  /** Appends the new entries of the match, and stops the room if that fails. */
  async #keep(): Promise<Resumption | null> {
    const { entries } = this.#match;
    if (!this.#writer.hasNew(entries)) return null;
    this.#bots.halt();
    await this.#writer.append(entries, finishedDealOf(this.#id, this.#match, this.#ports.clock.now()));
    if (this.#writer.trouble !== null) this.#retryLater();
    if (this.#writer.stopsRoom) return this.#stop();
    this.#goOn();
    return null;
  }

  /** Returns to what is saved: a decision is announced only once the journal has it. */
  #stop(): Resumption {
    const saved = Match.resume(this.#match.plan, this.#match.entries.slice(0, this.#writer.appended));
    if (saved === null) throw new Error('the entries that were saved contradict each other');
    this.#match = saved;
    const resumed = new Resumption();
    this.#resumed = resumed;
    this.#bots.halt();
    this.#tellAll();
    return resumed;
  }

  #retryLater(): void {
    this.#cancelRetry();
    if (this.#isClosed) return;
    this.#cancelRetry = this.#ports.clock.after(RETRY_MS, () => this.#runLater(() => this.#retry()));
  }

  async #retry(): Promise<void> {
    const { pending } = this.#writer;
    if (pending.length === 0) return;
    await this.#writer.retry();
    if (this.#writer.trouble !== null) this.#retryLater();
    else if (this.#resumed !== null) this.#resume(pending);
    else this.#tellAll();
  }

  #playUnsaved(member: JoinedMember): void {
    if (this.#resumed === null || !this.#members.has(member) || !this.#maySteer(member)) return;
    this.#writer.allowFailure();
    this.#resume(this.#writer.pending);
  }

  #resume(entries: readonly MatchEntry[]): void {
    for (const entry of entries) this.#match.repeat(entry);
    this.#resumed?.resolve(true);
    this.#resumed = null;
    this.#goOn();
  }

  #goOn(): void {
    this.#tellAll();
    this.#bots.goOn();
  }

  #tellAll(): void {
    const report = this.#present;
    for (const member of this.#members) this.#tell(member, report);
  }

  get #present(): PresentReport {
    return this.#reports.of(this.#match, this.#health);
  }

  #tell(member: JoinedMember, report: PresentReport): void {
    if (!this.#members.has(member)) return;
    const { listener, viewer, told } = member;
    const { dealNumber, deal } = this.#match;
    const isNew = told === null || told.viewer !== viewer || told.dealNumber !== dealNumber;
    // After an undo the log is shorter than before.
    const from = isNew ? 0 : Math.min(told.events, deal.table.logLength);
    member.told = { viewer, dealNumber, events: deal.table.logLength };
    try {
      listener(report.newsFor(member, from));
    } catch (error) {
      // The other listeners still get their news.
      this.#ports.failed(error);
    }
  }

  get #health(): RoomHealth {
    const { trouble } = this.#writer;
    const isStopped = this.#resumed !== null;
    return { trouble, isStopped, isSaved: trouble === null || isStopped, standIns: this.#bots.standIns };
  }

  #pace(member: JoinedMember, speed: Speed | null): void {
    member.speed = speed;
    if (this.#pauseMs === null) this.#bots.halt();
    this.#bots.goOn();
  }

  /** Spectators neither rush nor hold the bots of those who play. */
  get #pauseMs(): number | null {
    return commonPauseMs([...this.#members].filter((member) => this.#maySteer(member)));
  }
}
