import { type GameEvent, type MatchGoal, playerModelOf, type Seat, type ShuffleName, type View } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { idOfDeal } from '../journal/finished-deals.ts';
import type { Match } from '../match/match.ts';
import { type KnownPlayer, knownPlayer, seatEntryOf } from '../match/players.ts';
import type { HintOrder } from '../orders/hint-order.ts';
import type { SealReport } from '../seal/seal-report.ts';
import type { StandIn, Trouble } from './ports.ts';

/** What stays constant through a match. */
export interface TableTerms {
  readonly id: string;
  readonly game: GameId;
  readonly preset: string;
  /** Options that differ from the preset, as `give=one`. */
  readonly changes: readonly string[];
  readonly options: object;
  readonly players: readonly KnownPlayer[];
  /** The unique display name of each seat. */
  readonly labels: readonly string[];
  readonly goal: MatchGoal | null;
  readonly shuffle: ShuffleName;
  /** The date of a daily deal; null at every other table. */
  readonly daily: string | null;
}

/** The public state of a match. */
export interface MatchStanding {
  /** Counted from 1. */
  readonly dealNumber: number;
  /** The seat that acted first in this deal. */
  readonly firstSeat: Seat;
  /** The number of finished deals. */
  readonly deals: number;
  readonly totals: readonly number[];
  /** Has anybody acted? Until then leaving the table loses nothing. */
  readonly isBegun: boolean;
  /** Is the match over, unless people want another deal? */
  readonly isOver: boolean;
  /** The seats that won the match; empty while it is in progress. */
  readonly matchWinners: readonly Seat[];
  /** The id of the deal among the finished games; null while it is in progress. */
  readonly finishedId: string | null;
  /** The seed of a finished deal; null before its end, since it reveals the cards. */
  readonly seed: string | null;
}

/** What one viewer may see and do. */
export interface SeatReport {
  readonly view: View;
  readonly canUndo: boolean;
}

/** The condition of the room itself. */
export interface RoomHealth {
  /** Why the journal fails; null if everything shown is saved. */
  readonly trouble: Trouble | null;
  /** Is the room waiting for its journal? */
  readonly isStopped: boolean;
  /** Is everything shown saved? Always true in a stopped room, but not in one that plays on despite trouble. */
  readonly isSaved: boolean;
  /** Seats whose bot failed and was replaced by a simple one. */
  readonly standIns: readonly StandIn[];
}

/** The seats that the receiver plays: none for spectators, several at a shared device. */
export interface Membership {
  readonly ownSeats: readonly Seat[];
}

/** The changes for one viewer, as plain values that can cross threads and machines. */
export interface News extends TableTerms, MatchStanding, SeatReport, RoomHealth, Membership, SealReport {
  /** The index of the first event. The receiver drops its own log from there on. */
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/** Everything that a member knows of a table: its latest news, with the whole log of the deal. */
export interface TableReport extends TableTerms, MatchStanding, SeatReport, RoomHealth, Membership {
  readonly log: readonly GameEvent[];
}

/** Does this member play for several people, who share a device? */
export const isSharedDevice = ({ ownSeats }: Membership): boolean => ownSeats.length > 1;

/** The only seat of a member, whom sentences address as "you"; null for spectators and at a shared device. */
export const ownSeatOf = ({ ownSeats }: Membership): Seat | null => (ownSeats.length === 1 ? ownSeats[0] : null);

/** Merges news into the last report. */
export function follow(known: TableReport | null, news: News): TableReport {
  const { from, events, seals: _, openings: __, ...present } = news;
  return { ...present, log: [...(known?.log ?? []).slice(0, from), ...events] };
}

export function termsOf(id: string, { plan, deal }: Match): TableTerms {
  const { id: game, preset, changes, options } = plan.table;
  const { goal, shuffle, daily } = plan;
  const players = deal.players.map(knownPlayer);
  return { id, game, preset, changes, options, players, labels: deal.labels, goal, shuffle, daily };
}

export function standingOf(id: string, match: Match): MatchStanding {
  const { score, plan, deal, dealNumber, isBegun, isOver, result } = match;
  return {
    ...{ dealNumber, firstSeat: deal.table.firstSeat, deals: score.deals, totals: [...score.totals] },
    ...{ isBegun, isOver },
    matchWinners: plan.goal === null ? [] : score.winners,
    finishedId: result === null ? null : idOfDeal(id, dealNumber),
    seed: result === null ? null : deal.seed,
  };
}

export const seatReportOf = (match: Match, viewer: Seat | null): SeatReport => ({
  view: match.deal.table.view(viewer),
  canUndo: viewer !== null && match.canUndo(viewer),
});

/** The order to the coach for the seat of a report. */
export const hintOrderOf = ({ game, options, players, view, log }: TableReport): HintOrder => ({
  ...{ game, options, seats: players.length, view, log },
  models: players.map((player) => playerModelOf(seatEntryOf(player).player)),
});
