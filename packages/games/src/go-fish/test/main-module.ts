import type { Game, TurnResult } from '../design/index.ts';

/** The design document's game loop with AI players alone: every result, in the order in which it was returned. */
export function runGameLoop(game: Game): TurnResult[] {
  const results: TurnResult[] = [];
  while (!game.isOver()) aiTurn(game, results);
  return results;
}

export function aiTurn(game: Game, results: TurnResult[] = []): void {
  const currentPlayer = game.currentPlayer();
  const otherPlayers = game.players.filter((player) => player !== currentPlayer);
  const target = currentPlayer.chooseTarget(otherPlayers);
  const rank = currentPlayer.chooseRank();
  let result = game.ask(target, rank);
  results.push(result);
  if (result.wentFishing) {
    result = game.goFish();
    results.push(result);
  }
}

export const playersNamed = (count: number): string[] => ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].slice(0, count);
