import type { Game } from '../engine/game/game.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';

/** The same table where play ends with the win, as in a deal of a match: only the win counts in imagined games. */
export const untilTheWin = <G extends Vocabulary>(game: Game<G>, { options, seats, pack }: Rules<G>): Rules<G> =>
  game.rules(game.match.options(options), seats, pack);
