/** Who chooses for a player: somebody who calls the game, or the game itself. */
export type PlayerKind = 'human' | 'ai';

/** A player as it is entered. */
export interface PlayerEntry {
  readonly name: string;
  readonly kind: PlayerKind;
}

/** One player of one game. Its seat tells it apart, not its name: two may be called Alex (R11). */
export interface Player extends PlayerEntry {
  /** 0 for the player who begins, then clockwise. */
  readonly seat: number;
}

/** How many books a player has laid down. */
export interface Score {
  readonly player: Player;
  readonly books: number;
}

/** A game tells its own players by identity, so that those of another game are refused. */
export const seated = (entries: readonly PlayerEntry[]): readonly Player[] =>
  Object.freeze(entries.map(({ name, kind }, seat) => Object.freeze({ seat, name, kind })));
