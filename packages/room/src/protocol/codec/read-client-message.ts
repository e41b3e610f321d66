import { isCount, type JsonObject, objectIn } from '@shoal/core';
import * as v from 'valibot';
import { type ClientMessage, type Contribution, type Entrance, PROTOCOL_VERSION } from '../client-messages.ts';
import { command, seatOffers } from './command-schema.ts';
import { boundsFaultOf } from './message-bounds.ts';
import {
  commandId,
  count,
  exactly,
  hexOf,
  roomId,
  roomTerms,
  type Schema,
  seat,
  secret,
  spokenCode,
  ticket,
  token,
  typedName,
  word,
} from './shared-schemas.ts';

/** Why a message from a client cannot be read. */
export type MessageFault = 'too-long' | 'too-deep' | 'not-understood' | 'newer-version';

const entrance: Schema<Entrance> = v.variant('by', [
  exactly({
    by: v.literal('opening'),
    room: roomId,
    token,
    name: typedName,
    terms: roomTerms,
    seats: seatOffers,
    seat: v.nullable(seat),
  }),
  exactly({ by: v.literal('link'), room: roomId, secret }),
  exactly({ by: v.literal('session'), room: roomId, token }),
  exactly({ by: v.literal('ticket'), room: roomId, ticket, token }),
  exactly({ by: v.literal('code'), code: spokenCode, name: typedName }),
]);

const hello = exactly({
  type: v.literal('hello'),
  // A later version keeps the schemas of the version before, and picks them by this number.
  version: v.literal(PROTOCOL_VERSION),
  entrance,
  known: v.exactOptional(exactly({ table: word, deal: count, seat: v.nullable(seat), events: count })),
});

const order = exactly({ type: v.literal('do'), id: commandId, seq: count, command });

const contributions = [
  exactly({ type: v.literal('commit'), round: word, commitment: hexOf(32) }),
  exactly({ type: v.literal('open'), round: word, value: hexOf(16) }),
] as const satisfies readonly Schema<Contribution>[];

const message: Schema<ClientMessage> = v.variant('type', [
  order,
  exactly({ type: v.literal('beat') }),
  ...contributions,
  hello,
]);

/** Parses a message of at most `LIMITS.messageBytes` bytes, of exactly the known fields. */
export function readClientMessage(text: string): ClientMessage | MessageFault {
  const fault = boundsFaultOf(text);
  if (fault !== null) return fault;
  const json = objectIn(text);
  if (json === null) return 'not-understood';
  if (isNewerHello(json)) return 'newer-version';
  const reading = v.safeParse(message, json, { abortEarly: true });
  return reading.success ? reading.output : 'not-understood';
}

/** Whatever else a newer version says, its hello keeps these two fields. */
const isNewerHello = ({ type, version }: JsonObject): boolean =>
  type === 'hello' && isCount(version) && version > PROTOCOL_VERSION;
