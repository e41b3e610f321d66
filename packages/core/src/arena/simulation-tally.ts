import { shareOf } from '../engine/rules/places.ts';
import type { Result } from '../engine/rules/rules.ts';
import { Distribution } from './distribution.ts';
import { WinShare, type WinShareSums } from './win-share.ts';

/** One finished game: which bot sat at each seat, by number, and how it went. */
export interface SeatedGame {
  readonly bots: readonly number[];
  readonly actions: number;
  readonly result: Result;
}

/** The results of a bot or of a seat. */
class Account {
  readonly share = new WinShare();
  /** A bot at two seats has two results a game. */
  results = 0;
  /** First places, shared ones included. */
  wins = 0;
  scores = 0;

  count(place: number, score: number): void {
    this.results += 1;
    this.scores += score;
    if (place === 1) this.wins += 1;
  }

  merge({ share, results, wins, scores }: AccountSums): void {
    this.share.merge(share);
    this.results += results;
    this.wins += wins;
    this.scores += scores;
  }

  get averageScore(): number {
    return this.scores / Math.max(1, this.results);
  }
}

interface AccountSums extends Pick<Account, 'results' | 'wins' | 'scores'> {
  readonly share: WinShareSums;
}

/** The sums of a tally from another thread, without its methods. */
export interface TallySums extends Pick<SimulationTally, 'games' | 'deals' | 'reasons'> {
  readonly bySeat: readonly AccountSums[];
  readonly byBot: readonly AccountSums[];
  readonly lengths: Pick<Distribution, 'counts'>;
  readonly scores: Pick<Distribution, 'counts'>;
}

/** Counts deals as they end, each in one game or in several rotations of the bots. */
export class SimulationTally {
  games = 0;
  deals = 0;
  readonly bySeat: readonly Account[];
  readonly byBot: readonly Account[];
  readonly lengths = new Distribution();
  readonly scores = new Distribution();
  readonly reasons = new Map<string, number>();
  // Sums of one deal, used again for the next.
  #gamesOfDeal = 0;
  readonly #seatShares: Float64Array;
  readonly #botShares: Float64Array;
  readonly #seatsOfBot: Uint32Array;

  constructor(seats: number, bots: number) {
    this.#seatShares = new Float64Array(seats);
    this.#botShares = new Float64Array(bots);
    this.#seatsOfBot = new Uint32Array(bots);
    this.bySeat = Array.from({ length: seats }, () => new Account());
    this.byBot = Array.from({ length: bots }, () => new Account());
  }

  /** Counts one game of a deal. */
  count({ bots, actions, result: { places, scores, reason } }: SeatedGame): void {
    this.games += 1;
    this.#gamesOfDeal += 1;
    this.lengths.add(actions);
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    for (let seat = 0; seat < bots.length; seat++) {
      const bot = bots[seat];
      const share = shareOf(places, seat);
      this.scores.add(scores[seat]);
      this.bySeat[seat].count(places[seat], scores[seat]);
      this.byBot[bot].count(places[seat], scores[seat]);
      this.#seatShares[seat] += share;
      this.#botShares[bot] += share;
      this.#seatsOfBot[bot] += 1;
    }
  }

  /** The mean of a deal's games is one observation, since they share its cards. */
  endDeal(): void {
    this.deals += 1;
    for (let seat = 0; seat < this.bySeat.length; seat++)
      this.bySeat[seat].share.add(this.#seatShares[seat] / this.#gamesOfDeal);
    for (let bot = 0; bot < this.byBot.length; bot++)
      this.byBot[bot].share.add(this.#botShares[bot] / this.#seatsOfBot[bot]);
    this.#gamesOfDeal = 0;
    this.#seatShares.fill(0);
    this.#botShares.fill(0);
    this.#seatsOfBot.fill(0);
  }

  /** Merge in the order of the deals, so that the sums do not depend on how the work was shared. */
  merge(other: TallySums): void {
    this.games += other.games;
    this.deals += other.deals;
    for (const [seat, account] of this.bySeat.entries()) account.merge(other.bySeat[seat]);
    for (const [bot, account] of this.byBot.entries()) account.merge(other.byBot[bot]);
    this.lengths.merge(other.lengths);
    this.scores.merge(other.scores);
    for (const [reason, count] of other.reasons) this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + count);
  }
}
