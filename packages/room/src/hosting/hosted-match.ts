import type { Action, GameRecord, Seat } from '@shoal/core';
import { finishedDealOf } from '../journal/finished-deals.ts';
import type { FinishedGame } from '../match/deal.ts';
import type { Match, MatchEntry } from '../match/match.ts';
import type { Contribution } from '../protocol/client-messages.ts';
import type { CommandId } from '../protocol/identifiers.ts';
import type { Round } from '../protocol/server-messages.ts';
import type { Member, Told } from '../room/member.ts';
import type { News } from '../room/news.ts';
import type { Trouble } from '../room/ports.ts';
import { Room } from '../room/room.ts';
import { type Fairness, seedOfFairness } from '../seal/fairness.ts';
import { DealRound } from './deal-round.ts';
import { type DealStanding, standingIn } from './deal-standing.ts';
import type { Guest } from './guest.ts';
import { isDeal, type SeatPlan } from './hosted-entry.ts';
import { dealtOn, matchIn } from './match-in-log.ts';
import type { HostPorts } from './ports.ts';
import { Decision, type RoomLog } from './room-log.ts';
import type { RoomState } from './room-state.ts';
import { ThinkingClock } from './thinking-clock.ts';

const RETRY_MS = 2000;
/** The trouble of an action that came too late to be kept. */
const MATCH_ENDED = 'match-ended';

/** What a match needs from its hosted room. */
interface MatchContext {
  readonly state: RoomState;
  readonly log: RoomLog;
  readonly ports: HostPorts;
  /** The seats of people who are here, in order. */
  seatsHere(): readonly Seat[];
  tellRound(round: Round): void;
  tellNews(guest: Guest, news: News): void;
  /** The deal began or ended, or the clock of another seat runs. */
  changed(): void;
  ended(record: GameRecord): void;
  failed(error: unknown): void;
}

/** The match of a hosted room: arranges its deals and plays them in a `Room`. */
export class HostedMatch {
  readonly #context: MatchContext;
  readonly #thinking: ThinkingClock;
  #room: Room | null = null;
  #spectator: Member | null = null;
  /** What everybody may see of the table. */
  #standing: DealStanding | null = null;
  /** The guests who are members of the room. */
  readonly #followers = new Set<Guest>();
  #round: DealRound | null = null;
  #record: GameRecord | null = null;
  #isClosed = false;
  /** The server stopped while this deal was arranged: its people are on their way back. */
  #isInterrupted: boolean;

  constructor(context: MatchContext) {
    this.#context = context;
    this.#isInterrupted = context.state.stage === 'dealing';
    const { clock } = context.ports;
    this.#thinking = new ThinkingClock(clock, context.state, (seat, isOver) => this.#playFor(seat, isOver));
  }

  /** Is a deal in progress or being arranged? */
  get isDealRunning(): boolean {
    return this.#context.state.stage === 'dealing' || this.isPlaying;
  }

  /** Are cards on the table? */
  get isPlaying(): boolean {
    return this.#context.state.stage === 'match' && !this.isDealOver;
  }

  get isDealOver(): boolean {
    return this.#standing?.isDealOver === true;
  }

  /** The winners of a match that is over; null while there are deals to play. */
  get winners(): readonly Seat[] | null {
    const { isOver = false, goal = null, matchWinners = [] } = this.#standing ?? {};
    return isOver && goal !== null ? matchWinners : null;
  }

  /** The last finished deal with all its cards; null while another one runs. */
  get record(): GameRecord | null {
    return this.isDealRunning ? null : this.#record;
  }

  /** What the round before a deal has told so far, for somebody who connects only now. */
  get toldRound(): readonly Round[] {
    return this.#round?.told ?? [];
  }

  get thinkingMs(): number | null {
    return this.#thinking.leftMs;
  }

  /** Goes on where the log ends. */
  resume(): void {
    if (this.#context.state.matchEntries.length === 0) return;
    const match = matchIn(this.#context.state);
    this.#open(match);
    this.#record = this.#recordOf(match);
  }

  /** Arranges a deal with everybody who is here, or on the way back, and deals. */
  async begin(): Promise<void> {
    const { state, ports, seatsHere, tellRound } = this.#context;
    if (this.#round !== null || this.#isClosed) return;
    const { clock, random } = ports;
    const people = state.seatsOfPeople;
    const seats = this.#isInterrupted ? people : seatsHere();
    const absent = people.filter((seat) => !seats.includes(seat));
    this.#isInterrupted = false;
    const place = { room: state.id, deal: state.deals + 1, seats, absent };
    const round = new DealRound({ ...place, random, clock, tell: tellRound });
    this.#round = round;
    const isWanted = () => this.#round === round && !this.#isClosed;
    const fairness = await round.play();
    while (fairness !== null && isWanted() && (await this.#deal(fairness, isWanted)) !== null) await this.#pause();
    if (this.#round === round) this.#round = null;
  }

  contribute(seat: Seat, contribution: Contribution): void {
    this.#round?.contribute(seat, contribution);
  }

  /** Lets a guest follow the match through the seats that it has. */
  seat(guest: Guest, seats: readonly Seat[]): void {
    if (this.#room === null || (guest.member !== null && guest.seats?.join() === seats.join())) return;
    this.unseat(guest);
    this.#followers.add(guest);
    guest.seats = seats;
    const told = this.#toldBefore(guest, seats);
    guest.known = null;
    guest.member = this.#room.join(seats, (news) => this.#context.tellNews(guest, news), told);
  }

  unseat(guest: Guest): void {
    guest.member?.leave();
    guest.member = null;
    this.#followers.delete(guest);
  }

  /** How much of the running deal a guest knows already, through the eyes of this seat. */
  #toldBefore({ known }: Guest, [seat = null]: readonly (Seat | null)[]): Omit<Told, 'viewer'> | null {
    const isThis = known?.table === this.#context.state.matchId && known.deal === this.#standing?.dealNumber;
    return known !== null && isThis && known.seat === seat ? { dealNumber: known.deal, events: known.events } : null;
  }

  async act({ member, seats }: Guest, command: CommandId, seq: number, action: Action): Promise<string | null> {
    if (member === null) return 'no-match';
    if (seats?.length !== 1) return 'not-seated';
    return member.act(action, { command, isStale: () => seq < this.#context.state.matchSeq });
  }

  /** Somebody whose time to think is over cannot take the turn back by coming back. */
  standIn(seat: Seat, isOn: boolean): void {
    const isPlayed = isOn || this.#thinking.isLate(seat);
    this.#room?.standIn(seat, isPlayed ? this.#context.state.terms.standIn : null);
  }

  /** Follows an entry of the match that is durable. Each deal has a room of its own, with those who sit down for it. */
  followed(entry: MatchEntry): void {
    if (!isDeal(entry)) return;
    const { state } = this.#context;
    const played = this.#room?.match ?? null;
    this.#leaveRoom().catch(this.#context.failed);
    const match = dealtOn(state, played) ?? matchIn(state);
    this.#open(match);
    this.#record = this.#recordOf(match);
    // Some deals are over as soon as they are dealt.
    if (this.#record !== null) this.tellRecord(this.#context.ended).catch(this.#context.failed);
  }

  /** The record of a deal that is over; null while it runs. */
  #recordOf(match: Match): GameRecord | null {
    const { state, ports } = this.#context;
    return finishedDealOf(state.matchId, match, ports.clock.now())?.record ?? null;
  }

  /** Tells the record of a deal that is over, once everybody who sits down has the news. */
  async tellRecord(tell: (record: GameRecord) => void): Promise<void> {
    if (this.#record === null) return;
    await Promise.resolve();
    await this.#spectator?.look(null);
    if (this.record !== null) tell(this.record);
  }

  /** Gives the match up; its entries stay in the log. */
  async close(): Promise<void> {
    this.#round?.giveUp();
    this.#round = null;
    this.#record = null;
    await this.#leaveRoom();
  }

  async #leaveRoom(): Promise<void> {
    const room = this.#room;
    this.#thinking.follow(null);
    this.#spectator?.leave();
    for (const guest of this.#followers) this.unseat(guest);
    this.#room = null;
    this.#standing = null;
    await room?.close();
  }

  async shut(): Promise<void> {
    this.#isClosed = true;
    await this.close();
  }

  /** Deals the cards to those who are seated when the entry is written, unless another round has begun by then. */
  #deal(fairness: Fairness, isWanted: () => boolean): Promise<Trouble | null> {
    const { state, log } = this.#context;
    return log.decide(() => {
      if (state.stage !== 'dealing' || !isWanted()) return null;
      const { code, nextBeginner: firstSeat } = state;
      const entry = { type: 'deal', seed: seedOfFairness(fairness), firstSeat, fairness } as const;
      return new Decision([{ entry, command: null }], { code, hasBegun: true, isEnded: false });
    });
  }

  #isAbsent(plan: SeatPlan): boolean {
    const { people, standIns } = this.#context.state;
    return plan.type === 'person' && (standIns.has(plan.person) || !people.has(plan.person));
  }

  #open(match: Match): void {
    const { state, ports, failed } = this.#context;
    const { matchId } = state;
    const append = (entries: readonly MatchEntry[], finished: readonly FinishedGame[]) =>
      this.#append(matchId, entries, finished);
    const { think, clock } = ports;
    const roomPorts = { journal: { append }, think, clock, freshSeed: noSeed, failed };
    this.#room = new Room(match, roomPorts, { id: matchId, speed: state.terms.speed });
    for (const [seat, plan] of state.playing.entries()) this.standIn(seat, this.#isAbsent(plan));
    this.#spectator = this.#room.join([], (news) => this.#watch(news));
  }

  /** Nothing of a match is written after the entry that ended it. */
  #isCurrent(match: string): boolean {
    const { matchId, stage } = this.#context.state;
    return matchId === match && stage === 'match';
  }

  async #append(
    match: string,
    entries: readonly MatchEntry[],
    finished: readonly FinishedGame[],
  ): Promise<Trouble | null> {
    const changes = entries.map((entry) => ({
      entry,
      command: entry.type === 'act' && entry.command !== undefined ? (entry.command as CommandId) : null,
    }));
    const decide = () => (this.#isCurrent(match) ? new Decision(changes) : MATCH_ENDED);
    const trouble = await this.#context.log.decide(decide).catch((error: unknown) => {
      this.#context.failed(error);
      return MATCH_ENDED;
    });
    const last = finished.at(-1);
    if (trouble === null && last !== undefined) this.#record = last.record;
    return trouble;
  }

  /** The match as everybody may see it. */
  #watch(news: News): void {
    const [before, hadClock] = [this.#standing, this.#thinking.leftMs !== null];
    const standing = standingIn(news);
    this.#standing = standing;
    this.#thinking.follow(standing.turn);
    const isTimed = hadClock || this.#thinking.leftMs !== null;
    const isNew = before?.isDealOver !== standing.isDealOver || before.dealNumber !== standing.dealNumber;
    if (isNew || (isTimed && before.turn !== standing.turn)) this.#context.changed();
    if (standing.isDealOver && before?.isDealOver === false && this.#record !== null) this.#context.ended(this.#record);
  }

  /** A bot acts once for somebody who thinks too long. */
  #playFor(seat: Seat, isOver: boolean): void {
    if (!this.#isAbsent(this.#context.state.playing[seat])) this.standIn(seat, isOver);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#context.ports.clock.after(RETRY_MS, resolve);
    });
  }
}

const noSeed = (): string => {
  throw new Error('a hosted room arranges its deals itself');
};
