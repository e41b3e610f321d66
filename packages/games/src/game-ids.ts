/** Every game there is, in the order in which people are offered them. */
export const GAME_IDS = ['go-fish', 'crazy-eights'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.some((known) => known === id);
