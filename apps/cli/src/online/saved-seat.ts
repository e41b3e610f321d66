import { isCount, isText, type JsonObject, objectIn } from '@shoal/core';
import type { SavedSeat } from '@shoal/room/client';
import { isSecret, isToken } from '@shoal/room/protocol';

const FORMAT = 'shoal-seat/1';

/** A seat as it is kept in a file, with the server where it is. */
export interface SeatOnServer {
  readonly origin: string;
  readonly seat: SavedSeat;
}

export const writeSeat = ({ origin, seat }: SeatOnServer): string =>
  `${JSON.stringify({ format: FORMAT, origin, ...seat })}\n`;

/** Parses the text of a file, or returns null. What only helps, such as how much was seen, may be missing. */
export function readSeat(text: string): SeatOnServer | null {
  const json = objectIn(text);
  if (json === null || json['format'] !== FORMAT) return null;
  const { origin, token, secret, seen, round } = json;
  if (!isText(origin) || !isOptional(token, isToken) || !isOptional(secret, isSecret)) return null;
  return { origin, seat: { token, secret, seen: seenIn(seen), round: roundIn(round) } };
}

const isOptional = <T extends string>(value: unknown, isWhole: (text: string) => text is T): value is T | null =>
  value === null || (isText(value) && isWhole(value));

function seenIn(value: unknown): SavedSeat['seen'] {
  if (!isObject(value)) return null;
  const { table, deal, seat, events } = value;
  const isWhole = isText(table) && isCount(deal) && isCount(events) && (seat === null || isCount(seat));
  return isWhole ? { table, deal, seat, events } : null;
}

function roundIn(value: unknown): SavedSeat['round'] {
  if (!isObject(value)) return null;
  const { round, deal, server, commitments, own, without } = value;
  if (!isText(round) || !isCount(deal) || !isText(server) || !Array.isArray(without)) return null;
  if (!Array.isArray(commitments) || !commitments.every(isCommitment) || !without.every(isCount)) return null;
  return own === null || isOwn(own) ? { round, deal, server, commitments, own, without } : null;
}

interface Commitment {
  readonly seat: number;
  readonly commitment: string;
}

const isCommitment = (value: unknown): value is Commitment =>
  isObject(value) && isCount(value['seat']) && isText(value['commitment']);

const isOwn = (value: unknown): value is { readonly seat: number; readonly value: string } =>
  isObject(value) && isCount(value['seat']) && isText(value['value']);

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
