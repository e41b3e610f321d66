import { isObject, LADDER, type LevelName } from '@shoal/core';
import { type GameId, perGame } from '@shoal/games/ids';

/** The bots of each game after which the next one has been offered. */
export type HadOffers = Readonly<Record<GameId, readonly LevelName[]>>;

export const NO_OFFERS: HadOffers = perGame(() => []);

/** Reads saved offers; invalid ones are forgotten. */
export function readHadOffers(json: unknown): HadOffers {
  return perGame((game) => {
    const beaten = isObject(json) ? json[game] : null;
    return Array.isArray(beaten) ? LADDER.filter((level) => beaten.includes(level)) : [];
  });
}
