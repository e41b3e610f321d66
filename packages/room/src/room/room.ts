import type { Action, Seat } from '@shoal/core';
import { finishedDealOf } from '../journal/finished-deals.ts';
import type { MatchEntry } from '../match/match.ts';
import { Match } from '../match/match.ts';
import { type BotOrder, standInFor } from '../orders/bot-order.ts';
import { JournalWriter } from './journal-writer.ts';
import { type Listener, type Listening, type Member, NOT_KEPT } from './member.ts';
import { type News, outlookOf, type SeatOutlook, standingOf, type TableTerms, termsOf } from './news.ts';
import type { RoomPorts, Thought, Trouble } from './ports.ts';
import { pauseMs, type Speed } from './speed.ts';

export interface RoomSettings {
  readonly id: string;
  readonly speed: Speed;
  /** Set where the match was begun although its journal failed: it plays on all the same. */
  readonly trouble?: Trouble | null;
}

/** Cards drawn one after the other in one turn follow faster: only the first is news. */
const SAME_TURN = 3;
const RETRY_MS = 2000;

/** One match in play. Its members act, its bots think outside it, and it tells nothing before the journal has kept it. */
export class Room {
  readonly #id: string;
  readonly #ports: RoomPorts;
  readonly #terms: TableTerms;
  readonly #members = new Set<Listening>();
  readonly #standIns = new Set<Seat>();
  /** What everybody sees now, once for each pair of eyes. */
  readonly #outlooks = new Map<Seat | null, SeatOutlook>();
  readonly #writer: JournalWriter;
  #match: Match;
  /** Resolves when a stopped room goes on; null while it plays. */
  #resumed: Resumption | null = null;
  /** Null while bots are to wait. */
  #speed: Speed | null;
  #lastActor: Seat | null = null;
  #cancelPause: () => void = () => undefined;
  #cancelRetry: () => void = () => undefined;
  #thinking: Thought<Action | null> | null = null;
  #isClosed = false;
  /** One step after the other, in the order in which they came. */
  #steps: Promise<unknown> = Promise.resolve();

  /** Takes a match all of whose entries are in the journal. */
  constructor(match: Match, ports: RoomPorts, { id, speed, trouble = null }: RoomSettings) {
    this.#id = id;
    this.#match = match;
    this.#ports = ports;
    this.#terms = termsOf(id, match);
    this.#writer = new JournalWriter(ports.journal, match.entries.length, trouble);
    this.#speed = speed;
  }

  /** Binds a listener to its seats: none sees what everybody may see; several share a device and begin behind a curtain. */
  join(seats: readonly Seat[], listener: Listener): Member {
    const member: Listening = { seats, listener, viewer: seats.length === 1 ? seats[0] : null, told: null };
    this.#members.add(member);
    void this.#step(() => {
      this.#tell(member);
      this.#letBotAct();
    });
    return {
      act: (action) => this.#actAs(member, action),
      undo: () => this.#change(() => this.#undo(member.viewer), false),
      nextDeal: () => this.#change(() => this.#nextDeal(), false),
      look: (seat) => this.#step(() => this.#look(member, seat)),
      pace: (speed) => this.#pace(speed),
      playUnkept: () => this.#step(() => this.#playUnkept()),
      leave: () => void this.#members.delete(member),
    };
  }

  /** Stops the bots, and tries once more to keep what the journal refused. Returns what it refused again. */
  async close(): Promise<readonly MatchEntry[]> {
    this.#isClosed = true;
    this.#cancelPause();
    this.#cancelRetry();
    this.#stopThinking();
    await this.#step(() => this.#writer.retry());
    return this.#writer.pending;
  }

  #step<T>(run: () => T | Promise<T>): Promise<T> {
    const done = this.#steps.then(run);
    this.#steps = done.catch(() => undefined);
    return done;
  }

  #actAs({ viewer }: Listening, action: Action): Promise<string | null> {
    if (viewer === null) return Promise.resolve('not-your-turn');
    return this.#change(() => this.#take(viewer, action), NOT_KEPT);
  }

  /** Decides, keeps, tells. The answer waits for the journal, but holds up no other step. */
  async #change<T>(decide: () => T, whileStopped: T): Promise<T> {
    const { answer, resumed } = await this.#step(async () => {
      if (this.#resumed !== null) return { answer: whileStopped };
      const decided = decide();
      return { answer: decided, resumed: await this.#keep() };
    });
    await resumed?.promise;
    return answer;
  }

  #take(seat: Seat, action: Action): string | null {
    const refusal = this.#match.act(seat, action);
    if (refusal === null) this.#lastActor = seat;
    return refusal;
  }

  #undo(seat: Seat | null): boolean {
    if (seat === null || !this.#match.undo(seat)) return false;
    this.#lastActor = seat;
    return true;
  }

  #nextDeal(): boolean {
    this.#lastActor = null;
    return this.#match.nextDeal(() => this.#ports.freshSeed());
  }

  #look(member: Listening, seat: Seat | null): void {
    if (seat !== null && !member.seats.includes(seat)) throw new Error(`seat ${seat} belongs to another member`);
    member.viewer = seat;
    this.#tell(member);
  }

  /** Appends what the match has decided since the last time, and stops the room where that fails. */
  async #keep(): Promise<Resumption | null> {
    const { entries } = this.#match;
    if (!this.#writer.hasNew(entries)) return null;
    this.#stopThinking();
    await this.#writer.append(entries, finishedDealOf(this.#id, this.#match, this.#ports.clock.now()));
    if (this.#writer.stopsRoom) return this.#stop();
    this.#goOn();
    return null;
  }

  /** Goes back to what is kept: nobody learns of a decision before that. */
  #stop(): Resumption {
    const kept = Match.resume(this.#match.plan, this.#match.entries.slice(0, this.#writer.appended));
    if (kept === null) throw new Error('the entries that were kept contradict each other');
    this.#match = kept;
    const resumed = newResumption();
    this.#resumed = resumed;
    this.#outlooks.clear();
    this.#tellAll();
    this.#retryLater();
    return resumed;
  }

  #retryLater(): void {
    if (!this.#isClosed)
      this.#cancelRetry = this.#ports.clock.after(RETRY_MS, () => void this.#step(() => this.#retry()));
  }

  async #retry(): Promise<void> {
    if (this.#resumed === null) return;
    const { pending } = this.#writer;
    await this.#writer.retry();
    if (this.#writer.trouble === null) this.#resume(pending);
    else this.#retryLater();
  }

  #playUnkept(): void {
    if (this.#resumed === null) return;
    this.#cancelRetry();
    this.#writer.allowFailure();
    this.#resume(this.#writer.pending);
  }

  #resume(entries: readonly MatchEntry[]): void {
    for (const entry of entries) this.#match.repeat(entry);
    this.#resumed?.resolve();
    this.#resumed = null;
    this.#goOn();
  }

  #goOn(): void {
    this.#outlooks.clear();
    this.#tellAll();
    this.#letBotAct();
  }

  #tellAll(): void {
    for (const member of this.#members) this.#tell(member);
  }

  #tell(member: Listening): void {
    const { listener, viewer, told } = member;
    const { dealNumber, deal } = this.#match;
    const isNew = told === null || told.viewer !== viewer || told.dealNumber !== dealNumber;
    // After an undo the log is shorter than before.
    const from = isNew ? 0 : Math.min(told.events, deal.table.logLength);
    member.told = { viewer, dealNumber, events: deal.table.logLength };
    listener(this.#newsFor(viewer, from));
  }

  #newsFor(viewer: Seat | null, from: number): News {
    return {
      ...this.#terms,
      ...standingOf(this.#id, this.#match),
      ...this.#outlook(viewer),
      ...{ trouble: this.#writer.trouble, isStopped: this.#resumed !== null, standIns: [...this.#standIns] },
      ...{ from, events: this.#match.deal.table.log(viewer, from) },
    };
  }

  #outlook(viewer: Seat | null): SeatOutlook {
    const known = this.#outlooks.get(viewer);
    if (known !== undefined) return known;
    const outlook = outlookOf(this.#match, viewer);
    this.#outlooks.set(viewer, outlook);
    return outlook;
  }

  #pace(speed: Speed | null): void {
    this.#speed = speed;
    this.#letBotAct();
  }

  /** A bot takes its time before it thinks, so that people can follow. Without people in the room nothing happens. */
  #letBotAct(): void {
    this.#cancelPause();
    const { turn } = this.#match;
    const isBot = turn !== null && this.#match.plan.players[turn].bot !== null;
    const isHeldUp = this.#thinking !== null || this.#resumed !== null || this.#isClosed || this.#members.size === 0;
    if (!isBot || isHeldUp || this.#speed === null) return;
    const pause = pauseMs(this.#speed) / (this.#lastActor === turn ? SAME_TURN : 1);
    this.#cancelPause = this.#ports.clock.after(pause, () => void this.#letThink(turn));
  }

  async #letThink(seat: Seat): Promise<void> {
    const { order, entries } = this.#match;
    const { length: position } = entries;
    if (order === null || this.#isClosed) return;
    const thought = this.#thoughtOf(order, seat);
    this.#thinking = thought;
    const action = await thought.answer.catch(() => null);
    if (this.#thinking !== thought) return;
    this.#thinking = null;
    // Somebody may have taken something back while the bot thought.
    await this.#change(() => this.#match.entries.length === position && this.#actForBot(order, seat, action), false);
  }

  #thoughtOf(order: BotOrder, seat: Seat): Thought<Action | null> {
    try {
      if (!this.#standIns.has(seat)) return this.#ports.think(order);
    } catch {
      return settled(null);
    }
    return settled(standInFor(order));
  }

  #actForBot(order: BotOrder, seat: Seat, action: Action | null): boolean {
    if (action !== null && this.#take(seat, action) === null) return true;
    this.#standIns.add(seat);
    return this.#take(seat, standInFor(order)) === null;
  }

  #stopThinking(): void {
    this.#thinking?.stop();
    this.#thinking = null;
  }
}

const settled = <T>(value: T): Thought<T> => ({ answer: Promise.resolve(value), stop: () => undefined });

interface Resumption {
  readonly promise: Promise<void>;
  resolve(): void;
}

function newResumption(): Resumption {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
