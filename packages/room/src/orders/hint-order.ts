import { type GameEvent, type Hint, hint, type PlayerModel, rngFor, type View, type Vocabulary } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';

/** All that the coach looks at, as plain values: what the seat may know, and the other players. */
export interface HintOrder {
  readonly game: GameId;
  readonly options: object;
  readonly seats: number;
  readonly view: View;
  readonly log: readonly GameEvent[];
  readonly models: readonly PlayerModel[];
}

export type Hints = readonly Hint<Vocabulary>[];

const ROLLOUTS = 8000;

/** The coach's preferred actions, best first. */
export function hintsFor({ game: id, options, seats, view, log, models }: HintOrder): Hints {
  const game = gameNamed(id);
  const rng = rngFor('hint', `after ${log.length}`);
  return hint(game, game.rules(options, seats), view, log, { rollouts: ROLLOUTS, rng, models });
}
