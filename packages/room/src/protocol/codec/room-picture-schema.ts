import * as v from 'valibot';
import {
  type NoticePicture,
  type OwnPlace,
  type PersonPicture,
  type RequestPicture,
  ROOM_PHASES,
  type RoomPicture,
  type SeatPicture,
} from '../room-picture.ts';
import {
  botName,
  count,
  exactly,
  flag,
  oneOf,
  personId,
  roomId,
  roomTerms,
  type Schema,
  seat,
  secret,
  shownText,
  spokenCode,
  word,
} from './shared-schemas.ts';

const seatPicture: Schema<SeatPicture> = v.variant('type', [
  exactly({ type: v.literal('open') }),
  exactly({ type: v.literal('bot'), bot: botName, name: shownText }),
  exactly({ type: v.literal('person'), person: personId, isWaiting: flag }),
]);

const presence = v.variant('type', [
  exactly({ type: v.literal('here') }),
  exactly({ type: v.literal('away'), leftMs: v.nullable(count) }),
  exactly({ type: v.literal('stand-in') }),
]);

const person: Schema<PersonPicture> = exactly({
  id: personId,
  name: shownText,
  bot: v.nullable(shownText),
  presence,
});

const request: Schema<RequestPicture> = v.variant('type', [
  exactly({ type: v.literal('knock'), id: word, name: shownText }),
  exactly({ type: v.literal('reclaim'), id: word, name: shownText, person: personId }),
]);

const notice: Schema<NoticePicture> = exactly({
  ...{ number: count, type: oneOf(['removed', 'granted'] as const), person: personId, name: shownText, by: shownText },
});

export const roomPicture: Schema<RoomPicture> = exactly({
  id: roomId,
  secret: v.nullable(secret),
  code: v.nullable(spokenCode),
  phase: oneOf(ROOM_PHASES),
  terms: roomTerms,
  isLocked: flag,
  organiser: v.nullable(personId),
  seats: v.array(seatPicture),
  people: v.array(person),
  spectators: count,
  matchesWon: v.array(count),
  requests: v.array(request),
  notices: v.array(notice),
  thinkingMs: v.nullable(count),
});

export const ownPlace: Schema<OwnPlace> = exactly({ person: v.nullable(personId), seat: v.nullable(seat) });
