import type { RoomScene } from '@shoal/room/client';
import type { PersonId, PersonPicture, RoomId, RoomPicture, RoomSecret, SeatPicture } from '@shoal/room/protocol';
import { loadOnlineWords } from '@shoal/table-ui/online';

export const words = await loadOnlineWords('en');

const idOf = (name: string): PersonId => `p-${name}` as PersonId;

interface DrawnRoom extends Partial<RoomPicture> {
  /** Who looks at it; null for somebody who looks on. */
  readonly you?: string | null;
  /** Who is away, and for how many more milliseconds. */
  readonly away?: Readonly<Record<string, number | null>>;
}

/** A room as words in a row: `Ann` a person, `free` an open seat, `@pike` a bot. Ann organises. */
export function drawnRoom(drawing: string, { you = 'Ann', away = {}, ...more }: DrawnRoom = {}): RoomScene {
  const seats = drawing.split(' ').map(seatFrom);
  const names = drawing.split(' ').filter((word) => word !== 'free' && !word.startsWith('@'));
  const people = names.map((name): PersonPicture => {
    const presence = name in away ? ({ type: 'away', leftMs: away[name] } as const) : ({ type: 'here' } as const);
    return { id: idOf(name), name: name.replaceAll('_', ' '), bot: null, presence };
  });
  const room: RoomPicture = {
    ...{
      id: 'qq4nzfjg45mu' as RoomId,
      secret: 'S0e75k6KH7NFR1Rjr4dN44' as RoomSecret,
      code: [1, 2, 3],
      phase: 'lobby',
    },
    terms: {
      ...{ game: 'go-fish', preset: 'standard', rules: {}, goal: null, absenceMinutes: 2, thinkingSeconds: null },
      ...{ standIn: 'perch', speed: 'normal', allowsHints: true },
    },
    ...{ isLocked: false, organiser: idOf('Ann'), seats, people, spectators: you === null ? 1 : 0 },
    ...{ matchesWon: seats.map(() => 0), requests: [], notices: [], thinkingMs: null },
    ...more,
  };
  const person = you === null ? null : idOf(you);
  const seat = seats.findIndex((one) => one.type === 'person' && one.person === person);
  return {
    ...{ room, you: { person, seat: seat < 0 ? null : seat }, pictureMs: performance.now(), table: null },
    ...{ fairness: { type: 'unsealed' }, reactions: [], missed: 0, record: null },
  };
}

function seatFrom(word: string): SeatPicture {
  if (word === 'free') return { type: 'open' };
  if (word.startsWith('@')) return { type: 'bot', bot: 'pike', name: word.slice(1) };
  return { type: 'person', person: idOf(word), isWaiting: false };
}
