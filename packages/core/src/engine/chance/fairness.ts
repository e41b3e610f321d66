import { isNumberBelow, type Seat } from '../cards/kind.ts';
import { hasOnly, isCount, isListOf, isObject, isText } from '../json/json.ts';
import { digestOfFields } from './field-digest.ts';

/** What a person added to the seed of a deal. */
export interface SeedShare {
  readonly seat: Seat;
  /** 32 lower-case hexadecimal digits; null if the person did not open in time. */
  readonly value: string | null;
}

/** Proves how the seed of a deal came about: nobody alone could choose it. */
export interface Fairness {
  readonly room: string;
  /** The number of the deal in its room. */
  readonly deal: number;
  /** The secret of the server, as 64 lower-case hexadecimal digits. It also seals the pack. */
  readonly server: string;
  /** In the order of their seats. */
  readonly people: readonly SeedShare[];
}

const PURPOSE = 'shoal-seed/1';

/** The key of the deal that follows from all shares. */
export const seedOfFairness = ({ room, deal, server, people }: Fairness): string =>
  digestOfFields(PURPOSE, room, deal, server, ...people.flatMap(({ seat, value }) => [seat, value ?? '']));

const MOST_SEATS = 100;
const LONGEST_ROOM = 100;
const SECRET = /^[0-9a-f]{64}$/;
const VALUE = /^[0-9a-f]{32}$/;

export const isServerSecret = (text: string): boolean => SECRET.test(text);

/** Can a person add this to a seed? */
export const isShareValue = (text: string): boolean => VALUE.test(text);

export const isFairness = (json: unknown): json is Fairness =>
  isObject(json) &&
  hasOnly(json, ['room', 'deal', 'server', 'people']) &&
  isText(json['room']) &&
  json['room'].length <= LONGEST_ROOM &&
  isCount(json['deal']) &&
  isText(json['server']) &&
  isServerSecret(json['server']) &&
  isListOf(json['people'], isShare) &&
  json['people'].every(({ seat }, at, all) => at === 0 || all[at - 1].seat < seat);

const isShare = (json: unknown): json is SeedShare =>
  isObject(json) &&
  hasOnly(json, ['seat', 'value']) &&
  typeof json['seat'] === 'number' &&
  isNumberBelow(json['seat'], MOST_SEATS) &&
  (json['value'] === null || (isText(json['value']) && isShareValue(json['value'])));
