import type { Seat } from '@shoal/core';
import type { Contribution, KnownLog } from '../protocol/client-messages.ts';
import { PROTOCOL_VERSION } from '../protocol/client-messages.ts';
import type { Command, CommandType, Order } from '../protocol/commands.ts';
import type { CommandId, PersonId, RoomId, RoomSecret, SessionToken, Ticket } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { CommandRefusal, Ending } from '../protocol/refusals.ts';
import type { RequestPicture } from '../protocol/room-picture.ts';
import type { Outcome } from '../protocol/server-messages.ts';
import { Attendance } from './attendance.ts';
import { Door, hashOf, isSameSecret } from './door.ts';
import { type Guest, newGuest, type Outlet, type Unnumbered } from './guest.ts';
import { type HostedEntry, isMatchEntry } from './hosted-entry.ts';
import { HostedMatch } from './hosted-match.ts';
import { dealRefusal, decideLobby, isRuled, type LobbyContext, type RuledCommand } from './lobby-rules.ts';
import { roomName } from './names.ts';
import { Outcomes } from './outcomes.ts';
import type { HostClock, HostPorts, LogRow } from './ports.ts';
import { type Change, Decision, RoomLog } from './room-log.ts';
import { pictureOf } from './room-picture.ts';
import type { RoomState } from './room-state.ts';
import { tableNewsOf } from './table-news.ts';

type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

const refused = (refusal: CommandRefusal | (string & {})): Outcome => ({ ok: false, refusal });
const DONE: Outcome = { ok: true };

/** A room that others join by link: its people, its match, and everybody who is connected. */
export class HostedRoom {
  readonly #state: RoomState;
  readonly #ports: HostPorts;
  readonly #log: RoomLog;
  readonly #door: Door;
  readonly #outcomes = new Outcomes();
  readonly #guests = new Set<Guest>();
  readonly #match: HostedMatch;
  readonly #attendance: Attendance;
  readonly #fail: (error: unknown) => void;
  #isClosed = false;

  /** Goes on where the rows end; `fail` hears of bugs, after which the room is no longer used. */
  constructor(state: RoomState, rows: readonly LogRow[], around: HostPorts, fail: (error: unknown) => void) {
    this.#fail = (error) => {
      if (!this.#isClosed) fail(error);
    };
    const ports = { ...around, clock: guardedClock(around.clock, this.#fail) };
    this.#state = state;
    this.#ports = ports;
    this.#door = new Door(ports.random, ports.clock);
    for (const { command } of rows) if (command !== null) this.#outcomes.remember(command);
    this.#log = new RoomLog(state.id, ports.store, rows.length, (change) => this.#follow(change));
    this.#match = new HostedMatch({
      ...{ state, log: this.#log, ports, failed: this.#fail },
      seatsHere: () => this.#seatsHere(),
      tellRound: (round) => this.#tellPlayers({ type: 'round', round }),
      tellNews: (guest, news) => this.#send(guest, { type: 'news', table: tableNewsOf(news) }),
      changed: () => this.#matchChanged(),
      ended: (record) => this.#tellAll({ type: 'record', deal: state.deals, record }),
    });
    this.#attendance = new Attendance(state, ports.clock, {
      isHere: (person) => this.#isHere(person),
      isPlaying: () => this.#match.isPlaying,
      note: (entry) => this.#note(entry),
    });
    this.#match.resume();
  }

  get id(): RoomId {
    return this.#state.id;
  }

  get isEmpty(): boolean {
    return this.#guests.size === 0;
  }

  get isEnded(): boolean {
    return this.#state.stage === 'ended';
  }

  // Coming and going.

  enterByLink(secret: RoomSecret, outlet: Outlet, known: KnownLog | null): Guest | Ending {
    if (!isSameSecret(secret, this.#state.secret)) return 'wrong-link';
    if (this.#isClosed) return 'restarting';
    if (this.#state.isLocked) return 'locked';
    if (this.#guests.size >= LIMITS.peoplePerRoom * LIMITS.socketsPerPerson) return 'room-full';
    const watchers = [...this.#guests].filter(({ person }) => person === null).length;
    return watchers >= LIMITS.peoplePerRoom ? 'room-full' : this.#welcome(newGuest(outlet, null, known));
  }

  enterBySession(token: SessionToken, outlet: Outlet, known: KnownLog | null): Guest | Ending {
    const person = this.#state.bySession(hashOf(token));
    return person === null ? 'unknown-session' : this.#enterAs(person.id, outlet, known);
  }

  /** Moves a seat to another device. The device before is told so. */
  async enterByTicket(ticket: Ticket, token: SessionToken, outlet: Outlet): Promise<Guest | Ending> {
    const session = hashOf(token);
    // The answer to an earlier try may have been lost.
    const moved = this.#state.bySession(session);
    if (moved !== null) return this.#enterAs(moved.id, outlet, null);
    const issued = this.#door.useTicket(ticket);
    if (issued === null || !this.#state.people.has(issued.person)) return 'ticket-used';
    const { person } = issued;
    if ((await this.#append([{ type: 'moved', person, session }], null)) === null) {
      return this.#enterAs(person, outlet, null);
    }
    this.#door.returnTicket(ticket, issued);
    return 'restarting';
  }

  /** Lets somebody wait at the door. Returns how to stop waiting, or why that is impossible. */
  knock(name: string, outlet: Outlet, admitted: (guest: Guest) => void): (() => void) | Ending {
    if (this.#isClosed) return 'restarting';
    const shown = roomName(name);
    if (shown === null) return 'not-understood';
    if (this.#state.isLocked) return 'locked';
    const answer = (isWelcome: boolean) => {
      if (isWelcome) admitted(this.#welcome(newGuest(outlet, null, null)));
      else outlet.end('not-admitted');
    };
    const turnAway = (ending: Ending) => outlet.end(ending);
    const request = this.#door.petition({ name: shown, reclaim: null, answer, turnAway });
    if (request === null) return 'too-many-tries';
    outlet.send({ type: 'knocking', seq: this.#log.seq });
    this.#tellRoom();
    return () => {
      this.#door.take(request);
      this.#tellRoom();
    };
  }

  exit(guest: Guest): void {
    this.#orFail(() => this.#exit(guest));
  }

  #exit(guest: Guest): void {
    if (!this.#guests.delete(guest)) return;
    this.#match.unseat(guest);
    if (guest.request !== null) this.#door.take(guest.request);
    if (this.#isClosed) return;
    this.#attendance.follow(this.#guests.size);
    this.#tellRoom();
  }

  // What guests ask for.

  async order(guest: Guest, { id, seq, command }: Order): Promise<void> {
    const { person } = guest;
    if (command.type === 'sit') guest.session = hashOf(command.token);
    const outcome = await this.#guarded(() =>
      this.#outcomes.of(person, id, () => this.#carryOut(guest, id, seq, command)),
    );
    if (outcome === null) return;
    // An earlier try may have given this guest a seat without an answer.
    if (command.type === 'sit' && person === null) this.#bind(guest, command.token);
    this.#send(guest, { type: 'answer', id, outcome });
    if (command.type === 'leave' && outcome.ok) this.#dismiss(guest, 'left');
  }

  contribute({ person }: Guest, contribution: Contribution): void {
    const seat = person === null ? null : this.#state.seatOf(person);
    if (seat !== null) this.#orFail(() => this.#match.contribute(seat, contribution));
  }

  /** Resolves when everything is saved that is under way. */
  settled(): Promise<void> {
    return this.#log.settled();
  }

  /** Gives the room up without hurry: everything that was told is in the log. */
  async close(ending: Ending): Promise<void> {
    this.#isClosed = true;
    this.#attendance.stop();
    this.#door.close(ending);
    for (const guest of [...this.#guests]) this.#dismiss(guest, ending);
    await this.#match.shut();
  }

  async #carryOut(guest: Guest, id: CommandId, seq: number, command: Command): Promise<Outcome> {
    const { person } = guest;
    if (isRuled(command)) return this.#rule(guest, id, command);
    switch (command.type) {
      case 'act': {
        const refusal = await this.#match.act(guest, id, seq, command.action);
        return refusal === null ? DONE : refused(refusal);
      }
      case 'deal':
        return this.#deal(guest, id);
      case 'react':
        return this.#react(guest, command);
      case 'stand-in':
      case 'wait':
        return this.#answerAbsence(guest, command);
      case 'move':
        return person === null ? refused('not-seated') : { ok: true, ticket: this.#door.issueTicket(person) };
      case 'reclaim':
        return this.#reclaim(guest, command);
      case 'admit':
        return this.#admit(guest, command);
    }
  }

  async #rule(guest: Guest, id: CommandId, command: RuledCommand): Promise<Outcome> {
    const decided = await this.#log.decide(() => {
      const entries = decideLobby(command, this.#contextOf(guest));
      if (typeof entries === 'string') return refused(entries);
      return entries.length === 0 ? DONE : this.#decision(entries, id);
    });
    if (decided === null) return DONE;
    return typeof decided === 'string' ? refused('not-saved') : decided;
  }

  async #deal(guest: Guest, id: CommandId): Promise<Outcome> {
    const decided = await this.#log.decide(() => {
      const refusal = dealRefusal(this.#contextOf(guest));
      if (refusal !== null) return refused(refusal);
      const { winners } = this.#match;
      return this.#decision([{ type: 'dealing', ...(winners === null ? {} : { winners }) }], id);
    });
    if (decided !== null) return typeof decided === 'string' ? refused('not-saved') : decided;
    void this.#guarded(() => this.#match.begin());
    return DONE;
  }

  #react(guest: Guest, { reaction }: CommandOf<'react'>): Outcome {
    const now = this.#ports.clock.monotonicMs();
    if (guest.person === null) return refused('not-seated');
    if (now - guest.reactedAt < LIMITS.reactionMs) return refused('too-soon');
    guest.reactedAt = now;
    this.#tellAll({ type: 'reaction', person: guest.person, reaction });
    return DONE;
  }

  async #answerAbsence({ person }: Guest, command: CommandOf<'stand-in' | 'wait'>): Promise<Outcome> {
    if (!this.#mayAnswer(person)) return refused('not-seated');
    if (!this.#attendance.isAway(command.person)) return refused('not-away');
    if (command.type === 'stand-in') return this.#attendance.replace(command.person).then(saved);
    this.#attendance.waitFor(command.person);
    this.#tellRoom();
    return DONE;
  }

  /** Only somebody at the table can tell whose seat it was. */
  #reclaim(guest: Guest, { person, token }: CommandOf<'reclaim'>): Outcome {
    const lost = this.#state.people.get(person);
    if (lost === undefined || guest.person !== null) return refused('no-such-person');
    const answer = (isWelcome: boolean) => {
      if (isWelcome && this.#guests.has(guest)) void this.#guarded(() => this.#giveSeat(guest, person, token));
    };
    if (guest.request !== null) this.#door.take(guest.request);
    const petitioner = { name: lost.name, reclaim: { person, token }, answer, turnAway: () => undefined };
    guest.request = this.#door.petition(petitioner);
    this.#tellRoom();
    return guest.request === null ? refused('too-many-requests') : DONE;
  }

  async #giveSeat(guest: Guest, person: PersonId, token: SessionToken): Promise<void> {
    if ((await this.#append([{ type: 'moved', person, session: hashOf(token) }], null)) !== null) return;
    this.#bind(guest, token);
  }

  #admit({ person }: Guest, { request, isWelcome }: CommandOf<'admit'>): Outcome {
    if (!this.#mayAnswer(person)) return refused('not-seated');
    const petitioner = this.#door.take(request);
    if (petitioner === null) return refused('no-such-request');
    petitioner.answer(isWelcome);
    this.#tellRoom();
    return DONE;
  }

  #mayAnswer(person: PersonId | null): boolean {
    return person !== null && (person === this.#state.organiser || this.#state.seatOf(person) !== null);
  }

  // What the log says.

  #decision(entries: readonly HostedEntry[], command: CommandId): Decision {
    const changes = entries.map((entry, index) => ({ entry, command: index === 0 ? command : null }));
    const ends = entries.some(({ type }) => type === 'ended');
    const listed = entries.find((entry) => entry.type === 'removed' || entry.type === 'reissued');
    const { code, deals } = this.#state;
    const isListed = ends || listed !== undefined;
    const listing = { code: ends ? null : (listed?.code ?? code), hasBegun: deals > 0, isEnded: ends };
    return new Decision(changes, isListed ? listing : null);
  }

  #append(entries: readonly HostedEntry[], command: CommandId | null): Promise<string | null> {
    return this.#log.append(entries.map((entry) => ({ entry, command })));
  }

  /** Something that no command asked for, such as an absence that became too long. */
  async #note(entry: HostedEntry): Promise<string | null> {
    const decide = () => (this.#isKnown(entry) ? null : new Decision([{ entry, command: null }]));
    return this.#guarded(() => this.#log.decide(decide));
  }

  #isKnown(entry: HostedEntry): boolean {
    if (entry.type === 'stood-in') return this.#state.standIns.has(entry.person) || this.#isHere(entry.person);
    return 'person' in entry && !this.#state.people.has(entry.person);
  }

  #follow({ entry, command }: Change): void {
    const leaver = entry.type === 'left' || entry.type === 'removed' ? entry.person : null;
    const seat = leaver === null ? null : this.#state.seatOf(leaver, this.#state.playing);
    const wasMatch = this.#state.stage === 'match' || this.#state.stage === 'dealing';
    this.#state.apply(entry);
    if (leaver !== null) this.#door.voidTickets(leaver);
    if (command !== null) this.#outcomes.remember(command);
    if (isMatchEntry(entry)) this.#match.followed(entry);
    else this.#followRoom(entry, wasMatch);
    if (seat !== null) this.#match.standIn(seat, true);
    if (entry.type === 'act') return;
    for (const guest of this.#guests) {
      // Whoever sits down is somebody at the table before anybody is told.
      if (guest.session !== null) guest.person ??= this.#state.bySession(guest.session)?.id ?? null;
      this.#seat(guest);
    }
    this.#tellRoom();
  }

  #followRoom(entry: HostedEntry, wasMatch: boolean): void {
    switch (entry.type) {
      case 'removed':
        for (const guest of this.#guestsOf(entry.person)) this.#dismiss(guest, 'removed');
        break;
      case 'left':
        for (const guest of this.#guestsOf(entry.person)) guest.person = null;
        break;
      case 'moved':
        for (const guest of this.#guestsOf(entry.person)) this.#dismiss(guest, 'moved');
        break;
      case 'stood-in':
      case 'returned': {
        const seat = this.#state.seatOf(entry.person, this.#state.playing);
        if (seat !== null) this.#match.standIn(seat, entry.type === 'stood-in');
        // Somebody may have come back while it was written down that a bot plays.
        this.#attendance.follow(this.#guests.size);
        break;
      }
      case 'lobby':
        if (wasMatch) void this.#guarded(() => this.#match.close());
        break;
      case 'dealing':
        if (entry.winners !== undefined) void this.#guarded(() => this.#match.close());
        break;
      case 'ended':
        // The organiser hears of it first.
        void this.#guarded(() => this.#match.close()).then(() => this.close('ended'));
        break;
    }
  }

  #matchChanged(): void {
    for (const guest of this.#guests) this.#seat(guest);
    this.#attendance.follow(this.#guests.size);
    this.#tellRoom();
  }

  // Who is here.

  #enterAs(person: PersonId, outlet: Outlet, known: KnownLog | null): Guest | Ending {
    // The room may have been closed, or the person removed, while the log was written.
    if (this.#isClosed) return 'restarting';
    if (!this.#state.people.has(person)) return 'unknown-session';
    const others = this.#guestsOf(person);
    return others.length >= LIMITS.socketsPerPerson
      ? 'too-many-sockets'
      : this.#welcome(newGuest(outlet, person, known));
  }

  #welcome(guest: Guest): Guest {
    this.#guests.add(guest);
    const { person } = guest;
    this.#send(guest, {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      room: this.#pictureFor(person),
      you: this.#placeOf(person),
    });
    this.#arrive(guest);
    return guest;
  }

  #arrive(guest: Guest): void {
    this.#seat(guest);
    this.#attendance.follow(this.#guests.size);
    this.#tellRoom();
    const { record } = this.#match;
    if (record !== null) this.#send(guest, { type: 'record', deal: this.#state.deals, record });
    if (this.#state.stage === 'dealing') this.#joinRound(guest);
  }

  /** Asks somebody who comes into the round before a deal, or begins that round. */
  #joinRound(guest: Guest): void {
    if (guest.person !== null) for (const round of this.#match.toldRound) this.#send(guest, { type: 'round', round });
    void this.#guarded(() => this.#match.begin());
  }

  /** A guest turns out to be somebody at the table. */
  #bind(guest: Guest, token: SessionToken): void {
    const person = this.#state.bySession(hashOf(token));
    if (person === null || !this.#guests.has(guest)) return;
    guest.person = person.id;
    this.#arrive(guest);
  }

  #seat(guest: Guest): void {
    const seat = guest.person === null ? null : this.#state.seatOf(guest.person, this.#state.playing);
    this.#match.seat(guest, seat === null ? [] : [seat]);
  }

  #dismiss(guest: Guest, ending: Ending): void {
    this.exit(guest);
    guest.outlet.end(ending);
  }

  #guestsOf(person: PersonId): Guest[] {
    return [...this.#guests].filter((guest) => guest.person === person);
  }

  #isHere(person: PersonId): boolean {
    return this.#guestsOf(person).length > 0;
  }

  #seatsHere(): Seat[] {
    return this.#state.seats.flatMap((plan, seat) =>
      plan.type === 'person' && this.#isHere(plan.person) ? [seat] : [],
    );
  }

  // What everybody is told.

  #contextOf({ person }: Guest): LobbyContext {
    const { random } = this.#ports;
    const isHere = (other: PersonId) => this.#isHere(other);
    return { state: this.#state, actor: person, isDealRunning: this.#match.isDealRunning, isHere, hashOf, random };
  }

  #pictureFor(viewer: PersonId | null) {
    const live = {
      isDealOver: this.#match.isDealOver,
      watchers: [...this.#guests].filter(({ person }) => person === null).length,
      thinkingMs: this.#match.thinkingMs,
      presenceOf: (person: PersonId) => this.#attendance.presenceOf(person),
      requestsFor: (one: PersonId | null): readonly RequestPicture[] =>
        this.#mayAnswer(one) ? this.#door.requests : [],
    };
    return pictureOf(this.#state, live, viewer);
  }

  #placeOf(person: PersonId | null) {
    if (person === null) return { person, seat: null };
    const seat = this.#state.seatOf(person, this.#match.isPlaying ? this.#state.playing : this.#state.seats);
    return { person, seat };
  }

  #tellRoom(): void {
    for (const guest of this.#guests) {
      const { person } = guest;
      this.#send(guest, { type: 'room', room: this.#pictureFor(person), you: this.#placeOf(person) });
    }
  }

  #tellPlayers(message: Unnumbered): void {
    for (const guest of this.#guests) if (guest.person !== null) this.#send(guest, message);
  }

  #tellAll(message: Unnumbered): void {
    for (const guest of this.#guests) this.#send(guest, message);
  }

  #send({ outlet }: Guest, message: Unnumbered): void {
    outlet.send({ ...message, seq: this.#log.seq });
  }

  #orFail(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Runs something that only a bug makes fail. */
  async #guarded<T>(run: () => Promise<T>): Promise<T | null> {
    try {
      return await run();
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }
}

const saved = (trouble: string | null): Outcome => (trouble === null ? DONE : refused('not-saved'));

/** A bug in what a timer runs stops this room only. */
const guardedClock = (clock: HostClock, fail: (error: unknown) => void): HostClock => ({
  now: () => clock.now(),
  monotonicMs: () => clock.monotonicMs(),
  after: (ms, run) =>
    clock.after(ms, () => {
      try {
        run();
      } catch (error) {
        fail(error);
      }
    }),
});
