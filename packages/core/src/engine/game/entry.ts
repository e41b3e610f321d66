import { isObject, isText } from '../json/json.ts';
import type { GameEvent } from '../rules/rules.ts';
import { type FieldKind, readFields, writeFields } from './shape.ts';

/** One line of a record's log, as it stands in the file. */
export interface Entry {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A field that may be absent ends in a question mark. */
export type EntrySchema = Readonly<Record<string, FieldKind | `${FieldKind}?` | `${FieldKind}|null`>>;
export type RecordSchema = Readonly<Record<string, EntrySchema>>;

export const writeEntry = (shapes: RecordSchema, event: GameEvent): Entry => ({
  type: event.type,
  ...writeFields(shapes[event.type], event),
});

/** Parses an entry, or returns undefined. */
export function readEntry(shapes: RecordSchema, json: unknown): GameEvent | undefined {
  if (!isObject(json)) return undefined;
  const { type, ...spelled } = json;
  if (!isText(type) || !Object.hasOwn(shapes, type)) return undefined;
  const fields = readFields(shapes[type], spelled);
  return fields === undefined ? undefined : { type, ...fields };
}
