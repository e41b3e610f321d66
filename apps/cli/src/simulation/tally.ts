import { type Result, winnersOf } from '@shoal/core';

/** What many games add up to. */
export interface Summary {
  readonly games: number;
  readonly averageActions: number;
  /** First places of each seat, shared ones included. */
  readonly wins: readonly number[];
  /** The same with a shared win divided among its winners, as a part of all games. */
  readonly winShares: readonly number[];
  readonly averageScores: readonly number[];
  /** How often games ended for each reason, the most frequent first. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** Counts games as they end. */
export class Tally {
  readonly #seats: number;
  readonly #wins: number[];
  readonly #shares: number[];
  readonly #scores: number[];
  readonly #reasons = new Map<string, number>();
  #games = 0;
  #actions = 0;

  constructor(seats: number) {
    this.#seats = seats;
    this.#wins = new Array<number>(seats).fill(0);
    this.#shares = new Array<number>(seats).fill(0);
    this.#scores = new Array<number>(seats).fill(0);
  }

  get games(): number {
    return this.#games;
  }

  count(actions: number, { places, scores, reason }: Result): void {
    this.#games += 1;
    this.#actions += actions;
    const winners = winnersOf(places);
    for (const seat of winners) {
      this.#wins[seat] += 1;
      this.#shares[seat] += 1 / winners.length;
    }
    for (let seat = 0; seat < this.#seats; seat++) this.#scores[seat] += scores[seat];
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
  }

  summary(): Summary {
    const perGame = (sum: number) => (this.#games === 0 ? 0 : sum / this.#games);
    const reasons = [...this.#reasons].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    return {
      games: this.#games,
      averageActions: perGame(this.#actions),
      wins: this.#wins,
      winShares: this.#shares.map(perGame),
      averageScores: this.#scores.map(perGame),
      reasons: Object.fromEntries(reasons),
    };
  }
}
