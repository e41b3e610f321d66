import {
  type Action,
  type CrazyEightsEvent,
  type CrazyEightsOptions,
  type CrazyEightsRefusal,
  crazyEightsMessageOf,
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
  goFishMessageOf,
  goFishRefusalOf,
  goFishRulesOf,
  goFishStoryOf,
  type Message,
  type Seat,
  type Telling,
  type View,
} from '@shoal/core';
import type { StandingMessage } from './standing-message.ts';

/** What a refusal's sentence may draw on to say what would be right. */
export interface RefusalContext {
  readonly view?: View;
  readonly options?: object;
  readonly action?: Action;
}

/** One seat at the end of a game. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** A game's words by one set of names, so that whoever speaks need not know the game. */
export interface Voice {
  event(event: GameEvent, you: Seat | null): Message;
  story(log: readonly GameEvent[], telling: Telling): readonly Message[];
  refusal(refusal: string, context: RefusalContext): Message;
  rules(options: object, seats: number): readonly Message[];
  standing(standing: Standing, options: object, isYou: boolean): StandingMessage;
}

const goFish: Voice = {
  event: (event, you) => goFishMessageOf(event as GoFishEvent, you),
  story: (log, telling) => goFishStoryOf(log as readonly GoFishEvent[], telling),
  refusal: (refusal, { view, action }) =>
    goFishRefusalOf(refusal as GoFishRefusal, view as GoFishView | undefined, action as GoFishAction | undefined),
  rules: (options, seats) => goFishRulesOf(options as GoFishOptions, seats),
  standing: ({ seat, place, score: count }, options, isYou) => {
    const isPairs = (options as GoFishOptions).bookSize === 2;
    if (isYou) return { key: isPairs ? 'your-pairs' : 'your-books', place, count };
    return { key: isPairs ? 'pairs' : 'books', seat, place, count };
  },
};

const crazyEights: Voice = {
  event: (event, you) => crazyEightsMessageOf(event as CrazyEightsEvent, you),
  story: (log, telling) => crazyEightsStoryOf(log as readonly CrazyEightsEvent[], telling),
  refusal: (refusal, context) => crazyEightsRefusalOf(refusal as CrazyEightsRefusal, context as object),
  rules: (options, seats) => crazyEightsRulesOf(options as CrazyEightsOptions, seats),
  standing: ({ seat, place, score: count }, _options, isYou) => {
    if (count === 0) return isYou ? { key: 'you-have-no-cards', place } : { key: 'no-cards', seat, place };
    return isYou ? { key: 'your-points', place, count } : { key: 'points', seat, place, count };
  },
};

/** Every game's voice: one line each. */
export const VOICES: Readonly<Record<GameId, Voice>> = { 'go-fish': goFish, 'crazy-eights': crazyEights };
