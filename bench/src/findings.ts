import { GROWING_CASES, MAIN_CASES, SHUFFLE_CASE } from './cases.ts';
import { ask } from './children.ts';
import {
  type Allocation,
  type Case,
  GAME_LANES,
  type GameLane,
  SHUFFLE_LANES,
  type ShuffleLane,
  type Timing,
} from './job.ts';
import { type Summary, summaryOf } from './summary.ts';

/** One measurement: a case in one lane. */
export type Finding =
  | {
      readonly kind: 'games';
      readonly name: string;
      readonly lane: Exclude<GameLane, 'copy'>;
      readonly summary: Summary;
    }
  | { readonly kind: 'copy'; readonly name: string; readonly lane: 'copy'; readonly summary: Summary }
  | { readonly kind: 'shuffle'; readonly name: string; readonly lane: ShuffleLane; readonly summary: Summary }
  | { readonly kind: 'allocation'; readonly name: string; readonly lane: 'allocation'; readonly allocation: Allocation }
  | { readonly kind: 'threads'; readonly name: string; readonly lane: 'threads'; readonly ratio: number };

/** Compilation varies by a factor of almost three, so at least three processes are needed. */
export const processesFor = (seconds: number): number => (seconds < 1 ? 3 : 5);

const GAMES_FOR_ALLOCATION = 1_000_000;
const seedsFor = (seconds: number) => Array.from({ length: processesFor(seconds) }, (_, round) => round + 1);

/** Measures all cases whose names start with the prefix, and yields each finding at once. */
export async function* measure(prefix: string, seconds: number): AsyncGenerator<Finding> {
  const isWanted = ({ name }: { name: string }) => name.startsWith(prefix);
  for (const of of MAIN_CASES.filter(isWanted)) yield* everyLane(of, seconds);
  for (const of of GROWING_CASES.filter(isWanted)) yield* lanes(of, ['silent'], seconds);
  if (isWanted({ name: SHUFFLE_CASE })) for (const lane of SHUFFLE_LANES) yield shuffleFinding(lane, seconds);
}

async function* everyLane(of: Case, seconds: number): AsyncGenerator<Finding> {
  yield* lanes(of, GAME_LANES, seconds);
  const games = Math.round(GAMES_FOR_ALLOCATION * Math.min(1, seconds / 2));
  const allocation = await ask({ kind: 'allocation', of, seed: 1, games });
  yield { kind: 'allocation', name: of.name, lane: 'allocation', allocation };
  const { ratio } = await ask({ kind: 'threads', of, seed: 1, seconds });
  yield { kind: 'threads', name: of.name, lane: 'threads', ratio };
}

/** Alternates between the lanes, one process each, so that all meet the same conditions. */
async function* lanes(of: Case, names: readonly GameLane[], seconds: number): AsyncGenerator<Finding> {
  const timings = names.map((): Timing[] => []);
  const share = seconds / processesFor(seconds);
  for (const seed of seedsFor(seconds)) {
    for (const [index, kind] of names.entries()) timings[index].push(await ask({ kind, of, seed, seconds: share }));
  }
  for (const [index, lane] of names.entries()) yield laneFinding(of.name, lane, summaryOf(timings[index]));
}

const laneFinding = (name: string, lane: GameLane, summary: Summary): Finding =>
  lane === 'copy' ? { kind: 'copy', name, lane, summary } : { kind: 'games', name, lane, summary };

async function shuffleFinding(lane: ShuffleLane, seconds: number): Promise<Finding> {
  const timings: Timing[] = [];
  const share = seconds / processesFor(seconds);
  for (const seed of seedsFor(seconds)) timings.push(await ask({ kind: 'shuffle', lane, seed, seconds: share }));
  return { kind: 'shuffle', name: SHUFFLE_CASE, lane, summary: summaryOf(timings) };
}
