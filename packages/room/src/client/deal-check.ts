import type { GameRecord, Seat } from '@shoal/core';
import { gameNamed } from '@shoal/games/registry';
import type { RoomId } from '../protocol/identifiers.ts';
import type { TableReport } from '../room/news.ts';
import { commitmentOf, commitmentOfServer, isFairness } from '../seal/fairness.ts';
import { checkFinishedDeal, type FinishedFault, type ToldDeal, type ToldRound } from '../seal/finished-check.ts';
import { SealChecker } from '../seal/seal-checker.ts';
import { type Pictures, picturesOf, rootOf } from '../seal/seal-digests.ts';
import type { SealFault } from '../seal/seal-fault.ts';
import type { SealReport } from '../seal/sealed-deal.ts';

/** What people are shown of a deal that was sealed. */
interface Sealed {
  /** Everybody sees the same ones. */
  readonly pictures: Pictures;
  /** The seats whose share of the seed came too late. */
  readonly without: readonly Seat[];
}

/** The refusal of an action at a table where something did not fit the seal. */
export const SEAL_BROKEN = 'seal-broken';

/** How far it is proved that nobody arranged or changed the cards of a deal. */
export type DealFairness =
  /** There is no deal, or one that the server did not seal. */
  | { readonly type: 'unsealed' }
  /** Every card so far fits the seal. */
  | (Sealed & { readonly type: 'sealed' })
  /** The deal is over, and its record has not come yet. */
  | (Sealed & { readonly type: 'checking' })
  /** Somebody who was away during the round knows that no card was changed, but not how the pack was shuffled. */
  | (Sealed & { readonly type: 'proved'; readonly sawShuffle: boolean })
  | { readonly type: 'fault'; readonly fault: SealFault | FinishedFault; readonly pictures: Pictures | null };

/** What is checked of a piece of news, with the whole report that it leads to. */
interface CheckedNews extends SealReport {
  readonly report: TableReport;
  readonly from: number;
}

/** Checks one deal: each card as it arrives, and everything at its end. */
export class DealCheck {
  readonly #room: RoomId;
  readonly #round: ToldRound | null;
  readonly #checker: SealChecker;
  #fairness: DealFairness = { type: 'unsealed' };
  /** The record of the deal, which may come before its last events. */
  #record: GameRecord | null = null;

  constructor(room: RoomId, round: ToldRound | null, { game, options, players, firstSeat, view }: TableReport) {
    this.#room = room;
    this.#round = round;
    const deal = { game: gameNamed(game), options, seats: players.length, firstSeat, viewer: view.seat };
    this.#checker = new SealChecker(deal);
  }

  get fairness(): DealFairness {
    return this.#fairness;
  }

  /** Checks what has arrived. A fault stays. */
  follow({ report, from, seals, openings }: CheckedNews): DealFairness {
    const { type } = this.#fairness;
    const isUnsealed = type === 'unsealed' && seals.length === 0;
    if (isUnsealed || type === 'fault' || type === 'proved') return this.#fairness;
    const { view, log } = report;
    const fault = this.#checker.check({ view, from, events: log.slice(from), seals, openings });
    const pictures = this.#pictures;
    if (fault !== null) this.#fairness = { type: 'fault', fault, pictures };
    else if (pictures !== null) {
      this.#fairness = { ...this.#sealed(pictures), type: view.result === null ? 'sealed' : 'checking' };
    }
    return this.#record === null ? this.#fairness : this.finish(this.#record);
  }

  /** Checks the record of the finished deal. It takes some time. */
  finish(record: GameRecord): DealFairness {
    this.#record = record;
    const { type } = this.#fairness;
    const pictures = this.#pictures;
    if (type !== 'checking' || pictures === null) return this.#fairness;
    const fault = checkFinishedDeal(record, this.#toldBefore(record));
    if (fault !== null) this.#fairness = { type: 'fault', fault, pictures };
    else this.#fairness = { ...this.#sealed(pictures), type: 'proved', sawShuffle: this.#round !== null };
    return this.#fairness;
  }

  #sealed(pictures: Pictures): Sealed {
    return { pictures, without: this.#round?.without ?? [] };
  }

  get #pictures(): Pictures | null {
    if ('pictures' in this.#fairness) return this.#fairness.pictures;
    const seal = this.#checker.seals.find(({ stock }) => stock === 0);
    return seal === undefined ? null : picturesOf(rootOf(seal));
  }

  #toldBefore(record: GameRecord): ToldDeal {
    const { deal, seals, log } = this.#checker;
    const round = this.#round ?? roundIn(record);
    return { ...round, room: this.#room, table: deal, seals, log };
  }
}

/** Somebody who came after the round takes the word of the record for it: the seal proves the rest. */
function roundIn({ fairness }: GameRecord): ToldRound {
  const round = 'unknown';
  if (!isFairness(fairness)) return { round, deal: 0, server: '', commitments: [], own: null, without: [] };
  const { room, deal, server, people } = fairness;
  const commitments = people.map(({ seat, value }) => ({
    seat,
    commitment: value === null ? '' : commitmentOf(value, round, seat),
  }));
  const without = people.flatMap(({ seat, value }) => (value === null ? [seat] : []));
  return { round, deal, server: commitmentOfServer(server, room, deal), commitments, own: null, without };
}
