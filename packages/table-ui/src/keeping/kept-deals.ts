import type { Action, Seat } from '@shoal/core';
import { type Deal, newDeal, recordOfDeal } from '../sitting/deal.ts';
import type { FinishedGame } from '../sitting/finished-game.ts';
import type { Sitting } from '../sitting/sitting.ts';
import type { SittingEntry } from '../sitting/sitting-entry.ts';
import type { SittingPlan } from '../sitting/sitting-plan.ts';
import type { KeptJournal } from './kept-journal.ts';

export const idOfDeal = (sitting: string, deal: number): string => `${sitting}-${deal}`;

/** One deal of a sitting, with everything that was taken back left out. */
interface KeptDeal {
  readonly seed: string;
  readonly firstSeat: Seat;
  readonly actions: { readonly seat: Seat; readonly action: Action }[];
  undone: number;
}

/** All that a finished game says beside its record. */
interface Ending {
  readonly id: string;
  readonly plan: SittingPlan;
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

/** The deal that a sitting has just ended, as a finished game; null while it goes on. */
export function finishedDealOf(id: string, sitting: Sitting, endedAt: Date): FinishedGame | null {
  const { deal, dealNumber: number, undone, plan, result } = sitting;
  return result === null ? null : finishedGameOf(deal, { id, plan, number, undone, endedAt });
}

/** The numbers of the finished deals of a journal that are not among the finished games, as after a crash. */
export const unarchivedIn = ({ id, sitting }: KeptJournal, isFinished: (id: string) => boolean): number[] =>
  Array.from({ length: sitting.match.deals }, (_, index) => index + 1).filter(
    (number) => !isFinished(idOfDeal(id, number)),
  );

/** The finished deals of a journal that are wanted, by their number; played again, for the sitting shows only its last. */
export function finishedIn(journal: KeptJournal, isWanted: (number: number) => boolean): FinishedGame[] {
  const { id, plan, changedAt: endedAt, sitting } = journal;
  return keptDealsIn(journal.entries)
    .slice(0, sitting.match.deals)
    .map((kept, index) => ({ kept, number: index + 1 }))
    .filter(({ number }) => isWanted(number))
    .map(({ kept, number }) =>
      finishedGameOf(playAgain(kept, plan), { id, plan, number, undone: kept.undone, endedAt }),
    );
}

/** The finished deals of a journal that are not among the finished games. */
export function unarchivedGames(journal: KeptJournal, isFinished: (id: string) => boolean): FinishedGame[] {
  const missing = unarchivedIn(journal, isFinished);
  return missing.length === 0 ? [] : finishedIn(journal, (number) => missing.includes(number));
}

function playAgain({ seed, firstSeat, actions }: KeptDeal, { plan, players }: SittingPlan): Deal {
  const deal = newDeal(plan, players, seed, firstSeat);
  for (const { seat, action } of actions) deal.table.act(seat, action);
  return deal;
}

function keptDealsIn(entries: readonly SittingEntry[]): KeptDeal[] {
  const deals: KeptDeal[] = [];
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
