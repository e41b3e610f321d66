import { choicesIn, type PlaceChoice, type RankedGame } from './ranked-game.ts';

/** A bot's strength in points: 400 more are odds of ten to one. The mean of all bots is 0. */
export interface Rating {
  readonly points: number;
  /** Half the width of the 95 % interval. */
  readonly margin: number;
}

const POINTS = 400 / Math.LN10;
const NORMAL_95 = 1.959964;
const MOST_ROUNDS = 20_000;
const PRECISION = 1e-9;
/** Each bot also draws one game against a bot of strength 1, so that one that never loses stays on the scale. */
const DRAWN = 0.5;

/**
 * Plackett-Luce ratings: each place is taken with a chance in proportion to strength among those still without one.
 * Intervals treat the games of one deal as one observation, since they share its pack.
 */
export function ratingsOf(bots: number, deals: readonly (readonly RankedGame[])[]): Rating[] {
  const kinds = new Kinds();
  const kindsOfDeals = deals.map((games) => games.map((game) => kinds.numberOf(game)));
  const strengths = fit(bots, kinds.all());
  const logs = strengths.map((strength) => Math.log(strength));
  const mean = logs.reduce((sum, log) => sum + log, 0) / bots;
  const spread = spreadOf(strengths, kinds.all(), kindsOfDeals);
  return logs.map((log, bot) => ({
    points: POINTS * (log - mean),
    margin: POINTS * NORMAL_95 * Math.sqrt(Math.max(0, centredVariance(spread, bot))),
  }));
}

/** Counts games with the same seating and places together. */
interface GameKind {
  readonly choices: readonly PlaceChoice[];
  count: number;
}

class Kinds {
  readonly #numbers = new Map<string, number>();
  readonly #kinds: GameKind[] = [];

  all(): readonly GameKind[] {
    return this.#kinds;
  }

  /** Counts a game and returns the number of its kind. */
  numberOf(game: RankedGame): number {
    const key = game.players
      .map((player, seat) => `${game.places[seat]}:${player}`)
      .sort()
      .join(' ');
    const known = this.#numbers.get(key);
    const number = known ?? this.#kinds.push({ choices: choicesIn(game), count: 0 }) - 1;
    if (known === undefined) this.#numbers.set(key, number);
    this.#kinds[number].count += 1;
    return number;
  }
}

/** Hunter's minorise-maximise steps: every one makes the results likelier. */
function fit(bots: number, kinds: readonly GameKind[]): number[] {
  const wins = new Array<number>(bots).fill(DRAWN);
  for (const { choices, count } of kinds) {
    for (const { share, chosen } of choices) {
      for (const { bot, weight } of chosen) wins[bot] += count * share * weight;
    }
  }
  let strengths = new Array<number>(bots).fill(1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = improved(strengths, wins, kinds);
    const change = Math.max(...next.map((strength, bot) => Math.abs(strength / strengths[bot] - 1)));
    strengths = next;
    if (change < PRECISION) break;
  }
  return strengths;
}

function improved(strengths: readonly number[], wins: readonly number[], kinds: readonly GameKind[]): number[] {
  const exposure = strengths.map((strength) => 1 / (strength + 1));
  for (const { choices, count } of kinds) {
    for (const { share, from } of choices) {
      const part = (count * share) / totalOf(from, strengths);
      for (const { bot, weight } of from) exposure[bot] += part * weight;
    }
  }
  return wins.map((won, bot) => won / exposure[bot]);
}

const totalOf = (from: PlaceChoice['from'], strengths: readonly number[]): number =>
  from.reduce((sum, { bot, weight }) => sum + weight * strengths[bot], 0);

/** The covariance of the logarithms of strengths: the sandwich estimate, one deal as one observation. */
function spreadOf(
  strengths: readonly number[],
  kinds: readonly GameKind[],
  deals: readonly (readonly number[])[],
): number[][] {
  const bread = invert(informationOf(strengths, kinds));
  const slopes = kinds.map(({ choices }) => slopeOf(strengths, choices));
  // The drawn game might as well have been won or lost; where hardly anything else is known, that is much.
  const filling = strengths.map((_, bot) => strengths.map((_, other) => (bot === other ? DRAWN * DRAWN : 0)));
  for (const deal of deals) {
    const slope = strengths.map((_, bot) => deal.reduce((sum, kind) => sum + slopes[kind][bot], 0));
    for (const [i, a] of slope.entries()) for (const [j, b] of slope.entries()) filling[i][j] += a * b;
  }
  const correction = deals.length / Math.max(1, deals.length - 1);
  return product(product(bread, filling), bread).map((row) => row.map((value) => value * correction));
}

/** How the likelihood of one game rises with the logarithm of each strength. */
function slopeOf(strengths: readonly number[], choices: readonly PlaceChoice[]): number[] {
  const slope = strengths.map(() => 0);
  for (const { share, chosen, from } of choices) {
    for (const { bot, weight } of chosen) slope[bot] += share * weight;
    const total = totalOf(from, strengths);
    for (const { bot, weight } of from) slope[bot] -= (share * weight * strengths[bot]) / total;
  }
  return slope;
}

function informationOf(strengths: readonly number[], kinds: readonly GameKind[]): number[][] {
  const information = strengths.map((strength, bot) =>
    strengths.map((_, other) => (bot === other ? strength / (strength + 1) ** 2 : 0)),
  );
  for (const { choices, count } of kinds) {
    for (const { share, from } of choices) addInformation(information, strengths, from, count * share);
  }
  return information;
}

function addInformation(
  into: number[][],
  strengths: readonly number[],
  from: PlaceChoice['from'],
  times: number,
): void {
  const total = totalOf(from, strengths);
  const chances = from.map(({ bot, weight }) => ({ bot, chance: (weight * strengths[bot]) / total }));
  for (const a of chances) {
    into[a.bot][a.bot] += times * a.chance;
    for (const b of chances) into[a.bot][b.bot] -= times * a.chance * b.chance;
  }
}

const product = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number[][] =>
  a.map((row) => b[0].map((_, column) => row.reduce((sum, value, k) => sum + value * b[k][column], 0)));

/** The variance of one bot's distance from the mean of all. */
function centredVariance(spread: readonly (readonly number[])[], bot: number): number {
  const bots = spread.length;
  const part = (other: number) => (other === bot ? 1 : 0) - 1 / bots;
  let variance = 0;
  for (let i = 0; i < bots; i++) for (let j = 0; j < bots; j++) variance += part(i) * part(j) * spread[i][j];
  return variance;
}

/** The inverse of a symmetric matrix that is positive definite, so that no pivot vanishes (Gauss-Jordan). */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = rows[pivot][pivot];
    rows[pivot] = rows[pivot].map((value) => value / scale);
    for (let i = 0; i < size; i++) {
      if (i === pivot) continue;
      const factor = rows[i][pivot];
      rows[i] = rows[i].map((value, column) => value - factor * rows[pivot][column]);
    }
  }
  return rows.map((row) => row.slice(size));
}
