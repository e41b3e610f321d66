import type { Seat } from '@shoal/core';
import type { Deal } from '../match/deal.ts';
import type { Match } from '../match/match.ts';
import { sealReportOf } from '../seal/seal-report.ts';
import type { JoinedMember } from './member.ts';
import {
  type MatchStanding,
  type News,
  type RoomHealth,
  type SeatReport,
  seatReportOf,
  standingOf,
  type TableTerms,
  termsOf,
} from './news.ts';

/** Writes the news of a match. */
export class Reports {
  readonly #id: string;
  #terms: { readonly deal: Deal; readonly terms: TableTerms } | null = null;

  constructor(id: string) {
    this.#id = id;
  }

  /** The match as it is now, for all its members. */
  of(match: Match, health: RoomHealth): PresentReport {
    return new PresentReport(match, this.#termsOf(match), standingOf(this.#id, match), health);
  }

  #termsOf(match: Match): TableTerms {
    if (this.#terms?.deal !== match.deal) this.#terms = { deal: match.deal, terms: termsOf(this.#id, match) };
    return this.#terms.terms;
  }
}

/** Tells one state of a match. What several members may know alike is worked out once. */
export class PresentReport {
  readonly #match: Match;
  readonly #terms: TableTerms;
  readonly #standing: MatchStanding;
  readonly #health: RoomHealth;
  readonly #seats = new Map<Seat | null, SeatReport>();

  constructor(match: Match, terms: TableTerms, standing: MatchStanding, health: RoomHealth) {
    this.#match = match;
    this.#terms = terms;
    this.#standing = standing;
    this.#health = health;
  }

  newsFor({ seats: ownSeats, viewer }: JoinedMember, from: number): News {
    const { deal } = this.#match;
    const { id, game, preset, changes, options, players, labels, goal, shuffle, daily } = this.#terms;
    const { dealNumber, firstSeat, deals, totals, isBegun, isOver, matchWinners, finishedId, seed } = this.#standing;
    const { trouble, isStopped, isSaved, standIns } = this.#health;
    const { view, canUndo } = this.#reportOf(viewer);
    const { seals, openings } = sealReportOf(deal, viewer, from);
    const events = deal.table.log(viewer, from);
    // Every action writes this for every viewer. An object that is put together by name takes a fraction of the time.
    return {
      id,
      game,
      preset,
      changes,
      options,
      players,
      labels,
      goal,
      shuffle,
      daily,
      dealNumber,
      firstSeat,
      deals,
      totals,
      isBegun,
      isOver,
      matchWinners,
      finishedId,
      seed,
      trouble,
      isStopped,
      isSaved,
      standIns,
      view,
      canUndo,
      ownSeats,
      from,
      events,
      seals,
      openings,
    };
  }

  #reportOf(viewer: Seat | null): SeatReport {
    const known = this.#seats.get(viewer);
    if (known !== undefined) return known;
    const report = seatReportOf(this.#match, viewer);
    this.#seats.set(viewer, report);
    return report;
  }
}
