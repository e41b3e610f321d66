import { DEFAULT_SHUFFLE, type Seat } from '@shoal/core';
import type { MatchEntry } from '../match/match.ts';
import { type MatchPlan, type PlanResult, planForMatch, planTable } from '../match/match-plan.ts';
import type { Player } from '../match/players.ts';
import type { PersonId, RoomId, RoomSecret, SpokenCode } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { NoticePicture } from '../protocol/room-picture.ts';
import type { RoomTerms } from '../protocol/room-terms.ts';
import { type HostedEntry, isDeal, isMatchEntry, type Newcomer, type SeatPlan } from './hosted-entry.ts';
import { MatchWins } from './match-wins.ts';
import { moveTo, type Person, personFrom } from './person.ts';

/** So many are told again to people who were away. */
const MOST_NOTICES = 5;

type Opened = Extract<HostedEntry, { type: 'opened' }>;

/** What the log says of a room, apart from the cards. Who is connected is not part of it. */
export class RoomState {
  readonly id: RoomId;
  secret: RoomSecret;
  code: SpokenCode;
  terms: RoomTerms;
  isLocked = false;
  organiser: PersonId | null;
  stage: 'lobby' | 'dealing' | 'match' | 'ended' = 'lobby';
  /** Who sits at each seat from the next deal on. */
  seats: readonly SeatPlan[];
  /** Who plays each seat of the current deal; empty before the first. */
  playing: readonly SeatPlan[] = [];
  /** In the order in which they came. */
  readonly people = new Map<PersonId, Person>();
  /** People whose seat a bot plays until they return. */
  readonly standIns = new Set<PersonId>();
  /** The entries of the current match. */
  matchEntries: MatchEntry[] = [];
  notices: readonly NoticePicture[] = [];
  /** The number of the latest entry of a match in the log. */
  matchSeq = 0;
  /** The number of matches begun. */
  matches = 0;
  /** The number of deals since the room was opened. */
  deals = 0;
  /** Moves on by one seat from deal to deal, also across matches. */
  #nextBeginner: Seat = 0;
  #arrivals = 0;
  /** The matches that each player of this room has won. */
  readonly #wins = new MatchWins();
  /** The number of the latest entry; the room was opened by the first. */
  #seq = 1;

  constructor({ room, secret, code, terms, seats, organiser }: Opened) {
    this.id = room;
    this.secret = secret;
    this.code = code;
    this.terms = terms;
    this.seats = seats;
    this.organiser = organiser.person;
    this.#welcome(organiser);
  }

  /** Is the log so long that nothing new may begin? */
  get isFull(): boolean {
    return this.#seq >= LIMITS.entriesPerRoom;
  }

  /** The seats of people for whom no bot plays. */
  get seatsOfPeople(): Seat[] {
    return this.seats.flatMap((plan, seat) =>
      plan.type === 'person' && !this.standIns.has(plan.person) ? [seat] : [],
    );
  }

  /** The seat that begins the next deal. */
  get nextBeginner(): Seat {
    return this.#nextBeginner % this.seats.length;
  }

  /** The id of the current match. */
  get matchId(): string {
    return `${this.id}-${this.matches}`;
  }

  get nextPerson(): PersonId {
    return `p${this.#arrivals + 1}` as PersonId;
  }

  /** The matches that were won by those who have the seats now; nothing before the first was won. */
  get matchesWon(): readonly number[] {
    return this.#wins.of(this.seats);
  }

  seatOf(person: PersonId, seats = this.seats): Seat | null {
    const seat = seats.findIndex((plan) => plan.type === 'person' && plan.person === person);
    return seat < 0 ? null : seat;
  }

  /** May somebody answer those who knock, are away or have lost a seat? */
  mayAnswer(person: PersonId | null): boolean {
    return person !== null && (person === this.organiser || this.seatOf(person) !== null);
  }

  bySession(session: string): Person | null {
    return [...this.people.values()].find((person) => person.session === session) ?? null;
  }

  /** Has this session lost its person to another device? */
  wasSession(session: string): boolean {
    return [...this.people.values()].some(({ formerSessions }) => formerSessions.includes(session));
  }

  /** The plan of a match at this table, as everybody sits now. */
  plan(): PlanResult<MatchPlan['table']> {
    const { game, preset, rules, goal } = this.terms;
    const planned = planTable(game, preset, this.#filled.length, rules);
    return planned.ok ? { ok: true, plan: planForMatch(planned.plan, goal) } : planned;
  }

  /** The table of the current match. */
  matchTable(): MatchPlan['table'] {
    const planned = this.plan();
    if (!planned.ok) throw new Error(`the table of the match is impossible: ${planned.refusal.key}`);
    return planned.plan;
  }

  matchPlan(table: MatchPlan['table']): MatchPlan {
    const { goal } = this.terms;
    return { table, players: this.players, goal, seed: null, shuffle: DEFAULT_SHUFFLE, daily: null };
  }

  /** Who plays from the next deal on. */
  get players(): Player[] {
    return this.#filled.map((plan) => {
      if (plan.type === 'bot') return { name: plan.name, bot: plan.bot };
      const person = plan.type === 'person' ? this.people.get(plan.person) : undefined;
      return { name: person?.name ?? '', bot: null, ...(person?.bot ? { remoteBot: person.bot } : {}) };
    });
  }

  get #filled(): readonly SeatPlan[] {
    return this.seats.filter(({ type }) => type !== 'open');
  }

  /** Follows one entry after `opened`. */
  apply(entry: HostedEntry): void {
    this.#seq += 1;
    if (isMatchEntry(entry)) this.#applyToMatch(entry);
    else this.#applyToRoom(entry);
  }

  #applyToMatch(entry: MatchEntry): void {
    this.matchSeq = this.#seq;
    this.matchEntries.push(isDeal(entry) ? { ...entry, players: this.players } : entry);
    if (!isDeal(entry)) return;
    this.stage = 'match';
    this.deals += 1;
    this.#nextBeginner = entry.firstSeat + 1;
    this.playing = this.seats;
  }

  #applyToRoom(entry: Exclude<HostedEntry, MatchEntry>): void {
    switch (entry.type) {
      case 'opened':
        throw new Error('a room is opened once');
      case 'joined':
        this.#welcome(entry.newcomer);
        this.#seat(entry.newcomer.person, entry.seat);
        break;
      case 'sat':
        this.#seat(entry.person, entry.seat);
        break;
      case 'organises':
        this.organiser = entry.person;
        break;
      case 'stood':
        this.#free(entry.person);
        break;
      case 'left':
        this.#dismiss(entry.person);
        break;
      case 'removed':
        this.#notice('removed', entry.person, entry.by);
        this.#dismiss(entry.person);
        this.#open(entry);
        break;
      case 'reissued':
        this.#open(entry);
        break;
      case 'renamed':
      case 'moved':
      case 'stood-in':
      case 'returned':
      case 'away':
        this.#applyToPerson(entry);
        break;
      default:
        this.#applyToTable(entry);
    }
  }

  #applyToPerson(entry: Extract<HostedEntry, { type: 'renamed' | 'moved' | 'stood-in' | 'returned' | 'away' }>): void {
    const person = this.people.get(entry.person);
    if (person === undefined) return;
    if (entry.type === 'renamed') person.name = entry.name;
    else if (entry.type === 'moved') this.#move(person, entry);
    else {
      person.awayMs = entry.awayMs;
      if (entry.type === 'stood-in') this.standIns.add(person.id);
      if (entry.type === 'returned') this.standIns.delete(person.id);
    }
  }

  #move(person: Person, { session, by }: Extract<HostedEntry, { type: 'moved' }>): void {
    moveTo(person, session);
    if (by !== null) this.#notice('granted', person.id, by);
  }

  #notice(type: NoticePicture['type'], person: PersonId, by: PersonId): void {
    const [one, other] = [this.people.get(person), this.people.get(by)];
    if (one === undefined || other === undefined) return;
    const notice = { number: this.#seq, type, person, name: one.name, by: other.name };
    this.notices = [...this.notices, notice].slice(-MOST_NOTICES);
  }

  #applyToTable(
    entry: Extract<HostedEntry, { type: 'locked' | 'seats' | 'terms' | 'dealing' | 'lobby' | 'ended' }>,
  ): void {
    switch (entry.type) {
      case 'locked':
        this.isLocked = entry.isLocked;
        break;
      case 'seats':
        this.seats = entry.seats;
        break;
      case 'terms':
        this.terms = entry.terms;
        break;
      case 'dealing':
        this.#prepareDeal(entry.winners ?? null);
        break;
      case 'lobby':
        this.#leaveMatch();
        this.stage = 'lobby';
        break;
      case 'ended':
        this.stage = 'ended';
    }
  }

  #welcome(newcomer: Newcomer): void {
    this.people.set(newcomer.person, personFrom(newcomer));
    this.#arrivals += 1;
  }

  #seat(person: PersonId, seat: Seat): void {
    this.seats = this.seats.with(seat, { type: 'person', person });
    if (this.people.get(person)?.bot === null) this.organiser ??= person;
  }

  /** Opens a seat; between two deals of a match a bot takes it, so that the match goes on. */
  #free(person: PersonId): void {
    const seat = this.seatOf(person);
    if (seat === null) return;
    const name = this.people.get(person)?.name ?? '';
    const bot = { type: 'bot', bot: this.terms.standIn, name } as const;
    this.seats = this.seats.with(seat, this.stage === 'lobby' ? { type: 'open' } : bot);
  }

  #dismiss(person: PersonId): void {
    this.#free(person);
    this.people.delete(person);
    this.standIns.delete(person);
    if (this.organiser === person) this.organiser = null;
  }

  #open({ secret, code }: { readonly secret: RoomSecret; readonly code: SpokenCode }): void {
    this.secret = secret;
    this.code = code;
  }

  /** Winners are those of a match that is over: then another one begins. */
  #prepareDeal(winners: readonly Seat[] | null): void {
    if (winners !== null) {
      for (const seat of winners) this.#wins.count(this.playing[seat]);
      this.#leaveMatch();
    }
    if (this.matchEntries.length === 0) {
      this.seats = this.#filled;
      this.matches += 1;
    }
    this.stage = 'dealing';
  }

  #leaveMatch(): void {
    this.matchEntries = [];
    this.playing = [];
  }
}
