import type { PersonId } from '../protocol/identifiers.ts';
import type { Presence, RequestPicture, RoomPhase, RoomPicture, SeatPicture } from '../protocol/room-picture.ts';
import type { Person } from './person.ts';
import type { RoomState } from './room-state.ts';

/** What the log does not say of a room. */
interface LiveRoom {
  readonly isDealOver: boolean;
  readonly spectators: number;
  readonly thinkingMs: number | null;
  /** May the viewer know link and code? */
  readonly hasLink: boolean;
  /** Those that the viewer may answer. */
  readonly requests: readonly RequestPicture[];
  presenceOf(person: PersonId): Presence;
}

/** Everything about a room but its cards, as one of its people may know it. */
export function pictureOf(state: RoomState, live: LiveRoom): RoomPicture {
  const { id, terms, isLocked, organiser, matchesWon, notices } = state;
  const { hasLink } = live;
  return {
    ...{ id, secret: hasLink ? state.secret : null, code: hasLink ? state.code : null },
    ...{ terms, isLocked, organiser, matchesWon, notices },
    phase: phaseOf(state, live),
    seats: state.seats.map((_, seat) => seatPicture(state, live, seat)),
    people: [...state.people.values()].map((person) => personPicture(person, live)),
    spectators: live.spectators,
    requests: live.requests,
    thinkingMs: live.thinkingMs,
  };
}

const phaseOf = ({ stage }: RoomState, { isDealOver }: LiveRoom): RoomPhase => {
  if (stage !== 'match') return stage;
  return isDealOver ? 'between' : 'playing';
};

function seatPicture({ seats, playing, stage }: RoomState, { isDealOver }: LiveRoom, seat: number): SeatPicture {
  const plan = seats[seat];
  if (plan.type !== 'person') return plan;
  const player = playing[seat];
  const plays = player?.type === 'person' && player.person === plan.person;
  return { ...plan, isWaiting: stage === 'match' && !isDealOver && !plays };
}

const personPicture = ({ id, name, bot }: Person, live: LiveRoom) => ({ id, name, bot, presence: live.presenceOf(id) });
