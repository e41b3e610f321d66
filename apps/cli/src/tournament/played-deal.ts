import { isNumberBelow } from '@shoal/core';
import { FAULTS, type FaultKind } from '../external-bot/bot-fault.ts';
import type { Task } from './contest.ts';

/** A game that a bot lost by a fault of its own. */
export interface Forfeit {
  /** Which game of the duplicate deal. */
  readonly game: number;
  readonly bot: number;
  readonly fault: FaultKind;
  readonly detail: string;
}

/** A finished duplicate deal: the places of every game of it, seat by seat. */
export interface PlayedDeal extends Task {
  readonly places: readonly (readonly number[])[];
  readonly forfeits?: readonly Forfeit[];
}

/** How many bots, seats and games a line of results must speak of. */
export interface Sizes {
  readonly bots: number;
  readonly seats: number;
  readonly games: number;
}

/** What a line of the results file tells; undefined when it is damaged. */
export function readPlayedDeal(line: string, sizes: Sizes): PlayedDeal | undefined {
  try {
    const played = JSON.parse(line) as PlayedDeal;
    return isPlayedDeal(played, sizes) ? played : undefined;
  } catch {
    return undefined;
  }
}

function isPlayedDeal({ deal, bots, places, forfeits = [] }: PlayedDeal, sizes: Sizes): boolean {
  const isSeatList = (seats: readonly number[]) =>
    seats.length === sizes.seats && seats.every((place) => place > 0 && isNumberBelow(place, sizes.seats + 1));
  return (
    isNumberBelow(deal, Number.MAX_SAFE_INTEGER) &&
    bots.length === 2 &&
    bots[0] < bots[1] &&
    bots.every((bot) => isNumberBelow(bot, sizes.bots)) &&
    places.length === sizes.games &&
    places.every(isSeatList) &&
    forfeits.every((forfeit) => isForfeit(forfeit, sizes))
  );
}

const isForfeit = ({ game, bot, fault, detail }: Forfeit, sizes: Sizes): boolean =>
  isNumberBelow(game, sizes.games) &&
  isNumberBelow(bot, sizes.bots) &&
  FAULTS.includes(fault) &&
  typeof detail === 'string';
