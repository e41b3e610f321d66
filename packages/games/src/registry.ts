import type { Game } from '@shoal/core';
import type { GameId } from './game-ids.ts';

const atHand: Record<string, Game> = {};

/** The games whose rules are loaded: the terminal has all of them, a page loads each when it is needed. */
export const REGISTRY: Readonly<Record<string, Game>> = atHand;

/** Loads the rules of a game. */
export function bringToHand(game: Game): void {
  atHand[game.id] = game;
}

export function gameNamed(id: GameId): Game {
  if (!Object.hasOwn(atHand, id)) throw new Error(`the rules of ${id} are not at hand`);
  return atHand[id];
}
