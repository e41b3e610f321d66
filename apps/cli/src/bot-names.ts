import { type Bot, type Game, randomBot, type Vocabulary } from '@shoal/core';

/** Any legal action, each equally likely: the same in every game. */
export const RANDOM = 'random';

export const botNames = (game: Game): string[] => [...Object.keys(game.bots), RANDOM];

export const botNamed = (game: Game, name: string): Bot<Vocabulary> | undefined =>
  name === RANDOM ? randomBot : Object.hasOwn(game.bots, name) ? game.bots[name] : undefined;
