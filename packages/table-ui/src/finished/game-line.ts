import type { Result, SeatEntry } from '@shoal/core';
import { type GameId, isGameId } from '@shoal/games/ids';
import type { FinishedGame } from '@shoal/room';
import { inOrder } from './played-game.ts';

/** A finished game in a list, with far less than its record holds. */
export interface GameLine {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly SeatEntry[];
  readonly result: Result;
  /** As ISO 8601 in UTC. */
  readonly endedAt: string;
  readonly daily: string | null;
}

/** Every game that counts, newest first. */
export const gameLines = (games: readonly FinishedGame[]): GameLine[] =>
  games.flatMap(gameLineOf).sort((a, b) => inOrder(b.endedAt, a.endedAt) || inOrder(b.id, a.id));

function gameLineOf({ id, endedAt, daily, record: { game, seats, result } }: FinishedGame): GameLine[] {
  return isGameId(game) && result !== undefined ? [{ id, game, seats, result, endedAt, daily }] : [];
}

/** Lines of one date, such as 2026-11-16. */
export interface DayOfGames {
  readonly date: string;
  readonly games: readonly GameLine[];
}

/** Groups consecutive lines by their date at the reader's place. */
export function byDay(lines: readonly GameLine[], dateOf: (endedAt: string) => string): DayOfGames[] {
  const days: { date: string; games: GameLine[] }[] = [];
  for (const line of lines) {
    const date = dateOf(line.endedAt);
    const last = days.at(-1);
    if (last?.date === date) last.games.push(line);
    else days.push({ date, games: [line] });
  }
  return days;
}
