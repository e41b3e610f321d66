import type { GameEvent, MatchGoal, PlayerModel, Seat, ShuffleName, View } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { idOfDeal } from '../journal/finished-deals.ts';
import type { Match } from '../match/match.ts';
import type { Player } from '../match/players.ts';
import type { HintOrder } from '../orders/hint-order.ts';
import type { Trouble } from './ports.ts';

/** What does not change from the first card of a match to the last. */
export interface TableTerms {
  readonly id: string;
  readonly game: GameId;
  readonly preset: string;
  /** Options that differ from the preset, as `give=one`. */
  readonly changes: readonly string[];
  readonly options: object;
  readonly players: readonly Player[];
  /** What each seat is called, no two alike. */
  readonly labels: readonly string[];
  readonly goal: MatchGoal | null;
  readonly shuffle: ShuffleName;
  /** The date of a daily deal; null at every other table. */
  readonly daily: string | null;
}

/** How a match stands, as everybody may know it. */
export interface MatchStanding {
  /** Counted from 1. */
  readonly dealNumber: number;
  /** The seat that acted first in this deal. */
  readonly firstSeat: Seat;
  /** Deals played to their end. */
  readonly deals: number;
  readonly totals: readonly number[];
  /** Is there nothing left to play, unless people want another deal? */
  readonly isOver: boolean;
  /** The seats that won the match; empty while it goes on. */
  readonly matchWinners: readonly Seat[];
  /** The deal among the finished games; null while it goes on. */
  readonly finishedId: string | null;
  /** The seed of a finished deal: before its end nobody may know it. */
  readonly seed: string | null;
}

/** What one pair of eyes may see and do. */
export interface SeatReport {
  readonly view: View;
  readonly canUndo: boolean;
}

/** How the room itself fares. */
export interface RoomHealth {
  /** Why the journal fails; null when everything shown is kept. */
  readonly trouble: Trouble | null;
  /** Does the room wait for its journal? */
  readonly isStopped: boolean;
  /** Is everything shown kept? A stopped room shows nothing else; one that plays on in spite of trouble does. */
  readonly isKept: boolean;
  /** Seats whose bot failed, so that a simple one plays for it. */
  readonly standIns: readonly Seat[];
}

/** What changed, for one pair of eyes, as plain values: fit for another thread or machine. */
export interface News extends TableTerms, MatchStanding, SeatReport, RoomHealth {
  /** The number of the first event; the receiver forgets what it knew from there on. */
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/** Everything that a member knows of a table: its latest news, with the whole log of the deal. */
export interface TableReport extends TableTerms, MatchStanding, SeatReport, RoomHealth {
  readonly log: readonly GameEvent[];
}

/** Adds news to what was known before. */
export function follow(known: TableReport | null, { from, events, ...present }: News): TableReport {
  return { ...present, log: [...(known?.log ?? []).slice(0, from), ...events] };
}

export function termsOf(id: string, { plan, deal }: Match): TableTerms {
  const { id: game, preset, changes, options } = plan.table;
  const { players, goal, shuffle, daily } = plan;
  return { id, game, preset, changes, options, players, labels: deal.labels, goal, shuffle, daily };
}

export function standingOf(id: string, match: Match): MatchStanding {
  const { score, plan, deal, dealNumber, isOver, result } = match;
  return {
    ...{ dealNumber, firstSeat: deal.table.firstSeat, deals: score.deals, totals: [...score.totals], isOver },
    matchWinners: plan.goal === null ? [] : score.winners,
    finishedId: result === null ? null : idOfDeal(id, dealNumber),
    seed: result === null ? null : deal.seed,
  };
}

export const outlookOf = (match: Match, viewer: Seat | null): SeatReport => ({
  view: match.deal.table.view(viewer),
  canUndo: viewer !== null && match.canUndo(viewer),
});

/** What the seat that a report is for may ask the coach. */
export const hintOrderOf = ({ game, options, players, view, log }: TableReport): HintOrder => ({
  ...{ game, options, seats: players.length, view, log },
  models: players.map(({ bot }): PlayerModel => bot ?? 'person'),
});
