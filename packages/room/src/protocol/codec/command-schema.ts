import { type Action, readAction } from '@shoal/core';
import * as v from 'valibot';
import { type Command, REACTIONS, type SeatOffer } from '../commands.ts';
import {
  botName,
  exactly,
  flag,
  oneOf,
  personId,
  roomTerms,
  type Schema,
  seat,
  shownText,
  token,
  typedName,
  word,
} from './shared-schemas.ts';

/** Cards, ranks and suits come in the notation of records. */
const action: Schema<Action> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readAction(dataset.value);
    if (read !== undefined) return read;
    addIssue();
    return NEVER;
  }),
);

const open = exactly({ type: v.literal('open') });
const bot = exactly({ type: v.literal('bot'), bot: botName });
const keep = exactly({ type: v.literal('keep'), seat });

const MOST_SEATS = 20;

export const seatOffers: Schema<readonly SeatOffer[]> = v.pipe(
  v.array(v.variant('type', [open, bot])),
  v.maxLength(MOST_SEATS),
);

const keptOffers = v.pipe(v.array(v.variant('type', [open, bot, keep])), v.maxLength(MOST_SEATS));

export const command: Schema<Command> = v.variant('type', [
  exactly({ type: v.literal('act'), action }),
  exactly({ type: oneOf(['stand', 'deal', 'move', 'leave', 'lobby', 'reissue', 'end'] as const) }),
  exactly({ type: v.literal('sit'), seat, name: typedName, token, bot: v.exactOptional(shownText) }),
  exactly({ type: v.literal('rename'), name: typedName }),
  exactly({ type: v.literal('react'), reaction: oneOf(REACTIONS) }),
  exactly({ type: oneOf(['stand-in', 'wait', 'remove', 'hand-over'] as const), person: personId }),
  exactly({ type: v.literal('reclaim'), person: personId, token }),
  exactly({ type: v.literal('admit'), request: word, isWelcome: flag }),
  exactly({ type: v.literal('seats'), offers: keptOffers }),
  exactly({ type: v.literal('terms'), terms: roomTerms }),
  exactly({ type: v.literal('lock'), isLocked: flag }),
]);
