import { RANK_NAMES, type RankName, readRank, writeRank } from '../cards/card.ts';
import { quoted } from './quoted.ts';

/** A boolean, a number, a word, a rank, or null for none, as records spell them. */
export type OptionValue = boolean | number | string | null;

/** The values of one option, and how a command line writes them. */
export interface OptionKind<T extends OptionValue = OptionValue> {
  /** Every value it may take, as written; a range when there are many. */
  readonly allowed: readonly string[] | { readonly min: number; readonly max: number };
  read(text: string): T | undefined;
  accepts(value: unknown): boolean;
}

export type OptionTable<O> = { readonly [K in keyof O]: OptionKind<O[K] & OptionValue> };

export function writeOption(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  // A record may hold anything here, even an object that cannot be converted to text.
  return typeof value === 'object' ? quoted(value) : String(value);
}

const SYNONYMS: Readonly<Record<string, string>> = { true: 'yes', on: 'yes', false: 'no', off: 'no', null: 'none' };
const plain = (text: string): string => text.trim().toLowerCase();

/** One of a few values. */
export function choice<const T extends OptionValue>(...values: readonly T[]): OptionKind<T> {
  return {
    allowed: values.map(writeOption),
    read: (text) => {
      const written = [plain(text), SYNONYMS[plain(text)]];
      return values.find((value) => written.includes(writeOption(value).toLowerCase()));
    },
    accepts: (value) => values.includes(value as T),
  };
}

export const yesNo = choice(true, false);

/** A whole number from `min` to `max`. */
export function range(min: number, max: number): OptionKind<number> {
  const accepts = (value: unknown) => Number.isInteger(value) && min <= Number(value) && Number(value) <= max;
  return {
    allowed: { min, max },
    read: (text) => (/^\s*\d{1,4}\s*$/.test(text) && accepts(Number(text)) ? Number(text) : undefined),
    accepts,
  };
}

export const rank: OptionKind<RankName> = {
  ...choice(...RANK_NAMES),
  read: (text) => {
    const found = readRank(text);
    return found === null ? undefined : writeRank(found);
  },
};

const none = choice(null);

export const rankOrNone: OptionKind<RankName | null> = {
  allowed: [...RANK_NAMES, 'none'],
  read: (text) => (none.read(text) === null ? null : rank.read(text)),
  accepts: (value) => value === null || rank.accepts(value),
};
