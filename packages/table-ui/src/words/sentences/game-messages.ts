import type { Action, GameEvent, Message, Result, Seat, Telling, Told, View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import {
  type CrazyEightsEvent,
  type CrazyEightsOptions,
  type CrazyEightsRefusal,
  type CrazyEightsTelling,
  refusalOf as crazyEightsRefusalOf,
  rulesOf as crazyEightsRulesOf,
  storyOf as crazyEightsStoryOf,
} from '@shoal/games/crazy-eights';
import {
  type GoFishAction,
  type GoFishEvent,
  type GoFishOptions,
  type GoFishRefusal,
  type GoFishView,
  refusalOf as goFishRefusalOf,
  rulesOf as goFishRulesOf,
  storyOf as goFishStoryOf,
} from '@shoal/games/go-fish';
import type { StandingMessage } from '../messages/table-messages.ts';

/** What a refusal needs to say what would be right. */
export interface RefusalContext {
  readonly view?: View;
  readonly options?: object;
  readonly action?: Action;
}

/** Which part of a log to tell, and of which table, if that is known. */
export interface StoryTelling extends Telling {
  readonly table?: { readonly options: object; readonly seats: number };
}

/** One seat at the end of a game. */
export interface SeatStanding {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Makes messages of what happens in a game, by the same names for every game. */
export interface GameMessages {
  story(log: readonly GameEvent[], telling: StoryTelling): readonly Told<Message>[];
  refusal(refusal: string, context: RefusalContext): Message;
  rules(options: object, seats: number): readonly Message[];
  standing(standing: SeatStanding, options: object, isYou: boolean): StandingMessage;
  /** Which sentence tells why this game ended. */
  ending(result: Result): string;
}

const goFish: GameMessages = {
  story: (log, telling) => goFishStoryOf(log as readonly GoFishEvent[], telling),
  refusal: (refusal, { view, action }) =>
    goFishRefusalOf(refusal as GoFishRefusal, view as GoFishView | undefined, action as GoFishAction | undefined),
  rules: (options, seats) => goFishRulesOf(options as GoFishOptions, seats),
  standing: ({ seat, place, score: count }, options, isYou) => {
    const isPairs = (options as GoFishOptions).bookSize === 2;
    if (isYou) return { key: isPairs ? 'your-pairs' : 'your-books', place, count };
    return { key: isPairs ? 'pairs' : 'books', seat, place, count };
  },
  ending: ({ reason }) => reason,
};

const crazyEights: GameMessages = {
  story: (log, telling) => crazyEightsStoryOf(log as readonly CrazyEightsEvent[], telling as CrazyEightsTelling),
  refusal: (refusal, context) => crazyEightsRefusalOf(refusal as CrazyEightsRefusal, context as object),
  rules: (options, seats) => crazyEightsRulesOf(options as CrazyEightsOptions, seats),
  standing: ({ seat, place, score: count }, _options, isYou) => {
    if (count === 0) return isYou ? { key: 'you-have-no-cards', place } : { key: 'no-cards', seat, place };
    return isYou ? { key: 'your-points', place, count } : { key: 'points', seat, place, count };
  },
  // If the first player out ends the game, all others share second place: a third place means that play went on.
  ending: ({ reason, places }) => (reason !== 'out' ? reason : Math.max(...places) > 2 ? 'one-left' : 'first-out'),
};

export const GAME_MESSAGES: Readonly<Record<GameId, GameMessages>> = { 'go-fish': goFish, 'crazy-eights': crazyEights };
