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

  constructor(seats: number, bots: number) {
    this.bySeat = Array.from({ length: seats }, () => new Account());
    this.byBot = Array.from({ length: bots }, () => new Account());
  }

  /** The games of one deal: their mean is one observation, since they share its cards. */
  addDeal(games: readonly SeatedGame[]): void {
    this.deals += 1;
    const seatShares = this.bySeat.map(() => 0);
    const botShares = this.byBot.map(() => 0);
    const seatsOfBot = this.byBot.map(() => 0);
    for (const game of games) {
      const shares = this.#count(game);
      for (const [seat, bot] of game.bots.entries()) {
        seatShares[seat] += shares[seat];
        botShares[bot] += shares[seat];
        seatsOfBot[bot] += 1;
      }
    }
    for (const [seat, { share }] of this.bySeat.entries()) share.add(seatShares[seat] / games.length);
    for (const [bot, { share }] of this.byBot.entries()) share.add(botShares[bot] / seatsOfBot[bot]);
  }

  /** Returns each seat's share of the win. */
  #count({ bots, actions, result: { places, scores, reason } }: SeatedGame): number[] {
    this.games += 1;
    this.lengths.add(actions);
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    return places.map((place, seat) => {
      this.scores.add(scores[seat]);
      for (const account of [this.bySeat[seat], this.byBot[bots[seat]]]) {
        account.results += 1;
        account.scores += scores[seat];
        if (place === 1) account.wins += 1;
      }
      return shareOf(places, seat);
    });
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
