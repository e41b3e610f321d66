import { type Card, type Message, type Rank, type RankName, rankNamed, type Seat } from '@shoal/core';

/** How names and cards are written at one table, in any language. */
export interface Pen {
  name(seat: Seat): string;
  card(card: Card): string;
  /** Several cards with a space between them. */
  cards(cards: readonly Card[]): string;
}

/** Narrows a union of messages to those with this key. */
type WithKey<M extends Message, K extends string> = M extends Message ? (K extends M['key'] ? M : never) : never;

/** A whole sentence: fixed, or written with a message's values. */
export type SentenceTemplate<M extends Message> = string | Spoken<M>['say'];

/** Methods are bivariant, so the words of one game pass where the words of any game are wanted. */
interface Spoken<M extends Message> {
  say(message: M, pen: Pen): string;
}

/** A sentence for every message of a union: a missing sentence fails the type check. */
export type SentenceTemplates<M extends Message> = { readonly [K in M['key']]: SentenceTemplate<WithKey<M, K>> };

/** What an option is about, and what each of its values means. */
export interface OptionWords<T> {
  readonly summary: string;
  value(value: T): string;
}

export type OptionsWords<O> = { readonly [K in keyof O]: OptionWords<O[K]> };

/** An option that gives a rank an effect, or gives it to no rank. */
export const rankOption = (
  summary: string,
  none: string,
  some: (rank: Rank) => string,
): OptionWords<RankName | null> => ({
  summary,
  value: (name) => (name === null ? none : some(rankNamed(name))),
});

/** Says a message in the words of a catalogue. */
export function say<M extends Message>(sayings: SentenceTemplates<M>, message: M, pen: Pen): string {
  const saying = lookUp(sayings as Readonly<Record<string, SentenceTemplate<M>>>, message.key);
  return typeof saying === 'string' ? saying : saying(message, pen);
}

/** Checks at run time what the types promise: a key that comes from outside may name no entry. */
export function lookUp<T>(entries: Readonly<Record<string, T>>, key: string): T {
  if (!Object.hasOwn(entries, key)) throw new RangeError(`the catalogue has no entry ${key}`);
  return entries[key];
}
