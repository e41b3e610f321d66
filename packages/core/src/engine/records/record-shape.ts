import { isNumberBelow } from '../cards/kind.ts';
import { isFairness } from '../chance/fairness.ts';
import { GENERATORS } from '../chance/seed.ts';
import { SHUFFLE_NAMES } from '../chance/shuffle.ts';
import { hasOnly, isCount, isListOf, isObject, isText } from '../json/json.ts';
import { type GameRecord, isShuffleName, type SeatEntry } from './record.ts';

/** A field of a record that is not what it should be. */
export interface BadField {
  readonly field: string;
  readonly expected: string;
}

const FIELDS = [
  'format',
  'game',
  'rules',
  'seats',
  'seed',
  'generator',
  'shuffle',
  'fairness',
  'firstSeat',
  'pack',
  'log',
  'result',
];
const PLAYER = /^(human|bot:\S+)$/;
const MOST_SEATS = 100;
const LARGEST = 1_000_000;

/** Returns the first field of a wrong shape, or null. What the fields mean is checked elsewhere. */
export function badFieldOf(record: GameRecord): BadField | null {
  const unknown = Object.keys(record).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) return { field: unknown, expected: 'a field of the format' };
  const { rules, seats, firstSeat, pack, log } = record;
  if (!isObject(rules)) return { field: 'rules', expected: 'an object with every option' };
  if (!isListOf(seats, isSeat)) return { field: 'seats', expected: 'a list of names and players (human or bot:name)' };
  if (!isNumberBelow(firstSeat, Math.min(seats.length, MOST_SEATS)))
    return { field: 'firstSeat', expected: 'a seat number' };
  if (!Array.isArray(pack)) return { field: 'pack', expected: 'a list of cards' };
  if (!Array.isArray(log)) return { field: 'log', expected: 'a list of entries' };
  return badOriginOf(record) ?? badFairnessOf(record) ?? badResultOf(record);
}

/** A seed is useless without its generator and shuffle. */
function badOriginOf({ seed, generator, shuffle }: GameRecord): BadField | null {
  const isSeeded = seed !== undefined;
  if (isSeeded && typeof seed !== 'string') return { field: 'seed', expected: 'a text' };
  if ((isSeeded || generator !== undefined) && !isGenerator(generator)) {
    return { field: 'generator', expected: GENERATORS.join(' or ') };
  }
  if ((isSeeded || shuffle !== undefined) && !isShuffleName(shuffle)) {
    return { field: 'shuffle', expected: SHUFFLE_NAMES.join(' or ') };
  }
  return null;
}

/** It proves nothing without the seed that follows from it, or with people who were not at the table. */
function badFairnessOf({ fairness, seed, seats }: GameRecord): BadField | null {
  if (fairness === undefined) return null;
  const isSound =
    seed !== undefined && isFairness(fairness) && fairness.people.every(({ seat }) => seat < seats.length);
  return isSound
    ? null
    : { field: 'fairness', expected: 'an object with room, deal, server and people, next to a seed' };
}

function badResultOf({ result }: GameRecord): BadField | null {
  const isResult =
    result === undefined ||
    (isObject(result) &&
      hasOnly(result, ['places', 'scores', 'reason']) &&
      isListOf(result.places, isSmallCount) &&
      isListOf(result.scores, isSmallCount) &&
      typeof result.reason === 'string');
  return isResult ? null : { field: 'result', expected: 'an object with places, scores and reason' };
}

const isSmallCount = (json: unknown): json is number => isCount(json) && json < LARGEST;

const isGenerator = (json: unknown): boolean => GENERATORS.some((generator) => generator === json);

const isSeat = (json: unknown): json is SeatEntry =>
  isObject(json) &&
  hasOnly(json, ['name', 'player']) &&
  isText(json['name']) &&
  isText(json['player']) &&
  PLAYER.test(json['player']);
