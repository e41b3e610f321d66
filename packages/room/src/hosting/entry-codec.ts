import { isFairness, objectIn, readAction, writeAction } from '@shoal/core';
import * as v from 'valibot';
import { isSeed } from '../journal/heading.ts';
import type { ActEntry, DealEntry } from '../match/match.ts';
import {
  botName,
  count,
  exactly,
  flag,
  hexOf,
  personId,
  roomId,
  roomTerms,
  type Schema,
  seat,
  secret,
  shownText,
  spokenCode,
} from '../protocol/codec/shared-schemas.ts';
import type { HostedEntry, Newcomer, SeatPlan } from './hosted-entry.ts';

const HASH_BYTES = 32;

const seatPlan: Schema<SeatPlan> = v.variant('type', [
  exactly({ type: v.literal('open') }),
  exactly({ type: v.literal('bot'), bot: botName, name: shownText }),
  exactly({ type: v.literal('person'), person: personId }),
]);
const seats = v.array(seatPlan);
const session = hexOf(HASH_BYTES);
const newcomer: Schema<Newcomer> = exactly({ person: personId, name: shownText, session, bot: v.nullable(shownText) });

const roomEntry: Schema<Exclude<HostedEntry, DealEntry | ActEntry | { type: 'undo' }>> = v.variant('type', [
  exactly({
    ...{ type: v.literal('opened'), room: roomId, secret, code: spokenCode, terms: roomTerms, seats },
    organiser: newcomer,
  }),
  exactly({ type: v.literal('joined'), newcomer, seat }),
  exactly({ type: v.literal('sat'), person: personId, seat }),
  exactly({ type: v.picklist(['stood', 'left', 'organises']), person: personId }),
  exactly({ type: v.literal('renamed'), person: personId, name: shownText }),
  exactly({ type: v.literal('removed'), person: personId, by: personId, secret, code: spokenCode }),
  exactly({ type: v.literal('reissued'), secret, code: spokenCode }),
  exactly({ type: v.literal('locked'), isLocked: flag }),
  exactly({ type: v.literal('seats'), seats }),
  exactly({ type: v.literal('terms'), terms: roomTerms }),
  exactly({ type: v.literal('moved'), person: personId, session, by: v.nullable(personId) }),
  exactly({ type: v.literal('dealing'), winners: v.exactOptional(v.array(seat)) }),
  exactly({ type: v.picklist(['stood-in', 'returned', 'away']), person: personId, awayMs: count }),
  exactly({ type: v.picklist(['lobby', 'ended']) }),
]);

/** The command of an action has a column of its own in the log, and the players of a deal follow from the seats. */
export function writeHostedEntry(entry: HostedEntry): string {
  if (entry.type === 'act') {
    const { type, seat: at, action } = entry;
    return JSON.stringify({ type, seat: at, action: writeAction(action) });
  }
  if (entry.type !== 'deal') return JSON.stringify(entry);
  const { players: _, ...deal } = entry;
  return JSON.stringify(deal);
}

/** Parses an entry, or returns null. Only the fold knows whether it is possible. */
export function readHostedEntry(text: string): HostedEntry | null {
  const json = objectIn(text);
  switch (json?.['type']) {
    case 'act': {
      const action = readAction(json['action']);
      return action !== undefined && v.is(seat, json['seat']) ? { type: 'act', seat: json['seat'], action } : null;
    }
    case 'deal':
      return readDeal(json);
    default: {
      const read = v.safeParse(roomEntry, json);
      return read.success ? read.output : null;
    }
  }
}

function readDeal({ seed, firstSeat, fairness }: Readonly<Record<string, unknown>>): DealEntry | null {
  if (!isSeed(seed) || !v.is(seat, firstSeat) || !isFairness(fairness)) return null;
  return { type: 'deal', seed, firstSeat, fairness };
}
