import {
  type CommonOptions,
  type GameEvent,
  type GameId,
  gameNamed,
  type Hint,
  hint,
  rngFor,
  type Seat,
  type Sitter,
  type View,
  type Vocabulary,
} from '@shoal/core';
import type { TableReport } from '../table-report.ts';
import type { Deal } from './deal.ts';

/** All that the coach looks at, as plain values: what the seat may know, and who else sits there. */
export interface HintOrder {
  readonly game: GameId;
  readonly options: CommonOptions;
  readonly seats: number;
  readonly view: View;
  readonly log: readonly GameEvent[];
  readonly sitters: readonly Sitter[];
}

const ROLLOUTS = 8000;

/** What the seat that a report is for may ask the coach. */
export const hintOrderOf = ({ game, options, players, view, log }: TableReport): HintOrder => ({
  ...{ game, options, seats: players.length, view, log },
  sitters: players.map(({ bot }): Sitter => bot ?? 'person'),
});

export function hintOrderFor({ plan, players, table }: Deal, seat: Seat): HintOrder {
  const { id: game, options, seats } = plan;
  const sitters = players.map(({ bot }): Sitter => bot ?? 'person');
  return { game, options, seats, view: table.view(seat), log: table.log(seat), sitters };
}

/** The actions that the coach likes best, best first. */
export function hintsFor({ game: id, options, seats, view, log, sitters }: HintOrder): Hint<Vocabulary>[] {
  const game = gameNamed(id);
  const rng = rngFor('hint', `after ${log.length}`);
  return hint(game, game.rules(options, seats), view, log, { rollouts: ROLLOUTS, rng, sitters });
}
