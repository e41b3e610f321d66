import type { GoFishRules } from './rules.ts';

/** What counts in an ask, in the order of a row of weights; the chance of a hit itself counts 1. */
export const FEATURES = [
  /** Cards to be expected, and the chance that they make a book. */
  'gain',
  'book',
  /** The hit is certain. */
  'certain',
  /** Cards of the rank in the own hand: anyway, and with a hit. */
  'own',
  'swing',
  /** With a miss: a rank nobody knew of is told, its cards are exposed to those who find one; a known one costs less. */
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

/** One number for each of the features. */
export type Weights = readonly number[];

interface Row {
  readonly seats: number;
  readonly bookSize: number;
  readonly hasLuck: boolean;
  readonly weights: Weights;
}

/**
 * Each row as `npm run tune -- go-fish PRESET SEATS 1 SCATTERED CHANGES` prints it, with the last numbers that stand
 * behind it: win share against minnow (45 %), pike (35 %) and itself (20 %).
 */
// biome-ignore format: a row is a line
const TUNED: readonly Row[] = [
  { seats: 2, bookSize: 4, hasLuck: true, weights: [0.441, 0.409, 3.378, 0.769, 0.45, -0.455, -0.052, 0.243, 0.321, -0.047, 1.044, -0.364, 0.061] }, // standard 2: 200 80
  { seats: 3, bookSize: 4, hasLuck: true, weights: [0.204, 0.069, 1.136, -0.018, 0.253, -0.198, 0.036, 0.318, -0.131, -0.184, -0.202, -1.066, 0.064] }, // standard 3: 120 90
  { seats: 4, bookSize: 4, hasLuck: true, weights: [0.561, 0.808, 0.493, 0.224, -0.26, -0.502, -0.29, -0.045, 0.203, -0.062, 0.266, -0.198, 0.013] }, // standard 4: 120 60
  { seats: 2, bookSize: 4, hasLuck: false, weights: [0.215, 0.296, 2.124, 0.037, 0.414, -0.45, -0.288, -0.002, -0.109, -0.098, 0.71, -0.626, -0.099] }, // classic 2: 80 30
  { seats: 4, bookSize: 4, hasLuck: false, weights: [0.322, 0.424, 1.428, 0.006, -0.143, -1.203, -0.16, -0.079, 0.403, -0.402, 0.958, -0.62, -0.071] }, // classic 4: 80 30
  { seats: 2, bookSize: 2, hasLuck: false, weights: [-0.293, 1.086, 1.216, 0.727, -0.117, -0.295, 0.024, -0.17, 0.066, 0.285, 0.355, -0.508, 0.071] }, // pairs 2: 80 30
];

/** The weights that dolphin plays with: those of the nearest table, books before luck before seats. */
export function weightsAt({ seats, options }: GoFishRules): Weights {
  const distance = (row: Row): number =>
    (row.bookSize === options.bookSize ? 0 : 100) +
    (row.hasLuck === options.goAgainOnLuckyDraw ? 0 : 10) +
    Math.abs(row.seats - seats);
  return TUNED.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest)).weights;
}
