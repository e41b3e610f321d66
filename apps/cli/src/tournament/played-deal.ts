import { isCount, isListOf, isObject, isText, type JsonObject, objectIn } from '@shoal/core';
import { FAULTS, type FaultKind } from '../external-bot/bot-fault.ts';
import type { DealTask } from './contest.ts';

/** A game that a bot lost by a fault of its own. */
export interface Forfeit {
  /** Which game of the duplicate deal. */
  readonly game: number;
  readonly bot: number;
  readonly fault: FaultKind;
  readonly detail: string;
}

/** A finished duplicate deal: the places of every game of it, seat by seat. */
export interface PlayedDeal extends DealTask {
  readonly places: readonly (readonly number[])[];
  readonly forfeits?: readonly Forfeit[];
}

/** How many bots, seats and games a line of results must speak of. */
export interface ResultSizes {
  readonly bots: number;
  readonly seats: number;
  readonly games: number;
}

/** What a line of the results file tells; undefined when it is damaged. */
export function readPlayedDeal(line: string, sizes: ResultSizes): PlayedDeal | undefined {
  const json = objectIn(line);
  return json !== null && isPlayedDeal(json, sizes) ? (json as unknown as PlayedDeal) : undefined;
}

function isPlayedDeal({ deal, bots, places, forfeits = [] }: JsonObject, sizes: ResultSizes): boolean {
  const isBot = (json: unknown): json is number => isCount(json) && json < sizes.bots;
  const isPlace = (json: unknown): json is number => isCount(json) && json > 0 && json <= sizes.seats;
  const isSeatList = (json: unknown): json is readonly number[] =>
    isListOf(json, isPlace) && json.length === sizes.seats;
  const isForfeit = (json: unknown): json is Forfeit =>
    isObject(json) &&
    isCount(json['game']) &&
    json['game'] < sizes.games &&
    isBot(json['bot']) &&
    FAULTS.some((fault) => fault === json['fault']) &&
    isText(json['detail']);
  return (
    isCount(deal) &&
    isListOf(bots, isBot) &&
    bots.length === 2 &&
    bots[0] < bots[1] &&
    isListOf(places, isSeatList) &&
    places.length === sizes.games &&
    isListOf(forfeits, isForfeit)
  );
}
