import type { Action, Seat } from '@shoal/core';
import { type Deal, type FinishedGame, newDeal, recordOfDeal } from '../match/deal.ts';
import type { Match, MatchEntry } from '../match/match.ts';
import type { MatchPlan } from '../match/match-plan.ts';
import type { SavedJournal } from './saved-journal.ts';

export const idOfDeal = (match: string, deal: number): string => `${match}-${deal}`;

/** One deal of a match without the actions that were undone. */
interface SavedDeal {
  readonly seed: string;
  readonly firstSeat: Seat;
  readonly actions: { readonly seat: Seat; readonly action: Action }[];
  undone: number;
}

/** What a finished game holds beside its record. */
interface Ending {
  readonly id: string;
  readonly plan: MatchPlan;
  readonly number: number;
  readonly undone: number;
  readonly endedAt: Date;
}

function finishedGameOf(deal: Deal, { id, plan, number, undone, endedAt }: Ending): FinishedGame {
  const { goal, daily } = plan;
  return {
    id: idOfDeal(id, number),
    endedAt: endedAt.toISOString(),
    preset: deal.plan.preset,
    deal: number,
    goal,
    daily,
    undone,
    record: recordOfDeal(deal),
  };
}

/** The deal that a match has just ended, as a finished game; null while it is in progress. */
export function finishedDealOf(id: string, match: Match, endedAt: Date): FinishedGame | null {
  const { deal, dealNumber: number, undone, plan, result } = match;
  return result === null ? null : finishedGameOf(deal, { id, plan, number, undone, endedAt });
}

/** The numbers of a journal's finished deals that are missing from the finished games, as after a crash. */
export const unarchivedIn = ({ id, match }: SavedJournal, isFinished: (id: string) => boolean): number[] =>
  Array.from({ length: match.score.deals }, (_, index) => index + 1).filter(
    (number) => !isFinished(idOfDeal(id, number)),
  );

/** The wanted finished deals of a journal, by number. Each is replayed, since a match keeps only its last deal. */
export function finishedIn(journal: SavedJournal, isWanted: (number: number) => boolean): FinishedGame[] {
  const { id, plan, changedAt: endedAt, match } = journal;
  return savedDealsIn(journal.entries)
    .slice(0, match.score.deals)
    .map((saved, index) => ({ saved, number: index + 1 }))
    .filter(({ number }) => isWanted(number))
    .map(({ saved, number }) =>
      finishedGameOf(playAgain(saved, plan), { id, plan, number, undone: saved.undone, endedAt }),
    );
}

/** The finished deals of a journal that are missing from the finished games. */
export function unarchivedGames(journal: SavedJournal, isFinished: (id: string) => boolean): FinishedGame[] {
  const missing = unarchivedIn(journal, isFinished);
  return missing.length === 0 ? [] : finishedIn(journal, (number) => missing.includes(number));
}

function playAgain({ seed, firstSeat, actions }: SavedDeal, { table, players, shuffle }: MatchPlan): Deal {
  const deal = newDeal(table, players, seed, firstSeat, shuffle);
  for (const { seat, action } of actions) deal.table.act(seat, action);
  return deal;
}

function savedDealsIn(entries: readonly MatchEntry[]): SavedDeal[] {
  const deals: SavedDeal[] = [];
  for (const entry of entries) {
    const deal = deals.at(-1);
    if (entry.type === 'deal') deals.push({ seed: entry.seed, firstSeat: entry.firstSeat, actions: [], undone: 0 });
    else if (entry.type === 'act') deal?.actions.push({ seat: entry.seat, action: entry.action });
    else if (deal !== undefined) {
      deal.actions.length = entry.actions;
      deal.undone += 1;
    }
  }
  return deals;
}
