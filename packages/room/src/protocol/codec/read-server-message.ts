import { type GameRecord, isObject, objectIn } from '@shoal/core';
import { type GameId, isGameId } from '@shoal/games/ids';
import * as v from 'valibot';
import { REACTIONS } from '../commands.ts';
import { ENDINGS } from '../refusals.ts';
import type { Outcome, Round, ServerMessage } from '../server-messages.ts';
import { ownPlace, roomPicture } from './room-picture-schema.ts';
import {
  commandId,
  count,
  exactly,
  hexOf,
  oneOf,
  personId,
  type Schema,
  seat,
  shownText,
  ticket,
  word,
} from './shared-schemas.ts';
import { isAtHand, tableNews } from './table-news-schema.ts';

const outcome: Schema<Outcome> = v.variant('ok', [
  exactly({ ok: v.literal(true), ticket: v.exactOptional(ticket) }),
  exactly({ ok: v.literal(false), refusal: word }),
]);

const round: Schema<Round> = v.variant('type', [
  exactly({ type: v.literal('commit'), round: word, deal: count, server: hexOf(32) }),
  exactly({
    type: v.literal('open'),
    round: word,
    commitments: v.array(exactly({ seat, commitment: hexOf(32) })),
  }),
  exactly({ type: v.literal('dealt'), round: word, without: v.array(seat) }),
]);

/** What a record says is checked when it is verified. */
const record = v.custom<GameRecord>(isObject);

const seq = count;

const message: Schema<ServerMessage> = v.variant('type', [
  exactly({ seq, type: v.literal('news'), table: tableNews }),
  exactly({ seq, type: v.literal('answer'), id: commandId, outcome }),
  exactly({ seq, type: v.literal('room'), room: roomPicture, you: ownPlace }),
  exactly({ seq, type: v.literal('welcome'), version: count, room: roomPicture, you: ownPlace }),
  exactly({ seq, type: v.literal('round'), round }),
  exactly({ seq, type: v.literal('reaction'), person: personId, reaction: oneOf(REACTIONS) }),
  exactly({ seq, type: v.literal('record'), deal: count, record }),
  exactly({ seq, type: oneOf(['knocking', 'beat'] as const) }),
  exactly({
    ...{ seq, type: v.literal('bye'), ending: oneOf(ENDINGS) },
    ...{ by: v.exactOptional(shownText), afterMs: v.exactOptional(count) },
  }),
]);

/** Parses a message from a server, or returns null. The rules of its game must be at hand. */
export function readServerMessage(text: string): ServerMessage | null {
  const reading = v.safeParse(message, objectIn(text), { abortEarly: true });
  return reading.success ? reading.output : null;
}

/** The game whose rules must be loaded before a message can be read; null if none is missing. */
export function missingGameIn(text: string): GameId | null {
  const table = objectIn(text)?.['table'];
  const game = isObject(table) ? table['game'] : null;
  return isGameId(game) && !isAtHand(game) ? game : null;
}
