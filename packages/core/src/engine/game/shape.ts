import {
  type Card,
  type Rank,
  readCard,
  readRank,
  readSuit,
  type Suit,
  writeCard,
  writeRank,
  writeSuit,
} from '../cards/card.ts';
import { isCount, isObject, isText, type JsonObject } from '../json/json.ts';

/** One kind of JSON value. Anything that `write` would not produce is read as undefined. */
interface Spelling<T> {
  write(value: T): unknown;
  read(json: unknown): T | undefined;
}

const asIs = <T>(isOne: (json: unknown) => json is T): Spelling<T> => ({
  write: (value) => value,
  read: (json) => (isOne(json) ? json : undefined),
});

/** A name in the notation of records; `7h` is only accepted from people. */
const named = <T>(readName: (text: string) => T | null, write: (value: T) => string): Spelling<T> => ({
  write,
  read: (json) => {
    const value = isText(json) ? readName(json) : null;
    return value !== null && write(value) === json ? value : undefined;
  },
});

const card = named(readCard, writeCard);

const KINDS = {
  seat: asIs(isCount),
  place: asIs(isCount),
  count: asIs(isCount),
  sign: asIs((json): json is 1 | -1 => json === 1 || json === -1),
  flag: asIs((json): json is boolean => typeof json === 'boolean'),
  word: asIs(isText),
  rank: named(readRank, writeRank),
  suit: named(readSuit, writeSuit),
  card,
  /** Null for each card that a viewer may not know. */
  cards: {
    write: (cards: readonly (Card | null)[]) => cards.map((one) => (one === null ? null : card.write(one))),
    read: (json: unknown) => readAll(json, (one) => (one === null ? null : card.read(one))),
  },
} as const;

export type FieldKind = keyof typeof KINDS;

/** How a value is spelled: as one kind, as one kind or null, as a list, or as an object. */
export type Shape = FieldKind | `${FieldKind}|null` | readonly [Shape] | Fields;

/** The fields of an object in the order they are written; the kind of one that may be absent ends in a question mark. */
export interface Fields {
  readonly [field: string]: Shape | `${FieldKind}?`;
}

/** The shapes that fit a type, so that the compiler checks a game's shapes against its vocabulary. */
export type ShapeOf<T> = [T] extends [readonly (infer Item)[]]
  ? readonly [ShapeOf<Item>]
  : [null] extends [T]
    ? `${KindOf<NonNullable<T>>}|null`
    : [KindOf<T>] extends [never]
      ? { readonly [Field in keyof T]: ShapeOf<T[Field]> }
      : KindOf<T>;

type KindOf<T> = [T] extends [Card]
  ? 'card'
  : [T] extends [Rank]
    ? 'rank'
    : [T] extends [Suit]
      ? 'suit'
      : [T] extends [1 | -1]
        ? 'sign'
        : [T] extends [number]
          ? 'seat' | 'place' | 'count'
          : [T] extends [boolean]
            ? 'flag'
            : [T] extends [string]
              ? 'word'
              : never;

/** Writes the fields that a shape names, leaving undefined ones out. */
export function writeFields(fields: Fields, value: object): JsonObject {
  const json: Record<string, unknown> = {};
  for (const field of Object.keys(fields)) {
    const part: unknown = value[field as keyof typeof value];
    if (part !== undefined) json[field] = write(fields[field], part);
  }
  return json;
}

/** Reads an object of exactly these fields, or returns undefined. */
export function readFields(fields: Fields, json: unknown): JsonObject | undefined {
  if (!isObject(json) || Object.keys(json).some((field) => !Object.hasOwn(fields, field))) return undefined;
  const value: Record<string, unknown> = {};
  for (const [field, shape] of Object.entries(fields)) {
    if (json[field] === undefined && isOptional(shape)) continue;
    const part = read(shape, json[field]);
    if (part === undefined) return undefined;
    value[field] = part;
  }
  return value;
}

type AnyShape = Fields[string];

const isOptional = (shape: AnyShape): boolean => typeof shape === 'string' && shape.endsWith('?');

const isList = (shape: AnyShape): shape is readonly [Shape] => Array.isArray(shape);

/** Every kind by each way to name it in a shape. */
const SPELLINGS: Readonly<Record<string, Spelling<unknown>>> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, spelling]) =>
    [kind, `${kind}?`, `${kind}|null`].map((name) => [name, spelling as Spelling<unknown>]),
  ),
);

function write(shape: AnyShape, value: unknown): unknown {
  if (typeof shape === 'string') return value === null ? null : SPELLINGS[shape].write(value);
  return isList(shape)
    ? (value as readonly unknown[]).map((item) => write(shape[0], item))
    : writeFields(shape, value as object);
}

function read(shape: AnyShape, json: unknown): unknown {
  if (isList(shape)) return readAll(json, (item) => read(shape[0], item));
  if (typeof shape !== 'string') return readFields(shape, json);
  return json === null && shape.endsWith('|null') ? null : SPELLINGS[shape].read(json);
}

function readAll<T>(json: unknown, readItem: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const items = json.map(readItem);
  return items.includes(undefined) ? undefined : (items as T[]);
}
