/** Every game, in the order in which people see them. */
export const GAME_IDS = ['go-fish', 'crazy-eights', 'old-maid'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** A value for each game. */
export const perGame = <T>(of: (id: GameId) => T): Readonly<Record<GameId, T>> =>
  Object.fromEntries(GAME_IDS.map((id) => [id, of(id)])) as Record<GameId, T>;

export const isGameId = (id: unknown): id is GameId => GAME_IDS.some((known) => known === id);
