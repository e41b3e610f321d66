import type { Seat } from '@shoal/core';
import type { Deal } from '../match/deal.ts';
import type { Match } from '../match/match.ts';
import { sealReportOf } from '../seal/seal-report.ts';
import type { JoinedMember } from './member.ts';
import {
  type News,
  type RoomHealth,
  type SeatReport,
  seatReportOf,
  standingOf,
  type TableTerms,
  termsOf,
} from './news.ts';

/** Writes the news of a match. What several members may know alike is worked out once. */
export class Reports {
  readonly #id: string;
  /** The report of each viewer since the last change. */
  readonly #seats = new Map<Seat | null, SeatReport>();
  #terms: { readonly deal: Deal; readonly terms: TableTerms } | null = null;

  constructor(id: string) {
    this.#id = id;
  }

  /** The match has changed. */
  forget(): void {
    this.#seats.clear();
  }

  newsFor(match: Match, { seats: ownSeats, viewer }: JoinedMember, from: number, health: RoomHealth): News {
    return {
      ...this.#termsOf(match),
      ...standingOf(this.#id, match),
      ...this.#reportOf(match, viewer),
      ...health,
      ...sealReportOf(match.deal, viewer, from),
      ...{ ownSeats, from, events: match.deal.table.log(viewer, from) },
    };
  }

  #reportOf(match: Match, viewer: Seat | null): SeatReport {
    const known = this.#seats.get(viewer);
    if (known !== undefined) return known;
    const report = seatReportOf(match, viewer);
    this.#seats.set(viewer, report);
    return report;
  }

  #termsOf(match: Match): TableTerms {
    if (this.#terms?.deal !== match.deal) this.#terms = { deal: match.deal, terms: termsOf(this.#id, match) };
    return this.#terms.terms;
  }
}
