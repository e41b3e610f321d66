import type { GoFishRules } from '../rules/rules.ts';

/** What counts in an ask, in the order of a row of weights. */
export const FEATURES = [
  /** The chance of a hit. */
  'chance',
  /** Cards to be expected, and the chance that they make a book. */
  'gain',
  'book',
  /** The hit is certain. */
  'certain',
  /** Cards of the rank in the own hand: anyway, and with a hit. */
  'own',
  'swing',
  /** With a miss: an unknown rank is revealed and its cards are exposed; a known rank costs less. */
  'reveals',
  'exposes',
  'repeats',
  /** With a hit: the rank was known before. */
  'known',
  /** With a miss: cards of the rank that are still hidden, and the chance to fish one and go on. */
  'outstanding',
  'lucky',
  /** The target cannot hold it: nothing is gained but a card from the stock. */
  'hopeless',
  /** With a hit: how many cards the target holds. */
  'size',
] as const;

/** One weight a feature among attentive seats, then one among careless seats. */
export interface GoFishWeights {
  readonly attentive: readonly number[];
  readonly careless: readonly number[];
}

/** The first half of the numbers counts among attentive seats, the second among careless ones. */
export const weightsFrom = (numbers: readonly number[]): GoFishWeights => ({
  attentive: numbers.slice(0, FEATURES.length),
  careless: numbers.slice(FEATURES.length),
});

interface Row {
  readonly seats: number;
  readonly bookSize: number;
  readonly hasLuck: boolean;
  readonly weights: GoFishWeights;
}

/**
 * Points of win share, each row as `npm run tune -- go-fish PRESET SEATS 1` prints it: least squares over decisions
 * that were played to the end in every way, against minnows and pikes.
 */
// biome-ignore format: a row is a line
const TUNED: readonly Row[] = [
  { seats: 2, bookSize: 4, hasLuck: true, weights: weightsFrom([0.22, 1.2, 5.11, -0.38, -0.13, 0.84, 2.58, -0.96, 0.84, 0.79, 0.57, -8.09, -0.18, -0.17, -1.07, -0.23, 0.26, 5.47, -0.57, 2.66, 3.76, 1.93, 3.15, 1.08, 4.94, -31.73, 1.23, 1.03]) }, // standard 2
  { seats: 3, bookSize: 4, hasLuck: true, weights: weightsFrom([4.31, 0.82, 4.71, -2.75, -1.37, 1.21, -0.06, 1.02, 2.84, 1.13, 1.83, -22.16, -0.86, 0, 1.35, 2.48, -0.56, 1.35, 4, -2.25, 3.52, -2.58, -4.22, -0.55, 0.39, 17.21, 1.54, -0.34]) }, // standard 3
  { seats: 4, bookSize: 4, hasLuck: true, weights: weightsFrom([7.48, 2.4, 3.92, -4.38, -0.01, 1.32, 1.73, 0.5, 3.03, 1.99, 3.84, -21.06, -1.37, 0.03, -4.62, 1.06, -1.99, 3.5, 1.3, -0.97, 1.17, -1.35, -3.53, -1.09, -3.2, 35.31, -0.2, -0.28]) }, // standard 4
  { seats: 2, bookSize: 4, hasLuck: false, weights: weightsFrom([-2.05, 7.69, -0.11, -0.44, 1.59, 2.25, 1.13, -2.35, -0.98, -0.13, 0.1, 0, -0.26, -0.92, 2.63, -2.59, 3.87, -1.54, -1.92, 0.11, 6.93, 1.7, 3.18, 3.85, 1.76, 0, 1.15, 0.78]) }, // classic 2
  { seats: 4, bookSize: 4, hasLuck: false, weights: weightsFrom([4.07, 5.06, -0.01, -7.76, 1.81, 1.76, -7.01, -2.04, -0.41, -1.84, 1.19, 0, -1.61, -0.41, 8.87, -2.46, 2.59, 5.44, -0.55, -1.75, 7.08, 3.41, 1.38, 1.55, 0.88, 0, 0.13, 0.04]) }, // classic 4
  { seats: 2, bookSize: 2, hasLuck: false, weights: weightsFrom([3.68, 3.68, 3.68, -2.39, 0, 3.68, -0.16, -0.37, -0.34, 0.15, 0.17, 0, -0.58, -1.43, 2.74, 2.74, 2.74, -2.64, 0, 2.74, -0.55, 0.47, 0, -0.21, -0.32, 0, 0.06, -0.97]) }, // pairs 2
];

/** The weights to play with: those of the nearest table, books before luck before seats. */
export function weightsAt({ seats, options }: GoFishRules): GoFishWeights {
  const distance = (row: Row): number =>
    (row.bookSize === options.bookSize ? 0 : 100) +
    (row.hasLuck === options.goAgainOnLuckyDraw ? 0 : 10) +
    Math.abs(row.seats - seats);
  return TUNED.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest)).weights;
}
