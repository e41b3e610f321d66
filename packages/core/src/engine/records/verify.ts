import { type Chance, SeededChance } from '../chance/chance.ts';
import { seedOfFairness } from '../chance/fairness.ts';
import { generatorOf } from '../chance/seed.ts';
import { DEFAULT_SHUFFLE, SHUFFLE_NAMES, type ShuffleName } from '../chance/shuffle.ts';
import { writeEntry } from '../game/entry.ts';
import type { Result } from '../rules/rules.ts';
import type { ReadRecord } from './read-record.ts';
import { Replay, type ReplayFault, recordedChance } from './replay.ts';

/** What is wrong with a record as a whole, or where its log departs from the rules. */
export type VerifyFault =
  | ReplayFault
  | { readonly key: 'wrong-generator'; readonly expected: string; readonly found: string }
  | { readonly key: 'wrong-shuffle'; readonly expected: ShuffleName; readonly found: ShuffleName }
  | { readonly key: 'seed-not-shared'; readonly expected: string }
  | { readonly key: 'seed-deals-otherwise' }
  | { readonly key: 'fact-missing'; readonly clause: string; readonly expected: string }
  | { readonly key: 'wrong-result'; readonly clause: string; readonly expected: string; readonly found: string };

/** Checks every card of a record against the rules, and its shuffles against its seed. Returns the first fault, or null. */
export function verify(read: ReadRecord): VerifyFault | null {
  const replay = new Replay(read, chanceOf(read));
  return seedFault(read) ?? replay.runTo(read.events.length) ?? missingFact(read, replay) ?? resultFault(read, replay);
}

/** With a seed, rebuilt stocks must follow from it; without one, they are taken from the record. */
function chanceOf(read: ReadRecord): Chance {
  const { seed, shuffle } = read.record;
  return seed === undefined ? recordedChance(read) : new SeededChance(seed, shuffle);
}

function seedFault(read: ReadRecord): VerifyFault | null {
  const { seed, generator, shuffle = DEFAULT_SHUFFLE, fairness } = read.record;
  if (seed === undefined) return null;
  const shared = fairness === undefined ? seed : seedOfFairness(fairness);
  if (shared !== seed) return { key: 'seed-not-shared', expected: shared };
  const expected = generatorOf(seed);
  if (generator !== undefined && generator !== expected) {
    return { key: 'wrong-generator', expected, found: generator };
  }
  if (isDealtBy(read, seed, shuffle)) return null;
  const other = SHUFFLE_NAMES.find((name) => isDealtBy(read, seed, name));
  return other === undefined
    ? { key: 'seed-deals-otherwise' }
    : { key: 'wrong-shuffle', expected: other, found: shuffle };
}

/** Does this shuffle of the seed put the pack in the recorded order? */
function isDealtBy({ game, record, options, pack }: ReadRecord, seed: string, shuffle: ShuffleName): boolean {
  const dealt = Uint8Array.from(game.rules(options, record.seats.length).pack);
  new SeededChance(seed, shuffle).orderPack(dealt);
  return pack.every((card, index) => card === dealt[index]);
}

function missingFact({ game, events }: ReadRecord, { table }: Replay): VerifyFault | null {
  const event = table.reveal().events[events.length];
  if (event === undefined) return null;
  const expected = JSON.stringify(writeEntry(game.recordSchema, event));
  return { key: 'fact-missing', clause: game.clauses[event.type], expected };
}

function resultFault({ game, record }: ReadRecord, { table }: Replay): VerifyFault | null {
  const expected = spell(table.result);
  const found = spell(record.result ?? null);
  return expected === found ? null : { key: 'wrong-result', clause: game.clauses['result'], expected, found };
}

const spell = (result: Result | null): string => {
  if (result === null) return 'none';
  const { places, scores, reason } = result;
  return JSON.stringify({ places, scores, reason });
};
