import { isObject, type JsonObject } from '../json/json.ts';
import type { Action, GameEvent, Result, View } from '../rules/rules.ts';
import { type Entry, type EntrySchema, readEntry, writeEntry } from './entry.ts';
import type { Game } from './game.ts';
import { type Fields, readFields, type ShapeOf, writeFields } from './shape.ts';

// Views, actions and events for a bot or another machine, in the notation of records. Anything that is not spelled exactly
// like this is read as undefined.

const ACTION = { type: 'word', target: 'seat?', rank: 'rank?', card: 'card?', suit: 'suit?', spot: 'count?' } as const;

/** The fields that an action may have. */
export const ACTION_PARTS: readonly string[] = Object.keys(ACTION);

export const writeAction = (action: Action): JsonObject => writeFields(ACTION, action);

export const readAction = (json: unknown): Action | undefined => readFields(ACTION, json) as Action | undefined;

/** The fields that a game adds to every view, in the order they are written. */
export type ViewShape<V extends View> = { readonly [Field in Exclude<keyof V, keyof View>]: ShapeOf<V[Field]> };

type Known = Omit<View, 'legal' | 'result'>;

const VIEW: ShapeOf<Known> = {
  seat: 'seat|null',
  seats: 'count',
  turn: 'seat|null',
  phase: 'word',
  hand: ['card'],
  handSizes: ['count'],
  stockSize: 'count',
};

const RESULT: ShapeOf<Result> = { places: ['place'], scores: ['count'], reason: 'word' };

const shapes = new WeakMap<Fields, Fields>();

/** All fields of the views of a game, put together once. */
function viewFields(own: Fields): Fields {
  const known = shapes.get(own);
  if (known !== undefined) return known;
  const fields = { ...VIEW, ...own, legal: [ACTION] } as const;
  shapes.set(own, fields);
  return fields;
}

export const writeView = (own: Fields, view: View): JsonObject => ({
  ...writeFields(viewFields(own), view),
  result: view.result && writeFields(RESULT, view.result),
});

export function readView(own: Fields, json: unknown): View | undefined {
  if (!isObject(json)) return undefined;
  const { result: spelled, ...known } = json;
  const view = readFields(viewFields(own), known);
  const result = spelled === null ? null : readFields(RESULT, spelled);
  return view === undefined || result === undefined ? undefined : ({ ...view, result } as unknown as View);
}

type Events = Pick<Game, 'recordSchema' | 'unrecorded'>;

const toldShape = ({ recordSchema, unrecorded }: Events, type: string): EntrySchema => ({
  ...recordSchema[type],
  ...unrecorded?.[type],
});

/** Writes an event as a seat is told it: the entry of a record, plus the fields that records leave out. */
export const writeEvent = (game: Events, event: GameEvent): Entry =>
  writeEntry({ [event.type]: toldShape(game, event.type) }, event);

export function readEvent(game: Events, json: unknown): GameEvent | undefined {
  const type = isObject(json) ? json['type'] : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(game.recordSchema, type)) return undefined;
  return readEntry({ [type]: toldShape(game, type) }, json);
}
