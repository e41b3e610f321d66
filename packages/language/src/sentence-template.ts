import { type Card, type Message, type Rank, type RankName, rankNamed, type Seat } from '@shoal/core';

/** How names and cards are written at one table, in any language. */
export interface Pen {
  name(seat: Seat): string;
  card(card: Card): string;
  /** Several cards with a space between them. */
  cards(cards: readonly Card[]): string;
}

/** Writes a verb phrase whose subject is another player or "you". */
export interface PhrasePen extends Pen {
  /** The form of a verb that fits the subject. */
  verb(ofOthers: string, ofYou: string): string;
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

/** Methods are bivariant, see `Spoken`. */
interface Phrased<M extends Message> {
  say(message: M, pen: PhrasePen): string;
}

/** A verb phrase for every message of a union, to be said after the name of a player. */
export type VerbPhrases<M extends Message> = { readonly [K in M['key']]: Phrased<WithKey<M, K>>['say'] };

/** What an option is about, and what each of its values means. */
export interface OptionWords<T> {
  /** The name of the option in a form, without a full stop. */
  readonly label: string;
  readonly summary: string;
  /** The value in a few words, as it stands beside the label. */
  choice(value: T): string;
  value(value: T): string;
}

export type OptionsWords<O> = { readonly [K in keyof O]: OptionWords<O[K]> };

/** The words of an option that gives a rank an effect, or gives it to no rank. */
interface RankOptionWords extends Omit<OptionWords<RankName | null>, 'value'> {
  readonly none: string;
  readonly some: (rank: Rank) => string;
}

export const rankOption = ({ none, some, ...words }: RankOptionWords): OptionWords<RankName | null> => ({
  ...words,
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
