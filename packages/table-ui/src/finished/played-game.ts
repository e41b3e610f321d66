import type { Result, Seat } from '@shoal/core';
import { type GameId, isGameId } from '@shoal/games/ids';
import type { FinishedGame } from '@shoal/room';

/** A finished game that counts: people took part, and this version knows its rules. */
export interface PlayedGame {
  readonly game: GameId;
  readonly finished: FinishedGame;
  readonly result: Result;
  /** The seats of people, at least one. */
  readonly people: readonly Seat[];
}

/** Returns null if the game does not count. */
export function playedGame(finished: FinishedGame): PlayedGame | null {
  const { game, seats, result } = finished.record;
  const people = seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));
  return isGameId(game) && result !== undefined && people.length > 0 ? { game, finished, result, people } : null;
}

/** The games that count, each once, by the time they ended. */
export function playedGames(games: readonly FinishedGame[]): PlayedGame[] {
  const counted = new Set<string>();
  return [...games].sort(byTime).flatMap((finished) => {
    const played = counted.has(finished.id) ? null : playedGame(finished);
    counted.add(finished.id);
    return played === null ? [] : [played];
  });
}

/** Games that end at the same time are ordered by id, so that the order of the input does not matter. */
const byTime = (a: FinishedGame, b: FinishedGame): number => inOrder(a.endedAt, b.endedAt) || inOrder(a.id, b.id);

/** Compares by code unit, since a language's own order differs between machines. */
export function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
