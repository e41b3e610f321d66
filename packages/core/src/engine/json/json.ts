import { isNumberBelow } from '../cards/kind.ts';

/** A JSON object from outside: any field may hold anything. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Parses a text that holds one JSON object; returns null for any other text. */
export function objectIn(text: string): JsonObject | null {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

export const hasOnly = (json: object, fields: readonly string[]): boolean =>
  Object.keys(json).every((field) => fields.includes(field));

export const isText = (json: unknown): json is string => typeof json === 'string';

/** 0, 1, 2 and so on. */
export const isCount = (json: unknown): json is number =>
  typeof json === 'number' && isNumberBelow(json, Number.MAX_SAFE_INTEGER);

export const isListOf = <T>(json: unknown, isItem: (item: unknown) => item is T): json is readonly T[] =>
  Array.isArray(json) && json.every(isItem);

/** Is it an object whose every field holds a text? */
export const isTextMap = (json: unknown): json is Readonly<Record<string, string>> =>
  isObject(json) && Object.values(json).every(isText);
