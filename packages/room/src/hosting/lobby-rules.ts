import type { Seat } from '@shoal/core';
import { isGameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';
import { planTable } from '../match/match-plan.ts';
import { freeNames } from '../match/players.ts';
import type { Command, CommandType, SeatOffer } from '../protocol/commands.ts';
import { newSecret, type PersonId, type RandomBytes, type SpokenCode } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import { lookOf, roomName } from '../protocol/names.ts';
import type { CommandRefusal } from '../protocol/refusals.ts';
import type { RoomTerms } from '../protocol/room-terms.ts';
import type { HostedEntry, SeatPlan } from './hosted-entry.ts';
import type { Person } from './person.ts';
import type { RoomState } from './room-state.ts';

/** What decides a command besides the log. */
export interface LobbyContext {
  readonly state: RoomState;
  /** Null for somebody who only looks on. */
  readonly actor: PersonId | null;
  /** Does the actor know the link as it is now? */
  readonly hasLink: boolean;
  /** Is a deal in progress or being arranged? */
  readonly isDealRunning: boolean;
  readonly isHere: (person: PersonId) => boolean;
  readonly hashOf: (token: string) => string;
  readonly random: RandomBytes;
  /** A code that no other room has, for commands that need one. */
  readonly code: SpokenCode | null;
}

type LobbyDecision = readonly HostedEntry[] | CommandRefusal;

type LobbyCommand<T extends CommandType = CommandType> = Extract<Command, { type: T }>;
type Rule<T extends CommandType> = (command: LobbyCommand<T>, context: LobbyContext) => LobbyDecision;

/** Commands that only the organiser may give. */
const ORGANISERS: ReadonlySet<CommandType> = new Set<CommandType>([
  ...(['seats', 'terms', 'lobby', 'lock', 'remove', 'reissue', 'hand-over', 'end'] as const),
]);

const RULES = {
  sit,
  stand: (_, { state, actor, isDealRunning }) => {
    if (actor === null || state.seatOf(actor) === null) return 'not-seated';
    return isDealRunning ? 'deal-running' : [{ type: 'stood', person: actor }];
  },
  rename: ({ name }, context) => {
    const { state, actor } = context;
    if (actor === null) return 'not-seated';
    if (state.stage !== 'lobby') return 'match-running';
    const checked = freeName(name, context);
    return checked.ok
      ? [...goings(checked.ghosts), { type: 'renamed', person: actor, name: checked.name }]
      : checked.refusal;
  },
  leave: (_, { state, actor, isHere }) =>
    actor === null ? [] : [{ type: 'left', person: actor }, ...heirsEntry(state, actor, isHere)],
  seats: ({ offers }, context) => arrange(offers, context),
  terms: ({ terms }, { state, isDealRunning }) => {
    if (isDealRunning) return 'deal-running';
    if (!isPossible(terms)) return 'impossible-table';
    return [...(state.stage === 'lobby' ? [] : [{ type: 'lobby' } as const]), { type: 'terms', terms }];
  },
  lobby: (_, { state }) => (state.stage === 'lobby' ? 'no-match' : [{ type: 'lobby' }]),
  lock: ({ isLocked }) => [{ type: 'locked', isLocked }],
  remove: ({ person }, { state, actor, random, code }) => {
    if (actor === null || person === actor || !state.people.has(person)) return 'no-such-person';
    return [{ type: 'removed', person, by: actor, secret: newSecret(random), code: code ?? state.code }];
  },
  reissue: (_, { state, random, code }) => [{ type: 'reissued', secret: newSecret(random), code: code ?? state.code }],
  'hand-over': ({ person }, { state }) =>
    state.people.has(person) ? [{ type: 'organises', person }] : 'no-such-person',
  end: () => [{ type: 'ended' }],
} satisfies { readonly [T in CommandType]?: Rule<T> };

export type RuledCommand = LobbyCommand<keyof typeof RULES>;

export const isRuled = (command: Command): command is RuledCommand => Object.hasOwn(RULES, command.type);

/** Commands that are possible as long as there is a room, and however often somebody gives them. */
export const ALWAYS: ReadonlySet<CommandType> = new Set<CommandType>(['leave', 'remove', 'end']);

/** Decides a command about people, seats and terms. */
export function decideLobby(command: RuledCommand, context: LobbyContext): LobbyDecision {
  const { state, actor } = context;
  if (state.stage === 'ended' || (state.isFull && !ALWAYS.has(command.type))) return 'room-ended';
  // Somebody was removed while this command waited.
  if (actor !== null && !state.people.has(actor)) return 'not-seated';
  if (ORGANISERS.has(command.type) && (actor === null || actor !== state.organiser)) return 'not-organiser';
  const decision = (RULES[command.type] as Rule<CommandType>)(command, context);
  // What changes nothing is no entry, or a log could grow for ever without anything to tell.
  return typeof decision === 'string' ? decision : decision.filter((entry) => !isTrue(entry, state));
}

/** Is the room already as an entry would make it? */
function isTrue(entry: HostedEntry, state: RoomState): boolean {
  switch (entry.type) {
    case 'renamed':
      return state.people.get(entry.person)?.name === entry.name;
    case 'locked':
      return state.isLocked === entry.isLocked;
    case 'organises':
      return state.organiser === entry.person;
    case 'seats':
      return isSame(state.seats, entry.seats);
    case 'terms':
      return isSame(state.terms, entry.terms);
    default:
      return false;
  }
}

/** Both came through the same schema, so that their fields have one order. */
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

function sit({ seat, name, token, bot }: LobbyCommand<'sit'>, context: LobbyContext): LobbyDecision {
  const { state, hashOf } = context;
  const session = hashOf(token);
  // A token proves who somebody is, also to a connection that came by the link.
  const actor = context.actor ?? state.bySession(session)?.id ?? null;
  if (actor !== null && state.seatOf(actor) !== null) return 'already-seated';
  const plan = state.seats[seat];
  if (plan === undefined) return 'no-such-seat';
  if (plan.type === 'person') return 'seat-taken';
  if (actor !== null) return [{ type: 'sat', person: actor, seat }];
  if (state.isLocked) return 'room-locked';
  if (!context.hasLink) return 'old-link';
  const checked = freeName(name, context, seat);
  if (!checked.ok) return checked.refusal;
  const leavers = leaversFor(checked.ghosts, context);
  if (leavers === null) return 'room-full';
  const newcomer = { person: state.nextPerson, name: checked.name, session, bot: bot ?? null };
  return [...goings(leavers), { type: 'joined', newcomer, seat }];
}

/** People who took a seat once, have none now and are gone. They keep no place and no name from anybody. */
const ghostsIn = ({ state, isHere }: Pick<LobbyContext, 'state' | 'isHere'>): Person[] =>
  [...state.people.values()].filter(({ id }) => id !== state.organiser && state.seatOf(id) === null && !isHere(id));

const goings = (people: readonly Person[]): HostedEntry[] => people.map(({ id }) => ({ type: 'left', person: id }));

/** Who leaves so that a newcomer has a place; null in a room full of people who are here. */
function leaversFor(leaving: readonly Person[], context: LobbyContext): readonly Person[] | null {
  if (context.state.people.size - leaving.length < LIMITS.peoplePerRoom) return leaving;
  const ghost = ghostsIn(context).find((one) => !leaving.includes(one));
  return ghost === undefined ? null : [...leaving, ghost];
}

type CheckedName =
  /** With the ghosts of this name. */
  | { readonly ok: true; readonly name: string; readonly ghosts: readonly Person[] }
  | { readonly ok: false; readonly refusal: 'name-empty' | 'name-taken' };

/** A name that nobody can take for the name of somebody else in the room, or of a bot at another seat than the one to take. */
function freeName(text: string, context: LobbyContext, seat: Seat | null = null): CheckedName {
  const name = roomName(text);
  if (name === null) return { ok: false, refusal: 'name-empty' };
  const { state, actor } = context;
  const others = [...state.people.values()].filter(({ id }) => id !== actor);
  const alike = others.filter((other) => lookOf(other.name) === lookOf(name));
  const ghosts = ghostsIn(context);
  const bots = state.seats.flatMap((plan, at) => (plan.type === 'bot' && at !== seat ? [plan.name] : []));
  const isTaken = alike.some((other) => !ghosts.includes(other)) || bots.some((bot) => lookOf(bot) === lookOf(name));
  return isTaken ? { ok: false, refusal: 'name-taken' } : { ok: true, name, ghosts: alike };
}

/** Arranges the seats anew. Nobody may lose a seat by it. */
function arrange(
  offers: Extract<Command, { type: 'seats' }>['offers'],
  { state, isDealRunning }: LobbyContext,
): LobbyDecision {
  if (isDealRunning) return 'deal-running';
  const kept = offers.flatMap((offer) => (offer.type === 'keep' ? [offer.seat] : []));
  if (kept.some((seat, index) => state.seats[seat] === undefined || kept.indexOf(seat) !== index)) {
    return 'no-such-seat';
  }
  if (state.seats.some(({ type }, seat) => type === 'person' && !kept.includes(seat))) return 'seat-taken';
  if (offers.length > mostSeats(state.terms)) return 'too-many-seats';
  const seats = seatsOf(offers, namesIn(state), state.seats);
  // Totals belong to seats.
  const isMoved = offers.some((offer, seat) => offer.type === 'keep' && offer.seat !== seat);
  const isOtherTable = isMoved || seats.length !== state.seats.length || seats.some(isOpen);
  const endsMatch = state.stage !== 'lobby' && isOtherTable;
  return [...(endsMatch ? [{ type: 'lobby' } as const] : []), { type: 'seats', seats }];
}

const isOpen = ({ type }: SeatPlan): boolean => type === 'open';

const namesIn = ({ people }: RoomState): string[] => [...people.values()].map(({ name }) => name);

/** The seats that are offered. Bots get names that nobody else at the table has. */
export function seatsOf(
  offers: readonly (SeatOffer | { readonly type: 'keep'; readonly seat: Seat })[],
  people: readonly string[],
  now: readonly SeatPlan[] = [],
): SeatPlan[] {
  const named = offers.flatMap((offer) => {
    const plan = offer.type === 'keep' ? now[offer.seat] : undefined;
    return plan?.type === 'bot' ? [plan.name] : [];
  });
  const looks = new Set([...people, ...named].map(lookOf));
  const names = freeNames([]).filter((name) => !looks.has(lookOf(name)));
  return offers.map((offer): SeatPlan => {
    if (offer.type === 'keep') return now[offer.seat];
    return offer.type === 'open' ? { type: 'open' } : { type: 'bot', bot: offer.bot, name: names.shift() ?? 'Bot' };
  });
}

const rangeOf = ({ game, preset }: RoomTerms): { readonly min: number; readonly max: number } => {
  const { presets } = gameNamed(game).tables;
  return Object.hasOwn(presets, preset) ? presets[preset].seats : { min: 0, max: 0 };
};

export const mostSeats = (terms: RoomTerms): number => rangeOf(terms).max;

/** Can these terms be played with some number of seats? */
export function isPossible(terms: RoomTerms): boolean {
  if (!isGameId(terms.game)) return false;
  const { min, max } = rangeOf(terms);
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return counts.some((seats) => planTable(terms.game, terms.preset, seats, terms.rules).ok);
}

/** Why no deal can begin now; null if one can. */
export function dealRefusal({
  state,
  actor,
  isDealRunning,
}: Pick<LobbyContext, 'state' | 'actor' | 'isDealRunning'>): CommandRefusal | null {
  if (state.stage === 'ended' || state.isFull) return 'room-ended';
  if (isDealRunning) return 'deal-running';
  const isOrganiser = actor !== null && actor === state.organiser;
  const isPlayer = actor !== null && state.seatOf(actor) !== null;
  if (state.stage === 'lobby' ? !isOrganiser : !isOrganiser && !isPlayer) return 'not-organiser';
  const filled = state.seats.filter(({ type }) => type !== 'open').length;
  const { min, max } = rangeOf(state.terms);
  if (filled < min) return 'too-few-players';
  if (filled > max) return 'too-many-seats';
  return state.plan().ok ? null : 'impossible-table';
}

/** If the organiser goes, the person who has been seated longest inherits; people come before programs, which deal no cards. */
export function heirOf(state: RoomState, isHere: (person: PersonId) => boolean): PersonId | null {
  const seated = [...state.people.values()].filter(({ id }) => id !== state.organiser && state.seatOf(id) !== null);
  const people = seated.filter(({ bot }) => bot === null);
  const heirs = (people.length > 0 ? people : seated).map(({ id }) => id);
  return heirs.find(isHere) ?? heirs[0] ?? null;
}

function heirsEntry(state: RoomState, leaver: PersonId, isHere: (person: PersonId) => boolean): HostedEntry[] {
  const heir = state.organiser === leaver ? heirOf(state, isHere) : null;
  return heir === null ? [] : [{ type: 'organises', person: heir }];
}
