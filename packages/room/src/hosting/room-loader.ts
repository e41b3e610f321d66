import type { Entrance } from '../protocol/client-messages.ts';
import { newSecret, type RandomBytes, type RoomId, type SpokenCode } from '../protocol/identifiers.ts';
import { roomName } from '../protocol/names.ts';
import { hashOf } from './door.ts';
import { readHostedEntry, writeHostedEntry } from './entry-codec.ts';
import type { HostedEntry, Newcomer, SeatPlan } from './hosted-entry.ts';
import { isPossible, mostSeats, seatsOf } from './lobby-rules.ts';
import type { LogRow } from './ports.ts';
import { RoomState } from './room-state.ts';

type Opening = Extract<Entrance, { by: 'opening' }>;
type Opened = Extract<HostedEntry, { type: 'opened' }>;

/** The first entry of a room, or null if its table is impossible. */
export function openedBy(opening: Opening, code: SpokenCode, random: RandomBytes): Opened | null {
  const { room, terms, seat } = opening;
  const organiser = organiserOf(opening);
  const isSeat = seat === null || opening.seats[seat] !== undefined;
  if (organiser === null || !isSeat || !isPossible(terms)) return null;
  if (opening.seats.length === 0 || opening.seats.length > mostSeats(terms)) return null;
  const seats = seatsOf(opening.seats, [organiser.name]).map((plan, at): SeatPlan => {
    return at === seat ? { type: 'person', person: organiser.person } : plan;
  });
  return { type: 'opened', room, secret: newSecret(random), code, terms, seats, organiser };
}

function organiserOf({ name, token }: Opening): Newcomer | null {
  const shown = roomName(name);
  return shown === null ? null : { person: FIRST, name: shown, session: hashOf(token), bot: null };
}

const FIRST = 'p1' as Newcomer['person'];

export const firstRow = (opened: Opened): LogRow => ({ seq: 1, command: null, entry: writeHostedEntry(opened) });

/** A log that contradicts itself is never guessed at. */
class DamagedLog extends Error {
  constructor(room: RoomId, seq: number) {
    super(`entry ${seq} of room ${room} cannot be read`);
  }
}

/** Follows the whole log of a room. */
export function stateOf(room: RoomId, rows: readonly LogRow[]): RoomState {
  const [first, ...rest] = rows.map(({ seq, entry }, index) => {
    const read = seq === index + 1 ? readHostedEntry(entry) : null;
    if (read === null) throw new DamagedLog(room, index + 1);
    return read;
  });
  if (first?.type !== 'opened' || first.room !== room) throw new DamagedLog(room, 1);
  const state = new RoomState(first);
  for (const entry of rest) state.apply(entry);
  return state;
}
