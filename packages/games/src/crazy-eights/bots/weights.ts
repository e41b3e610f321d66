import type { CrazyEightsOptions } from '../rules/options.ts';
import type { CrazyEightsRules } from '../rules/rules.ts';

/** The features of a play, in the order of the table below. "Danger" is how near a seat is to going out, from 0 to 1. */
export const WEIGHT_NAMES = [
  // Cards of the suit in force and of the rank played that stay in hand; suits the hand can no longer follow.
  'suit',
  'rank',
  'missing',
  // What part of the cards that stay in hand matches what is played.
  'follow',
  // How many unseen cards have the suit or the rank of a card: it can well be played later.
  'suitUnseen',
  'rankUnseen',
  'points',
  // A wild card is played; by the danger of the most dangerous seat; by the size of the hand.
  'wild',
  'wildDanger',
  'wildSize',
  // The one card left is wild; or it matches what is played.
  'lastWild',
  'lastMatch',
  // The chance that the next seat is stuck, and by its danger.
  'stuck',
  'stuckDanger',
  'drawTwo',
  'drawTwoDanger',
  'skip',
  'skipDanger',
  // The same seat acts again and can play.
  'again',
  // By how much less dangerous the seat is that acts next instead.
  'reverse',
  // No card is played; by the danger of the most dangerous seat; by the size of the hand; though one matches; by a pass.
  'draw',
  'drawDanger',
  'drawSize',
  'drawMatch',
  'pass',
] as const;

export type CrazyEightsWeights = Readonly<Record<(typeof WEIGHT_NAMES)[number], number>>;

export const weightsFrom = (numbers: readonly number[]): CrazyEightsWeights =>
  Object.fromEntries(WEIGHT_NAMES.map((name, at) => [name, numbers[at]])) as CrazyEightsWeights;

/** How a table draws, and whether cards have effects: what weights depend on beside the number of seats. */
type Manner = 'until-playable' | 'few' | 'actions';

/** CrazyEightsWeights for two seats, for three to five, and for more. */
type Rows = readonly [readonly number[], readonly number[], readonly number[]];

/**
 * Points of win share against pikes, each row as `npm run tune -- crazy-eights PRESET SEATS 1` prints it, for 2, 4 and 7
 * seats of `standard`, `quick` and `actions`: least squares over decisions that were played to the end in every way.
 */
// biome-ignore format: a row is a line
const TABLE: Readonly<Record<Manner, Rows>> = {
  'until-playable': [
    [-0.06, -1.18, 1.64, 6.56, -0.44, -0.02, -0.12, -26.07, 6.25, 1.07, 8.95, 14.65, -3.73, 60.07, 0, 0, 0, 0, 0, 0, -20.38, 37.28, 1.08, 0, 0],
    [-0.08, -0.16, -2.19, 2.14, -0.75, -0.57, -0.09, -43.61, -0.87, 3.45, 13.67, 5.95, -2.87, 24, 0, 0, 0, 0, 0, 0, -48.48, -14.08, 4.17, 0, 0],
    [-0.03, -0.05, -2.54, 0.77, -0.36, -0.18, -0.06, -38.54, 2.26, 2.71, 18.5, 0.98, -1.51, 11.23, 0, 0, 0, 0, 0, 0, -59.06, 4.01, 5.2, 0, 0],
  ],
  few: [
    [-0.58, -1.89, 1.67, 6.06, -0.03, 0.71, 0, -26.5, 17.29, 1.13, 9.63, 16.67, 10.3, 33.67, 0, 0, 0, 0, 0, 0, -9.48, 34.72, -0.02, 4.72, 1.89],
    [-1.89, -2.84, -0.2, 10.22, -0.39, -0.23, -0.04, -42.46, 18.92, 2.18, 18.35, 11.4, 20.93, -14.39, 0, 0, 0, 0, 0, 0, -30.16, 8.36, 1.33, 12.44, 2.18],
    [-0.44, -0.54, -1.23, 2.97, -0.21, -0.09, -0.05, -39.32, 16.46, 2.91, 24.43, 6.97, 11.59, -9.48, 0, 0, 0, 0, 0, 0, -36.83, 8.06, 2.08, 12.15, 1.66],
  ],
  actions: [
    [0.07, -1.36, 1.93, 2.99, -0.28, -0.36, 0.01, -17.6, 8.19, 0.21, 8.65, 12.49, -1.68, 37.59, -6.71, 37.03, -5.69, 29.21, 1.59, 0, -9.23, 22.85, 0.34, 4.24, 0],
    [-0.12, 0.03, -1.51, 0.98, -0.59, -0.53, -0.07, -29.78, 7.8, 1.31, 23.36, 9.43, 0.26, 10.97, -3.73, 12.39, -3.03, 10.06, 0, 8.88, -34.13, 6.29, 1.71, 5.91, 0],
    [-0.07, 0.14, -2.08, 0.43, -0.25, -0.21, -0.04, -30.71, 8.23, 1.78, 23.53, 4.19, 0.54, 3.35, -2.15, 5, -1.08, 4.01, 0, 3.75, -41.86, 9.06, 2.67, 1.86, 0],
  ],
};

function mannerOf({ draw, drawTwo, skip, reverse }: CrazyEightsOptions): Manner {
  if (draw !== 'until-playable') return 'few';
  return drawTwo === null && skip === null && reverse === null ? 'until-playable' : 'actions';
}

const MANY_SEATS = 6;

/** The weights at a table. Only `actions` has cards with effects, so every table takes their weights from there. */
export function weightsAt({ options, seats }: CrazyEightsRules): CrazyEightsWeights {
  const size = seats === 2 ? 0 : seats < MANY_SEATS ? 1 : 2;
  const { drawTwo, drawTwoDanger, skip, skipDanger, again, reverse } = weightsFrom(TABLE.actions[size]);
  return { ...weightsFrom(TABLE[mannerOf(options)][size]), drawTwo, drawTwoDanger, skip, skipDanger, again, reverse };
}
