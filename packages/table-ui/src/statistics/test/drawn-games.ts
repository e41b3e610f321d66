import { placesOf, RECORD_FORMAT, type SeatEntry } from '@shoal/core';
import { type GameId, gameNamed } from '@shoal/games';
import type { FinishedGame } from '@shoal/room';

/**
 * Parses finished games, one per line and a minute apart: game, preset, each seat with its score, and `undo` or the
 * date of a daily deal, such as `go-fish standard You=7 Bo:pike=4`.
 */
export const drawnGames = (drawing: string): FinishedGame[] => drawing.trim().split('\n').map(drawnGame);

function drawnGame(line: string, index: number): FinishedGame {
  const [game, preset, ...rest] = line.trim().split(/\s+/);
  const seats = rest.filter((word) => word.includes('=')).map(drawnSeat);
  const scores = seats.map(({ score }) => score);
  const isLowerBetter = gameNamed(game as GameId).betterScore === 'lower';
  const isBetter = (a: number, b: number) => (isLowerBetter ? scores[a] < scores[b] : scores[a] > scores[b]);
  return {
    id: `game ${index}`,
    endedAt: `2026-11-01T12:${String(index).padStart(2, '0')}:00.000Z`,
    preset,
    ...{ deal: 1, goal: null, daily: rest.find((word) => /^\d{4}-/.test(word)) ?? null },
    undone: rest.includes('undo') ? 1 : 0,
    record: {
      ...{ format: RECORD_FORMAT, game, rules: {}, seats: seats.map(({ seat }) => seat) },
      ...{ firstSeat: 0, pack: [], log: [] },
      result: { places: placesOf(seats.length, isBetter), scores, reason: 'drawn' },
    },
  };
}

function drawnSeat(word: string): { readonly seat: SeatEntry; readonly score: number } {
  const [player, score] = word.split('=');
  const [name, bot] = player.split(':');
  return { seat: { name, player: bot === undefined ? 'human' : `bot:${bot}` }, score: Number(score) };
}
