import type { Seat } from '@shoal/core';
import { TABLES } from '@shoal/games/tables';
import type { RoomScene } from '@shoal/room/client';
import type { PersonId, PersonPicture, RoomPicture, SeatPicture } from '@shoal/room/protocol';
import type { OnlineWords } from '@shoal/table-ui/online';
import { momentOf } from '../online/room-seat.ts';
import { isOrganiser, ownSeatIn, personIn } from '../online/seat-list.ts';

/** Something to do in a room beside the game, named as its label is. */
export type RoomChoice =
  | { readonly key: 'sit' | 'addBot' | 'changeBot' | 'openSeat' | 'removeSeat'; readonly seat: Seat }
  | {
      readonly key: 'remove' | 'handOver' | 'standIn' | 'wait' | 'reclaim';
      readonly person: PersonId;
      readonly name: string;
    }
  | { readonly key: 'admit' | 'refuse'; readonly request: string; readonly name: string }
  | { readonly key: PlainChoice };

type PlainChoice =
  | 'stand'
  | 'rename'
  | 'start'
  | 'toLobby'
  | 'leave'
  | 'leaveForGood'
  | 'lock'
  | 'unlock'
  | 'reissue'
  | 'addSeat'
  | 'move'
  | 'react'
  | 'invite'
  | 'seats'
  | 'seal'
  | 'end';

const LEAST_SEATS = 2;

/** Are the cards in play, or about to be? Then seats and rules stay as they are. */
const isInDeal = ({ phase }: RoomPicture): boolean => phase === 'dealing' || phase === 'playing';

/** Everything that this person may do with a seat, the likeliest first. */
export function seatChoices(scene: RoomScene, seat: Seat): readonly RoomChoice[] {
  const picture = scene.room.seats[seat] as SeatPicture | undefined;
  if (picture === undefined) return [];
  if (picture.type === 'person') return choicesAbout(scene, picture.person);
  const sit: readonly RoomChoice[] = ownSeatIn(scene) === null ? [{ key: 'sit', seat }] : [];
  if (!isOrganiser(scene) || isInDeal(scene.room)) return sit;
  const arrange = picture.type === 'open' ? (['addBot'] as const) : (['changeBot', 'openSeat'] as const);
  const fewer = scene.room.seats.length > LEAST_SEATS ? (['removeSeat'] as const) : [];
  return [...sit, ...[...arrange, ...fewer].map((key) => ({ key, seat }))];
}

function choicesAbout(scene: RoomScene, id: PersonId): readonly RoomChoice[] {
  const { room, you } = scene;
  const person = personIn(room, id);
  if (person === null) return [];
  if (id === you.person) return ownChoices(room);
  const about = { person: id, name: person.name };
  if (you.person === null) return [{ key: 'reclaim', ...about }];
  const keys = isOrganiser(scene) ? (['handOver', 'remove'] as const) : [];
  return [...absenceChoices(scene, person), ...keys.map((key) => ({ key, ...about }))];
}

const ownChoices = (room: RoomPicture): readonly RoomChoice[] =>
  isInDeal(room) ? [] : [...(room.phase === 'lobby' ? [{ key: 'rename' } as const] : []), { key: 'stand' }];

/** What can be done about somebody whom the table waits for. */
function absenceChoices(scene: RoomScene, { id, name, presence }: PersonPicture): readonly RoomChoice[] {
  const mayDecide = ownSeatIn(scene) !== null || isOrganiser(scene);
  if (!mayDecide || presence.type !== 'away' || scene.room.phase !== 'playing') return [];
  const keys = presence.leftMs === null ? (['standIn'] as const) : (['standIn', 'wait'] as const);
  return keys.map((key) => ({ key, person: id, name }));
}

/** Everything that the menu of the room offers. */
export function roomChoices(scene: RoomScene): readonly RoomChoice[] {
  const { room, you, fairness } = scene;
  const isSeated = ownSeatIn(scene) !== null;
  const isKnown = you.person !== null;
  // A lobby has its seats and its own keys in sight.
  const isInLobby = room.phase === 'lobby';
  return [
    ...answers(room),
    ...room.people.flatMap((person) => absenceChoices(scene, person)),
    ...seatsToTake(scene),
    ...(isSeated && !isInLobby ? ([{ key: 'react' }] as const) : []),
    ...(isInLobby ? [] : ([{ key: 'seats' }] as const)),
    { key: 'invite' },
    ...(fairness.type !== 'unsealed' && fairness.pictures !== null ? ([{ key: 'seal' }] as const) : []),
    ...(isSeated && !isInLobby ? ownChoices(room) : []),
    ...(isKnown ? ([{ key: 'move' }] as const) : []),
    ...(isOrganiser(scene) ? organisersChoices(scene) : []),
    ...(isKnown ? ([{ key: 'leaveForGood' }] as const) : []),
    { key: 'leave' },
  ];
}

const answers = ({ requests }: RoomPicture): readonly RoomChoice[] =>
  requests.flatMap(({ id: request, name }) => (['admit', 'refuse'] as const).map((key) => ({ key, request, name })));

/** Somebody who looks on takes a free seat, or else that of a bot. */
function seatsToTake(scene: RoomScene): readonly RoomChoice[] {
  if (ownSeatIn(scene) !== null || momentOf(scene) === 'lobby') return [];
  const seatsOf = (type: SeatPicture['type']) =>
    scene.room.seats.flatMap((picture, seat) => (picture.type === type ? [{ key: 'sit', seat } as const] : []));
  const open = seatsOf('open');
  return open.length > 0 ? open : seatsOf('bot');
}

function organisersChoices(scene: RoomScene): readonly RoomChoice[] {
  const { room } = scene;
  const { game, preset } = room.terms;
  const most = TABLES[game].presets[preset]?.seats.max ?? room.seats.length;
  const keys: readonly (PlainChoice | null)[] = [
    !isInDeal(room) && room.seats.length < most ? 'addSeat' : null,
    'toLobby',
    room.isLocked ? 'unlock' : 'lock',
    'reissue',
    'end',
  ];
  return keys.flatMap((key) => (key === null ? [] : [{ key }]));
}

/** What a choice is called. */
export function choiceLabel(choice: RoomChoice, { actions }: OnlineWords): string {
  if (choice.key === 'sit') return actions.sitFor(choice.seat + 1);
  const label = actions[choice.key];
  return typeof label === 'string' ? label : label('name' in choice ? choice.name : '');
}
