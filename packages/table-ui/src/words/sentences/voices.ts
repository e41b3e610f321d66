import {
  type Action,
  type CrazyEightsEvent,
  type CrazyEightsOptions,
  type CrazyEightsRefusal,
  type CrazyEightsTelling,
  crazyEightsRefusalOf,
  crazyEightsRulesOf,
  crazyEightsStoryOf,
  type GameEvent,
  type GameId,
  type GoFishAction,
  type GoFishEvent,
  type GoFishOptions,
  type GoFishRefusal,
  type GoFishView,
  goFishRefusalOf,
  goFishRulesOf,
  goFishStoryOf,
  type Message,
  type Result,
  type Seat,
  type Telling,
  type View,
} from '@shoal/core';
import type { StandingMessage } from '../messages/standing-message.ts';

/** What a refusal's sentence may draw on to say what would be right. */
export interface RefusalContext {
  readonly view?: View;
  readonly options?: object;
  readonly action?: Action;
}

/** Which part of a log to tell, and the table it belongs to where that is known. */
export interface StoryTelling extends Telling {
  readonly table?: { readonly options: object; readonly seats: number };
}

/** One seat at the end of a game. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** A game's words by one set of names, so that whoever speaks need not know the game. */
export interface Voice {
  story(log: readonly GameEvent[], telling: StoryTelling): readonly Message[];
  refusal(refusal: string, context: RefusalContext): Message;
  rules(options: object, seats: number): readonly Message[];
  standing(standing: Standing, options: object, isYou: boolean): StandingMessage;
  /** Which sentence tells why this game ended. */
  ending(result: Result): string;
}

const goFish: Voice = {
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

const crazyEights: Voice = {
  story: (log, telling) => crazyEightsStoryOf(log as readonly CrazyEightsEvent[], telling as CrazyEightsTelling),
  refusal: (refusal, context) => crazyEightsRefusalOf(refusal as CrazyEightsRefusal, context as object),
  rules: (options, seats) => crazyEightsRulesOf(options as CrazyEightsOptions, seats),
  standing: ({ seat, place, score: count }, _options, isYou) => {
    if (count === 0) return isYou ? { key: 'you-have-no-cards', place } : { key: 'no-cards', seat, place };
    return isYou ? { key: 'your-points', place, count } : { key: 'points', seat, place, count };
  },
  // Whom the first player out leaves behind share second place: a third place means that others went out after.
  ending: ({ reason, places }) => (reason !== 'out' ? reason : Math.max(...places) > 2 ? 'one-left' : 'first-out'),
};

/** Every game's voice: one line each. */
export const VOICES: Readonly<Record<GameId, Voice>> = { 'go-fish': goFish, 'crazy-eights': crazyEights };
