import { type Game, type Hint, hint, rngFor, type Table, type Vocabulary } from '@shoal/core';

export function hintsAt<G extends Vocabulary>(game: Game<G>, table: Table<G>, rollouts = 2000): Hint<G>[] {
  const seat = table.turn;
  return hint(game, table.rules, table.view(seat), table.log(seat), { rollouts, rng: rngFor('hint', 'test') });
}
