import type { NoticePicture, OwnPlace, PersonId, PersonPicture, RoomPicture, SeatPicture } from '@shoal/room/protocol';

/** A room as somebody knows it. */
interface SeenRoom {
  readonly room: RoomPicture;
  readonly you: OwnPlace;
}

/** Something that happened in a room, beside the game. */
export type RoomEvent =
  | { readonly type: 'sat' | 'satForNext' | 'left' | 'stood' | 'away' | 'standIn' | 'back'; readonly name: string }
  | { readonly type: 'awayFor'; readonly name: string; readonly leftMs: number }
  | { readonly type: 'removed' | 'granted'; readonly name: string; readonly by: string }
  | { readonly type: 'renamed'; readonly before: string; readonly name: string }
  | { readonly type: 'organises'; readonly name: string }
  | { readonly type: 'knocks'; readonly name: string }
  | { readonly type: 'wantsSeat'; readonly seat: string }
  | {
      readonly type:
        | 'youOrganise'
        | 'locked'
        | 'unlocked'
        | 'reissued'
        | 'begins'
        | 'nextDeal'
        | 'lobby'
        | 'termsChanged'
        | 'ended';
    };

/** Lists what happened between two pictures of a room. What the reader did is not news to them. */
export const roomEvents = (before: SeenRoom, after: SeenRoom): RoomEvent[] => [
  ...comings(before, after),
  ...goings(before, after),
  ...notices(before.room, after.room),
  ...presences(before.room, after),
  ...organising(before, after),
  ...doors(before.room, after.room),
  ...phases(before.room, after),
  ...requests(before.room, after.room),
];

const personIn = ({ people }: RoomPicture, id: PersonId): PersonPicture | undefined =>
  people.find((person) => person.id === id);

const nameIn = (room: RoomPicture, id: PersonId): string => personIn(room, id)?.name ?? '';

const seatOf = ({ seats }: RoomPicture, id: PersonId): SeatPicture | undefined =>
  seats.find((seat) => seat.type === 'person' && seat.person === id);

function comings({ room: before }: SeenRoom, { room, you }: SeenRoom): RoomEvent[] {
  return room.people.flatMap(({ id, name }): RoomEvent[] => {
    const seat = seatOf(room, id);
    if (id === you.person || seat === undefined || seatOf(before, id) !== undefined) return [];
    return [{ type: seat.type === 'person' && seat.isWaiting ? 'satForNext' : 'sat', name }];
  });
}

function goings({ room: before, you: wasYou }: SeenRoom, { room }: SeenRoom): RoomEvent[] {
  const removed = newNotices(before, room).filter(({ type }) => type === 'removed');
  return before.people.flatMap(({ id, name }): RoomEvent[] => {
    if (id === wasYou.person || removed.some(({ person }) => person === id)) return [];
    if (personIn(room, id) === undefined) return [{ type: 'left', name }];
    const hasStood = seatOf(before, id) !== undefined && seatOf(room, id) === undefined;
    return hasStood ? [{ type: 'stood', name: nameIn(room, id) }] : [];
  });
}

/** What one person did to another, told also to people who were away meanwhile. */
const notices = (before: RoomPicture, room: RoomPicture): RoomEvent[] =>
  newNotices(before, room).map(({ type, name, by }) => ({ type, name, by }));

function newNotices(before: RoomPicture, room: RoomPicture): NoticePicture[] {
  const known = before.notices.at(-1)?.number ?? 0;
  return room.notices.filter(({ number }) => number > known);
}

function presences(before: RoomPicture, { room, you }: SeenRoom): RoomEvent[] {
  return room.people.flatMap((person): RoomEvent[] => {
    const was = personIn(before, person.id);
    if (was === undefined || person.id === you.person) return [];
    const renamed: RoomEvent[] =
      was.name === person.name ? [] : [{ type: 'renamed', before: was.name, name: person.name }];
    return was.presence.type === person.presence.type ? renamed : [...renamed, presenceOf(person)];
  });
}

function presenceOf({ name, presence }: PersonPicture): RoomEvent {
  if (presence.type === 'here') return { type: 'back', name };
  if (presence.type === 'stand-in') return { type: 'standIn', name };
  const { leftMs } = presence;
  return leftMs === null ? { type: 'away', name } : { type: 'awayFor', name, leftMs };
}

function organising({ room: before, you: wasYou }: SeenRoom, { room, you }: SeenRoom): RoomEvent[] {
  if (room.organiser === before.organiser || room.organiser === null) return [];
  if (room.organiser !== you.person) return [{ type: 'organises', name: nameIn(room, room.organiser) }];
  return wasYou.person === null && before.organiser === null ? [] : [{ type: 'youOrganise' }];
}

function doors(before: RoomPicture, room: RoomPicture): RoomEvent[] {
  const isNew = room.secret !== before.secret;
  const isRemoval = newNotices(before, room).some(({ type }) => type === 'removed');
  return [
    ...(room.isLocked === before.isLocked ? [] : [{ type: room.isLocked ? 'locked' : 'unlocked' } as const]),
    ...(isNew && !isRemoval ? [{ type: 'reissued' } as const] : []),
  ];
}

function phases(before: RoomPicture, { room, you }: SeenRoom): RoomEvent[] {
  const isOwn = you.person !== null && room.organiser === you.person;
  const isChanged = !isOwn && JSON.stringify(room.terms) !== JSON.stringify(before.terms);
  const terms: readonly RoomEvent[] = isChanged ? [{ type: 'termsChanged' }] : [];
  if (room.phase === before.phase) return [...terms];
  if (room.phase === 'lobby') return [...terms, { type: 'lobby' }];
  if (room.phase === 'ended') return [...terms, { type: 'ended' }];
  if (room.phase !== 'dealing') return [...terms];
  const isRematch = winsIn(room) > winsIn(before);
  return [...terms, { type: before.phase === 'lobby' || isRematch ? 'begins' : 'nextDeal' }];
}

/** A match that was won is counted as the next one begins. */
const winsIn = ({ matchesWon }: RoomPicture): number => matchesWon.reduce((sum, won) => sum + won, 0);

const requests = (before: RoomPicture, room: RoomPicture): RoomEvent[] =>
  room.requests
    .filter(({ id }) => before.requests.every((known) => known.id !== id))
    .map((request) =>
      request.type === 'knock' ? { type: 'knocks', name: request.name } : { type: 'wantsSeat', seat: request.name },
    );
