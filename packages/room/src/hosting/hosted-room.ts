import type { Contribution } from '../protocol/client-messages.ts';
import type { Order } from '../protocol/commands.ts';
import type { PersonId, RoomId, SessionToken } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Ending } from '../protocol/refusals.ts';
import { Attendance, type NoteTerms } from './attendance.ts';
import { Departures } from './departures.ts';
import { Door, hashOf } from './door.ts';
import { Entrances } from './entrances.ts';
import { FaultGuard } from './fault-guard.ts';
import type { Guest } from './guest.ts';
import { GuestCommands } from './guest-commands.ts';
import { Guests } from './guests.ts';
import { type HostedEntry, isMatchEntry } from './hosted-entry.ts';
import { HostedMatch } from './hosted-match.ts';
import { LostSeats } from './lost-seats.ts';
import { Outcomes } from './outcomes.ts';
import { PictureTeller } from './picture-teller.ts';
import type { HostedRoomPorts, LogRow } from './ports.ts';
import { type Change, Decision, RoomLog } from './room-log.ts';
import type { RoomState } from './room-state.ts';
import { tableNewsOf } from './table-news.ts';
import { bucketsOfPeople } from './token-bucket.ts';

/** A room that others join by link: its people, its match, and everybody who is connected. */
export class HostedRoom {
  readonly #state: RoomState;
  readonly #log: RoomLog;
  readonly #door: Door;
  readonly #outcomes = new Outcomes();
  readonly #guests = new Guests(
    () => this.#log.seq,
    (guest) => this.#pictures.catchUp(guest),
  );
  readonly #pictures: PictureTeller;
  readonly #match: HostedMatch;
  readonly #attendance: Attendance;
  readonly #departures: Departures;
  readonly #lostSeats: LostSeats;
  readonly #commands: GuestCommands;
  readonly entrances: Entrances;
  readonly #guard: FaultGuard;
  readonly #budgets = bucketsOfPeople(LIMITS.messagesAtOnce, LIMITS.messagesPerSecond);
  #isClosed = false;

  /** Goes on where the rows end; `fail` hears of bugs, after which the room is no longer used. */
  constructor(state: RoomState, rows: readonly LogRow[], around: HostedRoomPorts, fail: (error: unknown) => void) {
    const guard = new FaultGuard((error) => {
      if (!this.#isClosed) fail(error);
    });
    const ports = { ...around, clock: guard.clock(around.clock) };
    const { clock, random, store } = ports;
    const guests = this.#guests;
    const door = new Door(random, clock);
    const log = new RoomLog(state.id, store, rows.length, (change) => this.#follow(change));
    const parts = { state, log, door, guests, guard };
    for (const { command } of rows) if (command !== null) this.#outcomes.remember(command);
    const match = new HostedMatch({
      state,
      log,
      ports,
      failed: guard.fail,
      seatsHere: () => guests.seatsHere(state.seats),
      tellRound: (round) => guests.tellPeople({ type: 'round', round }),
      tellNews: (guest, news) => guests.send(guest, { type: 'news', table: tableNewsOf(news) }),
      changed: () => this.#matchChanged(),
      ended: (record) => guests.tellAll({ type: 'record', deal: state.deals, record }),
    });
    const attendance = new Attendance(state, clock, {
      isHere: (person) => guests.isHere(person),
      isPlaying: () => match.isPlaying,
      note: (entry, terms) => this.#note(entry, terms),
    });
    const tellRoom = () => this.#pictures.changed();
    const bind = (guest: Guest, token: SessionToken) => this.#bind(guest, token);
    const isClosed = () => this.#isClosed;
    const welcome = (guest: Guest) => this.#welcome(guest);
    this.#state = state;
    this.#guard = guard;
    this.#door = door;
    this.#log = log;
    this.#match = match;
    this.#attendance = attendance;
    const departures = new Departures(clock);
    const { mayTry } = ports;
    const lostSeats = new LostSeats({ ...parts, departures, mayTry, bind });
    this.#departures = departures;
    this.#lostSeats = lostSeats;
    this.#pictures = new PictureTeller({ ...parts, match, attendance, lostSeats, clock });
    const dismiss = (guest: Guest, ending: Ending) => this.#dismiss(guest, ending);
    this.entrances = new Entrances({ ...parts, isClosed, tellRoom, welcome, dismiss });
    this.#commands = new GuestCommands({ ...parts, ports, match, attendance, lostSeats, tellRoom });
    this.#match.resume();
  }

  get id(): RoomId {
    return this.#state.id;
  }

  get isEmpty(): boolean {
    return this.#guests.count === 0;
  }

  get isEnded(): boolean {
    return this.#state.stage === 'ended';
  }

  /** May this person say one more message? */
  hears(person: PersonId, now: number): boolean {
    return this.#budgets.take(person, now);
  }

  exit(guest: Guest): void {
    this.#guard.run(() => this.#exit(guest));
  }

  #exit(guest: Guest): void {
    if (!this.#guests.remove(guest)) return;
    this.#pictures.forget(guest);
    this.#match.unseat(guest);
    if (guest.person !== null && this.#state.people.has(guest.person)) this.#departures.note(guest.person);
    if (guest.request !== null) this.#door.take(guest.request);
    if (this.#isClosed) return;
    this.#attendance.follow(this.#guests.count);
    this.#pictures.changed();
  }

  async order(guest: Guest, order: Order): Promise<void> {
    await this.#guard.wait(() => this.#order(guest, order));
  }

  async #order(guest: Guest, { id, seq, command }: Order): Promise<void> {
    if (command.type === 'sit') guest.session = hashOf(command.token);
    const asker = (guest.person === null ? null : this.#state.people.get(guest.person)) ?? guest;
    const outcome = await this.#outcomes.of(asker, id, () => this.#commands.carryOut(guest, id, seq, command));
    // An earlier try may have given this guest a seat without an answer.
    if (command.type === 'sit' && guest.person === null) this.#bind(guest, command.token);
    this.#guests.send(guest, { type: 'answer', id, outcome });
    if (!outcome.ok) return;
    if (command.type === 'leave') this.#dismiss(guest, 'left');
    // An id that was given before is answered, whatever comes with it.
    if (command.type === 'end' && this.isEnded) await this.close('ended');
  }

  contribute({ person }: Guest, contribution: Contribution): void {
    const seat = person === null ? null : this.#state.seatOf(person);
    if (seat !== null) this.#guard.run(() => this.#match.contribute(seat, contribution));
  }

  /** Resolves when everything is saved that is under way, such as how long people have been away. */
  settled(): Promise<void> {
    this.#attendance.bank();
    return this.#log.settled();
  }

  /** Gives the room up without hurry: everything that was told is in the log. */
  async close(ending: Ending): Promise<void> {
    this.#isClosed = true;
    this.#attendance.stop();
    this.#pictures.stop();
    this.#door.close(ending);
    for (const guest of this.#guests.all) this.#guard.run(() => this.#dismiss(guest, ending));
    await this.#match.shut();
  }

  /** Something about who is here, such as an absence that became too long. */
  #note(entry: HostedEntry, { isMoot, command = null }: NoteTerms): Promise<string | null> {
    const decide = () => (isMoot() ? null : new Decision([{ entry, command }]));
    return this.#guard.wait(() => this.#log.decide(decide));
  }

  #follow({ entry, command }: Change): void {
    const leaver = entry.type === 'left' || entry.type === 'removed' ? entry.person : null;
    const seat = leaver === null ? null : this.#state.seatOf(leaver, this.#state.playing);
    const wasMatch = this.#state.stage === 'match' || this.#state.stage === 'dealing';
    this.#state.apply(entry);
    if (leaver !== null) {
      this.#door.voidTickets(leaver);
      this.#departures.forget(leaver);
    }
    if (command !== null) this.#outcomes.remember(command);
    if (isMatchEntry(entry)) this.#match.followed(entry);
    else this.#followRoom(entry, wasMatch);
    if (seat !== null) this.#match.standIn(seat, true);
    if (entry.type === 'act') return;
    for (const guest of this.#guests.all) {
      // Somebody who sits down counts as seated before anybody is told.
      const { person, session } = guest;
      const sitsDown = person === null && session !== null && this.#recognise(guest, session);
      if (!this.#guests.has(guest)) continue;
      this.#seat(guest);
      if (sitsDown) this.#settleIn(guest);
    }
    this.#pictures.changed();
  }

  #followRoom(entry: HostedEntry, wasMatch: boolean): void {
    switch (entry.type) {
      case 'removed':
        this.#lostSeats.forgetAll();
        for (const guest of this.#guests.of(entry.person))
          this.#dismiss(guest, 'removed', this.#state.people.get(entry.by)?.name);
        break;
      case 'reissued':
        this.#lostSeats.forgetAll();
        break;
      case 'left':
        for (const guest of this.#guests.of(entry.person)) this.#guests.bind(guest, null);
        break;
      case 'moved':
        this.#door.voidTickets(entry.person);
        for (const guest of this.#guests.of(entry.person)) this.#dismiss(guest, 'moved');
        break;
      case 'stood-in':
      case 'returned': {
        const seat = this.#state.seatOf(entry.person, this.#state.playing);
        if (seat !== null) this.#match.standIn(seat, entry.type === 'stood-in');
        // Somebody may have come back while it was written down that a bot plays.
        this.#attendance.follow(this.#guests.count);
        break;
      }
      case 'lobby':
        if (wasMatch) void this.#guard.wait(() => this.#match.close());
        break;
      case 'dealing':
        if (entry.winners !== undefined) void this.#guard.wait(() => this.#match.close());
        break;
      case 'ended':
        void this.#guard.wait(() => this.#match.close());
        break;
    }
  }

  #matchChanged(): void {
    for (const guest of this.#guests.all) this.#seat(guest);
    this.#attendance.follow(this.#guests.count);
    this.#pictures.changed();
  }

  #welcome(guest: Guest): Guest {
    this.#guests.add(guest);
    this.#pictures.welcome(guest);
    this.#seat(guest);
    this.#settleIn(guest);
    void this.#guard.wait(() =>
      this.#match.tellRecord((record) => this.#guests.send(guest, { type: 'record', deal: this.#state.deals, record })),
    );
    return guest;
  }

  /** Somebody is here who was not before. */
  #settleIn(guest: Guest): void {
    if (guest.person !== null) this.#door.keepSeatOf(guest.person);
    this.#attendance.follow(this.#guests.count);
    this.#pictures.changed();
    if (this.#state.stage === 'dealing') this.#joinRound(guest);
  }

  /** Asks a person into the round before a deal, or begins it. Who looks on begins no round of others. */
  #joinRound(guest: Guest): void {
    if (guest.person !== null)
      for (const round of this.#match.toldRound) this.#guests.send(guest, { type: 'round', round });
    if (guest.person === null && this.#state.seatsOfPeople.length > 0) return;
    void this.#guard.wait(() => this.#match.begin());
  }

  /** A guest turns out to be somebody at the table. */
  #bind(guest: Guest, token: SessionToken): void {
    if (!this.#guests.has(guest) || !this.#recognise(guest, hashOf(token))) return;
    this.#seat(guest);
    this.#settleIn(guest);
  }

  /**
   * Returns false if nobody at the table has this session. By whatever entrance it came, a person has a few connections and no
   * more.
   */
  #recognise(guest: Guest, session: string): boolean {
    const person = this.#state.bySession(session);
    if (person === null) return false;
    const others = this.#guests.of(person.id).filter((other) => other !== guest);
    if (others.length >= LIMITS.socketsPerPerson) this.#dismiss(guest, 'too-many-sockets');
    else this.#guests.bind(guest, person.id);
    return others.length < LIMITS.socketsPerPerson;
  }

  #seat(guest: Guest): void {
    const seat = guest.person === null ? null : this.#state.seatOf(guest.person, this.#state.playing);
    this.#match.seat(guest, seat === null ? [] : [seat]);
  }

  #dismiss(guest: Guest, ending: Ending, by?: string): void {
    this.exit(guest);
    guest.outlet.end(ending, by);
  }
}
