import type { Command, CommandType } from '../protocol/commands.ts';
import type { CommandId, PersonId, SpokenCode } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { CommandRefusal } from '../protocol/refusals.ts';
import type { Outcome } from '../protocol/server-messages.ts';
import type { Attendance } from './attendance.ts';
import { type Door, hashOf } from './door.ts';
import type { FaultGuard } from './fault-guard.ts';
import { type Guest, hasLink } from './guest.ts';
import type { Guests } from './guests.ts';
import type { HostedEntry } from './hosted-entry.ts';
import type { HostedMatch } from './hosted-match.ts';
import { ALWAYS, dealRefusal, decideLobby, isRuled, type LobbyContext, type RuledCommand } from './lobby-rules.ts';
import type { LostSeats } from './lost-seats.ts';
import type { HostedRoomPorts } from './ports.ts';
import { Decision, type RoomLog } from './room-log.ts';
import type { RoomState } from './room-state.ts';
import { NO_CODE } from './spoken-codes.ts';
import { bucketsOfPeople } from './token-bucket.ts';

type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

const refused = (refusal: CommandRefusal | (string & {})): Outcome => ({ ok: false, refusal });
const DONE: Outcome = { ok: true };

/** What commands act on. */
interface CommandContext {
  readonly state: RoomState;
  readonly log: RoomLog;
  readonly ports: HostedRoomPorts;
  readonly door: Door;
  readonly match: HostedMatch;
  readonly attendance: Attendance;
  readonly guests: Guests;
  readonly guard: FaultGuard;
  readonly lostSeats: LostSeats;
  tellRoom(): void;
}

/** Carries out what the guests of a room ask for. */
export class GuestCommands {
  readonly #context: CommandContext;
  readonly #changes = bucketsOfPeople(LIMITS.changesAtOnce, LIMITS.changesPerSecond);

  constructor(context: CommandContext) {
    this.#context = context;
  }

  async carryOut(guest: Guest, id: CommandId, seq: number, command: Command): Promise<Outcome> {
    const { person } = guest;
    if (isRuled(command)) return this.#rule(guest, id, command);
    switch (command.type) {
      case 'act': {
        const refusal = await this.#context.match.act(guest, id, seq, command.action);
        return refusal === null ? DONE : refused(refusal);
      }
      case 'deal':
        return this.#deal(guest, id);
      case 'react':
        return this.#react(guest, command);
      case 'stand-in':
      case 'wait':
        return this.#answerAbsence(guest, id, command);
      case 'move':
        return person === null ? refused('not-seated') : { ok: true, ticket: this.#context.door.issueTicket(person) };
      case 'reclaim':
        return this.#reclaim(guest, command);
      case 'admit':
        return this.#admit(guest, id, command);
    }
  }

  async #rule(guest: Guest, id: CommandId, command: RuledCommand): Promise<Outcome> {
    if (!this.#mayChange(guest, command)) return refused('too-soon');
    const isRenewal = command.type === 'remove' || command.type === 'reissue';
    return isRenewal ? this.#renew(guest, id, command) : this.#decide(guest, id, command, null);
  }

  #mayChange({ person }: Guest, { type }: RuledCommand): boolean {
    const now = this.#context.ports.clock.monotonicMs();
    return person === null || ALWAYS.has(type) || this.#changes.take(person, now);
  }

  async #renew(guest: Guest, id: CommandId, command: RuledCommand): Promise<Outcome> {
    const outcome = await this.#context.ports.codes.claim((code) => this.#decide(guest, id, command, code));
    return outcome === NO_CODE ? refused('not-saved') : outcome;
  }

  /** `code` is for commands that make link and code anew. */
  async #decide(guest: Guest, id: CommandId, command: RuledCommand, code: SpokenCode | null): Promise<Outcome> {
    const decided = await this.#context.log.decide(() => {
      const entries = decideLobby(command, { ...this.#contextOf(guest), code });
      if (typeof entries === 'string') return refused(entries);
      return entries.length === 0 ? DONE : this.#decision(entries, id);
    });
    if (decided === null) return DONE;
    return typeof decided === 'string' ? refused('not-saved') : decided;
  }

  async #deal(guest: Guest, id: CommandId): Promise<Outcome> {
    const decided = await this.#context.log.decide(() => {
      const refusal = dealRefusal(this.#contextOf(guest));
      if (refusal !== null) return refused(refusal);
      const { winners } = this.#context.match;
      return this.#decision([{ type: 'dealing', ...(winners === null ? {} : { winners }) }], id);
    });
    if (decided !== null) return typeof decided === 'string' ? refused('not-saved') : decided;
    void this.#context.guard.wait(() => this.#context.match.begin());
    return DONE;
  }

  #react(guest: Guest, { reaction }: CommandOf<'react'>): Outcome {
    const now = this.#context.ports.clock.monotonicMs();
    if (guest.person === null) return refused('not-seated');
    if (now - guest.reactedAt < LIMITS.reactionMs) return refused('too-soon');
    guest.reactedAt = now;
    this.#context.guests.tellAll({ type: 'reaction', person: guest.person, reaction });
    return DONE;
  }

  async #answerAbsence({ person }: Guest, id: CommandId, command: CommandOf<'stand-in' | 'wait'>): Promise<Outcome> {
    if (!this.#context.state.mayAnswer(person)) return refused('not-seated');
    if (!this.#context.attendance.isAway(command.person)) return refused('not-away');
    if (command.type === 'stand-in') return this.#context.attendance.replace(command.person, id).then(saved);
    this.#context.attendance.waitFor(command.person);
    this.#context.tellRoom();
    return DONE;
  }

  /** Only somebody at the table can tell whose seat it was. */
  #reclaim(guest: Guest, command: CommandOf<'reclaim'>): Outcome {
    const refusal = this.#context.lostSeats.ask(guest, command);
    if (refusal !== null) return refused(refusal);
    this.#context.tellRoom();
    return DONE;
  }

  async #admit({ person }: Guest, id: CommandId, { request, isWelcome }: CommandOf<'admit'>): Promise<Outcome> {
    const { door, state, lostSeats } = this.#context;
    if (person === null || !state.mayAnswer(person)) return refused('not-seated');
    const asked = door.find(request);
    if (asked === null) return refused('no-such-request');
    const type = asked.reclaim === null ? 'knock' : 'reclaim';
    if (!lostSeats.mayAnswer(person, { type })) return refused('not-organiser');
    const refusal = await door.answer(request, isWelcome, person, id);
    this.#context.tellRoom();
    return refusal === null ? DONE : refused(refusal);
  }

  #decision(entries: readonly HostedEntry[], command: CommandId): Decision {
    // Others may leave first to make room; what the command is for carries its id.
    const own = entries.findIndex(({ type }) => type === 'joined' || type === 'renamed');
    const changes = entries.map((entry, at) => ({ entry, command: at === Math.max(0, own) ? command : null }));
    const ends = entries.some(({ type }) => type === 'ended');
    const listed = entries.find((entry) => entry.type === 'removed' || entry.type === 'reissued');
    const { code, deals } = this.#context.state;
    const isListed = ends || listed !== undefined;
    const listing = { code: ends ? null : (listed?.code ?? code), hasBegun: deals > 0, isEnded: ends };
    return new Decision(changes, isListed ? listing : null);
  }

  #contextOf(guest: Guest): Omit<LobbyContext, 'code'> {
    const { random } = this.#context.ports;
    const isHere = (other: PersonId) => this.#context.guests.isHere(other);
    return {
      state: this.#context.state,
      actor: guest.person,
      hasLink: hasLink(guest, this.#context.state),
      isDealRunning: this.#context.match.isDealRunning,
      isHere,
      hashOf,
      random,
    };
  }
}

const saved = (trouble: string | null): Outcome => (trouble === null ? DONE : refused('not-saved'));
