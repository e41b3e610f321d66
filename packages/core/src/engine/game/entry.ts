import { type Card, readCard, readRank, readSuit, writeCard, writeRank, writeSuit } from '../cards/card.ts';
import type { GameEvent } from '../rules/rules.ts';

/** One line of a record's log, as it stands in the file. */
export interface Entry {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** How the fields of an event are spelled in a record. */
const FIELD_KINDS = {
  seat: { write: (seat: number) => seat, read: wholeNumber },
  place: { write: (place: number) => place, read: wholeNumber },
  flag: { write: (flag: boolean) => flag, read: (json: unknown) => (typeof json === 'boolean' ? json : undefined) },
  rank: { write: writeRank, read: (json: unknown) => named(json, readRank, writeRank) },
  suit: { write: writeSuit, read: (json: unknown) => named(json, readSuit, writeSuit) },
  card: { write: writeCard, read: (json: unknown) => named(json, readCard, writeCard) },
  cards: { write: writeHidden, read: readCards },
} as const;

export type FieldKind = keyof typeof FIELD_KINDS;

/** A field that may be absent ends in a question mark. */
export type EntryShape = Readonly<Record<string, FieldKind | `${FieldKind}?`>>;
export type EntryShapes = Readonly<Record<string, EntryShape>>;

export function writeEntry(shapes: EntryShapes, event: GameEvent): Entry {
  const entry: Record<string, unknown> = { type: event.type };
  for (const [field, kind] of Object.entries(shapes[event.type])) {
    const value: unknown = event[field as keyof GameEvent];
    if (value !== undefined) entry[field] = (kindOf(kind).write as (value: unknown) => unknown)(value);
  }
  return entry as Entry;
}

/** The event that an entry tells of; undefined when it is not spelled as a record spells it. */
export function readEntry(shapes: EntryShapes, json: unknown): GameEvent | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { type, ...fields } = json as Record<string, unknown>;
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (shape === undefined || Object.keys(fields).some((field) => !Object.hasOwn(shape, field))) return undefined;
  const event: Record<string, unknown> = { type };
  for (const [field, kind] of Object.entries(shape)) {
    if (fields[field] === undefined && kind.endsWith('?')) continue;
    const value: unknown = kindOf(kind).read(fields[field]);
    if (value === undefined) return undefined;
    event[field] = value;
  }
  return event as unknown as GameEvent;
}

const kindOf = (kind: string) => FIELD_KINDS[kind.replace('?', '') as FieldKind];

function wholeNumber(json: unknown): number | undefined {
  return Number.isInteger(json) && Number(json) >= 0 ? Number(json) : undefined;
}

/** A name in the one notation that records use; `7h` is for people. */
function named<T>(json: unknown, read: (text: string) => T | null, write: (value: T) => string): T | undefined {
  if (typeof json !== 'string') return undefined;
  const value = read(json);
  return value !== null && write(value) === json ? value : undefined;
}

function writeHidden(cards: readonly (Card | null)[]): (string | null)[] {
  return cards.map((card) => (card === null ? null : writeCard(card)));
}

function readCards(json: unknown): (Card | null)[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const cards = json.map((card) => (card === null ? null : named(card, readCard, writeCard)));
  return cards.includes(undefined) ? undefined : (cards as (Card | null)[]);
}
